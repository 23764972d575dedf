import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { materialValue } from '../../../core/domain/configurator/configurator.ts';
import { frameTypes, materialTypes } from '../../../core/domain/catalogue/materials.ts';
import {
  comparedOf,
  comparedValues,
  comparisonQuery,
  mostCompared,
  readComparison,
} from '../../../core/domain/configurator/comparison.ts';
import { printPairs } from '../../../core/domain/query/query.ts';
import { canonicalQuery } from '../../../core/domain/products/page-query.ts';
import { anyMaterialType } from '../../arbitraries/catalogue.ts';

const anyArticle = fc.record({
  materialType: anyMaterialType,
  frameType: fc.option(fc.constantFrom(...frameTypes), { nil: undefined }),
});
const anyValue = anyArticle.map(({ materialType, frameType }) =>
  materialValue(materialType, frameType),
);
const anySide = fc.integer({ min: 100, max: 3000 });
const anyFormat = fc.option(
  fc.record({ width: anySide, height: anySide, unit: fc.constant('cm' as const) }),
  { nil: undefined },
);
const anyRequest = fc.record({
  materials: fc.array(anyValue, { maxLength: 8 }).map((values) => comparedValues(values)),
  hasUnknown: fc.boolean(),
  format: anyFormat,
});

describe('what an address compares', () => {
  property.prop([anyRequest])('is read back as it was printed, also canonically', (request) => {
    const search = printPairs(comparisonQuery(request));
    expect(readComparison('cm', search)).toEqual(request);
    expect(canonicalQuery('comparison', search)).toBe(search);
  });

  property.prop([
    fc.array(
      fc.tuple(
        fc.constantFrom('materials', 'materials[]', 'x'),
        fc.oneof(anyValue, fc.string({ maxLength: 9 })),
      ),
    ),
    anyFormat,
  ])('is the same in a canonical query, whatever the query holds', (pairs, format) => {
    const search = printPairs([
      ...pairs.map(([name, value]): [string, string] => [name, value.toWellFormed()]),
      ...comparisonQuery({ materials: [], hasUnknown: false, format }),
    ]);
    expect(readComparison('cm', canonicalQuery('comparison', search))).toEqual(
      readComparison('cm', search),
    );
  });
});

const all = materialTypes.map((materialType) => ({ materialType }));

describe('what is compared', () => {
  property.prop([anyRequest, fc.uniqueArray(anyMaterialType, { minLength: 1 })])(
    'is between one and four of what there is, in its order; what is left out is said',
    (request, types) => {
      const items = types.map((materialType) => ({ materialType }));
      const { shown, problems } = comparedOf(items, request);
      expect(shown.length).toBe(
        Math.min(
          mostCompared,
          items.filter(({ materialType }) => request.materials.includes(materialType)).length ||
            items.length,
        ),
      );
      expect(items.filter((item) => shown.includes(item))).toEqual(shown);
      const values: readonly string[] = types;
      expect(problems.includes('unknown-material')).toBe(
        request.hasUnknown || request.materials.some((value) => !values.includes(value)),
      );
    },
  );

  test('is the first four of all where nothing is asked for, without a problem', () => {
    expect(comparedOf(all, readComparison('cm', ''))).toEqual({
      shown: all.slice(0, 4),
      problems: [],
    });
  });

  test('is the first four of five; a word that is not a material is left out', () => {
    const search =
      '?materials=poster&materials=leinwand&materials=acrylglas&materials=pvcplane&materials=aludibond&materials=gold';
    expect(comparedOf(all, readComparison('cm', search))).toEqual({
      shown: ['acrylglas', 'aludibond', 'leinwand', 'poster'].map((materialType) => ({
        materialType,
      })),
      problems: ['unknown-material', 'too-many-materials'],
    });
  });
});
