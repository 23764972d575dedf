import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { currencyOf } from '../../../core/domain/locale/locale-units.ts';
import {
  checkGiftForm,
  giftDaysFrom,
  giftFields,
  giftLimits,
  giftSendingTime,
  type GiftForm,
} from '../../../core/domain/voucher/gift-order.ts';
import { giftVoucherAmounts } from '../../../core/domain/voucher/gift-vouchers.ts';
import { voucherDesigns } from '../../../core/domain/voucher/voucher-designs.ts';
import { E } from '../../../core/fp.ts';
import { anyLocale } from '../../arbitraries/locale.ts';
import { tableOf } from '../../../core/domain/text/record.ts';

/** Midnight has passed in Berlin, not in New York. */
const now = Date.parse('2026-11-27T23:30:00Z');

const form: GiftForm = {
  amount: '50',
  ownAmount: '',
  design: 'frame',
  recipient: ' Ada\tLovelace ',
  sender: 'Grace',
  words: 'Alles Gute!\r\n\r\n\r\nGrace ',
  email: ' ada@Example.com ',
  sendOn: '',
};

const checked = (changes: Partial<GiftForm>, locale: 'de-DE' | 'en-US' = 'de-DE') =>
  checkGiftForm(locale, { ...form, ...changes }, now);

const codes = (changes: Partial<GiftForm>) => {
  const order = checked(changes);
  return E.isLeft(order) ? order.left.map(({ field, code }) => `${field} ${code}`) : [];
};

describe('the order of a gift voucher', () => {
  property.prop([anyLocale, fc.constantFrom(...voucherDesigns), fc.nat(5)])(
    'takes each offered amount and design, in every market',
    (locale, design, place) => {
      const { offered } = giftVoucherAmounts[currencyOf(locale)];
      const minorUnits = offered[place] ?? 0;
      const order = checkGiftForm(
        locale,
        { ...form, design, amount: String(minorUnits / 100) },
        now,
      );
      expect(order).toEqual(
        E.right({
          amount: { minorUnits, currency: currencyOf(locale) },
          design,
          recipient: 'Ada Lovelace',
          sender: 'Grace',
          words: 'Alles Gute!\n\nGrace',
          email: 'ada@example.com',
          sendOn: giftDaysFrom(locale, now).first,
          locale,
        }),
      );
    },
  );

  test.each(['10', '500', ' 50 ', '50,00', '50.00', '50,-', '50.–', '50,--', '5 0'])(
    'takes %j as it is typed',
    (ownAmount) => {
      expect(codes({ amount: 'own', ownAmount })).toEqual([]);
    },
  );

  test.each(['9', '501', '50,50', '50.5', '-50', '1e2', 'fifty', '0x50', '123456', '50,00,00'])(
    'does not take %j',
    (ownAmount) => {
      expect(codes({ amount: 'own', ownAmount })).toEqual(['ownAmount malformed']);
      expect(codes({ amount: ownAmount })).toEqual(['amount malformed']);
    },
  );

  test('names all that is missing, in the order of the form', () => {
    const empty: GiftForm = tableOf(giftFields, () => '');
    expect(codes(empty)).toEqual([
      'amount missing',
      'design missing',
      'recipient missing',
      'sender missing',
      'email missing',
    ]);
    expect(codes({ amount: 'own' })).toEqual(['ownAmount missing']);
    expect(codes({ design: 'gold' })).toEqual(['design unknown']);
  });

  test('has room for so many characters', () => {
    for (const field of ['recipient', 'sender', 'words'] as const) {
      const { maximum } = giftLimits[field];
      expect(codes({ [field]: 'x'.repeat(maximum) })).toEqual([]);
      expect(codes({ [field]: 'x'.repeat(maximum + 1) })).toEqual([`${field} too-long`]);
    }
  });

  test('is sent from today on, for a year, by the calendar of the market', () => {
    expect(giftDaysFrom('de-DE', now)).toEqual({ first: '2026-11-28', last: '2027-11-28' });
    expect(giftDaysFrom('en-US', now)).toEqual({ first: '2026-11-27', last: '2027-11-27' });
    for (const sendOn of [' ', '2026-11-28', ' 2027-11-28 ', '2027-02-28'])
      expect(codes({ sendOn })).toEqual([]);
    for (const sendOn of [
      '2026-11-27',
      '2027-11-29',
      '2027-02-29',
      '2027-02-30',
      '28.11.2026',
      '2026-12-1',
      '2026-12-24T00:00:00Z',
      '2026-12-24 ; 2026-12-25',
      'x',
    ])
      expect(codes({ sendOn })).toEqual(['sendOn malformed']);
    expect(E.isRight(checked({ sendOn: '2026-11-27' }, 'en-US'))).toBe(true);
  });

  test('is sent at eight in the morning there, or at once where that is over', () => {
    const at = (sendOn: string, instant = now) =>
      new Date(giftSendingTime({ locale: 'de-DE', sendOn }, instant)).toISOString();
    expect(at('2026-12-24')).toBe('2026-12-24T07:00:00.000Z');
    expect(at('2027-07-01')).toBe('2027-07-01T06:00:00.000Z');
    const noon = Date.parse('2026-12-24T11:00:00Z');
    expect(at('2026-12-24', noon)).toBe('2026-12-24T11:00:00.000Z');
  });
});
