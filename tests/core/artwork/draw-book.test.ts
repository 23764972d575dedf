import { createHash } from 'node:crypto';

import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { InkColour } from '../../../core/domain/artwork/artwork.ts';
import { coverGround, drawBook, type BookView } from '../../../core/domain/artwork/draw-book.ts';
import { rectanglePath } from '../../../core/domain/artwork/path.ts';
import type { DisplayPage } from '../../../core/domain/artwork/resolve.ts';

const page = (name: string, width: number, height: number, colour: InkColour): DisplayPage => ({
  name,
  width,
  height,
  bleed: 3_000,
  folds: [],
  items: [
    {
      kind: 'fill',
      object: name,
      path: rectanglePath({ left: 0, top: 0, width, height }),
      colour,
      layer: 'ink',
    },
  ],
});

type Measures = { readonly width: number; readonly height: number; readonly thickness: number };

const pagesOf = ({ width, height, thickness }: Measures) => [
  page('front', width, height, '#111111'),
  page('inside', 2 * width, height, '#222222'),
  page('spread-2', 2 * width, height, '#333333'),
  page('back', width, height, '#444444'),
  page('spine', thickness, height, '#555555'),
];

const drawing = { prefix: 'x-', picture: () => '' };

const usual: Measures = { width: 285_000, height: 194_000, thickness: 12_000 };

const drawn = (
  view: BookView,
  measures: Measures = usual,
  { cover = 'hard', liesFlat = true }: { cover?: 'hard' | 'soft'; liesFlat?: boolean } = {},
) => {
  const { thickness } = measures;
  const book = drawBook(view, { cover, thickness, liesFlat }, pagesOf(measures), drawing);
  if (book === undefined) throw new Error('There is no front.');
  return book;
};

type Corner = readonly [number, number];

/** Where the corners of a page come to. */
const cornersOf = (markup: string, colour: string, width: number, height: number) => {
  const pattern = new RegExp(
    `<g transform="matrix\\((?<numbers>[^)]*)\\)"><clipPath[^>]*>(?:(?!<g transform).)*fill="${colour}"`,
    'u',
  );
  const numbers = pattern.exec(markup)?.groups?.['numbers']?.split(' ').map(Number) ?? [];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  return (
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ] as const
  ).map(([x, y]): Corner => [a * x + c * y + e, b * x + d * y + f]);
};

const near = ([x, y]: Corner = [0, 0], [u, v]: Corner = [0, 0]) =>
  Math.abs(x - u) <= 8 && Math.abs(y - v) <= 8;

const anyMeasures = fc.record({
  width: fc.integer({ min: 100_000, max: 450_000 }),
  height: fc.integer({ min: 100_000, max: 450_000 }),
  thickness: fc.integer({ min: 5_200, max: 40_000 }),
});

describe('a book that is drawn', () => {
  test('is the same markup on every machine', () => {
    const markups = (['laid', 'spine', 'open'] as const).flatMap((view) =>
      (['hard', 'soft'] as const).flatMap((cover) =>
        [true, false].map((liesFlat) => drawn(view, usual, { cover, liesFlat }).markup),
      ),
    );
    expect(createHash('sha256').update(markups.join('\n')).digest('hex')).toBe(
      '56f83c277210a748bd664d217f12bbf1f1fbb9f7e8a5f9d91d3b0a42de8fca0e',
    );
  });

  property.prop([anyMeasures, fc.constantFrom('laid', 'spine')])(
    'has its front and its spine joined along an edge',
    (measures, view) => {
      const { width, height, thickness } = measures;
      const { markup, box } = drawn(view, measures);
      const front = cornersOf(markup, '#111111', width, height);
      const spine = cornersOf(markup, '#555555', thickness, height);
      // The right edge of the spine is the left one of the front.
      expect([near(spine[1], front[0]), near(spine[2], front[3])]).toEqual([true, true]);
      for (const [x, y] of [...front, ...spine]) {
        expect(x).toBeGreaterThanOrEqual(box.left - 8);
        expect(x).toBeLessThanOrEqual(box.left + box.width + 8);
        expect(y).toBeGreaterThanOrEqual(box.top - 8);
        expect(y).toBeLessThanOrEqual(box.top + box.height + 8);
      }
    },
  );

  property.prop([
    anyMeasures,
    fc.integer({ min: 1_000, max: 20_000 }),
    fc.constantFrom('laid', 'spine'),
  ])('is higher the thicker it is', (measures, more, view) => {
    const thicker = { ...measures, thickness: measures.thickness + more };
    expect(drawn(view, thicker).box.height).toBeGreaterThan(drawn(view, measures).box.height);
  });

  property.prop([anyMeasures, fc.constantFrom('hard', 'soft'), fc.boolean()])(
    'is twice as wide when it is open, with its spread within its cover',
    (measures, cover, liesFlat) => {
      const { width, height } = measures;
      const { markup, box } = drawn('open', measures, { cover, liesFlat });
      const over = cover === 'hard' ? 3_000 : 0;
      expect(box.width).toBe(2 * (width + over));
      const [corner, , far] = cornersOf(markup, '#222222', 2 * width, height);
      expect(near(corner, [-width, corner?.[1] ?? 0])).toBe(true);
      expect(near(far, [width, far?.[1] ?? 0])).toBe(true);
      expect(markup).not.toContain('#111111');
      expect(markup).not.toContain('#333333');
    },
  );

  test('shows from the spine what a closed one shows from aslant, the spine wider', () => {
    const wide = (view: 'laid' | 'spine') => {
      const corners = cornersOf(drawn(view).markup, '#555555', 12_000, 194_000);
      const across = corners.map(([x]) => x);
      return Math.max(...across) - Math.min(...across);
    };
    expect(wide('spine')).toBeGreaterThan(1.7 * wide('laid'));
    for (const view of ['laid', 'spine'] as const) {
      expect(drawn(view).markup).not.toContain('#222222');
      // The edges of its cover are printed as its back.
      expect(drawn(view).markup).toContain('fill="#444444"');
    }
  });

  test('shades a fold that curves in more steps than one that lies flat', () => {
    const shades = (liesFlat: boolean) =>
      drawn('open', usual, { liesFlat }).markup.split('#1b1712').length;
    expect(shades(false)).toBe(shades(true) + 14);
  });

  test('has a joint in a hard cover alone, and boards over its pages', () => {
    const count = (cover: 'hard' | 'soft') =>
      drawn('laid', usual, { cover }).markup.split('<path').length;
    expect(count('hard')).toBe(count('soft') + 2);
  });

  test('shows more leaves the thicker it is, as far as they can be told apart', () => {
    const lines = (thickness: number) => {
      const { markup } = drawn('laid', { ...usual, thickness });
      const leaves = /d="(?<lines>[^"]*)" fill="none" stroke="#c9c2b4"/u.exec(markup)?.groups;
      return leaves?.['lines']?.split('M').length ?? 1;
    };
    expect([5_000, 6_000, 8_000, 20_000, 40_000].map(lines)).toEqual([1, 4, 10, 17, 17]);
  });

  test('lies to the micrometre where it has always lain', () => {
    const at = (view: BookView, cover: 'hard' | 'soft' = 'hard') => {
      const { box, outline } = drawn(view, usual, { cover });
      return { ...box, outline };
    };
    expect([at('laid'), at('spine'), at('open'), at('open', 'soft')]).toEqual([
      {
        left: 0,
        top: -103_545,
        width: 344_210,
        height: 210_434,
        outline: 'M0 -9193L244293 -103545L344210 3345L344210 12537L99917 106889L0 0Z',
      },
      {
        left: 0,
        top: -135_067,
        width: 265_041,
        height: 159_344,
        outline: 'M0 -10692L78557 -135067L265041 -110791L265041 -100099L186485 24277L0 0Z',
      },
      {
        left: -288_000,
        top: -3_776,
        width: 576_000,
        height: 177_717,
        outline: 'M-288000 -3776L288000 -3776L288000 173941L-288000 173941Z',
      },
      {
        left: -285_000,
        top: -2_817,
        width: 570_000,
        height: 174_109,
        outline: 'M-285000 -150L285000 -150L285000 171292L-285000 171292Z',
      },
    ]);
  });

  test('needs a front; without a back its edges are paper', () => {
    const binding = { cover: 'hard', thickness: 12_000, liesFlat: true } as const;
    expect(drawBook('laid', binding, [], drawing)).toBeUndefined();
    expect(coverGround([])).toBe('#f6f3ec');
    expect(coverGround(pagesOf(usual))).toBe('#444444');
  });

  test('has ids of its own for each page', () => {
    const { markup } = drawn('laid');
    const ids = [...markup.matchAll(/ id="(?<id>[^"]*)"/gu)].map(({ groups }) => groups?.['id']);
    expect(ids).toEqual(['x-spine-cut', 'x-front-cut']);
  });
});
