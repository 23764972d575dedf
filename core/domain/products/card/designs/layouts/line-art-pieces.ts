/** The further pieces of suites with line drawings. */
import { say } from '../kit.ts';
import type { CardLayout } from '../layout.ts';
import { date, fitted, names, title, verse } from './botanical.ts';
import { back } from './line-art-insides.ts';
import { rule, stacked } from './word-stack.ts';

const menu: CardLayout = {
  shapes: ['long'],
  front: (side) => {
    const { width, height, words } = side;
    return [
      fitted(side.ornament(0), [width / 2 - 22, 16, 44, 36]),
      rule([width / 2, 60], 18),
      ...stacked(
        words,
        [14, 66, width - 28, height - 82],
        [
          { ...title, size: 4.6 },
          { ...names(8), gap: 4 },
          { ...verse, voice: 'text', size: 4.6, lineHeight: 2_000, gap: 8 },
          { ...date, size: 3.6, gap: 8 },
        ],
      ),
    ];
  },
  back,
};

const placeCard: CardLayout = {
  shapes: ['name'],
  front: (side) => {
    const { width, height } = side;
    return [
      fitted(side.ornament(0), [8, 12, 24, height - 24]),
      say({ role: 'names', at: [36, 12, width - 45, height - 24], voice: 'display', size: 9 }),
    ];
  },
  back: () => [],
};

const thankYou: CardLayout = {
  shapes: ['small'],
  front: (side) => {
    const { width, height, words } = side;
    return [
      fitted(side.ornament(0), [width / 2 - 28, height * 0.09, 56, 46]),
      ...stacked(
        words,
        [14, height * 0.43, width - 28, height * 0.46],
        [
          { ...names(13), role: 'title', lineHeight: 1_050 },
          { ...verse, gap: 5 },
          { ...date, role: 'names', gap: 6 },
        ],
      ),
    ];
  },
  back,
};

export const lineArtPieces = { menu, 'place-card': placeCard, 'thank-you': thankYou } as const;
