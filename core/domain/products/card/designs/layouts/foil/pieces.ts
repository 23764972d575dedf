import { type Sketch, together } from '../../../../../artwork/sketch.ts';
import {
  arches,
  doubleFrame,
  notchedFrame,
  rectangle,
  scallopedFrame,
  steppedFrame,
  within,
} from '../../frames/lines.ts';
import { confettiRain, fan, rays, scales, starrySky } from '../../frames/patterns.ts';
import { draw, ruled } from '../../kit.ts';
import type { CardLayout, CardSide } from '../../layout.ts';
import { oneLine } from '../../names.ts';
import { wordColumn } from '../../word-column.ts';
import { foilRows, foilSides } from './rows.ts';

const { title, names, verse, date, drawing, divider, middleOf } = foilRows;

/** Bands that the words leave free, above and below. */
type Frame = {
  readonly sketch: (side: CardSide) => Sketch;
  readonly above?: number;
  readonly below?: number;
};

/** Frames of pieces by the last digit of the suite's seed, so that each goes with its card. */
const frames: readonly Frame[] = [
  { sketch: (side) => doubleFrame(within(side, 7)) },
  {
    sketch: (side) =>
      together(
        [steppedFrame(within(side, 6.5), 2.8, 3, 0.6), steppedFrame(within(side, 8), 2.8, 3, 0.25)],
        side.height < 60 ? [] : fan([side.width / 2, side.height - 8], 16, [0.5, 1], 8),
      ),
    below: 18,
  },
  {
    sketch: (side) => {
      const depth = side.height < 60 ? 11 : side.height * 0.16;
      const isFree = ([, y]: readonly [number, number]): boolean =>
        y < depth || y > side.height - depth * 0.8;
      return starrySky(side, side.height < 60 ? 26 : 60, side.seed, isFree);
    },
    above: 10,
    below: 10,
  },
  {
    sketch: (side) => [
      notchedFrame(within(side, 6.5), 7, 0.6),
      notchedFrame(within(side, 8.3), 7, 0.25),
    ],
  },
  {
    sketch: (side) =>
      side.height < 60 ? doubleFrame(within(side, 5)) : arches(within(side, 7.5), 2, 2),
    above: 14,
  },
  {
    sketch: (side) => [scallopedFrame(within(side, 6.5), 4.6), rectangle(within(side, 7.8), 0.25)],
  },
  {
    sketch: (side) => confettiRain(side, side.height * (side.height < 60 ? 0.3 : 0.24), side.seed),
    above: 34,
  },
  {
    sketch: (side) => {
      const [depth, size] = side.height < 60 ? [13, 8] : [38, 14];
      return scales([-3, side.height - depth + size, side.width + 15, depth + 4 - size], size);
    },
    below: 34,
  },
  {
    sketch: (side) => {
      const reach = side.height < 60 ? 15 : 27;
      return rays([side.width / 2, side.height + 1], [reach * 0.45, reach], 31, {
        from: 0.54,
        to: 0.96,
        shorter: 0.7,
        width: 0.5,
      });
    },
    below: 24,
  },
  { sketch: (side) => [rectangle(within(side, 7), 0.25)] },
];

const frameOf = (side: CardSide): Required<Frame> => ({
  above: 0,
  below: 0,
  sketch: () => [],
  ...frames[side.seed % frames.length],
});

const foil = { colour: 'foil', layer: 'foil' } as const;

const menu: CardLayout = {
  shapes: ['long'],
  front: (side) => {
    const { sketch, above, below } = frameOf(side);
    return [
      ruled(sketch(side)),
      ...wordColumn(
        side.words,
        [16, 18 + above, side.width - 32, side.height - 36 - above - below],
        [
          drawing(side.ornament(), 24, 24),
          title({ voice: 'display', size: 14, capitals: false, tracking: 0, gap: 5, ...foil }),
          divider(30, 4, 'verse'),
          { role: 'verse', voice: 'text', size: 5, lineHeight: 2_250, gap: 6 },
          divider(30, 6, 'names'),
          {
            role: 'names',
            words: oneLine(side.words.names),
            voice: 'second',
            size: 5.2,
            gap: 5,
          },
          date({ gap: 2, size: 4.1 }),
        ],
      ),
    ];
  },
  back: (side) => [draw({ sketch: side.ornament(1), at: middleOf(side), size: 22, layer: 'foil' })],
};

const placeCard: CardLayout = {
  shapes: ['name'],
  front: (side) => {
    const { sketch, above, below } = frameOf(side);
    return [
      ruled(sketch(side)),
      ...wordColumn(
        side.words,
        [12, 9 + above * 0.26, side.width - 24, side.height - 18 - (above + below) * 0.26],
        [drawing(side.ornament(), 12, 11), names(10.5, { gap: 2, colour: 'ink', layer: 'ink' })],
      ),
    ];
  },
  back: () => [],
};

const thankYou: CardLayout = {
  shapes: ['small'],
  front: (side) => {
    const { sketch, above, below } = frameOf(side);
    return [
      ruled(sketch(side)),
      ...wordColumn(
        side.words,
        [17, 16 + above, side.width - 34, side.height - 32 - above - below],
        [
          drawing(side.ornament(), 26, 26),
          title({
            voice: 'display',
            size: 15,
            capitals: false,
            tracking: 0,
            lineHeight: 1_100,
            ...foil,
          }),
          verse({ size: 5, gap: 5 }),
          divider(26, 5, 'names'),
          {
            role: 'names',
            words: oneLine(side.words.names),
            voice: 'text',
            size: 4.6,
            gap: 4,
          },
          date({ gap: 1, size: 4.1 }),
        ],
      ),
    ];
  },
  back: foilSides().back,
};

/** The pieces beside the card, framed by the suite's seed. */
export const foilPieces = { menu, 'place-card': placeCard, 'thank-you': thankYou } as const;
