/** Withdrawals of contracts. The texts are checked by the core's rules, not by the codec. */
import { t } from '../../../core/fp.ts';
import { MessageId, WireInstant } from './wire.ts';

/** A withdrawal under the id of its sender's: it is kept once, however often it arrives. */
export const WithdrawalBody = t.intersection(
  [
    t.type({ name: t.string, email: t.string, orderNumber: t.string, withdrawalId: MessageId }),
    t.partial({ goods: t.string }),
  ],
  'WithdrawalBody',
);

/** What is said of a withdrawal that is kept. */
export const WithdrawalAnswer = t.type(
  { reference: t.string, receivedAt: WireInstant },
  'WithdrawalAnswer',
);
