import { t } from '../../../core/fp.ts';
import { MessageId, WireInstant, WirePrice } from './wire.ts';

/** As it was typed: the core reads it. */
export const VoucherBody = t.type({ code: t.string }, 'VoucherBody');

/** `ending`: the last characters of its code; `balance`: in the locale's currency. */
export const VoucherAnswer = t.type(
  {
    payload: t.type({
      voucher: t.type({
        id: MessageId,
        ending: t.string,
        balance: WirePrice,
        expiresAt: WireInstant,
      }),
    }),
  },
  'VoucherAnswer',
);
