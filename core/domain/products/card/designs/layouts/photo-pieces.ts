import { linedArch } from '../frames/photo.ts';
import { type Place, photo, say, scene } from '../kit.ts';
import type { CardLayout } from '../layout.ts';
import { quietBack } from './photo-parts.ts';
import { filledColumn } from '../word-column.ts';

/** A photo in the upper part of a menu, the courses below. */
export const photoMenu: CardLayout = {
  shapes: ['long'],
  front: ({ width, height, words, seed }) => {
    const down = height * 0.3;
    const at: Place =
      seed % 2 === 0 ? [-3, -3, width + 6, down + 3] : [width * 0.24, 14, width * 0.52, down];
    return [
      seed % 2 === 0 ? photo(at) : photo(at, { kind: 'arch' }),
      ...(seed % 2 === 0 ? [] : [scene([linedArch(at, 2, 'foil', 0.35)], 'foil')]),
      ...filledColumn(
        words,
        [13, down + 18, width - 26, height - down - 32],
        [
          { role: 'title', voice: 'display', size: 14 },
          { role: 'verse', voice: 'text', size: 4.3, lineHeight: 1_900, gap: 6 },
          { role: 'names', voice: 'second', size: 5.6, gap: 7 },
          { role: 'date', voice: 'text', size: 4.1, gap: 1 },
        ],
      ),
    ];
  },
  back: quietBack,
};

/** A small photo at the left, the name at the right. */
export const photoPlaceCard: CardLayout = {
  shapes: ['name'],
  front: ({ width, height, seed }) => [
    ...(seed % 2 === 0
      ? [photo([-3, -3, 33, height + 6])]
      : [
          photo([9, 11.5, 25, 32], { kind: 'arch' }),
          scene([linedArch([9, 11.5, 25, 32], 1.4, 'foil', 0.3)], 'foil'),
        ]),
    say({
      role: 'names',
      at: [38, 13, width - 45, height - 26],
      voice: 'display',
      size: 9.5,
    }),
  ],
  back: () => [],
};

export const photoThankYou: CardLayout = {
  shapes: ['small'],
  front: ({ width, height, words, seed }) => {
    const down = height * 0.56;
    const inset: Place = [10, 10, width - 20, down - 10];
    return [
      seed % 2 === 0 ? photo([-3, -3, width + 6, down + 3]) : photo(inset),
      ...filledColumn(
        words,
        [12, down + 4, width - 24, height - down - 13],
        [
          { role: 'title', voice: 'display', size: 14 },
          { role: 'verse', voice: 'text', size: 4.3, gap: 2.4 },
          { role: 'names', voice: 'second', size: 5.4, gap: 2.4 },
        ],
      ),
    ];
  },
  back: quietBack,
};
