/** What playful layouts share. */
import { type CardColourRole, type Part, draw, letterIn, say } from '../kit.ts';
import type { CardSide } from '../layout.ts';
import { type TextRow } from '../word-column.ts';

/** A title in small capitals, large names, the day and the place. */
export const announcing = (names: number): readonly TextRow[] => [
  { role: 'title', voice: 'text', size: 4.5, tracking: 130, capitals: true },
  { role: 'names', voice: 'display', size: names, gap: 3 },
  { role: 'date', voice: 'text', size: 4.8, gap: 3.6 },
  { role: 'place', voice: 'text', size: 4.4, gap: 0.6 },
];

/** The title leads, in the large voice. */
export const proclaimed = (title: number, colour: CardColourRole = 'ink'): readonly TextRow[] => [
  { role: 'title', voice: 'display', size: title, colour },
  { role: 'names', voice: 'second', size: title * 0.66, gap: 2 },
  { role: 'date', voice: 'text', size: 4.8, gap: 3.6 },
  { role: 'place', voice: 'text', size: 4.4, gap: 0.6 },
];

/** A few words at the back, below a drawing of this size in its middle. */
export const backWords = ({ width, height }: CardSide, size: number): readonly Part[] => [
  say({
    role: 'back',
    at: [14, height / 2 + size * 0.62, width - 28, 18],
    voice: 'text',
    size: 4.2,
    stand: 'top',
  }),
];

/** The drawing, small, in the middle of the back, a few words below it. */
export const smallBack =
  (size: number) =>
  (side: CardSide): readonly Part[] => [
    draw({ sketch: side.ornament(0), at: [side.width / 2, side.height / 2 - size * 0.1], size }),
    ...backWords(side, size),
  ];

/** The right half: the letter, and below it a small drawing. */
export const letterAbove =
  (size: number) =>
  ({ width, height, ornament }: CardSide): readonly Part[] => [
    letterIn([14, 16, width - 28, height - 34 - size]),
    draw({ sketch: ornament(1), at: [width / 2, height - 13 - size / 2], size }),
  ];
