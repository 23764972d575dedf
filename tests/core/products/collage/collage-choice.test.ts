import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { FormatOption } from '../../../../core/domain/configurator/configurator.ts';
import { materialTypes } from '../../../../core/domain/catalogue/materials.ts';
import {
  collageTileLimits,
  type CollageDesign,
} from '../../../../core/domain/products/collage/collage-design.ts';
import {
  chosenWork,
  collageMaterial,
} from '../../../../core/domain/products/collage/collage-offer.ts';
import {
  printCollageSelection,
  readCollageSelection,
  type CollageSelection,
} from '../../../../core/domain/products/collage/collage-selection.ts';
import { parseDesignerUrl, designerUrl } from '../../../../core/domain/products/designer-url.ts';
import { orientations } from '../../../../core/domain/format/turn-format.ts';
import { formatUnitOf } from '../../../../core/domain/locale/locale-units.ts';
import { printPairs } from '../../../../core/domain/query/query.ts';
import { acceptedQuery } from '../../../../core/domain/products/page-query.ts';
import { E } from '../../../../core/fp.ts';
import { embeddedDesignerBases } from '../../../../server/embedded-addresses.ts';
import { anyCollageId } from '../../../arbitraries/collage.ts';
import { anyChannel, anyLocale } from '../../../arbitraries/locale.ts';
import { priceWith } from '../../../arbitraries/money.ts';

const anySide = fc.integer({ min: 100, max: 3000 });

const anyTileCount = fc.integer({ min: collageTileLimits.minimum, max: collageTileLimits.maximum });

const optional = <A>(arbitrary: fc.Arbitrary<A>) => fc.option(arbitrary, { nil: undefined });

const anySelection = (locale: Parameters<typeof formatUnitOf>[0]) =>
  fc.record({
    tileCount: optional(anyTileCount),
    orientation: optional(fc.constantFrom(...orientations)),
    designId: optional(anyCollageId),
    materialType: optional(fc.constantFrom(...materialTypes)),
    format: optional(
      fc.record({ width: anySide, height: anySide, unit: fc.constant(formatUnitOf(locale)) }),
    ),
    components: fc.subarray([
      ['frameType', 'holzrahmen'],
      ['matSize', '43'],
      ['matType', 'mat-weiss'],
      ['glassType', 'museum-glass'],
      ['optionTypes', 'leinwand-keilrahmen-38mm'],
      ['optionTypes', 'leinwand-rand-farbig'],
    ] as const),
  });

const anyLocalSelection = anyLocale.chain((locale) =>
  anySelection(locale).map((selection) => ({ locale, selection })),
);

const reread = (
  locale: Parameters<typeof readCollageSelection>[0],
  search: string,
): CollageSelection => readCollageSelection(locale, acceptedQuery('collage', search));

describe('a selection in the address', () => {
  property.prop([anyLocalSelection])('is read back as it was', ({ locale, selection }) => {
    const search = `?${printPairs(printCollageSelection(selection))}`;
    expect(reread(locale, search)).toEqual(selection);
    // All of it is what the page is kept by, in that order.
    expect(acceptedQuery('collage', search)).toEqual(printCollageSelection(selection));
  });

  property.prop([
    fc.dictionary(fc.constantFrom('tileCount', 'designId', 'formatType'), fc.string()),
  ])('is read from whatever stands there', (values) => {
    const search = `?${new URLSearchParams(values).toString()}`;
    const selection = reread('de-DE', search);
    expect(reread('de-DE', `?${printPairs(printCollageSelection(selection))}`)).toEqual(selection);
  });

  test('has up to a hundred photos', () => {
    expect(reread('de-DE', '?tileCount=100').tileCount).toBe(100);
  });

  test.each(['0', '101', '07', '1e1', '-4', ''])('has no number of photos %j', (tileCount) => {
    expect(reread('de-DE', `?tileCount=${tileCount}`).tileCount).toBeUndefined();
  });
});

const design: CollageDesign = {
  designId: 13,
  name: 'Atelier',
  ratio: { width: 3, height: 2 },
  tiles: [
    { left: 0, top: 0, width: 0.25, height: 1 },
    { left: 0.25, top: 0, width: 0.75, height: 1 },
  ],
};

const option = (width: number, height: number, isPriced = true): FormatOption => ({
  format: { width, height, unit: 'cm' },
  ...(isPriced && { price: priceWith('eur', width, width) }),
});

describe('a material of a collage', () => {
  test('has the formats of the ratio, and starts where each photo is a hand’s breadth', () => {
    const all = [
      option(300, 200),
      option(200, 300),
      option(400, 300),
      option(600, 400),
      option(900, 600),
    ];
    const material = collageMaterial(design, 'leinwand', all);
    expect(material?.formats.map(({ format }) => format.width)).toEqual([300, 600, 900]);
    expect(material?.start.format.width).toBe(600);
  });

  test('starts with the largest that can be had where none is large enough', () => {
    const all = [option(150, 100), option(240, 160), option(300, 200), option(600, 400, false)];
    expect(collageMaterial(design, 'poster', all)?.start.format.width).toBe(300);
  });

  test('is undefined where it cannot be had in the ratio', () => {
    expect(collageMaterial(design, 'poster', [option(400, 300), option(600, 400, false)])).toBe(
      undefined,
    );
  });
});

describe('what is chosen of a collage', () => {
  const offered = (materialType: 'leinwand' | 'poster', all: readonly FormatOption[]) => {
    const material = collageMaterial(design, materialType, all);
    if (material === undefined) throw new Error('cannot be had');
    return material;
  };
  const materials = [
    offered('leinwand', [option(600, 400), option(900, 600)]),
    offered('poster', [option(600, 400), option(900, 600, false)]),
  ] as const;
  const format = (width: number, height: number) => ({ width, height, unit: 'cm' }) as const;

  test.each([
    [{}, 'leinwand', 600, true],
    [{ materialType: 'poster' }, 'poster', 600, true],
    [{ format: format(900, 600) }, 'leinwand', 900, true],
    [{ materialType: 'poster', format: format(900, 600) }, 'poster', 600, false],
    [{ materialType: 'echtglas', format: format(900, 600) }, 'leinwand', 900, false],
    [{ format: format(400, 600) }, 'leinwand', 600, false],
  ] as const)('of %j is %s in %i', (asked, materialType, width, isAsAsked) => {
    const chosen = chosenWork(materials, asked);
    expect(chosen.material.materialType).toBe(materialType);
    expect(chosen.option.format.width).toBe(width);
    expect(chosen.isAsAsked).toBe(isAsAsked);
  });
});

describe('the hand-off of a collage', () => {
  property.prop([anyLocalSelection, anyChannel, anyCollageId, anyTileCount])(
    'carries its design, its number of photos, its material and its format',
    ({ locale, selection: { materialType, format } }, channel, collageId, tileCount) => {
      const handOff = {
        designer: 'collage',
        collageId,
        tileCount,
        materialType,
        format,
        optionTypes: [],
        locale,
      } as const;
      const url = designerUrl(embeddedDesignerBases, handOff);
      if (E.isLeft(url)) throw new Error(url.left.kind);
      expect(parseDesignerUrl(embeddedDesignerBases, url.right, { now: 0, channel })).toEqual(
        E.right(expect.objectContaining({ collageId, tileCount, materialType, format, locale })),
      );
    },
  );
});
