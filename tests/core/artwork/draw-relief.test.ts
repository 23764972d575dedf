import { describe, expect, test } from 'vitest';

import { drawSvg } from '../../../core/domain/artwork/draw-svg.ts';
import type { Box } from '../../../core/domain/artwork/measures.ts';
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

  test('is lit from the upper left, and shaded on the other side', () => {
    const [, filter] =
      /<filter[^>]*>(?<filter>.*)<\/filter>/u.exec(drawn({ ...page, isRaised: true })) ?? [];
    expect(filter).toBe(
      [
        '<feColorMatrix type="luminanceToAlpha"/>',
        '<feGaussianBlur stdDeviation="270" result="high"/>',
        '<feOffset dx="400" dy="400" result="moved"/>',
        '<feComposite in="moved" in2="high" operator="arithmetic" k2="0.55" k3="-0.55" result="moved-high"/>',
        '<feComposite in="high" in2="moved" operator="arithmetic" k2="0.95" k3="-0.95" result="high-moved"/>',
        '<feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/>',
        '<feComposite in2="moved-high" operator="over"/>',
      ].join(''),
    );
  });

  test('reaches as far about its shapes as they slope, within the bleed, and not to the edges', () => {
    const large = { ...page, width: 100_000, height: 200_000, bleed: 3_000, isRaised: true };
    const regionOf = (box: Box, line?: number): string | undefined => {
      const path = rectanglePath(box);
      const markup = drawn({
        ...large,
        items: [{ kind: 'fill', object: 'one', path, colour: paper, layer: 'relief', line }],
      });
      expect(markup).toContain(
        '<clipPath id="a-within"><rect x="940" y="940" width="98120" height="198120"/></clipPath><g clip-path="url(#a-within)"><g filter="url(#a-relief)"><path ',
      );
      return /userSpaceOnUse" (?<sides>[^c]*) color-/u.exec(markup)?.groups?.['sides'];
    };
    const inside = { left: 20_000, top: 30_000, width: 5_000, height: 6_000 };
    expect(regionOf(inside)).toBe('x="19060" y="29060" width="6880" height="7880"');
    expect(regionOf(inside, 60)).toBe('x="19000" y="29000" width="7000" height="8000"');
    expect(regionOf({ left: -9_000, top: -9_000, width: 300_000, height: 300_000 })).toBe(
      'x="-3000" y="-3000" width="106000" height="206000"',
    );
    expect(regionOf({ left: 300_000, top: 300_000, width: 1, height: 1 })).toBe(
      'x="299060" y="299060" width="0" height="0"',
    );
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
