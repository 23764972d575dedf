import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  defaultOptionsOf,
  optionGroupsOf,
} from '../../../core/domain/catalogue/material-options.ts';
import { optionTypes, parseOptionType } from '../../../core/domain/catalogue/options.ts';
import {
  formatGroupPrices,
  fromPriceOf,
} from '../../../core/domain/pricing/format-groups-price.ts';
import {
  pricedOptionGroups,
  type OptionSurcharge,
} from '../../../core/domain/pricing/option-surcharges.ts';
import { formatGroupKeyOf } from '../../../core/domain/catalogue/format-groups.ts';
import { E } from '../../../core/fp.ts';
import { anyMaterialType } from '../../arbitraries/catalogue.ts';
import { formatIn } from '../../arbitraries/format.ts';

const euros = (minorUnits: number) => ({ minorUnits, currency: 'eur' as const });

const anySurcharges: fc.Arbitrary<readonly OptionSurcharge[]> = fc.uniqueArray(
  fc.record({
    optionType: fc.constantFrom(...optionTypes),
    surcharge: fc.integer({ min: 0, max: 5_000 }).map(euros),
  }),
  { selector: ({ optionType }) => optionType, maxLength: optionTypes.length },
);

describe('the options of a material with their prices', () => {
  property.prop([anyMaterialType, anySurcharges])(
    'are its groups, the default of each first and free, then what is sold',
    (materialType, surcharges) => {
      const groups = pricedOptionGroups(materialType, surcharges, 'eur');
      expect(groups.map(({ group }) => group)).toEqual(optionGroupsOf(materialType));
      expect(groups.map(({ options: [first] }) => first)).toEqual(
        defaultOptionsOf(materialType).map(({ optionType }) => ({
          optionType,
          surcharge: euros(0),
          isDefault: true,
        })),
      );
      for (const { group, options } of groups) {
        const [, ...others] = options;
        for (const { optionType, surcharge, isDefault } of others) {
          expect(isDefault).toBe(false);
          expect(parseOptionType(optionType)).toMatchObject(E.right({ group }));
          expect(surcharges).toContainEqual({ optionType, surcharge });
        }
      }
      const offered = groups.flatMap(({ options }) => options.map(({ optionType }) => optionType));
      expect(new Set(offered).size).toBe(offered.length);
      for (const { optionType } of surcharges)
        expect(offered.includes(optionType)).toBe(optionType.startsWith(`${materialType}-`));
    },
  );

  test('stand in the specification’s order, whatever the answer’s', () => {
    const [, rand] = pricedOptionGroups(
      'leinwand',
      [
        { optionType: 'leinwand-rand-gespiegelt', surcharge: euros(2) },
        { optionType: 'leinwand-rand-farbig', surcharge: euros(1) },
      ],
      'eur',
    );
    expect(rand?.options.map(({ optionType }) => optionType)).toEqual([
      'leinwand-rand-umgeschlagen',
      'leinwand-rand-farbig',
      'leinwand-rand-gespiegelt',
    ]);
  });
});

const anyFormatOption = fc.record(
  {
    format: formatIn('cm'),
    price: fc
      .integer({ min: 1, max: 9_000 })
      .map((minorUnits) => ({ priceOriginal: euros(9_000), priceCurrent: euros(minorUnits) })),
  },
  { requiredKeys: ['format'] },
);

describe('the prices of formats', () => {
  property.prop([anyMaterialType, fc.array(anyFormatOption)])(
    'come in groups that hold each format once, with the lowest of each',
    (materialType, formats) => {
      const groups = formatGroupPrices(materialType, formats);
      const grouped = groups.flatMap((group) => group.formats);
      expect(new Set(grouped)).toEqual(new Set(formats));
      expect(grouped).toHaveLength(formats.length);
      for (const { key, formats: members, from } of groups) {
        for (const { format } of members)
          expect(formatGroupKeyOf({ format, materialType })).toBe(key);
        const amounts = members.flatMap(({ price }) => price?.priceCurrent.minorUnits ?? []);
        expect(from?.price.priceCurrent.minorUnits).toBe(
          amounts.length === 0 ? undefined : Math.min(...amounts),
        );
      }
    },
  );

  test('have no lowest one where none is available, and say whether there are higher ones', () => {
    const format = { width: 600, height: 400, unit: 'cm' } as const;
    const price = { priceOriginal: euros(2), priceCurrent: euros(1) };
    expect(fromPriceOf([])).toBeUndefined();
    expect(fromPriceOf([{ format }])).toBeUndefined();
    expect(fromPriceOf([{ format }, { format, price }])).toEqual({ price, isFrom: false });
    const higher = { priceOriginal: euros(3), priceCurrent: euros(3) };
    expect(
      fromPriceOf([
        { format, price: higher },
        { format, price },
      ]),
    ).toEqual({
      price,
      isFrom: true,
    });
  });
});
