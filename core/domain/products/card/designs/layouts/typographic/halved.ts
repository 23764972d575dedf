import { panel, say } from '../../kit.ts';
import type { CardLayout } from '../../layout.ts';
import { peopleOf } from '../../names.ts';
import { wordColumn } from '../../word-column.ts';
import { typographicRows, typographicSides } from './rows.ts';

const { label, names, verse, date, place, start, emblemOf, lineNames } = typographicRows;

/** Two halves, dark and light, a name on each; one name alone is met by its initial. */
export const halves: CardLayout = {
  shapes: ['landscape', 'wide', 'square'],
  front: (side) => {
    const { width, height, words } = side;
    const people = peopleOf(words.names);
    const middle = width / 2;
    const isPair = people.length > 1;
    return [
      panel([-3, -3, middle + 3, height + 6], 'ink'),
      say({
        role: 'names',
        words: isPair ? (people[0] ?? '') : emblemOf(side),
        at: [11, isPair ? height * 0.28 : 12, middle - 18, isPair ? height * 0.3 : height - 24],
        voice: 'display',
        size: isPair ? 25 : Math.min(height * 0.62, middle * 0.8),
        lineHeight: isPair ? 1_100 : 1_000,
        align: isPair ? 'end' : 'centre',
        colour: 'paper',
      }),
      ...(isPair
        ? [
            say({
              role: 'names',
              words: people.slice(1).join(' '),
              at: [middle + 7, height * 0.28, middle - 18, height * 0.3],
              voice: 'display',
              size: 25,
              lineHeight: 1_100,
              align: 'start',
              layer: 'foil',
            }),
            say({
              role: 'title',
              at: [11, height - 34, middle - 18, 22],
              voice: 'text',
              size: 4.1,
              tracking: 140,
              capitals: true,
              colour: 'paper',
              align: 'end',
              stand: 'bottom',
            }),
          ]
        : []),
      ...wordColumn(
        words,
        isPair
          ? [middle + 7, height - 44, middle - 18, 32]
          : [middle + 9, 14, middle - 20, height - 28],
        [
          ...(isPair
            ? []
            : [label(start), names(15, { ...start, layer: 'foil', lineHeight: 1_100 })]),
          verse({ ...start, gap: 3 }),
          date({ ...start, size: 5, gap: isPair ? 2 : 5 }),
          place({ ...start, size: 4.6 }),
        ],
        isPair ? 'bottom' : 'middle',
      ),
    ];
  },
  ...typographicSides,
};

/** Names stand upright along the left edge; what else is to be said, at the foot. */
export const upright: CardLayout = {
  shapes: ['portrait', 'long', 'small', 'square'],
  front: (side) => {
    const { width, height, words } = side;
    const lines = lineNames(side);
    const broad = Math.min(width * 0.48, lines.length * width * 0.23 + width * 0.06);
    const edge = 11 + broad;
    return [
      panel([-3, -3, edge + 5, height + 6], 'soft'),
      say({
        role: 'names',
        words: lines.join('\n'),
        at: [9, 11, broad, height - 22],
        voice: 'display',
        size: (broad / lines.length) * 0.95,
        lineHeight: 1_000,
        align: 'start',
        turns: 3,
        layer: 'foil',
      }),
      ...wordColumn(
        words,
        [edge + 8, 12, width - edge - 19, height * 0.4],
        [label({ ...start, tracking: 100 })],
        'top',
      ),
      ...wordColumn(
        words,
        [edge + 8, height * 0.45, width - edge - 19, height * 0.55 - 12],
        [verse({ ...start }), date({ ...start }), place({ ...start })],
        'bottom',
      ),
    ];
  },
  ...typographicSides,
};
