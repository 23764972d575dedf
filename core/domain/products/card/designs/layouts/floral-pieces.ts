/** The further pieces of suites with plants. */
import { say } from '../kit.ts';
import type { CardLayout } from '../layout.ts';
import { date, grownFrom, names, title, verse } from './botanical.ts';
import { twigBack } from './floral-insides.ts';
import { wordColumn } from '../word-column.ts';

const menu: CardLayout = {
  shapes: ['long'],
  front: (side) => {
    const { width, height, ornament, words, seed } = side;
    const courses = [
      { ...title, size: 5 },
      { ...names(10), gap: 5 },
      { ...verse, voice: 'text' as const, size: 5.4, lineHeight: 1_900, gap: 10 },
      { ...date, size: 4, gap: 10 },
    ];
    return seed % 2 === 0
      ? [
          grownFrom(ornament(1), [width + 3, -3], width * 0.5, 0.7),
          grownFrom(ornament(0), [width + 3, -3], width * 0.5, 0.58),
          grownFrom(ornament(2), [-3, height + 3], width * 0.5, 0.08),
          grownFrom(ornament(3), [-3, height + 3], width * 0.5, 0.2),
          ...wordColumn(words, [15, height * 0.22, width - 30, height * 0.56], courses),
        ]
      : [
          grownFrom(ornament(0), [width / 2, height * 0.12], width * 0.36, 0.245),
          grownFrom(ornament(1), [width / 2, height * 0.12], width * 0.36, 0.755, true),
          ...wordColumn(words, [15, height * 0.2, width - 30, height * 0.58], courses),
          grownFrom(ornament(2), [width / 2, height * 0.89], width * 0.36, 0.245),
          grownFrom(ornament(3), [width / 2, height * 0.89], width * 0.36, 0.755, true),
        ];
  },
  back: twigBack,
};

const placeCard: CardLayout = {
  shapes: ['name'],
  front: (side) => {
    const { width, height, ornament, seed } = side;
    const leaves =
      seed % 2 === 0
        ? [
            grownFrom(ornament(1), [-2, height + 2], height * 0.62, 0.17),
            grownFrom(ornament(0), [-2, height + 2], height * 0.72, 0.05),
          ]
        : [
            grownFrom(ornament(0), [width / 2, height * 0.79], height * 0.46, 0.25),
            grownFrom(ornament(1), [width / 2, height * 0.79], height * 0.46, 0.75, true),
          ];
    return [
      ...leaves,
      say({
        role: 'names',
        at: [
          seed % 2 === 0 ? 24 : 12,
          seed % 2 === 0 ? 14 : 10,
          seed % 2 === 0 ? width - 34 : width - 24,
          25,
        ],
        voice: 'display',
        size: 9.5,
      }),
    ];
  },
  back: () => [],
};

const thankYou: CardLayout = {
  shapes: ['small'],
  front: (side) => {
    const { width, height, ornament, words } = side;
    return [
      grownFrom(ornament(1), [-3, height + 3], width * 0.42, 0.2),
      grownFrom(ornament(0), [-3, height + 3], width * 0.52, 0.07),
      grownFrom(ornament(2), [width + 3, -3], width * 0.42, 0.7),
      grownFrom(ornament(3), [width + 3, -3], width * 0.52, 0.57),
      ...wordColumn(
        words,
        [18, height * 0.32, width - 36, height * 0.36],
        [
          { ...names(13, 'foil'), role: 'title', lineHeight: 1_050 },
          { ...verse, gap: 5 },
          { ...date, role: 'names', gap: 6 },
        ],
      ),
    ];
  },
  back: twigBack,
};

export const floralPieces = { menu, 'place-card': placeCard, 'thank-you': thankYou } as const;
