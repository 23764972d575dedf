/** The texts are checked by the core's rules, not by the codec. */
import { t } from '../../../core/fp.ts';
import { MessageId, WireInstant } from './wire.ts';

/** Under its sender's id: kept once, however often it arrives. */
export const WithdrawalBody = t.intersection(
  [
    t.type({ name: t.string, email: t.string, orderNumber: t.string, withdrawalId: MessageId }),
    t.partial({ goods: t.string }),
  ],
  'WithdrawalBody',
);

export const WithdrawalAnswer = t.type(
  { reference: t.string, receivedAt: WireInstant },
  'WithdrawalAnswer',
);
