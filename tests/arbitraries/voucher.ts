import fc from 'fast-check';

import { locales } from '../../core/domain/locale/locales.ts';
import type { GiftOrder } from '../../core/domain/voucher/gift-order.ts';
import { voucherDesigns } from '../../core/domain/voucher/voucher-designs.ts';
import { anyMoney } from './money.ts';
import type { VoucherCommand } from '../../core/domain/voucher/voucher-account.ts';

/** The code of a voucher in the spelling that the shop keeps. */
export const anyVoucherCode: fc.Arbitrary<string> = fc.string({
  minLength: 4,
  maxLength: 24,
  unit: fc.constantFrom(...Array.from('ABCXYZ0189')),
});

/** One of a few keys, orders and amounts, so that commands often meet. */
export const anyVoucherCommand: fc.Arbitrary<VoucherCommand> = fc
  .record({
    key: fc.constantFrom('a', 'b', 'c', 'd'),
    order: fc.constantFrom('first', 'second'),
    minorUnits: fc.constantFrom(1, 33, 50, 67, 100, 101),
  })
  .chain((facts) =>
    fc.constantFrom(
      { kind: 'redeem' as const, ...facts },
      { kind: 'refund' as const, ...facts },
      { kind: 'release' as const, key: facts.key, order: facts.order },
    ),
  );

/** A gift voucher that may be in a cart. */
export const anyGiftOrder: fc.Arbitrary<GiftOrder> = fc.record({
  amount: anyMoney,
  design: fc.constantFrom(...voucherDesigns),
  recipient: fc.string({ unit: 'grapheme', maxLength: 4 }),
  sender: fc.string({ unit: 'grapheme', maxLength: 4 }),
  words: fc.string({ unit: 'grapheme', maxLength: 4 }),
  email: fc.constant('ada@example.com'),
  sendOn: fc.constant('2026-12-24'),
  locale: fc.constantFrom(...locales),
});
