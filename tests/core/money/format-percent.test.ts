import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { locales, type Locale } from '../../../core/domain/locale/locales.ts';
import { formatPerMille } from '../../../core/domain/money/format-percent.ts';
import { moneyStyles } from '../../../core/domain/money/money-styles.ts';
import { printDiscount } from '../../../core/domain/money/print-money.ts';
import { anyLocale } from '../../arbitraries/locale.ts';

const intlPercent = (locale: Locale, perMille: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    perMille / 1000,
  );

describe('percentages', () => {
  // Shares of a whole: from a thousand percent on Intl would group.
  property.prop([anyLocale, fc.nat({ max: 9_999 })])('are what Intl prints', (locale, perMille) => {
    expect(formatPerMille(locale, perMille)).toBe(intlPercent(locale, perMille));
  });

  test.each(locales)('are so in %s at every change of length, with no difference', (locale) => {
    const edges = [0, 1, 9, 10, 81, 99, 100, 190, 999, 1000];
    expect(edges.map((edge) => formatPerMille(locale, edge))).toEqual(
      edges.map((edge) => intlPercent(locale, edge)),
    );
  });

  property.prop([anyLocale, fc.nat({ max: 100 })])(
    'are those of a discount, behind a minus sign',
    (locale, percent) => {
      expect(printDiscount(moneyStyles[locale], percent)).toBe(
        `\u2212${formatPerMille(locale, percent * 10)}`,
      );
    },
  );

  property.prop([anyLocale, fc.nat({ max: 1_000 }), fc.integer({ min: 1, max: 499 })])(
    'are those of the nearest tenth, and never longer',
    (locale, perMille, off) => {
      const printed = formatPerMille(locale, perMille);
      expect(formatPerMille(locale, perMille + off / 1000)).toBe(printed);
      expect(formatPerMille(locale, perMille + 1 - off / 1000)).toBe(
        formatPerMille(locale, perMille + 1),
      );
    },
  );

  test('have the decimal sign of numbers, which is not that of francs in fr-CH', () => {
    expect(formatPerMille('fr-CH', 81)).toBe('8,1%');
    expect(formatPerMille('de-CH', 81)).toBe('8.1%');
    expect(formatPerMille('de-DE', 190)).toBe('19\u00a0%');
  });
});
