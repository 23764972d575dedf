import { describe, expect, test } from 'vitest';

import { rectanglePath } from '../../../../../core/domain/artwork/path.ts';
import { placed } from '../../../../../core/domain/artwork/sketch.ts';
import {
  cardArtwork,
  layoutOf,
} from '../../../../../core/domain/products/card/designs/card-artwork.ts';
import type { CardDesign } from '../../../../../core/domain/products/card/designs/card-design.ts';
import { cardFactsOf } from '../../../../../core/domain/products/card/designs/card-facts.ts';
import { libraryArtwork } from '../../../../../core/domain/products/card/designs/card-library.ts';
import { cardWordsOf } from '../../../../../core/domain/products/card/designs/card-words.ts';
import { cardDesigns } from '../../../../../core/domain/products/card/designs/designs.ts';
import {
  draw,
  letterIn,
  objectsOf,
  panel,
  photo,
  ruled,
  say,
  scene,
} from '../../../../../core/domain/products/card/designs/kit.ts';
import { isLow } from '../../../../../core/domain/products/card/designs/layout.ts';
import { cardLayouts } from '../../../../../core/domain/products/card/designs/layouts.ts';
import { cardOrnaments } from '../../../../../core/domain/products/card/designs/ornaments.ts';
import {
  cardPalettes,
  cardSwatch,
} from '../../../../../core/domain/products/card/designs/palettes.ts';
import { typePairings } from '../../../../../core/domain/products/card/designs/type-pairings.ts';

const words = {
  title: 'Wir heiraten',
  names: 'Sophia\n& Lukas',
  date: '12. Juni 2027',
  place: '',
  verse: 'So ist es.',
  letter: 'Kommt!',
  back: 'Danke',
};

const pairing = typePairings.garden;

const leaf = [{ path: [['M', 10, 20] as const], colour: 'accent', line: 1 }];

describe('the parts of a side', () => {
  const objects = (...parts: Parameters<typeof objectsOf>[1]) =>
    objectsOf('front', parts, words, pairing);

  test('say the words of their roles, in the style that they are drawn with', () => {
    const { objects: found, styles } = objects(
      say({ role: 'title', at: [1, 2, 30, 40], voice: 'text', size: 4 }),
      say({ role: 'place', at: [1, 2, 30, 40], voice: 'text', size: 4 }),
      say({
        role: 'names',
        words: 'S',
        at: [0, 0, 1, 1],
        voice: 'display',
        size: 10,
        colour: 'accent',
        align: 'end',
        stand: 'top',
        tracking: 20,
        lineHeight: 990,
        capitals: true,
        turns: 1,
        layer: 'foil',
      }),
      say({ role: 'date', at: [0, 0, 1, 1], voice: 'second', size: 3 }),
    );
    expect(found).toEqual([
      {
        kind: 'text',
        id: 'front-1',
        role: 'title',
        box: { left: 1_000, top: 2_000, width: 30_000, height: 40_000 },
        style: 'front-1',
        text: 'Wir heiraten',
        turns: 0,
        layer: 'ink',
      },
      {
        kind: 'text',
        id: 'front-3',
        role: 'names',
        box: { left: 0, top: 0, width: 1_000, height: 1_000 },
        style: 'front-3',
        text: 'S',
        turns: 1,
        layer: 'foil',
      },
      expect.objectContaining({ id: 'front-4', text: '12. Juni 2027' }),
    ]);
    expect(styles['front-1']).toEqual({
      font: 'cormorant',
      size: 4_000,
      smallest: 1_600,
      lineHeight: 1_450,
      tracking: 0,
      colour: 'ink',
      alignment: 'centre',
      placement: 'middle',
      letters: 'typed',
    });
    expect(styles['front-3']).toEqual({
      font: 'great-vibes',
      size: 11_500,
      smallest: 4_600,
      lineHeight: 990,
      tracking: 20,
      colour: 'accent',
      alignment: 'end',
      placement: 'top',
      letters: 'capitals',
    });
    expect(styles['front-4']).toMatchObject({ font: 'cormorant-italic', lineHeight: 1_150 });
  });

  test('draw and show where they are told to, the first at the back', () => {
    expect(
      objects(
        draw({ sketch: leaf, at: [5, 6], size: 50, turn: 0.25, isMirrored: true, layer: 'foil' }),
        draw({ sketch: leaf, at: [5, 6], size: 50 }),
        photo([1, 2, 3, 4]),
        photo([1, 2, 3, 4], { kind: 'ellipse' }),
      ),
    ).toEqual({
      objects: [
        {
          kind: 'ornament',
          id: 'front-1',
          shapes: placed(leaf, { x: 5_000, y: 6_000, scale: 500, turn: 0.25, isMirrored: true }),
          layer: 'foil',
        },
        {
          kind: 'ornament',
          id: 'front-2',
          shapes: [{ path: [['M', 10_000, 16_000]], colour: 'accent', line: 500 }],
          layer: 'ink',
        },
        {
          kind: 'picture',
          id: 'front-3',
          box: { left: 1_000, top: 2_000, width: 3_000, height: 4_000 },
          shape: { kind: 'rectangle' },
          colour: 'photo',
        },
        expect.objectContaining({ id: 'front-4', shape: { kind: 'ellipse' } }),
      ],
      styles: {},
    });
    expect(objects(panel([1, 2, 3, 4], 'soft'), scene(leaf), ruled(leaf)).objects).toMatchObject([
      {
        shapes: [
          {
            path: rectanglePath({ left: 1_000, top: 2_000, width: 3_000, height: 4_000 }),
            colour: 'soft',
          },
        ],
        layer: 'ink',
      },
      { shapes: [{ path: [['M', 10_000, 20_000]], line: 1_000 }], layer: 'ink' },
      { layer: 'foil' },
    ]);
    expect(letterIn([1, 2, 3, 4])).toMatchObject({ kind: 'said', role: 'letter', voice: 'text' });
  });

  test('stand beside a drawing where the side is low', () => {
    expect([121, 120, 119].map((width) => isLow({ width, height: 100 }))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

const design: CardDesign = {
  id: 'elise',
  name: 'Élise',
  occasion: 'hochzeit',
  piece: 'card',
  style: 'floral',
  layout: 'meadow',
  shape: 'portrait',
  sheet: 'folded',
  ornament: 'eucalyptus',
  typePairing: 'garden',
  palettes: ['sage', 'blush'],
  seed: 7,
};

describe('the artwork of a design', () => {
  test('has its sides in its size, with bleed, folds and a variant for each palette', () => {
    const artwork = cardArtwork(design, words);
    const page = { height: 168_000, bleed: 3_000, safe: 5_000, paper: 'paper' };
    expect(artwork.pages).toMatchObject([
      { ...page, name: 'front', width: 115_000, folds: [] },
      { ...page, name: 'inside', width: 230_000, folds: [{ along: 'height', at: 115_000 }] },
      { ...page, name: 'back', width: 115_000, folds: [] },
    ]);
    expect(artwork.variants).toEqual({ sage: cardPalettes.sage, blush: cardPalettes.blush });
    expect(Object.keys(artwork.variants)).toEqual(['sage', 'blush']);
    for (const { name, objects } of artwork.pages)
      expect(objects.map(({ id }) => id.replace(/\d+$/u, ''))).toEqual(
        objects.map(() => `${name}-`),
      );
    const texts = artwork.pages.flatMap(({ objects }) =>
      objects.flatMap((object) => (object.kind === 'text' ? [object.style] : [])),
    );
    expect(texts.filter((style) => artwork.styles[style] === undefined)).toEqual([]);
    expect(cardArtwork({ ...design, sheet: 'flat' }, words).pages.map(({ name }) => name)).toEqual([
      'front',
      'back',
    ]);
  });

  test('lays the right half of its inside beside the left', () => {
    const [, inside] = cardArtwork(design, words).pages;
    const letter = inside?.objects.find((object) => object.kind === 'text');
    expect(letter).toMatchObject({
      role: 'letter',
      text: 'Kommt!',
      box: { left: 115_000 + 14_000, top: 16_000, width: 87_000, height: 136_000 },
    });
    const { styles } = cardArtwork(design, words);
    expect(letter?.kind === 'text' && styles[letter.style]?.font).toBe(pairing.text);
    const filled = cardArtwork({ ...design, style: 'playful', layout: 'label' }, words).pages[1];
    const parts = filled?.objects.filter(
      ({ kind, id }) => kind === 'ornament' || id.startsWith('inside'),
    );
    const panels = parts?.flatMap((object) =>
      object.kind === 'ornament' ? object.shapes.slice(0, 1).map(({ path }) => path[0]) : [],
    );
    expect(panels?.[0]).toEqual(['M', -3_000, -3_000]);
    expect(panels?.[2]).toEqual(['M', 115_000, -3_000]);
  });

  test('says a few words at the foot of a back that its layout does not draw', () => {
    const artwork = cardArtwork(
      { ...design, style: 'typographic', layout: 'thank-you', sheet: 'flat', shape: 'small' },
      words,
    );
    expect(artwork.pages[1]?.objects).toEqual([
      {
        kind: 'text',
        id: 'back-1',
        role: 'back',
        box: { left: 14_000, top: 118_000, width: 77_000, height: 20_000 },
        style: 'back-1',
        text: 'Danke',
        turns: 0,
        layer: 'ink',
      },
    ]);
    expect(artwork.styles['back-1']).toMatchObject({
      font: pairing.text,
      placement: 'bottom',
      colour: 'accent',
    });
  });

  test('has its letter on the back where it is one leaf of a folded design', () => {
    const backOf = (own: CardDesign) => {
      const [, back] = cardArtwork(own, words, { sheet: 'flat' }).pages;
      return back?.objects.flatMap((object) => (object.kind === 'text' ? [object.role] : []));
    };
    expect(backOf(design)).toEqual(['letter']);
    expect(backOf({ ...design, sheet: 'flat' })).toEqual(['back']);
  });

  test('draws another variation by another seed, the same by the same', () => {
    const drawn = (seed: number) => JSON.stringify(cardArtwork({ ...design, seed }, words));
    expect(drawn(7)).toBe(drawn(7));
    expect(drawn(7)).not.toBe(drawn(8));
    const foiled = { ...design, style: 'foil', layout: 'lobby' } as const;
    const [, inside] = cardArtwork(foiled, words).pages;
    expect(inside?.objects[0]).toMatchObject({
      kind: 'ornament',
      shapes: placed(cardOrnaments.eucalyptus(8), { x: 57_500, y: 80_640, scale: 391 }),
    });
  });

  test('is laid out by the layout of its style; there is one for every design', () => {
    expect(layoutOf(design)).toBe(cardLayouts.floral.meadow);
    expect(layoutOf({ style: 'foil', layout: 'none' })).toBe(cardLayouts.foil['thank-you']);
    const unknown = cardDesigns.filter(
      ({ style, layout }) => !Object.keys(cardLayouts[style]).includes(layout),
    );
    expect(unknown).toEqual([]);
  });

  test('is found in the library by its id, in the words of a locale', () => {
    const [first] = cardDesigns;
    if (first === undefined) throw new Error('no designs');
    expect(libraryArtwork(first.id, 'fr-CH')).toEqual(
      cardArtwork(first, cardWordsOf('fr-CH', first)),
    );
    expect(libraryArtwork('none', 'fr-CH')).toBeUndefined();
    const cuts = (id: string, ...options: readonly string[]) =>
      libraryArtwork(id, 'fr-CH', options)?.pages.map(({ name, cut }) => [name, cut]);
    const idOf = (sheet: CardDesign['sheet']): string =>
      cardDesigns.find((one) => one.sheet === sheet)?.id ?? '';
    const leaf = (cut: string | undefined) => [
      ['front', cut],
      ['back', cut],
    ];
    const [folded, flat] = [idOf('folded'), idOf('flat')];
    expect(cuts(folded)?.map(([name]) => name)).toEqual(['front', 'inside', 'back']);
    expect(cuts(folded, 'flat')).toEqual(leaf(undefined));
    expect(cuts(folded, 'flat', 'wave')).toEqual(leaf('wave'));
    expect(cuts(flat)).toEqual(leaf(undefined));
    expect(cuts(flat, 'hole')).toEqual(leaf('hole'));
    expect([cuts(folded, 'wave'), cuts(flat, 'flat'), cuts(flat, 'none')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('relief', () => {
  const pressing = cardDesigns.filter((one) => cardFactsOf(one).layers.includes('relief'));

  test('is offered of forty designs and more, in three families', () => {
    expect(pressing.length).toBeGreaterThanOrEqual(40);
    expect(new Set(pressing.map(({ style }) => style))).toEqual(
      new Set(['line-art', 'floral', 'typographic']),
    );
  });

  test('takes no words away: what is pressed is printed elsewhere, too', () => {
    for (const one of pressing) {
      const [front] = cardArtwork(one, cardWordsOf('de-DE', one), { isRaised: true }).pages;
      const texts = front?.objects.filter((object) => object.kind === 'text') ?? [];
      const printed = new Set(
        texts.filter(({ layer }) => layer !== 'relief').map(({ role }) => role),
      );
      expect(texts.filter(({ role }) => !printed.has(role)).map(({ id }) => [one.id, id])).toEqual(
        [],
      );
    }
  });

  test('is pressed into the front alone, of designs that have it', () => {
    const [first] = pressing;
    const other = cardDesigns.find((one) => !pressing.includes(one));
    const raised = (id = '') =>
      libraryArtwork(id, 'de-DE', ['relief'])?.pages.map(({ name, isRaised }) => [name, isRaised]);
    expect(raised(first?.id)).toEqual([
      ['front', true],
      ['inside', undefined],
      ['back', undefined],
    ]);
    expect(raised(other?.id)).toBeUndefined();
  });
});

describe('what a design says of itself', () => {
  test('is seen by a dark paper, or by what is drawn on a light one', () => {
    const palettes = Object.entries(cardPalettes);
    const papers = palettes.filter(([name, { paper }]) => cardSwatch(name) === paper);
    const lightest = Math.max(
      ...papers.map(([, { paper }]) => Number.parseInt(paper.slice(3, 5), 16)),
    );
    for (const [name, { paper, accent }] of palettes) {
      const green = Number.parseInt(paper.slice(3, 5), 16);
      expect(cardSwatch(name)).toBe(green <= lightest ? paper : accent);
    }
    expect(papers.length).toBeGreaterThan(0);
    expect(papers.length).toBeLessThan(palettes.length);
    expect(lightest).toBeLessThan(128);
    expect([cardSwatch('none'), cardSwatch('toString')]).toEqual([undefined, undefined]);
  });

  test('is its sheet, its colours, and the formats that its layout was drawn for', () => {
    expect(cardFactsOf(design)).toMatchObject({
      themeId: 'elise',
      sheets: ['folded', 'flat'],
      variants: ['sage', 'blush'],
      layers: [],
    });
    const { formats } = cardFactsOf({ ...design, shape: 'square' });
    expect(formats[0]).toEqual({ width: 145, height: 145 });
    expect(formats).toHaveLength(layoutOf(design).shapes.length);
    expect(new Set(formats).size).toBe(formats.length);
    expect(
      cardFactsOf({ ...design, piece: 'menu', layout: 'menu', shape: 'long' }).formats,
    ).toEqual([{ width: 100, height: 210 }]);
  });

  test('is one leaf, too, where custom sends one, and is cut then where no word is hit', () => {
    expect(cardFactsOf({ ...design, occasion: 'trauer' })).toMatchObject({
      sheets: ['folded'],
      punchings: [],
    });
    expect(cardFactsOf({ ...design, occasion: 'trauer', sheet: 'flat' }).sheets).toEqual(['flat']);
    const dots = Object.fromEntries(Object.keys(words).map((role) => [role, '.']));
    const seen = new Set<boolean>();
    for (const one of cardDesigns.filter((_, index) => index % 30 === 0)) {
      const { sheets, punchings } = cardFactsOf(one);
      const isHit = cardArtwork(one, { ...words, ...dots }, { sheet: 'flat' }).pages.some((page) =>
        page.objects.some(({ kind, ...object }) => {
          if (kind !== 'text' || !('box' in object)) return false;
          const { left, top, width, height } = object.box;
          const middle = page.width / 2;
          return (
            Math.max(left, middle - 3_500) < Math.min(left + width, middle + 3_500) &&
            Math.max(top, 3_000) < Math.min(top + height, 10_000)
          );
        }),
      );
      const isFlat = sheets.includes('flat');
      expect(punchings).toEqual(isFlat ? ['rounded', ...(isHit ? [] : ['hole']), 'wave'] : []);
      if (isFlat) seen.add(isHit);
    }
    expect(seen.size).toBe(2);
  });

  test('is foil where something is printed in it', () => {
    expect(cardFactsOf({ ...design, style: 'foil', layout: 'lobby' }).layers).toEqual(['foil']);
    expect(cardFactsOf({ ...design, style: 'photo', layout: 'filmstrip' }).layers).toEqual([]);
  });
});
