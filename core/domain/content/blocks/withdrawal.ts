import { emptyWithdrawalStep, type WithdrawalStep } from '../../contact/withdrawal-form.ts';
import { blockBase, blockOf, constantField, plainText } from '../story-codec.ts';

/** The form to withdraw a contract; empty in stories. */
export type WithdrawalBlock = {
  readonly kind: 'withdrawal';
  readonly id: string;
  readonly headline: string;
  readonly step: WithdrawalStep;
};

export const withdrawalCodec = blockOf<WithdrawalBlock>('WithdrawalForm', {
  ...blockBase('withdrawal'),
  headline: plainText,
  step: constantField<WithdrawalStep>(emptyWithdrawalStep),
});
