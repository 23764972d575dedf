/** What layouts with photos share. */
import { type Part, photo, say } from '../kit.ts';
import type { CardSide } from '../layout.ts';
import { type TextRow, filledColumn } from '../word-column.ts';

/** A title in small capitals, large names, the day and the place. */
export const captioned = (names: number): readonly TextRow[] => [
  { role: 'title', voice: 'text', size: 4.1, tracking: 160, capitals: true },
  { role: 'names', voice: 'display', size: names, gap: 3 },
  { role: 'date', voice: 'text', size: 4.5, gap: 3.4 },
  { role: 'place', voice: 'text', size: 4.2, gap: 0.6 },
];

/** The names lead; what it is follows in the second voice. */
export const signed = (names: number): readonly TextRow[] => [
  { role: 'names', voice: 'display', size: names },
  { role: 'title', voice: 'second', size: 5.2, gap: 2.2 },
  { role: 'date', voice: 'text', size: 4.4, gap: 2.6, tracking: 60 },
  { role: 'place', voice: 'text', size: 4.2, gap: 0.6 },
];

/** The title is the picture's headline. */
export const headlined = (title: number): readonly TextRow[] => [
  { role: 'title', voice: 'display', size: title },
  { role: 'names', voice: 'second', size: title * 0.52, gap: 2 },
  { role: 'date', voice: 'text', size: 4.4, gap: 2.6 },
  { role: 'place', voice: 'text', size: 4.2, gap: 0.6 },
];

/** The left half is a photo to its edges. */
export const photoLeft = ({ width, height }: CardSide): readonly Part[] => [
  photo([-3, -3, width + 3, height + 6]),
];

/** The left half holds a smaller photo, with a line of verse below. */
export const photoAndVerse = ({ width, height, words }: CardSide): readonly Part[] => {
  const side = Math.min(width - 36, height * 0.56);
  const left = (width - side) / 2;
  return [
    photo([left, height * 0.14, side, side]),
    ...filledColumn(
      words,
      [16, height * 0.14 + side + 6, width - 32, height * 0.8 - side - 8],
      [{ role: 'verse', voice: 'second', size: 5.2 }],
    ),
  ];
};

/** A round photo, small, above the words of the back. */
export const roundBack = ({ width, height }: CardSide): readonly Part[] => {
  const size = Math.min(width, height) * 0.36;
  return [
    photo([(width - size) / 2, height * 0.45 - size / 2, size, size], { kind: 'ellipse' }),
    say({
      role: 'back',
      at: [14, height * 0.45 + size / 2 + 6, width - 28, 16],
      voice: 'text',
      size: 4.1,
      stand: 'top',
    }),
  ];
};

/** A square photo in the middle of the back. */
export const squareBack = ({ width, height }: CardSide): readonly Part[] => {
  const size = Math.min(width, height) * 0.44;
  return [
    photo([(width - size) / 2, height * 0.43 - size / 2, size, size]),
    say({
      role: 'back',
      at: [14, height * 0.43 + size / 2 + 6, width - 28, 16],
      voice: 'text',
      size: 4.1,
      stand: 'top',
    }),
  ];
};

/** A few words at the foot of the back. */
export const quietBack = ({ width, height }: CardSide): readonly Part[] => [
  say({
    role: 'back',
    at: [14, height - 32, width - 28, 20],
    voice: 'text',
    size: 4.1,
    stand: 'bottom',
  }),
];
