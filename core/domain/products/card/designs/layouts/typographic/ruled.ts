import { dottedRule, notchedFrame, rectangle, rule, within } from '../../frames/lines.ts';
import { type Part, type Place, draw, panel, say, ruled, scene } from '../../kit.ts';
import { type CardLayout, isLow } from '../../layout.ts';
import { oneLine } from '../../names.ts';
import { wordColumn } from '../../word-column.ts';
import { typographicRows, typographicSides } from './rows.ts';

const { label, names, verse, date, place, start, hairline } = typographicRows;

/** The title climbs along one edge, the date falls along the other. */
export const margins: CardLayout = {
  shapes: ['portrait', 'square', 'landscape'],
  front: (side) => {
    const { width, height } = side;
    const turned = (role: 'title' | 'date', left: number, turns: 1 | 3): Part =>
      say({
        role,
        words: oneLine(side.words[role]),
        at: [left, 12, 9, height - 24],
        voice: 'text',
        size: 4.1,
        tracking: 200,
        capitals: true,
        turns,
      });
    return [
      turned('title', 8, 3),
      turned('date', width - 17, 1),
      scene([
        rule([20, 12], [20, height - 12], 0.3, 'ink'),
        rule([width - 20, 12], [width - 20, height - 12], 0.3, 'ink'),
      ]),
      ...wordColumn(
        side.words,
        [26, 18, width - 52, height - 36],
        [
          names(26, { layer: 'foil', lineHeight: 1_080 }),
          verse({ voice: 'second', size: 4.8, gap: 8 }),
          place({ gap: 8 }),
        ],
      ),
    ];
  },
  ...typographicSides,
};

/** The front page of a newspaper. */
export const gazette: CardLayout = {
  shapes: ['portrait', 'small', 'long', 'square'],
  front: (side) => {
    const { width, height, words } = side;
    const edge = 10;
    const right = width - edge;
    const hasDate = words.date !== '' || words.place !== '';
    return [
      scene([
        rule([edge, 11], [right, 11], 0.8, 'ink'),
        rule([edge, 12.6], [right, 12.6], 0.25, 'ink'),
        rule([edge, 37], [right, 37], 0.25, 'ink'),
        ...(hasDate ? [rule([edge, 46], [right, 46], 0.25, 'ink')] : []),
        rule([edge, height - 12.6], [right, height - 12.6], 0.25, 'ink'),
        rule([edge, height - 11], [right, height - 11], 0.8, 'ink'),
      ]),
      say({
        role: 'title',
        at: [edge + 2, 14.5, width - 2 * edge - 4, 21],
        voice: 'display',
        size: 15,
        lineHeight: 1_050,
      }),
      say({
        role: 'date',
        at: [edge + 1, 38, width - 2 * edge - 2, 7],
        voice: 'text',
        size: 4.2,
        tracking: 60,
      }),
      ...wordColumn(
        words,
        [edge + 3, 50, width - 2 * edge - 6, height - 66],
        [
          { role: 'place', voice: 'second', size: 5.4, gap: 0 },
          names(26, { layer: 'foil', gap: 5, lineHeight: 1_000 }),
          hairline(22, 6, 'verse'),
          verse({ voice: 'second', size: 5.4, lineHeight: 1_300, gap: 5 }),
          { sketch: side.ornament(), size: 24, height: 24, gap: 7 },
        ],
      ),
    ];
  },
  ...typographicSides,
};

/** A ticket: notched corners, and a stub to tear off. */
export const admission: CardLayout = {
  shapes: ['wide', 'landscape'],
  front: (side) => {
    const { width, height } = side;
    const edge = 7;
    const tear = width * 0.77;
    return [
      ruled([
        notchedFrame([edge, edge, width - 2 * edge, height - 2 * edge], 8, 0.6),
        notchedFrame([edge + 2, edge + 2, width - 2 * edge - 4, height - 2 * edge - 4], 8, 0.25),
      ]),
      scene(dottedRule([tear, edge + 6], [tear, height - edge - 6], 2.6, 0.45, 'ink')),
      ...wordColumn(
        side.words,
        [edge + 14, edge + 9, tear - edge - 24, height - 2 * edge - 18],
        [
          label({ size: 4.8 }),
          names(24, { layer: 'foil', gap: 3 }),
          verse({ size: 4.8, gap: 3 }),
          place({ size: 5, gap: 4 }),
        ],
      ),
      draw({
        sketch: side.ornament(),
        at: [(tear + width - edge) / 2, edge + 17],
        size: 13,
        layer: 'foil',
      }),
      say({
        role: 'date',
        at: [tear + 6, edge + 25, width - edge - tear - 11, height - 2 * edge - 31],
        voice: 'text',
        size: 4.4,
        tracking: 40,
        turns: 3,
        lineHeight: 1_400,
      }),
    ];
  },
  ...typographicSides,
};

/** Capitals far from each other between fine lines. */
export const interval: CardLayout = {
  shapes: ['square', 'landscape', 'wide', 'portrait'],
  front: (side) => {
    const { width, height } = side;
    const low = isLow(side);
    return [
      ...wordColumn(side.words, within(side, 14, 14), [
        label({ tracking: 380, size: 4.5 }),
        hairline(width - 28, 8),
        names(low && height < 110 ? 12 : 14, {
          ...(low && { words: oneLine(side.words.names) }),
          capitals: true,
          tracking: 420,
          lineHeight: 1_250,
          layer: 'foil',
          gap: 6,
        }),
        hairline(width - 28, 6),
        date({ tracking: 200, capitals: true, size: 4.6, gap: 8 }),
        place({ tracking: 100, size: 4.6, gap: 2 }),
        verse({ size: 4.8, gap: 4 }),
      ]),
    ];
  },
  insideRight: typographicSides.insideRight,
  back: typographicSides.back,
};

/** The title runs around all four sides. */
export const surround: CardLayout = {
  shapes: ['square', 'portrait', 'small'],
  front: (side) => {
    const { width, height, words } = side;
    const title = oneLine(words.title === '' ? words.names : words.title);
    const run = (at: Place, turns: 0 | 1 | 2 | 3): Part =>
      say({
        role: 'title',
        words: title,
        at,
        voice: 'text',
        size: 5,
        tracking: 180,
        capitals: true,
        turns,
      });
    const edge = 8;
    const inner = edge + 11;
    return [
      run([inner, edge, width - 2 * inner, 9], 0),
      run([width - edge - 9, inner, 9, height - 2 * inner], 1),
      run([inner, height - edge - 9, width - 2 * inner, 9], 2),
      run([edge, inner, 9, height - 2 * inner], 3),
      scene([rectangle(within(side, inner), 0.35, 'ink')]),
      ...wordColumn(words, within(side, inner + 6, inner + 8), [
        names(20, { layer: 'foil', lineHeight: 1_060 }),
        verse({ voice: 'second', size: 4.8, gap: 6 }),
        date({ gap: 7 }),
        place(),
      ]),
    ];
  },
  ...typographicSides,
};

/** A table of fine lines, set flush left. */
export const schedule: CardLayout = {
  shapes: ['portrait', 'long', 'landscape', 'square'],
  front: (side) => {
    const { width, height, words } = side;
    const edge = 12;
    const line = width - 2 * edge;
    return [
      panel([-3, -3, width + 6, height * 0.46 + 3], 'soft'),
      ...wordColumn(
        words,
        [edge, 12, line, height * 0.46 - 20],
        [label(start), names(isLow(side) ? 19 : 23, { ...start, layer: 'foil', gap: 5 })],
        'top',
      ),
      ...wordColumn(
        words,
        [edge, height * 0.5, line, height * 0.5 - 12],
        [
          date({ ...start, size: 5.4, gap: 3 }),
          hairline(line, 3, 'place'),
          place({ ...start, size: 5.2, gap: 3 }),
          hairline(line, 3, 'verse'),
          verse({ ...start, size: 5, gap: 3 }),
          hairline(line, 4),
        ],
        'bottom',
      ),
    ];
  },
  ...typographicSides,
};

/** Few words low on an empty side, a line above them. */
export const epitaph: CardLayout = {
  shapes: ['portrait', 'square', 'landscape', 'small'],
  front: (side) => {
    const { width, height, words } = side;
    return [
      scene([rule([14, height * 0.46], [34, height * 0.46], 0.35, 'ink')]),
      ...wordColumn(
        words,
        [14, 16, width * 0.72, height * 0.46 - 22],
        [verse({ ...start, voice: 'second', size: 5.8, lineHeight: 1_350 })],
        'bottom',
      ),
      ...wordColumn(
        words,
        [14, height * 0.46 + 6, width - 28, height * 0.54 - 20],
        [
          label({ ...start, tracking: 100 }),
          names(16, { ...start, lineHeight: 1_120, gap: 2 }),
          date({ ...start, gap: 4 }),
          place(start),
        ],
        'top',
      ),
    ];
  },
  insideRight: (side) => [
    ...wordColumn(side.words, within(side, 17, 18), [
      { role: 'letter', voice: 'text', size: 4.6, ...start },
    ]),
  ],
  back: typographicSides.back,
};

/** Words in the corners, a small sign in the empty middle. */
export const corners: CardLayout = {
  shapes: ['square', 'landscape', 'portrait', 'wide'],
  front: (side) => {
    const { width, height, words } = side;
    const edge = 12;
    const half = (width - 2 * edge - 8) / 2;
    const foot = height - edge - 26;
    return [
      ...wordColumn(
        words,
        [edge, edge, width - 2 * edge - 28, height * 0.5],
        [names(24, { ...start, layer: 'foil', lineHeight: 1_040 })],
        'top',
      ),
      draw({
        sketch: side.ornament(),
        at: [width - edge - 11, edge + 13],
        size: 24,
        layer: 'foil',
      }),
      ...wordColumn(
        words,
        [edge, foot, half, 26],
        [label({ ...start, size: 4, tracking: 80 }), verse({ ...start, gap: 1, size: 4.1 })],
        'bottom',
      ),
      ...wordColumn(
        words,
        [edge + half + 8, foot, half, 26],
        [date({ align: 'end', size: 4.3 }), place({ align: 'end', size: 4.1 })],
        'bottom',
      ),
    ];
  },
  ...typographicSides,
};
