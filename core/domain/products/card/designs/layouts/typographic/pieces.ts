import { notchedFrame, rectangle, rule, within } from '../../frames/lines.ts';
import { type CardColourRole, type Part, draw, panel, say, ruled, scene } from '../../kit.ts';
import type { CardLayout, CardSide } from '../../layout.ts';
import { oneLine } from '../../names.ts';
import { wordColumn } from '../../word-column.ts';
import { typographicRows } from './rows.ts';

const { label, names, verse, date, start, hairline, emblemOf } = typographicRows;

/** What stands behind the words of a piece, and the colour of its title upon it. */
type Ground = {
  readonly parts: (side: CardSide, headHeight: number) => readonly Part[];
  readonly title?: CardColourRole;
};

/** Grounds of pieces by the suite's seed, so that each goes with its card. */
const grounds: readonly Ground[] = [
  { parts: () => [] },
  {
    parts: ({ width }, headHeight) => [panel([-3, -3, width + 6, headHeight + 3], 'soft')],
  },
  {
    parts: ({ width }, headHeight) => [panel([-3, -3, width + 6, headHeight + 3], 'ink')],
    title: 'paper',
  },
  {
    parts: ({ width, height }) => [
      scene([
        rule([9, 8], [width - 9, 8], 0.8, 'ink'),
        rule([9, 9.6], [width - 9, 9.6], 0.25, 'ink'),
        rule([9, height - 6.6], [width - 9, height - 6.6], 0.25, 'ink'),
        rule([9, height - 5], [width - 9, height - 5], 0.8, 'ink'),
      ]),
    ],
  },
  {
    parts: (side, headHeight) =>
      side.height < 60
        ? []
        : [
            say({
              role: 'names',
              words: emblemOf(side),
              at: [9, 7, side.width - 20, headHeight - 8],
              voice: 'display',
              size: Math.min(side.width * 0.7, headHeight * 0.9),
              lineHeight: 1_000,
              align: 'end',
              colour: 'soft',
            }),
          ],
  },
  {
    parts: (side) => [
      ruled([notchedFrame(within(side, 5), 5, 0.5), notchedFrame(within(side, 6.4), 5, 0.25)]),
    ],
  },
  { parts: (side) => [scene([rectangle(within(side, 6), 0.35, 'ink')])] },
];

const groundOf = (side: CardSide): Required<Ground> => ({
  parts: () => [],
  title: 'ink',
  ...grounds[side.seed % grounds.length],
});

const menu: CardLayout = {
  shapes: ['long'],
  front: (side) => {
    const edge = 14;
    const line = side.width - 2 * edge;
    const ground = groundOf(side);
    const head = side.height * 0.29;
    return [
      ...ground.parts(side, head),
      ...wordColumn(
        side.words,
        [edge, 17, line, head - 26],
        [names(22, { role: 'title', ...start, colour: ground.title, layer: 'foil' })],
        'bottom',
      ),
      ...wordColumn(
        side.words,
        [edge, head + 10, line, side.height - head - 27],
        [
          verse({ ...start, size: 4.8, lineHeight: 2_250 }),
          hairline(line, 8, 'names'),
          label({
            role: 'names',
            words: oneLine(side.words.names),
            ...start,
            gap: 4,
          }),
          date({ ...start, gap: 1, size: 4.2 }),
        ],
        'top',
      ),
    ];
  },
  back: (side) => [
    draw({
      sketch: side.ornament(),
      at: [side.width / 2, side.height / 2],
      size: 20,
      layer: 'foil',
    }),
  ],
};

const placeCard: CardLayout = {
  shapes: ['name'],
  front: (side) => {
    const ground = groundOf(side);
    return [
      ...ground.parts(side, side.height * 0.36),
      ...wordColumn(
        side.words,
        [11, side.height * 0.4, side.width - 22, side.height * 0.6 - 12],
        [names(13, { ...start, lineHeight: 1_100 })],
        'bottom',
      ),
      draw({ sketch: side.ornament(), at: [side.width - 16, 14], size: 10, layer: 'foil' }),
    ];
  },
  back: () => [],
};

const thankYou: CardLayout = {
  shapes: ['small'],
  front: (side) => {
    const edge = 13;
    const line = side.width - 2 * edge;
    const ground = groundOf(side);
    const { title } = side.words;
    return [
      ...ground.parts(side, side.height * 0.52),
      ...wordColumn(
        side.words,
        [edge, 15, line, side.height * 0.52 - 23],
        [
          names(24, {
            role: 'title',
            words: title.includes('\n') ? title : title.replaceAll(' ', '\n'),
            ...start,
            colour: ground.title,
            layer: 'foil',
            lineHeight: 1_060,
          }),
        ],
        'bottom',
      ),
      ...wordColumn(
        side.words,
        [edge, side.height * 0.52 + 9, line, side.height * 0.48 - 23],
        [
          verse({ ...start, size: 4.8 }),
          hairline(line, 5, 'names'),
          label({
            role: 'names',
            words: oneLine(side.words.names),
            ...start,
            gap: 4,
            tracking: 80,
          }),
          date({ ...start, gap: 1, size: 4.2 }),
        ],
        'top',
      ),
    ];
  },
};

/** The pieces beside the card, framed by the suite's seed. */
export const typographicPieces = { menu, 'place-card': placeCard, 'thank-you': thankYou } as const;
