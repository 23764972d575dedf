/** Insides and backs of cards with line drawings. */
import type { Part } from '../kit.ts';
import type { CardSide } from '../layout.ts';
import { backBelow, fitted, grownFrom, letterBelow, shorter, verseBelow } from './botanical.ts';

/** The letter below the drawing, small. */
export const smallAbove = (side: CardSide): readonly Part[] =>
  letterBelow(fitted(side.ornament(21), [side.width / 2 - 16, 9, 32, 23]), side);

/** The drawing, small, at the foot of the back. */
export const drawingBack = (side: CardSide): readonly Part[] =>
  backBelow(fitted(side.ornament(22), [side.width / 2 - 12, side.height - 44, 24, 19]), side);

/** One drawing in the left half of an opened card, and what the card says below it. */
export const drawingAndVerse = (side: CardSide): readonly Part[] =>
  verseBelow(
    fitted(side.ornament(23), [
      side.width * 0.24,
      side.height * 0.18,
      side.width * 0.52,
      side.height * 0.4,
    ]),
    side,
  );

/** Goes over the left edge of an opened card. */
export const overEdge = (side: CardSide): readonly Part[] => [
  grownFrom(side.ornament(23), [-2, side.height + 3], shorter(side) * 1.05, 0.06),
];
