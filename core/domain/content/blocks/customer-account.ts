import { emptyAccountPageStep, type AccountPageStep } from '../../customer/account-overview.ts';
import { blockBase, blockOf, constantField, plainText } from '../story-codec.ts';

/** A customer's account; nobody's in stories. */
export type CustomerAccountBlock = {
  readonly kind: 'customer-account';
  readonly id: string;
  readonly headline: string;
  readonly step: AccountPageStep;
};

export const customerAccountCodec = blockOf<CustomerAccountBlock>('CustomerAccount', {
  ...blockBase('customer-account'),
  headline: plainText,
  step: constantField<AccountPageStep>(emptyAccountPageStep),
});
