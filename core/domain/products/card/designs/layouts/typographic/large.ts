import { rule } from '../../frames/lines.ts';
import { type Part, type Place, draw, panel, say, scene } from '../../kit.ts';
import { type CardLayout, isLow } from '../../layout.ts';
import { initialsOf, peopleOf, yearOf } from '../../names.ts';
import { wordColumn } from '../../word-column.ts';
import { typographicRows, typographicSides } from './rows.ts';

const { label, names, verse, date, place, start, emblemOf, lineNames, filling } = typographicRows;

/** Names from edge to edge, all else in two small lines above and below. */
export const masthead: CardLayout = {
  shapes: ['portrait', 'square', 'small'],
  front: (side) => {
    const { width, height } = side;
    const edge = 12;
    return [
      ...wordColumn(side.words, [edge, 13, width - 2 * edge - 22, 16], [label(start)], 'top'),
      draw({ sketch: side.ornament(), at: [width - edge - 9, 21], size: 18, layer: 'foil' }),
      ...filling(lineNames(side), [edge, 28, width - 2 * edge, height - 84], 46, 'ink'),
      scene([rule([edge, height - 51], [width - edge, height - 51], 0.35, 'ink')]),
      ...wordColumn(
        side.words,
        [edge, height - 46, width - 2 * edge, 34],
        [date({ ...start, size: 4.8 }), place(start), verse({ ...start, gap: 2 })],
        'top',
      ),
    ];
  },
  ...typographicSides,
};

/** A sign as large as a picture, the names before it. */
export const ampersand: CardLayout = {
  shapes: ['portrait', 'square', 'landscape', 'small'],
  front: (side) => {
    const { width, height } = side;
    const low = isLow(side);
    const people = peopleOf(side.words.names);
    const size = low ? height * 0.9 : width * (width === height ? 0.84 : 1);
    const name = (words: string, top: number, align: 'start' | 'end' | 'centre'): Part =>
      say({
        role: 'names',
        words,
        at: [12, top, width - 24, 26],
        voice: 'display',
        size: 19,
        align,
        lineHeight: 1_100,
        layer: 'foil',
      });
    const middle = height * (low ? 0.46 : 0.45);
    return [
      say({
        role: 'names',
        words: emblemOf(side),
        at: [6, middle - size * 0.6, width - 12, size * 1.2],
        voice: 'display',
        size,
        lineHeight: 1_000,
        colour: 'soft',
        layer: 'relief',
      }),
      ...wordColumn(side.words, [12, 11, width - 24, 14], [label()], 'top'),
      ...(people.length > 1
        ? [
            name(people[0] ?? '', middle - (low ? 24 : 34), 'start'),
            name(people.slice(1).join(' '), middle + (low ? -2 : 8), 'end'),
          ]
        : [name(side.words.names, middle - 13, 'centre')]),
      ...wordColumn(
        side.words,
        [14, height - (low ? 27 : 40), width - 28, low ? 18 : 29],
        [date(), place(), verse({ gap: 2 })],
        'bottom',
      ),
    ];
  },
  ...typographicSides,
};

/** The year in numerals that fill half of the side. */
export const numerals: CardLayout = {
  shapes: ['portrait', 'square', 'small', 'landscape'],
  front: (side) => {
    const { width, height, words } = side;
    const low = isLow(side);
    const year = yearOf(words.date) ?? yearOf(words.title) ?? yearOf(words.place);
    const lines = year === undefined ? [emblemOf(side)] : [year.slice(0, 2), year.slice(2)];
    const box: Place = low
      ? [12, 12, height * 0.82, height - 24]
      : [12, 12, width - 24, height * (width === height ? 0.46 : 0.5)];
    const row = box[3] / lines.length;
    return [
      ...lines.map((digits, index) =>
        say({
          role: 'date',
          words: digits,
          at: [box[0], box[1] + row * index, box[2], row],
          voice: 'display',
          size: row * 1.28,
          lineHeight: 780,
          align: 'start',
          tracking: -20,
          colour: 'accent',
          layer: 'foil',
        }),
      ),
      ...wordColumn(
        words,
        low
          ? [box[0] + box[2] + 8, 14, width - box[0] - box[2] - 20, height - 28]
          : [13, box[1] + box[3] + 5, width - 26, height - box[1] - box[3] - 18],
        [
          label(start),
          names(10.5, { ...start, lineHeight: 1_120, gap: 2 }),
          verse({ ...start, gap: 2 }),
          date({ ...start, gap: 3 }),
          place(start),
        ],
        'bottom',
      ),
    ];
  },
  ...typographicSides,
};

/** A field of ink with the names left out of it. */
export const billboard: CardLayout = {
  shapes: ['portrait', 'square', 'small', 'landscape'],
  front: (side) => {
    const { width, height } = side;
    const foot = height * (isLow(side) ? 0.58 : 0.66);
    return [
      panel([-3, -3, width + 6, foot + 3], 'ink'),
      say({
        role: 'title',
        at: [12, 12, width - 48, 14],
        voice: 'text',
        size: 4.2,
        tracking: 140,
        capitals: true,
        colour: 'paper',
        align: 'start',
        stand: 'top',
      }),
      draw({ sketch: side.ornament(), at: [width - 21, 21], size: 20, layer: 'foil' }),
      ...filling(lineNames(side), [12, 32, width - 24, foot - 38], 42, 'paper'),
      ...wordColumn(
        side.words,
        [12, foot + 7, width - 24, height - foot - 17],
        [
          date({ ...start, size: 5.2 }),
          place({ ...start, size: 4.6 }),
          verse({ ...start, gap: 3 }),
        ],
        'top',
      ),
    ];
  },
  ...typographicSides,
};

/** Two large letters, one from each corner, and a fine line between them. */
export const counterpoint: CardLayout = {
  shapes: ['portrait', 'square', 'small'],
  front: (side) => {
    const { width, height, words } = side;
    const initials = initialsOf(words.names);
    const size = width * 0.52;
    const letter = (text: string, at: Place, align: 'start' | 'end'): Part =>
      say({
        role: 'names',
        words: text,
        at,
        voice: 'display',
        size,
        lineHeight: 900,
        align,
        colour: 'accent',
        layer: 'foil',
      });
    const [one = '', other] = initials;
    return [
      letter(one, [11, 9, width * 0.46, size * 0.95], 'start'),
      ...(other === undefined
        ? []
        : [
            letter(
              other,
              [width * 0.54 - 11, height - 9 - size * 0.95, width * 0.46, size * 0.95],
              'end',
            ),
          ]),
      scene([rule([width * 0.7, height * 0.36], [width * 0.44, height * 0.58], 0.35, 'ink')]),
      ...wordColumn(
        words,
        [width * 0.56, 12, width * 0.44 - 12, height * 0.24],
        [label({ align: 'end', size: 4.1, tracking: 100 }), date({ align: 'end', gap: 2 })],
        'top',
      ),
      ...wordColumn(
        words,
        [12, height * 0.64, width * (other === undefined ? 0.78 : 0.44), height * 0.36 - 13],
        [
          names(9, { ...start, lineHeight: 1_150 }),
          place({ ...start, gap: 2 }),
          verse({ ...start, gap: 2 }),
        ],
        'bottom',
      ),
    ];
  },
  ...typographicSides,
};

/** The title again and again; one of them is said aloud. */
export const echo: CardLayout = {
  shapes: ['portrait', 'square', 'long', 'small'],
  front: (side) => {
    const { width, height, words } = side;
    const title = words.title === '' ? words.names : words.title;
    const lines = title.includes('\n') ? 1 : 2;
    const size = (width - 22) / Math.max(...title.split('\n').map((line) => line.length)) / 0.5;
    const row = Math.min(26, Math.max(13, size * 1.15 * (lines === 1 ? 2 : 1)));
    const count = Math.max(3, Math.floor((height * 0.54) / row));
    const aloud = Math.floor(count / 2);
    return [
      ...Array.from({ length: count }, (_, index) =>
        say({
          role: 'title',
          words: title,
          at: [11, 12 + row * index, width - 22, row],
          voice: 'display',
          size: Math.min(28, size * 1.3),
          lineHeight: 980,
          align: 'start',
          ...(index === aloud
            ? { colour: 'ink', layer: 'foil' }
            : { colour: 'soft', layer: 'relief' }),
        }),
      ),
      ...wordColumn(
        words,
        [12, 16 + row * count, width - 24, height - row * count - 28],
        [
          names(10, { ...start, lineHeight: 1_150 }),
          verse({ ...start, gap: 2 }),
          date({ ...start, gap: 2 }),
          place(start),
        ],
        'bottom',
      ),
    ];
  },
  ...typographicSides,
};
