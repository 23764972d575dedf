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

const isNear = (standard: Format, wished: Format): boolean =>
  100 * deviation(standard, wished) <= 15 * wished.width * wished.height;

/** The options that may be named at all: near, available, and cheaper than the wish. */
const candidatesOf = (options: readonly FormatOption[], wish: FormatOption) =>
  options.filter(
    ({ format, price }) =>
      price !== undefined &&
      price.priceCurrent.minorUnits < (wish.price?.priceCurrent.minorUnits ?? 0) &&
      isNear(format, wish.format),
  );

describe('nearestFormat', () => {
  property.prop([anyOptions, anyWish])(
    'names one that is near and cheaper, where there is one',
    (options, wish) => {
      const found = nearestFormat(options, wish.format, wish.price.priceCurrent);
      const candidates = candidatesOf(options, wish);
      expect(found === undefined).toBe(candidates.length === 0);
      if (found !== undefined) expect(candidates).toContain(found.option);
    },
  );

  property.prop([anyOptions, anyWish])('names none when another is nearer', (options, wish) => {
    const found = nearestFormat(options, wish.format, wish.price.priceCurrent);
    fc.pre(found !== undefined);
    const distances = candidatesOf(options, wish).map(({ format }) =>
      deviation(format, wish.format),
    );
    expect(deviation(found.option.format, wish.format)).toBe(Math.min(...distances));
  });

  property.prop([anyOptions, anyWish])('says what is saved to the cent', (options, wish) => {
    const found = nearestFormat(options, wish.format, wish.price.priceCurrent);
    fc.pre(found !== undefined);
    const { currency, minorUnits } = wish.price.priceCurrent;
    expect(found.saving.currency).toBe(currency);
    expect(found.saving.minorUnits).toBeGreaterThan(0);
    expect((found.option.price?.priceCurrent.minorUnits ?? 0) + found.saving.minorUnits).toBe(
      minorUnits,
    );
  });

  test('names the first of those that are equally near', () => {
    const cheap = { minorUnits: 1, currency: 'eur' } as const;
    const price = { priceOriginal: cheap, priceCurrent: cheap };
    const options = [110, 90].map((width) => ({
      format: { width, height: 100, unit: 'cm' } as const,
      price,
    }));
    const wish = { width: 100, height: 100, unit: 'cm' } as const;
    expect(nearestFormat(options, wish, { minorUnits: 2, currency: 'eur' })?.option).toBe(
      options[0],
    );
  });

  test('counts exactly 15 % as near, and does not turn formats', () => {
    const cheap = {
      priceOriginal: { minorUnits: 1, currency: 'eur' },
      priceCurrent: { minorUnits: 1, currency: 'eur' },
    } as const;
    const find = (width: number, height: number) =>
      nearestFormat(
        [{ format: { width, height, unit: 'cm' }, price: cheap }],
        { width: 1000, height: 600, unit: 'cm' },
        { minorUnits: 2, currency: 'eur' },
      );
    expect(find(1150, 510)).toBeDefined();
    expect(find(1151, 600)).toBeUndefined();
    expect(find(600, 1000)).toBeUndefined();
  });
});
