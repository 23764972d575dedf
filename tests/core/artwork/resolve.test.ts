import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  usualVariant,
  type Artwork,
  type ArtworkObject,
  type ArtworkPage,
  type TextStyle,
} from '../../../core/domain/artwork/artwork.ts';
import {
  checkArtwork,
  dotsPerInch,
  resolutionLimits,
} from '../../../core/domain/artwork/checks.ts';
import { drawSvg, viewBoxOf } from '../../../core/domain/artwork/draw-svg.ts';
import { foilTones } from '../../../core/domain/artwork/foil-tones.ts';
import {
  archPath,
  ellipsePath,
  pathBox,
  rectanglePath,
  roundedPath,
} from '../../../core/domain/artwork/path.ts';
import { resolve, slotPath, type ResolveInput } from '../../../core/domain/artwork/resolve.ts';
import { E } from '../../../core/fp.ts';
import {
  anySlot,
  anyTextObject,
  anyTextStyle,
  cardPage,
  squareType,
} from '../../arbitraries/artwork.ts';

const palette = { ink: '#111111', paper: '#fefefe', photo: '#dddddd' } as const;

const style: TextStyle = {
  font: 'cormorant',
  size: 10_000,
  lineHeight: 1_000,
  tracking: 0,
  colour: 'ink',
  alignment: 'start',
  placement: 'top',
  letters: 'typed',
};

const artworkWith = (
  objects: readonly ArtworkObject[],
  page: Partial<ArtworkPage> = {},
  own: TextStyle = style,
): Artwork => ({
  pages: [{ ...cardPage, ...page, objects }],
  styles: { style: own },
  variants: { day: palette, night: { ink: '#ffffff', paper: '#000000', photo: '#222222' } },
});

const inputOf = (artwork: Artwork, more: Partial<ResolveInput> = {}): ResolveInput => ({
  artwork,
  variant: 'day',
  language: 'de',
  typefaces: () => squareType,
  pictures: {},
  ...more,
});

const pageOf = (input: ResolveInput) => {
  const pages = resolve(input);
  if (E.isLeft(pages)) throw new Error(pages.left.kind);
  const [page] = pages.right;
  if (page === undefined) throw new Error('no page');
  return page;
};

const findingsOf = (input: ResolveInput) => {
  const findings = checkArtwork(input);
  if (E.isLeft(findings)) throw new Error(findings.left.kind);
  return findings.right;
};

const words = (text: string, left = 10_000, top = 10_000): ArtworkObject => ({
  kind: 'text',
  id: 'words',
  role: 'names',
  box: { left, top, width: 60_000, height: 20_000 },
  style: 'style',
  text,
  turns: 0,
  layer: 'foil',
});

const slot = (left: number, width: number): ArtworkObject => ({
  kind: 'picture',
  id: 'slot',
  box: { left, top: 20_000, width, height: 40_000 },
  shape: { kind: 'rectangle' },
  colour: 'photo',
});

const photo = {
  source: 'own.jpg',
  size: { width: 1_000, height: 800 },
  framing: { x: 0.5, y: 0.5, zoom: 1 },
};

describe('resolve', () => {
  property.prop([anyTextObject, anyTextStyle, anySlot])(
    'draws paper, then each object in its colour, alike every time',
    (text, own, picture) => {
      const input = inputOf(artworkWith([picture, text], {}, own));
      const page = pageOf(input);
      const [paper, ...items] = page.items;
      expect(paper).toMatchObject({
        kind: 'fill',
        object: 'front',
        colour: '#fefefe',
        layer: 'ink',
      });
      expect(pathBox(paper?.kind === 'fill' ? paper.path : [])).toEqual({
        left: -3_000,
        top: -3_000,
        width: 121_000,
        height: 174_000,
      });
      expect(items[0]).toMatchObject({ object: 'slot', colour: '#dddddd', layer: 'ink' });
      for (const item of items.slice(1))
        expect(item).toMatchObject({ object: 'words', colour: '#111111', layer: text.layer });
      expect(pageOf(input)).toEqual(page);
    },
  );

  test('puts a photo into its slot, cut to the slot’s ratio', () => {
    const [, item] = pageOf(
      inputOf(artworkWith([slot(10_000, 20_000)]), { pictures: { slot: photo } }),
    ).items;
    expect(item).toMatchObject({
      kind: 'picture',
      source: 'own.jpg',
      crop: { left: 300, top: 0, width: 400, height: 800 },
      box: { left: 10_000, top: 20_000, width: 20_000, height: 40_000 },
    });
  });

  test('shows the colour of a slot whose photo has no size', () => {
    const none = { ...photo, size: { width: 0, height: 0 } };
    const [, item] = pageOf(
      inputOf(artworkWith([slot(10_000, 20_000)]), { pictures: { slot: none } }),
    ).items;
    expect(item).toMatchObject({ kind: 'fill', colour: '#dddddd' });
  });

  test('draws nothing for words that have no letters', () => {
    expect(pageOf(inputOf(artworkWith([words(' ')]))).items).toHaveLength(1);
    expect(findingsOf(inputOf(artworkWith([words(' ')])))).toEqual([]);
  });

  test('takes the colours of a variant, of the first where the usual ones are asked for', () => {
    const colours = (variant: string) =>
      pageOf(inputOf(artworkWith([words('a')]), { variant })).items.map((item) =>
        item.kind === 'fill' ? item.colour : '',
      );
    expect(colours('night')).toEqual(['#000000', '#ffffff']);
    expect(colours(usualVariant)).toEqual(['#fefefe', '#111111']);
  });

  test('refuses what an artwork does not have', () => {
    const artwork = artworkWith([words('a')]);
    const kinds = (input: ResolveInput) => {
      const pages = resolve(input);
      return E.isLeft(pages) ? pages.left : undefined;
    };
    expect(kinds(inputOf(artwork, { variant: 'dusk' }))).toEqual({
      kind: 'unknown-variant',
      variant: 'dusk',
    });
    expect(kinds(inputOf(artwork, { typefaces: () => undefined }))).toEqual({
      kind: 'absent-typeface',
      object: 'words',
      font: 'cormorant',
    });
    expect(kinds(inputOf({ ...artwork, styles: {} }))).toEqual({
      kind: 'unknown-style',
      object: 'words',
      style: 'style',
    });
    expect(kinds(inputOf(artworkWith([words('a')], { paper: 'gold' })))).toEqual({
      kind: 'unknown-colour',
      object: 'front',
      colour: 'gold',
    });
    expect(kinds(inputOf(artworkWith([words('a')], {}, { ...style, colour: 'toString' })))).toEqual(
      { kind: 'unknown-colour', object: 'words', colour: 'toString' },
    );
  });

  property.prop([anySlot])('gives every slot an outline in its box', ({ box, shape }) => {
    const held = pathBox(slotPath(box, shape));
    expect(Math.abs((held?.width ?? 0) - box.width)).toBeLessThanOrEqual(1);
    expect(Math.abs((held?.height ?? 0) - box.height)).toBeLessThanOrEqual(1);
  });

  test('keeps how a page is measured, cut and pressed, and says so only where it is', () => {
    const { items: _items, ...plain } = pageOf(inputOf(artworkWith([])));
    const { name, width, height, bleed, folds } = cardPage;
    expect(plain).toStrictEqual({ name, width, height, bleed, folds });
    const refined = pageOf(inputOf(artworkWith([], { cut: 'wave', isRaised: true })));
    expect(refined).toStrictEqual({ ...plain, cut: 'wave', isRaised: true, items: refined.items });
  });

  test('rounds the corners of a slot by its radius', () => {
    const box = { left: 0, top: 0, width: 40_000, height: 30_000 };
    expect(slotPath(box, { kind: 'rounded', radius: 2_000 })).toEqual(roundedPath(box, 2_000));
    expect(slotPath(box, { kind: 'ellipse' })).toEqual(ellipsePath(box));
    expect(slotPath(box, { kind: 'arch' })).toEqual(archPath(box));
    expect(slotPath(box, { kind: 'rectangle' })).toEqual(rectanglePath(box));
  });
});

describe('checkArtwork', () => {
  test('finds nothing wrong with what is right', () => {
    const page = artworkWith([words('Anna'), slot(-3_000, 121_000)]);
    const large = { ...photo, size: { width: 4_000, height: 3_000 } };
    expect(findingsOf(inputOf(page, { pictures: { slot: large } }))).toEqual([]);
  });

  test.each([
    [words('abcdefghijklmno'), [{ kind: 'overflow', object: 'words', across: 15_000, down: 0 }]],
    [words('a\nb\nc'), [{ kind: 'overflow', object: 'words', across: 0, down: 10_000 }]],
    [words('a☃'), [{ kind: 'missing-glyphs', object: 'words', characters: ['☃'] }]],
    [words('a', 4_000), [{ kind: 'outside-safe-area', object: 'words' }]],
    [words('a', 10_000, 150_000), []],
    [words('a', 10_000, 158_000), [{ kind: 'outside-safe-area', object: 'words' }]],
    [slot(0, 20_000), [{ kind: 'bleed-not-covered' }, { kind: 'empty-slot' }]],
    [slot(-2_999, 20_000), [{ kind: 'bleed-not-covered' }, { kind: 'empty-slot' }]],
    [slot(100_000, 17_000), [{ kind: 'bleed-not-covered' }, { kind: 'empty-slot' }]],
    [slot(100_000, 18_000), [{ kind: 'empty-slot' }]],
  ])('judges %#', (object, findings) => {
    const found = findingsOf(inputOf(artworkWith([object])));
    expect(found).toHaveLength(findings.length);
    expect(found).toMatchObject(findings);
  });

  test.each([0, 1, 2, 3])(
    'wants what reaches an edge to reach the end of the bleed, on side %i',
    (side) => {
      for (const beyond of [-1_000, -1, 0, 1, 2_999, 3_000, 3_001]) {
        const [width, height] = [20_000, 20_000];
        const left = side === 0 ? -beyond : side === 1 ? 115_000 - width + beyond : 30_000;
        const top = side === 2 ? -beyond : side === 3 ? 168_000 - height + beyond : 30_000;
        const path = rectanglePath({ left, top, width, height });
        const block: ArtworkObject = {
          kind: 'ornament',
          id: 'block',
          shapes: [
            { path, colour: 'ink' },
            { path: [], colour: 'ink' },
          ],
          layer: 'ink',
        };
        expect(findingsOf(inputOf(artworkWith([block]))).map(({ kind }) => kind)).toEqual(
          beyond >= 0 && beyond < 3_000 ? ['bleed-not-covered'] : [],
        );
      }
    },
  );

  test('finds empty slots on every page', () => {
    const page = artworkWith([words('a'), slot(10_000, 20_000)]);
    const [front] = page.pages;
    if (front === undefined) throw new Error('no page');
    const back = {
      ...front,
      name: 'back',
      objects: [
        { ...slot(10_000, 20_000), id: 'other' },
        { ...words('a'), id: 'more' },
      ],
    };
    const both = { ...page, pages: [front, back] };
    expect(findingsOf(inputOf(both))).toEqual([
      { kind: 'empty-slot', page: 'front', object: 'slot' },
      { kind: 'empty-slot', page: 'back', object: 'other' },
    ]);
    const large = { ...photo, size: { width: 4_000, height: 3_000 } };
    expect(findingsOf(inputOf(both, { pictures: { slot: large } }))).toEqual([
      { kind: 'empty-slot', page: 'back', object: 'other' },
    ]);
  });

  test('lets a leaf end beyond an edge, but no straight side', () => {
    const ornament = (path: Parameters<typeof pathBox>[0]): ArtworkObject => ({
      kind: 'ornament',
      id: 'leaf',
      shapes: [{ path, colour: 'ink' }],
      layer: 'ink',
    });
    const straight = rectanglePath({ left: -1_000, top: 10_000, width: 5_000, height: 5_000 });
    const round: Parameters<typeof pathBox>[0] = [['M', -1_000, 0], ['Q', 5, 5, 10, 10], ['Z']];
    expect(findingsOf(inputOf(artworkWith([ornament(straight)])))).toMatchObject([
      { kind: 'bleed-not-covered', object: 'leaf' },
    ]);
    const bent: Parameters<typeof pathBox>[0] = [
      ['M', -1_000, 0],
      ['C', 1, 1, 5, 5, 10, 10],
      ['Z'],
    ];
    expect(findingsOf(inputOf(artworkWith([ornament(round), ornament(bent)])))).toEqual([]);
    const thick: ArtworkObject = {
      kind: 'ornament',
      id: 'line',
      shapes: [
        {
          path: [
            ['M', 1_000, 9_000],
            ['L', 1_000, 19_000],
          ],
          colour: 'ink',
          line: 2_001,
        },
      ],
      layer: 'ink',
    };
    expect(findingsOf(inputOf(artworkWith([thick])))).toMatchObject([
      { kind: 'bleed-not-covered', object: 'line' },
    ]);
  });

  test('keeps letters away from a fold, on both sides', () => {
    const folded = { folds: [{ along: 'height' as const, at: 57_500 }] };
    const at = (left: number) =>
      findingsOf(inputOf(artworkWith([words('ab', left)], folded))).map(({ kind }) => kind);
    expect(at(42_500)).toEqual([]);
    expect(at(42_501)).toEqual(['outside-safe-area']);
    expect(at(43_000)).toEqual(['outside-safe-area']);
    expect(at(62_000)).toEqual(['outside-safe-area']);
    expect(at(62_500)).toEqual([]);
    const twice = { folds: [...folded.folds, { along: 'height' as const, at: 30_000 }] };
    const turned = { folds: [{ along: 'width' as const, at: 57_500 }, ...folded.folds] };
    const kindsAt = (left: number, page: Partial<ArtworkPage>, top = 10_000) =>
      findingsOf(inputOf(artworkWith([words('ab', left, top)], page))).map(({ kind }) => kind);
    expect(kindsAt(43_000, twice)).toEqual(['outside-safe-area']);
    expect(kindsAt(26_000, twice)).toEqual(['outside-safe-area']);
    expect(kindsAt(36_000, twice)).toEqual([]);
    expect(kindsAt(36_000, turned, 52_000)).toEqual(['outside-safe-area']);
    expect(kindsAt(36_000, turned, 60_000)).toEqual([]);
    expect(kindsAt(60_000, turned, 70_000)).toEqual(['outside-safe-area']);
    const across = { folds: [{ along: 'width' as const, at: 18_000 }] };
    expect(findingsOf(inputOf(artworkWith([words('ab')], across))).map(({ kind }) => kind)).toEqual(
      ['outside-safe-area'],
    );
  });

  test('counts the dots of the axis that has fewer', () => {
    const size = { width: 40_000, height: 20_000 };
    expect(dotsPerInch({ width: 320, height: 1_000 }, size)).toBe(203);
    expect(dotsPerInch({ width: 3_000, height: 160 }, size)).toBe(203);
    const anInch: ArtworkObject = {
      kind: 'picture',
      id: 'slot',
      box: { left: 10_000, top: 10_000, width: 25_400, height: 25_400 },
      shape: { kind: 'rectangle' },
      colour: 'photo',
    };
    const found = (pixels: number) =>
      findingsOf(
        inputOf(artworkWith([anInch]), {
          pictures: {
            slot: { ...photo, size: { width: pixels, height: pixels * 4 } },
          },
        }),
      ).map((finding) => finding.kind === 'low-resolution' && finding.isRefused);
    expect([200, 199, 100, 99].map(found)).toEqual([[], [false], [false], [true]]);
  });

  property.prop([fc.integer({ min: 50, max: 4_000 })])(
    'warns of few dots, and refuses fewer',
    (pixels) => {
      const input = inputOf(artworkWith([slot(10_000, 40_000)]), {
        pictures: { slot: { ...photo, size: { width: pixels, height: pixels } } },
      });
      const dots = Math.floor((pixels * 25_400) / 40_000);
      expect(
        dotsPerInch({ width: pixels, height: pixels + 1 }, { width: 40_000, height: 40_000 }),
      ).toBe(dots);
      expect(findingsOf(input)).toEqual(
        dots >= resolutionLimits.warned
          ? []
          : [
              {
                kind: 'low-resolution',
                page: 'front',
                object: 'slot',
                dotsPerInch: dots,
                isRefused: dots < resolutionLimits.refused,
              },
            ],
      );
    },
  );

  test('is refused what cannot be resolved', () => {
    expect(E.isLeft(checkArtwork(inputOf(artworkWith([]), { variant: 'dusk' })))).toBe(true);
  });
});

describe('drawSvg', () => {
  const drawn = (foil?: 'gold') =>
    drawSvg(
      pageOf(
        inputOf(artworkWith([slot(10_000, 20_000), words('a')]), { pictures: { slot: photo } }),
      ),
      { foil, prefix: 'x', picture: ({ source }) => `<image href="${source}"/>` },
    );

  test('prints foil as metal where the card has it, as ink where not', () => {
    const paper = 'd="M-3000 -3000L118000 -3000L118000 171000L-3000 171000Z"/>';
    const stops = foilTones.gold.map(
      (tone, index) =>
        `<stop offset="${index / (foilTones.gold.length - 1)}" stop-color="${tone}"/>`,
    );
    expect(drawn('gold')).toContain('<path fill="url(#xfoil)"');
    expect(drawn('gold')).toContain(
      `<defs><linearGradient id="xfoil" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="115000" y2="168000">${stops.join('')}</linearGradient></defs><path fill="#fefefe" ${paper}<clipPath`,
    );
    expect(drawn('gold')).toContain('</g><path');
    expect(stops.at(-1)).toContain('offset="1"');
    expect(drawn()).toContain(`<defs></defs><path fill="#fefefe" ${paper}`);
    expect(drawn()).not.toContain('foil');
    expect(drawn()).toContain('<path fill="#111111"');
  });

  test('cuts a photo to its slot', () => {
    expect(drawn()).toContain(
      '<clipPath id="xclip1"><path d="M10000 20000L30000 20000L30000 60000L10000 60000Z"/></clipPath><g clip-path="url(#xclip1)"><image href="own.jpg"/></g>',
    );
  });

  test('shows the page trimmed, or with its bleed', () => {
    const page = pageOf(inputOf(artworkWith([])));
    expect(viewBoxOf(page, 'trim')).toBe('0 0 115000 168000');
    expect(viewBoxOf(page, 'bleed')).toBe('-3000 -3000 121000 174000');
  });

  test('draws lines as lines', () => {
    const shapes = [
      {
        path: [
          ['M', 9_000, 9_000],
          ['L', 9_000, 19_000],
        ],
        colour: 'ink',
        line: 300,
      },
    ] as const;
    const page = pageOf(
      inputOf(artworkWith([{ kind: 'ornament', id: 'l', shapes, layer: 'ink' }])),
    );
    expect(drawSvg(page, { prefix: '', picture: () => '' })).toContain(
      '<path fill="none" stroke="#111111" stroke-width="300" stroke-linecap="round" stroke-linejoin="round" d="M9000 9000L9000 19000"/>',
    );
  });
});
