import { awning, bunting, rollingHill, polka, scallopedLabel } from '../frames/play.ts';
import { type Part, draw, panel, say, scene } from '../kit.ts';
import type { CardLayout, CardSide } from '../layout.ts';
import { smallBack } from './playful-parts.ts';
import { filledColumn } from '../word-column.ts';

/** Four ways in which the further pieces of a suite look: the seed says which. */
const sceneryOf = (side: CardSide): readonly Part[] => {
  const { width, height, seed } = side;
  switch (seed % 4) {
    case 0:
      return [
        scene(rollingHill('photo', side, height * 0.86, height * 0.03)),
        scene(rollingHill('soft', side, height * 0.91, height * 0.015)),
      ];
    case 1:
      return [scene(bunting(width, 2, height * 0.045, 8))];
    case 2:
      return [scene(awning(width, height * 0.055, 9))];
    default:
      return [
        panel([-3, -3, width + 6, height + 6], 'soft'),
        scene(polka(side, 'paper', 8)),
        scene(scallopedLabel([10, 10, width - 20, height - 20])),
      ];
  }
};

/** How high the ground of a piece lies: that of a hill, or some air above the edge. */
const footOf = ({ height, seed }: CardSide): number =>
  seed % 4 === 0 ? height * 0.075 : seed % 4 === 3 ? 19 : 9;

export const playfulMenu: CardLayout = {
  shapes: ['long'],
  front: (side) => {
    const { width, height, words, ornament } = side;
    const size = Math.min(width * 0.4, 40);
    const foot = footOf(side);
    return [
      ...sceneryOf(side),
      ...filledColumn(
        words,
        [18, height * 0.12, width - 36, height * 0.84 - size - foot],
        [
          { role: 'title', voice: 'display', size: 15 },
          { role: 'verse', voice: 'text', size: 4.4, lineHeight: 1_900, gap: 7 },
          { role: 'names', voice: 'second', size: 6, gap: 7 },
          { role: 'date', voice: 'text', size: 4.2, gap: 1 },
        ],
      ),
      draw({ sketch: ornament(0), at: [width / 2, height - foot - size / 2], size }),
    ];
  },
  back: smallBack(30),
};

export const playfulPlaceCard: CardLayout = {
  shapes: ['name'],
  front: (side) => {
    const { width, height, ornament, seed } = side;
    const size = 32;
    return [
      ...(seed % 4 === 0
        ? [scene(rollingHill('soft', side, height - 9, 3))]
        : seed % 4 === 1
          ? [scene(bunting(width, 1, 3, 11))]
          : seed % 4 === 2
            ? [scene(awning(width, 4, 13))]
            : [panel([-3, -3, 33, height + 6], 'photo')]),
      draw({
        sketch: ornament(0),
        at: seed % 4 === 3 ? [14.5, height / 2] : [21, height - size * 0.5 - 5],
        size: seed % 4 === 3 ? 24 : size,
      }),
      say({
        role: 'names',
        at: [39, 14, width - 48, height - 28],
        voice: 'display',
        size: 10,
      }),
    ];
  },
  back: () => [],
};

export const playfulThankYou: CardLayout = {
  shapes: ['small'],
  front: (side) => {
    const { width, height, words, ornament } = side;
    const size = Math.min(width * 0.46, height * 0.32);
    const foot = footOf(side);
    return [
      ...sceneryOf(side),
      ...filledColumn(
        words,
        [17, height * 0.13, width - 34, height * 0.83 - size - foot],
        [
          { role: 'title', voice: 'display', size: 15 },
          { role: 'verse', voice: 'text', size: 4.5, gap: 3.5 },
          { role: 'names', voice: 'second', size: 6, gap: 4 },
        ],
      ),
      draw({ sketch: ornament(0), at: [width / 2, height - foot - size / 2], size }),
    ];
  },
  back: smallBack(24),
};
