import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { micrometresOf } from '../../../core/domain/artwork/measures.ts';
import { pageFonts } from '../../../core/domain/artwork/page-fonts.ts';
import {
  field,
  frame,
  head,
  lines,
  objectsOfPage,
  photoIn,
  segment,
  shortRule,
  type Area,
  type PagePart,
} from '../../../core/domain/artwork/page-kit.ts';
import { rectanglePath } from '../../../core/domain/artwork/path.ts';

const millimetres = fc.integer({ min: -500, max: 5_000 }).map((tenths) => tenths / 10);

const anyArea: fc.Arbitrary<Area> = fc.tuple(millimetres, millimetres, millimetres, millimetres);

const objectOf = (part: PagePart) => objectsOfPage('may', [part], pageFonts.salon).objects[0];

const boxOf = ([left, top, width, height]: Area) => ({
  left: micrometresOf(left),
  top: micrometresOf(top),
  width: micrometresOf(width),
  height: micrometresOf(height),
});

describe('parts of a page', () => {
  property.prop([anyArea])('stand in micrometres where they were said in millimetres', (area) => {
    const [left, top, width, height] = area;
    const edge = rectanglePath({
      left: micrometresOf(left),
      top: micrometresOf(top),
      width: micrometresOf(left + width) - micrometresOf(left),
      height: micrometresOf(top + height) - micrometresOf(top),
    });
    expect(objectOf(field(area, 'soft'))).toEqual({
      kind: 'ornament',
      id: 'may-1',
      shapes: [{ path: edge, colour: 'soft' }],
      layer: 'ink',
    });
    expect(objectOf(frame(area, 0.2))).toMatchObject({
      shapes: [{ path: edge, colour: 'accent', line: 200 }],
    });
    expect(objectOf(photoIn(area))).toEqual({
      kind: 'picture',
      id: 'may-1',
      box: boxOf(area),
      shape: { kind: 'rectangle' },
      colour: 'photo',
    });
    expect(objectOf(photoIn(area, { kind: 'arch' }))).toMatchObject({ shape: { kind: 'arch' } });
    expect(objectOf(head('Mai', { at: area, voice: 'text', size: 5 }))).toEqual({
      kind: 'text',
      id: 'may-1',
      role: 'title',
      box: boxOf(area),
      style: 'may-1',
      text: 'Mai',
      turns: 0,
      layer: 'ink',
    });
  });

  test('are drawings where they lie, as large as their unit', () => {
    expect(
      objectOf({
        kind: 'drawing',
        sketch: [{ path: segment([1, 2], [3, 4]), colour: 'ink', line: 1 }],
        at: [10, 20],
        unit: 0.5,
      }),
    ).toMatchObject({
      shapes: [
        {
          path: [
            ['M', 10_500, 21_000],
            ['L', 11_500, 22_000],
          ],
          line: 500,
        },
      ],
    });
    const path = segment([1, 2], [3, 4]);
    expect(objectOf(lines([path, path], 0.1))).toMatchObject({
      shapes: [
        { colour: 'soft', line: 100 },
        { colour: 'soft', line: 100 },
      ],
    });
    expect(objectOf(shortRule(50, 30, 20, 0.3))).toMatchObject({
      shapes: [
        {
          path: [
            ['M', 40_000, 30_000],
            ['L', 60_000, 30_000],
          ],
          colour: 'accent',
          line: 300,
        },
      ],
    });
  });

  test('have names and styles in their order, and styles for words alone', () => {
    const at: Area = [0, 0, 10, 10];
    const parts = [
      field(at, 'paper'),
      head('Mai', { at, voice: 'display', size: 10 }),
      head('Juni', {
        at,
        voice: 'text',
        size: 10,
        colour: 'accent',
        align: 'end',
        stand: 'bottom',
        tracking: 80,
        capitals: true,
        turns: 1,
        layer: 'foil',
      }),
    ];
    const { objects, styles } = objectsOfPage('may', parts, pageFonts.salon);
    expect(objects.map(({ id }) => id)).toEqual(['may-1', 'may-2', 'may-3']);
    expect(objects[2]).toMatchObject({ turns: 1, layer: 'foil' });
    expect(styles).toEqual({
      'may-2': {
        font: 'bodoni',
        size: 9_500,
        smallest: 3_800,
        lineHeight: 1_150,
        tracking: 0,
        colour: 'ink',
        alignment: 'centre',
        placement: 'middle',
        letters: 'typed',
      },
      'may-3': {
        font: 'jost',
        size: 8_600,
        smallest: 3_440,
        lineHeight: 1_350,
        tracking: 80,
        colour: 'accent',
        alignment: 'end',
        placement: 'bottom',
        letters: 'capitals',
      },
    });
  });
});
