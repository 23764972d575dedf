import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { currencies } from '../../../core/domain/locale/locales.ts';
import type { Money } from '../../../core/domain/money/money.ts';
import { parseGiftVoucherAmount } from '../../../core/domain/voucher/gift-voucher-amount.ts';
import { giftVoucherAmounts } from '../../../core/domain/voucher/gift-vouchers.ts';
import { payWithVouchers } from '../../../core/domain/voucher/pay-with-vouchers.ts';
import { redeemVoucher } from '../../../core/domain/voucher/redeem-voucher.ts';
import {
  issuedCodeLength,
  issuedVoucherCode,
  normaliseVoucherCode,
  parseVoucherCode,
  printVoucherCode,
  voucherEnding,
  voucherExpiry,
  voucherLastDay,
} from '../../../core/domain/voucher/voucher-code.ts';
import { E } from '../../../core/fp.ts';
import { anyCurrency, anyMoney, moneyIn } from '../../arbitraries/money.ts';
import { anyVoucherCode } from '../../arbitraries/voucher.ts';

describe('the code of a voucher', () => {
  property.prop([anyVoucherCode])('is read as it is, and as it was printed', (code) => {
    expect(parseVoucherCode(code)).toEqual(E.right(code));
    expect(parseVoucherCode(printVoucherCode(code))).toEqual(E.right(code));
  });

  const anySeparator = fc.constantFrom(
    ...Array.from(' \n\t\u00a0\u2009\ufeff-–—\u2011\u2212\ufe63\u00ad\u200b\u200d\u2060'),
  );

  property.prop([anyVoucherCode, anySeparator, fc.nat()])(
    'is read with blanks, dashes and what is invisible anywhere, in small letters',
    (code, separator, position) => {
      const at = position % (code.length + 1);
      const typed = `${code.slice(0, at)}${separator}${code.slice(at)}`.toLowerCase();
      expect(parseVoucherCode(typed)).toEqual(E.right(code));
    },
  );

  property.prop([fc.oneof(fc.string({ unit: 'grapheme' }), anyVoucherCode)])(
    'once taken is taken again, and a refused one is said',
    (text) => {
      const code = parseVoucherCode(text);
      expect(E.chain(parseVoucherCode)(code)).toEqual(code);
      if (E.isRight(code)) expect(normaliseVoucherCode(code.right)).toBe(code.right);
      else expect(code.left.text).toBe(text);
    },
  );

  property.prop([anyVoucherCode])('is printed in groups of four', (code) => {
    const groups = printVoucherCode(code).split('-');
    expect(groups.join('')).toBe(code);
    expect(groups.slice(0, -1).every((group) => group.length === 4)).toBe(true);
    expect(groups.at(-1)).toMatch(/^.{1,4}$/u);
  });

  test.each([
    ['', 'missing'],
    [' - ', 'missing'],
    ['ABC', 'too-short'],
    ['A'.repeat(25), 'too-long'],
    ['ABCÄ', 'malformed'],
    // Letters whose capitals would be A–Z are not among these.
    ['ABCß', 'malformed'],
    ['ABCı', 'malformed'],
    ['ABCD\0', 'malformed'],
    ['ABC_D', 'malformed'],
    ['ABCD!', 'malformed'],
    ['!ABCD', 'malformed'],
  ])('is not %j: %s', (text, kind) => {
    expect(parseVoucherCode(text)).toEqual(E.left({ kind, text }));
  });

  test.each(['ABCD', 'A'.repeat(24)])('may be as short and as long as %s', (text) => {
    expect(parseVoucherCode(text)).toEqual(E.right(text));
  });

  test('may be typed in wide letters', () => {
    expect(parseVoucherCode('ＡＢＣＤ１２３４')).toEqual(E.right('ABCD1234'));
  });
});

describe('the amount of a gift voucher', () => {
  test('can be any of those that are offered', () => {
    for (const currency of currencies) {
      const { minimum, maximum, step, offered } = giftVoucherAmounts[currency];
      for (const minorUnits of [minimum, maximum, minimum + step, ...offered]) {
        expect(parseGiftVoucherAmount(currency, minorUnits)).toEqual(
          E.right({ minorUnits, currency }),
        );
      }
    }
  });

  property.prop([anyCurrency, fc.oneof(fc.integer({ min: -100, max: 60_000 }), fc.double())])(
    'is within its bounds and whole, or refused with the bound',
    (currency, minorUnits) => {
      const { minimum, maximum, step } = giftVoucherAmounts[currency];
      const amount = parseGiftVoucherAmount(currency, minorUnits);
      const isGood = minorUnits >= minimum && minorUnits <= maximum && minorUnits % step === 0;
      expect(E.isRight(amount)).toBe(isGood);
    },
  );

  test.each([
    [999, 'too-low', 1_000],
    [0, 'too-low', 1_000],
    [-1_000, 'too-low', 1_000],
    [50_001, 'too-high', 50_000],
    [Number.POSITIVE_INFINITY, 'too-high', 50_000],
    [1_050, 'not-whole', 100],
    [1_000.5, 'not-whole', 100],
    [Number.NaN, 'not-whole', 100],
  ])('is not %d: %s %d', (minorUnits, kind, bound) => {
    expect(parseGiftVoucherAmount('eur', minorUnits)).toEqual(E.left({ kind, minorUnits, bound }));
  });
});

const anyPair = anyCurrency.chain((currency) => fc.tuple(moneyIn(currency), moneyIn(currency)));

const anyVouchers = anyCurrency.chain((currency) =>
  fc.tuple(moneyIn(currency), fc.array(moneyIn(currency), { maxLength: 5 })),
);

describe('redeeming a voucher', () => {
  property.prop([anyPair])('neither makes nor loses money', ([voucher, total]) => {
    const redemption = redeemVoucher(voucher, total);
    const parts = E.isRight(redemption) ? redemption.right : undefined;
    const { redeemed, due, remaining } = parts ?? {};
    expect((redeemed?.minorUnits ?? 0) + (due?.minorUnits ?? 0)).toBe(total.minorUnits);
    expect((redeemed?.minorUnits ?? 0) + (remaining?.minorUnits ?? 0)).toBe(voucher.minorUnits);
    for (const part of [redeemed, due, remaining]) {
      expect(part?.currency).toBe(total.currency);
      expect(part?.minorUnits).toBeGreaterThanOrEqual(0);
    }
  });

  property.prop([anyPair])('pays all, or uses the voucher up', ([voucher, total]) => {
    expect(
      E.exists(({ due, remaining }: { readonly due: Money; readonly remaining: Money }) =>
        [due.minorUnits, remaining.minorUnits].includes(0),
      )(redeemVoucher(voucher, total)),
    ).toBe(true);
  });

  property.prop([anyVouchers])('leaves the same to pay in whatever order', ([total, vouchers]) => {
    const payWith = (all: readonly Money[]): Money =>
      all.reduce((due, voucher) => {
        const redemption = redeemVoucher(voucher, due);
        return E.isRight(redemption) ? redemption.right.due : due;
      }, total);
    expect(payWith(vouchers)).toEqual(payWith(vouchers.toReversed()));
  });

  property.prop([anyMoney, anyMoney])('is refused in another currency', (voucher, total) => {
    fc.pre(voucher.currency !== total.currency);
    expect(redeemVoucher(voucher, total)).toEqual(
      E.left({ kind: 'mixed-currencies', currencies: [voucher.currency, total.currency] }),
    );
  });
});

describe('an amount that is malformed', () => {
  const euros = (minorUnits: number): Money => ({ minorUnits, currency: 'eur' });

  test.each([
    [-5, 'negative'],
    [0.5, 'not-whole'],
    [Number.NaN, 'not-whole'],
    [Number.POSITIVE_INFINITY, 'not-whole'],
    [2 ** 53, 'too-large'],
  ] as const)('%d is not a voucher and no total: %s', (minorUnits, kind) => {
    const refusal = E.left({ kind, minorUnits });
    expect(redeemVoucher(euros(minorUnits), euros(10))).toEqual(refusal);
    expect(redeemVoucher(euros(10), euros(minorUnits))).toEqual(refusal);
  });
});

describe('an issued voucher', () => {
  const anyBytes = fc.uint8Array({ minLength: issuedCodeLength, maxLength: issuedCodeLength });

  property.prop([anyBytes])('has a code of 100 bits that is read as it was printed', (bytes) => {
    const code = issuedVoucherCode(bytes);
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{20}$/u);
    expect(parseVoucherCode(printVoucherCode(code))).toEqual(E.right(code));
    expect(voucherEnding(code)).toBe(code.slice(16));
  });

  test('has each character as often as the others, whatever the place', () => {
    const codes = Array.from({ length: 256 }, (_, byte) =>
      issuedVoucherCode(new Uint8Array(issuedCodeLength + 1).fill(byte)),
    );
    const counts = Map.groupBy(codes, (code) => code);
    expect(counts.size).toBe(32);
    expect([...counts.values()].every((same) => same.length === 8)).toBe(true);
    expect(codes.every((code) => code.length === issuedCodeLength)).toBe(true);
  });

  test.each(['2026-01-01T00:00:00Z', '2026-12-31T23:59:59Z'])(
    'of %s pays until the end of 2031',
    (issuedAt) => {
      expect(new Date(voucherExpiry(Date.parse(issuedAt))).toISOString()).toBe(
        '2032-01-01T12:00:00.000Z',
      );
      expect(voucherLastDay(voucherExpiry(Date.parse(issuedAt)))).toBe('2031-12-31');
    },
  );
});

describe('several vouchers', () => {
  property.prop([anyVouchers])('pay together what is due, no cent more or less', ([total, all]) => {
    const { parts, due } = payWithVouchers(all, total);
    const redeemed = parts.map((part) => part?.redeemed.minorUnits ?? 0);
    const remaining = parts.map((part) => part?.remaining.minorUnits ?? 0);
    expect(redeemed.reduce((sum, one) => sum + one, due.minorUnits)).toBe(total.minorUnits);
    expect(all.map(({ minorUnits }) => minorUnits)).toEqual(
      redeemed.map((one, place) => one + (remaining[place] ?? 0)),
    );
  });

  test('of which some cannot pay leave that to the others', () => {
    const money = (minorUnits: number, currency: 'eur' | 'chf' = 'eur') => ({
      minorUnits,
      currency,
    });
    expect(payWithVouchers([undefined, money(9, 'chf'), money(30)], money(100))).toEqual({
      parts: [undefined, undefined, { redeemed: money(30), remaining: money(0) }],
      due: money(70),
    });
  });
});
