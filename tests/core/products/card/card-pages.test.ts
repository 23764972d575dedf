/** What is printed of a card is what was chosen of it. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { paletteOf } from '../../../../core/domain/artwork/artwork.ts';
import { cardRefinements, foils } from '../../../../core/domain/catalogue/card-extras.ts';
import { centredFraming } from '../../../../core/domain/image/picture-crop.ts';
import { locales } from '../../../../core/domain/locale/locales.ts';
import { cardSheets } from '../../../../core/domain/products/card/card-materials.ts';
import { printedCardPages } from '../../../../core/domain/products/card/card-pages.ts';
import { cardProduct } from '../../../../core/domain/products/card/card-product.ts';
import { looseAccessory } from '../../../../core/domain/products/card/accessories.ts';
import { cardShapes } from '../../../../core/domain/products/card/designs/card-design.ts';
import { cardFactsOf } from '../../../../core/domain/products/card/designs/card-facts.ts';
import { cardDesigns } from '../../../../core/domain/products/card/designs/designs.ts';
import { noHolidays } from '../../../../core/domain/time/holidays.ts';
import { E } from '../../../../core/fp.ts';

const photo = (source: string) => ({
  source,
  size: { width: 300, height: 200 },
  framing: centredFraming,
});

const order = { isSample: false, quantity: 20 } as const;

const usual = { locale: 'de-DE', words: {}, photos: [], holidaysOf: noHolidays } as const;

const wordsOf = (pages: ReturnType<typeof printedCardPages>): readonly string[] =>
  (pages ?? []).flatMap(({ artwork }) =>
    artwork.pages.flatMap(({ objects }) =>
      objects.flatMap((object) => (object.kind === 'text' ? [object.text] : [])),
    ),
  );

describe('the pages of a card', () => {
  property.prop(
    [
      fc.constantFrom(...cardDesigns),
      fc.constantFrom(...cardSheets),
      fc.constantFrom(...cardRefinements),
      fc.constantFrom(...locales),
      fc.nat({ max: 5 }),
    ],
    { numRuns: 25 },
  )(
    'have the chosen format, colours, sheet and metal, and every place has a photo',
    (design, sheet, refinement, locale, index) => {
      const { formats } = cardFactsOf(design);
      const format = formats[index % formats.length];
      const designId = design.palettes[index % design.palettes.length];
      const printed = printedCardPages({
        ...usual,
        locale,
        photos: [photo('one'), photo('two')],
        configuration: {
          themeId: design.id,
          order,
          accessories: {},
          design: { designGroupId: sheet, designId, format, refinement },
        },
      });
      expect(printed).toHaveLength(1);
      for (const { artwork, variant, pages, foil, pictures } of printed ?? []) {
        const isFolded = sheet === 'folded' && design.sheet === 'folded';
        expect(pages).toEqual(isFolded ? ['front', 'inside', 'back'] : ['front', 'back']);
        expect(artwork.pages.map(({ name }) => name)).toEqual(pages);
        expect(paletteOf(artwork, variant)).toBe(artwork.variants[designId ?? '']);
        expect(artwork.pages[0]).toMatchObject({
          width: (format?.width ?? 0) * 1_000,
          height: (format?.height ?? 0) * 1_000,
        });
        expect(foil).toBe(foils.find((metal) => metal === refinement));
        expect(artwork.pages[0]?.isRaised ?? false).toBe(refinement === 'relief');
        const slots = artwork.pages.flatMap(({ objects }) =>
          objects.filter(({ kind }) => kind === 'picture').map(({ id }) => id),
        );
        expect(slots.map((slot) => pictures[slot]?.source)).toEqual(
          slots.map((_, place) => (place % 2 === 0 ? 'one' : 'two')),
        );
      }
    },
  );

  test('say what was written, and what the design says where nothing was', () => {
    const [design] = cardDesigns.filter(({ sheet }) => sheet === 'folded');
    const configuration = { themeId: design?.id ?? '', order, accessories: {}, design: {} };
    const own = { names: '  Zoë  &  Åke ', letter: 'Liebe Gäste,\nkommt alle!', back: '' };
    const printed = wordsOf(printedCardPages({ ...usual, configuration, words: own }));
    const plain = wordsOf(printedCardPages({ ...usual, configuration }));
    // Names may stand on lines of their own.
    expect(printed.map((text) => text.replaceAll(/\s+/gu, ' '))).toContain('Zoë & Åke');
    expect(printed).toContain('Liebe Gäste,\nkommt alle!');
    expect(plain).toHaveLength(printed.length);
    expect(plain.filter((text) => printed.includes(text)).length).toBeGreaterThan(0);
  });

  test('are cut as they were ordered, and a folded sheet is not', () => {
    const design = cardDesigns.find(({ sheet }) => sheet === 'flat');
    for (const designGroupId of cardSheets) {
      const printed = printedCardPages({
        ...usual,
        configuration: {
          themeId: design?.id ?? '',
          order,
          accessories: {},
          design: { designGroupId, punching: 'rounded', format: cardShapes.portrait },
        },
      });
      expect(printed?.[0]?.artwork.pages.map(({ cut }) => cut)).toEqual(
        designGroupId === 'flat' ? ['rounded', 'rounded'] : [undefined, undefined],
      );
    }
  });

  test('are none of a design that nobody has, and of what lies beside cards', () => {
    const configuration = { themeId: 'nobody', order, accessories: {}, design: {} };
    expect(cardProduct.printedPages?.({ ...usual, configuration })).toBeUndefined();
    const ribbon = looseAccessory('ribbon-satin-weiss', 2);
    if (E.isLeft(ribbon)) throw new Error('There is one.');
    expect(cardProduct.printedPages?.({ ...usual, configuration: ribbon.right })).toBeUndefined();
  });
});
