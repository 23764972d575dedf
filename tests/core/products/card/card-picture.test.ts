import { describe, expect, test } from 'vitest';

import type { ArtworkSource } from '../../../../core/domain/image/sources.ts';
import { artworkOf, isArtwork } from '../../../../core/domain/products/artworks.ts';
import {
  cardPictureOf,
  printCardPicture,
  readCardPicture,
} from '../../../../core/domain/products/card/card-picture.ts';
import { cardPunchings } from '../../../../core/domain/products/card/card-materials.ts';
import { cardDesignOf } from '../../../../core/domain/products/card/designs/card-library.ts';
import { cardDesigns } from '../../../../core/domain/products/card/designs/designs.ts';
import { cardFactsOf } from '../../../../core/domain/products/card/designs/card-facts.ts';
import {
  cardShapes,
  type CardDesign,
} from '../../../../core/domain/products/card/designs/card-design.ts';

const idOf = (is: (design: CardDesign) => boolean): string => cardDesigns.find(is)?.id ?? '';

const folded = idOf(({ sheet, occasion }) => sheet === 'folded' && occasion === 'hochzeit');
const flat = idOf(({ sheet, piece }) => sheet === 'flat' && piece === 'card');

const source = (design: string, options: readonly string[], view: ArtworkSource['view'] = 'back') =>
  ({ kind: 'artwork', design, variant: 'usual', options, locale: 'de-DE', view }) as const;

describe('the picture of a card', () => {
  test('has one address', () => {
    for (const isFlat of [true, false])
      for (const punching of [undefined, ...cardPunchings])
        expect(readCardPicture(printCardPicture({ isFlat, punching }))).toEqual({
          isFlat,
          punching,
        });
    for (const names of [['rounded', 'flat'], ['flat', 'flat'], ['hole', 'rounded'], ['platin']])
      expect(readCardPicture(names)).toBeUndefined();
  });

  test.each([
    [folded, [], 'inside', true],
    [folded, ['flat'], 'back', true],
    [folded, ['flat', 'wave'], 'laid', true],
    [folded, ['flat'], 'inside', false],
    [folded, ['wave'], 'front', false],
    [flat, ['hole'], 'front', true],
    [flat, ['flat'], 'front', false],
    [flat, ['platin'], 'front', false],
    ['nobody', [], 'front', false],
  ] as const)('of %s with %j is there from %s: %s', (design, options, view, is) => {
    expect(isArtwork(source(design, options, view))).toBe(is);
  });

  test('of one leaf has what its cut is, and the letter on the back', () => {
    const leaf = artworkOf(source(folded, ['flat', 'rounded']));
    expect(leaf?.pages.map(({ name, cut }) => [name, cut])).toEqual([
      ['front', 'rounded'],
      ['back', 'rounded'],
    ]);
    const roles = (artwork: typeof leaf) =>
      artwork?.pages
        .at(-1)
        ?.objects.flatMap((object) => (object.kind === 'text' ? [object.role] : []));
    expect(roles(leaf)).toContain('letter');
    expect(roles(artworkOf(source(folded, [])))).not.toContain('letter');
  });

  test('shows what is chosen, and nothing that is usual', () => {
    const seen = (designGroupId: string, punching: string, own: 'folded' | 'flat') =>
      cardPictureOf(
        { themeId: 'elena', design: { designGroupId, punching, refinement: 'gold' } },
        own,
        'de-DE',
        'front',
      );
    expect(seen('flat', 'hole', 'folded')).toEqual({
      kind: 'artwork',
      design: 'elena',
      variant: 'usual',
      foil: 'gold',
      options: ['flat', 'hole'],
      locale: 'de-DE',
      view: 'front',
    });
    expect(seen('flat', 'hole', 'flat').options).toEqual(['hole']);
    expect(seen('folded', 'hole', 'folded').options).toEqual([]);
    expect(seen('flat', 'herz', 'flat').options).toEqual([]);
  });
});

describe('what a design offers', () => {
  const [design] = cardDesigns.filter(({ id }) => id === folded);
  if (design === undefined) throw new Error('No design is folded.');

  test.each([
    ['hochzeit', 'folded', ['folded', 'flat']],
    ['weihnachten-privat', 'folded', ['folded', 'flat']],
    ['trauer', 'folded', ['folded']],
    ['trauer', 'flat', ['flat']],
    ['hochzeit', 'flat', ['flat']],
  ] as const)('for %s, drawn %s, is %j', (occasion, sheet, sheets) => {
    const facts = cardFactsOf({ ...design, occasion, sheet });
    expect(facts.sheets).toEqual(sheets);
    expect(facts.punchings.length > 0).toBe(sheets.some((one) => one === 'flat'));
    expect(facts.formats[0]).toEqual(cardShapes[design.shape]);
  });

  test.each([
    ['duetto', ['rounded', 'wave']],
    ['elena', cardPunchings],
  ])('of %s spares its words: no hole where a text stands', (id, punchings) => {
    const named = cardDesignOf(id);
    expect(named && cardFactsOf(named).punchings).toEqual(punchings);
  });
});
