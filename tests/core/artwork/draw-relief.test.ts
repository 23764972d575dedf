import { describe, expect, test } from 'vitest';

import { drawSvg } from '../../../core/domain/artwork/draw-svg.ts';
import { rectanglePath } from '../../../core/domain/artwork/path.ts';
import type { DisplayItem, DisplayPage } from '../../../core/domain/artwork/resolve.ts';

const square = (left: number) => rectanglePath({ left, top: 0, width: 10, height: 10 });

const shape = (
  left: number,
  colour: `#${string}`,
  layer: 'ink' | 'foil' | 'relief',
  line?: number,
): DisplayItem => ({ kind: 'fill', object: 'one', path: square(left), colour, layer, line });

const paper = '#fbfaf6';

const page: DisplayPage = {
  name: 'front',
  width: 1_000,
  height: 2_000,
  bleed: 30,
  folds: [],
  items: [
    shape(0, paper, 'ink'),
    shape(100, '#112233', 'relief', 7),
    shape(200, '#445566', 'ink'),
    shape(300, paper, 'relief'),
    shape(400, '#778899', 'relief'),
    shape(500, '#778899', 'relief'),
  ],
};

const drawn = (raised: DisplayPage): string => drawSvg(raised, { picture: () => '', prefix: 'a-' });

/** What fills or draws the square that begins so far from the left. */
const paintAt = (markup: string, left: number): string | undefined =>
  new RegExp(`<path (?:fill="none" stroke|fill)="([^"]+)"[^>]* d="M${left} `, 'u').exec(
    markup,
  )?.[1];

describe('relief', () => {
  test('is printed in its ink where it is not pressed', () => {
    const markup = drawn(page);
    expect(markup).not.toContain('filter');
    expect([100, 200, 300, 400].map((left) => paintAt(markup, left))).toEqual([
      '#112233',
      '#445566',
      paper,
      '#778899',
    ]);
  });

  test('is pressed without ink, over all that is printed', () => {
    const markup = drawn({ ...page, isRaised: true });
    const [printed = '', pressed = ''] = markup.split('<filter');
    expect(paintAt(printed, 200)).toBe('#445566');
    expect(paintAt(printed, 100)).toBeUndefined();
    for (const left of [100, 300, 400]) expect(paintAt(pressed, left)).toMatch(/^#/u);
    for (const colour of ['#112233', '#778899', paper]) expect(pressed).not.toContain(colour);
    expect(pressed).toContain('stroke-width="7"');
    expect(pressed).toContain('x="-30" y="-30" width="1060" height="987"');
    expect(pressed).toContain('id="a-relief"');
    expect(pressed).toContain('<g filter="url(#a-relief)">');
  });

  test('is highest in lines, as low as the paper where it has its colour, and parted where fields meet', () => {
    const markup = drawn({ ...page, isRaised: true });
    expect(paintAt(markup, 100)).toBe('#fff');
    expect(paintAt(markup, 300)).toBe('#000');
    expect(paintAt(markup, 400)).not.toBe(paintAt(markup, 500));
  });

  test('is nothing on a page that presses, and has none', () => {
    const plain = { ...page, items: page.items.filter((_, index) => index % 2 === 0) };
    const [first, , third] = plain.items;
    const items = [first, third].flatMap((item) =>
      item?.kind === 'fill' ? [{ ...item, layer: 'foil' as const }] : [],
    );
    expect(drawn({ ...plain, items, isRaised: true })).not.toContain('filter');
    expect(paintAt(drawn({ ...plain, items, isRaised: true }), 400)).toBe('#778899');
  });
});
