import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { FormatOption } from '../../../core/domain/configurator/configurator.ts';
import { nearestFormat } from '../../../core/domain/configurator/nearest-format.ts';
import { printFormat, type Format } from '../../../core/domain/format/format.ts';
import { priceIn } from '../../arbitraries/money.ts';

/** Sides that lie within 15 % of each other about as often as not. */
const anySide = fc.integer({ min: 70, max: 130 });

const anyCloseFormat: fc.Arbitrary<Format> = fc.record({
  width: anySide,
  height: anySide,
  unit: fc.constant('cm'),
});

const anyOptions: fc.Arbitrary<readonly FormatOption[]> = fc.uniqueArray(
  fc.record({ format: anyCloseFormat, price: priceIn('eur') }, { requiredKeys: ['format'] }),
  { selector: ({ format }) => printFormat(format) },
);

const anyWish = fc.record({ format: anyCloseFormat, price: priceIn('eur') });

/** The larger deviation of the two sides, in parts of the wish that are whole: `[over, of]`. */
const deviation = (standard: Format, wished: Format): number =>
  Math.max(
    Math.abs(standard.width - wished.width) * wished.height,
    Math.abs(standard.height - wished.height) * wished.width,
  );

const pricedOf = (options: readonly FormatOption[]) =>
  options.filter(({ price }) => price !== undefined);

describe('nearestFormat', () => {
  property.prop([anyOptions, anyWish])(
    'names one that is sold and that no other is nearer than, whatever it costs',
    (options, wish) => {
      const found = nearestFormat(options, wish.format, wish.price.priceCurrent);
      const priced = pricedOf(options);
      const distances = priced.map(({ format }) => deviation(format, wish.format));
      const least = Math.min(...distances);
      expect(found === undefined).toBe(priced.length === 0 || least === 0);
      if (found === undefined) return;
      expect(priced).toContain(found.option);
      expect(deviation(found.option.format, wish.format)).toBe(least);
    },
  );

  property.prop([anyOptions, anyWish])(
    'says what is saved to the cent, from one whole unit on',
    (options, wish) => {
      const found = nearestFormat(options, wish.format, wish.price.priceCurrent);
      fc.pre(found !== undefined);
      const { currency, minorUnits } = wish.price.priceCurrent;
      const saved = minorUnits - (found.option.price?.priceCurrent.minorUnits ?? 0);
      expect(found.saving).toEqual(saved < 100 ? undefined : { currency, minorUnits: saved });
    },
  );

  const costing = (minorUnits: number) => {
    const amount = { minorUnits, currency: 'eur' } as const;
    return { priceOriginal: amount, priceCurrent: amount };
  };

  test('names the first of those that are equally near', () => {
    const options = [110, 90].map((width) => ({
      format: { width, height: 100, unit: 'cm' } as const,
      price: costing(1),
    }));
    const wish = { width: 100, height: 100, unit: 'cm' } as const;
    expect(nearestFormat(options, wish, { minorUnits: 2, currency: 'eur' })?.option).toBe(
      options[0],
    );
  });

  test('prefers the nearer to the cheaper, and does not turn formats', () => {
    const sold = (width: number, height: number, minorUnits: number) => ({
      format: { width, height, unit: 'in' } as const,
      price: costing(minorUnits),
    });
    const options = [sold(200, 160, 1_000), sold(240, 160, 5_000), sold(155, 235, 100)];
    const wish = { width: 235, height: 155, unit: 'in' } as const;
    const price = { minorUnits: 4_000, currency: 'eur' } as const;
    expect(nearestFormat(options, wish, price)).toEqual({ option: options[1], saving: undefined });
    expect(nearestFormat(options, options[1]?.format ?? wish, price)).toBeUndefined();
  });
});
