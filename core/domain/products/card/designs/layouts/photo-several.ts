/** Layouts of two photos and more. */
import { film, lyingFilm } from '../frames/photo.ts';
import { photo, scene } from '../kit.ts';
import type { CardLayout } from '../layout.ts';
import {
  captioned,
  headlined,
  photoAndVerse,
  photoLeft,
  quietBack,
  signed,
} from './photo-parts.ts';
import { filledColumn } from '../word-column.ts';

/** Three photos side by side, or one below another where the card stands. */
export const triptych: CardLayout = {
  shapes: ['landscape', 'wide', 'square', 'portrait', 'long'],
  front: ({ width, height, words }) => {
    const margin = 9;
    const gap = 3;
    if (height > width) {
      const one = (height - 2 * margin - 2 * gap) / 3;
      const across = Math.min(one, width * 0.42);
      return [
        ...[0, 1, 2].map((index) => photo([margin, margin + index * (one + gap), across, one])),
        ...filledColumn(
          words,
          [margin + across + 4, margin, width - across - 2 * margin - 2, height - 2 * margin],
          captioned(13),
        ),
      ];
    }
    if (width > height * 1.8) {
      const one = (width * 0.64 - margin - 2 * gap) / 3;
      const right = width * 0.64;
      return [
        ...[0, 1, 2].map((index) =>
          photo([margin + index * (one + gap), margin, one, height - 2 * margin]),
        ),
        ...filledColumn(words, [right + 7, 12, width - right - 16, height - 24], signed(14)),
      ];
    }
    const one = (width - 2 * margin - 2 * gap) / 3;
    const down = Math.min(one * (width === height ? 1.5 : 1.2), height * 0.5);
    return [
      ...[0, 1, 2].map((index) => photo([margin + index * (one + gap), margin, one, down])),
      ...filledColumn(
        words,
        [margin, margin + down + 4, width - 2 * margin, height - down - margin - 11],
        signed(13),
      ),
    ];
  },
  insideLeft: photoAndVerse,
  back: quietBack,
};

/** A strip of film along the left or the lower edge. */
export const filmstrip: CardLayout = {
  shapes: ['portrait', 'landscape', 'wide', 'long', 'square'],
  front: ({ width, height, words }) => {
    if (width > height) {
      const down = height * 0.5;
      const top = height - down - 9;
      const frames = Math.round(width / (down * 0.92));
      const one = width / frames;
      return [
        scene(lyingFilm([-4, top, width + 8, down])),
        ...Array.from({ length: frames }, (_, index) =>
          photo([index * one + 1.4, top + 6, one - 2.8, down - 12]),
        ),
        ...filledColumn(words, [12, 8, width - 24, top - 12], headlined(14)),
      ];
    }
    const across = width * 0.41;
    const frames = Math.round(height / (across * 0.92));
    const one = height / frames;
    return [
      scene(film([9, -4, across, height + 8])),
      ...Array.from({ length: frames }, (_, index) =>
        photo([15, index * one + 1.4, across - 12, one - 2.8]),
      ),
      ...filledColumn(words, [across + 13, 14, width - across - 21, height - 28], captioned(14)),
    ];
  },
  insideLeft: photoLeft,
  back: quietBack,
};

/** Two photos across from each other, words in the corners between. */
export const duet: CardLayout = {
  shapes: ['square', 'portrait', 'landscape'],
  front: ({ width, height, words }) => {
    const [x, y] = [width * 0.5, height * 0.5];
    return [
      photo([-3, -3, x + 3, y + 3]),
      photo([x, y, width - x + 3, height - y + 3]),
      ...filledColumn(
        words,
        [x + 5, 9, width - x - 12, y - 15],
        [
          { role: 'title', voice: 'text', size: 4, tracking: 140, capitals: true },
          { role: 'names', voice: 'display', size: 13, gap: 2.4 },
        ],
      ),
      ...filledColumn(
        words,
        [7, y + 6, x - 12, height - y - 15],
        [
          { role: 'date', voice: 'second', size: 5.4 },
          { role: 'place', voice: 'text', size: 4.2, gap: 2 },
        ],
      ),
    ];
  },
  insideLeft: photoAndVerse,
  back: quietBack,
};

/** A large photo, two small ones and the words, as tiles. */
export const mosaic: CardLayout = {
  shapes: ['landscape', 'square', 'portrait'],
  front: ({ width, height, words }) => {
    const gap = 2.4;
    if (height > width) {
      const [x, y] = [width * 0.5, height * 0.42];
      const low = y + (height - y) * 0.42;
      return [
        photo([-3, -3, width + 6, y + 3]),
        photo([-3, y + gap, x + 3 - gap / 2, low - y - gap]),
        photo([x + gap / 2, y + gap, width - x + 3, low - y - gap]),
        ...filledColumn(words, [11, low + 5, width - 22, height - low - 13], signed(13)),
      ];
    }
    const x = width * 0.56;
    const y = height * 0.46;
    return [
      photo([-3, -3, x + 3, height + 6]),
      photo([x + gap, -3, (width - x - 2 * gap) / 2, y + 3]),
      photo([x + 2 * gap + (width - x - 2 * gap) / 2, -3, (width - x - 2 * gap) / 2 + 3, y + 3]),
      ...filledColumn(
        words,
        [x + 6, y + 5, width - x - 13, height - y - 13],
        captioned(width > height ? 13 : 11.5),
      ),
    ];
  },
  insideLeft: photoLeft,
  back: quietBack,
};
