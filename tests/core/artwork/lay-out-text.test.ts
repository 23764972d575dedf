import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { TextObject, TextStyle } from '../../../core/domain/artwork/artwork.ts';
import { layOutText } from '../../../core/domain/artwork/lay-out-text.ts';
import { liesWithin } from '../../../core/domain/artwork/measures.ts';
import { pathBox, printPath } from '../../../core/domain/artwork/path.ts';
import type { Typeface } from '../../../core/domain/artwork/typeface.ts';
import { anyTextObject, anyTextStyle, squareType } from '../../arbitraries/artwork.ts';

const laidOut = (object: TextObject, style: TextStyle) =>
  layOutText(object, { style, typeface: squareType, language: 'de' });

const plain: TextStyle = {
  font: 'cormorant',
  size: 10_000,
  lineHeight: 1_000,
  tracking: 0,
  colour: 'ink',
  alignment: 'start',
  placement: 'top',
  letters: 'typed',
};

const words = (text: string, box = { left: 0, top: 0, width: 40_000, height: 40_000 }) =>
  ({
    kind: 'text',
    id: 'words',
    role: 'names',
    box,
    style: 'style',
    text,
    turns: 0,
    layer: 'ink',
  }) as const satisfies TextObject;

describe('layOutText', () => {
  property.prop([anyTextObject, anyTextStyle])('is whole, and the same again', (object, style) => {
    const text = laidOut(object, style);
    expect(printPath(text.path)).not.toMatch(/\.|NaN|e/u);
    expect(laidOut(object, style)).toEqual(text);
  });

  property.prop([anyTextObject, anyTextStyle])('keeps to the allowed sizes', (object, style) => {
    const { size, overflow } = laidOut(object, style);
    expect(size).toBeLessThanOrEqual(style.size);
    expect(size).toBeGreaterThanOrEqual(Math.min(style.size, style.smallest ?? style.size));
    if (overflow.across > 0 || overflow.down > 0)
      expect(size).toBe(Math.min(style.size, style.smallest ?? style.size));
  });

  property.prop([anyTextObject, anyTextStyle])(
    'stays in its box where it fits',
    (object, style) => {
      const { overflow, path } = laidOut(object, { ...style, lineHeight: 1_000, tracking: 0 });
      const box = pathBox(path);
      if (overflow.across > 0 || overflow.down > 0 || box === undefined) return;
      const { left, top, width, height } = object.box;
      // A turned box has no whole middle where its sides differ by an odd length.
      const slack = { left: left - 2, top: top - 2, width: width + 4, height: height + 4 };
      expect(liesWithin(box, slack)).toBe(true);
    },
  );

  property.prop([anyTextObject, anyTextStyle])(
    'turns back after four quarters',
    (object, style) => {
      const even = { ...object, box: { ...object.box, width: 60_000, height: 40_000 } };
      const upright = laidOut({ ...even, turns: 0 }, style);
      const upsideDown = laidOut({ ...even, turns: 2 }, style);
      const one = pathBox(upright.path);
      const other = pathBox(upsideDown.path);
      if (one === undefined || other === undefined) return;
      const { left, top } = even.box;
      expect(other.left + other.width + one.left).toBe(2 * left + 60_000);
      expect(other.top + other.height + one.top).toBe(2 * top + 40_000);
      const aside = pathBox(laidOut({ ...even, turns: 1 }, style).path);
      const back = pathBox(laidOut({ ...even, turns: 3 }, style).path);
      if (aside === undefined || back === undefined) return;
      expect(aside.left + aside.width + back.left).toBe(2 * left + 60_000);
      expect(aside.top + aside.height + back.top).toBe(2 * top + 40_000);
    },
  );

  test('stands where its style says', () => {
    const two = { left: 1_000, top: 2_000, width: 40_000, height: 40_000 };
    const at = (style: Partial<TextStyle>) =>
      laidOut(words('ab\nc', two), { ...plain, ...style }).lines.map(({ x, baseline }) => [
        x,
        baseline,
      ]);
    expect(at({})).toEqual([
      [1_000, 10_000],
      [1_000, 20_000],
    ]);
    expect(at({ alignment: 'centre', placement: 'middle' })).toEqual([
      [16_000, 20_000],
      [18_500, 30_000],
    ]);
    expect(at({ alignment: 'end', placement: 'bottom' })).toEqual([
      [31_000, 30_000],
      [36_000, 40_000],
    ]);
    expect(at({ lineHeight: 2_000 })).toEqual([
      [1_000, 15_000],
      [1_000, 35_000],
    ]);
  });

  test('turns clockwise', () => {
    const box = { left: 0, top: 0, width: 40_000, height: 40_000 };
    const of = (turns: TextObject['turns']) =>
      pathBox(laidOut({ ...words('a', box), turns }, plain).path);
    expect(of(0)).toEqual({ left: 0, top: 3_000, width: 5_000, height: 5_000 });
    expect(of(1)).toEqual({ left: 32_000, top: 0, width: 5_000, height: 5_000 });
    expect(of(2)).toEqual({ left: 35_000, top: 32_000, width: 5_000, height: 5_000 });
    expect(of(3)).toEqual({ left: 3_000, top: 35_000, width: 5_000, height: 5_000 });
  });

  test('turns a wide box as a high one', () => {
    const wide = { left: 0, top: 0, width: 10_000, height: 50_000 };
    const { overflow, lines } = laidOut({ ...words('abcdefghij', wide), turns: 1 }, plain);
    expect([overflow.across, lines.length]).toEqual([0, 1]);
  });

  test('spaces letters out between them, and joins none then', () => {
    const joined = laidOut(words('fi'), plain);
    const spaced = laidOut(words('fi'), { ...plain, tracking: 200 });
    expect(joined.lines[0]?.width).toBe(5_000);
    expect(spaced.lines[0]?.width).toBe(12_000);
    expect(pathBox(spaced.path)?.width).toBe(12_000);
  });

  test('keeps words on one line as long as they fit, to the micrometre', () => {
    const textsIn = (width: number) =>
      laidOut(words('ab cd', { left: 0, top: 0, width, height: 40_000 }), plain).lines.map(
        ({ text }) => text,
      );
    expect(textsIn(25_000)).toEqual(['ab cd']);
    expect(textsIn(24_999)).toEqual(['ab', 'cd']);
  });

  test('puts marks where their typeface says, with the letter that they belong to', () => {
    const marked: Typeface = {
      ...squareType,
      shape: () => [
        { glyph: 2, cluster: 0, advance: 500, x: 0, y: 0 },
        { glyph: 2, cluster: 0, advance: 0, x: -300, y: 600 },
        { glyph: 2, cluster: 1, advance: 500, x: 100, y: 0 },
      ],
    };
    const setting = {
      style: { ...plain, tracking: 200 },
      typeface: marked,
      language: 'de',
    } as const;
    const { path, lines } = layOutText(words('ea'), setting);
    const corners = path.flatMap((command) =>
      command[0] === 'M' ? [[command[1], command[2]]] : [],
    );
    expect(lines).toMatchObject([{ width: 12_000, baseline: 8_000 }]);
    expect(corners).toEqual([
      [0, 8_000],
      [2_000, 2_000],
      [8_000, 8_000],
    ]);
  });

  test('shapes a line once, whatever sizes are tried', () => {
    const shaped: string[] = [];
    const typeface: Typeface = {
      ...squareType,
      shape: (request) => {
        shaped.push(request.text);
        return squareType.shape(request);
      },
    };
    const box = { left: 0, top: 0, width: 30_000, height: 12_000 };
    const style = { ...plain, smallest: 2_000 };
    layOutText(words('ab cd ef gh', box), { style, typeface, language: 'de' });
    expect(shaped.length).toBeGreaterThan(3);
    expect(new Set(shaped).size).toBe(shaped.length);
  });

  test('makes a text smaller until it fits, no further', () => {
    const box = { left: 0, top: 0, width: 40_000, height: 9_000 };
    const style = { ...plain, smallest: 2_000 };
    expect(laidOut(words('abcd', box), style).size).toBe(8_985);
    const exact = { ...box, width: 20_000, height: 10_000 };
    expect(laidOut(words('abcd', exact), style).size).toBe(10_000);
    expect(laidOut(words('abcd', { ...exact, width: 19_999 }), style).size).toBe(9_965);
    expect(laidOut(words('abcd', box), { ...style, smallest: 8_990 }).size).toBe(8_990);
    const { size, overflow } = laidOut(words('abcdefghij', { ...box, width: 9_000 }), style);
    expect(size).toBe(2_000);
    expect(overflow).toEqual({ across: 1_000, down: 0 });
    expect(laidOut(words('a\nb', box), plain).overflow).toEqual({ across: 0, down: 11_000 });
  });

  test('writes capitals, and names what its typeface lacks once', () => {
    const { lines, missing } = laidOut(words('straße ☃☃'), { ...plain, letters: 'capitals' });
    expect(lines.map(({ text }) => text)).toEqual(['STRASSE', '☃☃']);
    expect(missing).toEqual(['☃']);
  });

  property.prop([fc.integer({ min: -200, max: 400 })])(
    'adds tracking to gaps alone',
    (tracking) => {
      const { lines } = laidOut(words('a'), { ...plain, tracking });
      expect(lines[0]?.width).toBe(5_000);
    },
  );
});
