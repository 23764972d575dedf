import { emptyWithdrawalStep, type WithdrawalStep } from '../../contact/withdrawal-form.ts';
import { blockId, constantField, fieldsCodec, plainText, type BlockCodec } from '../story-codec.ts';

/** The form to withdraw a contract; empty in stories. */
export type WithdrawalBlock = {
  readonly kind: 'withdrawal';
  readonly id: string;
  readonly headline: string;
  readonly step: WithdrawalStep;
};

/** The form in stories. */
export const withdrawalCodec: BlockCodec<WithdrawalBlock> = {
  component: 'WithdrawalForm',
  fields: fieldsCodec<WithdrawalBlock>({
    kind: constantField('withdrawal'),
    id: blockId,
    headline: plainText,
    step: constantField<WithdrawalStep>(emptyWithdrawalStep),
  }),
};
