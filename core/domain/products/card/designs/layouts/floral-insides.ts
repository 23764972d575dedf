/** Insides and backs of cards with plants. */
import type { Part } from '../kit.ts';
import type { CardSide } from '../layout.ts';
import { backBelow, grownFrom, letterBelow, shorter, verseBelow, fitted } from './botanical.ts';

/** The letter below a small twig that lies. */
export const twigAbove = (side: CardSide): readonly Part[] =>
  letterBelow(grownFrom(side.ornament(21), [side.width / 2 - 13, 21], 26, 0.25), side);

/** A small twig at the foot of the back. */
export const twigBack = (side: CardSide): readonly Part[] =>
  backBelow(grownFrom(side.ornament(22), [side.width / 2, side.height - 26], 21), side);

/** Rises at the left foot of an opened card. */
export const twigsAtFoot = (side: CardSide): readonly Part[] => [
  grownFrom(side.ornament(23), [side.width * 0.4, side.height + 3], shorter(side) * 0.55, 0.05),
  grownFrom(side.ornament(24), [3, side.height + 5], shorter(side) * 0.72, 0.06),
  grownFrom(side.ornament(25), [-3, side.height * 0.92], shorter(side) * 0.52, 0.17),
];

/** One twig in the left half of an opened card, and what the card says below it. */
export const twigAndVerse = (side: CardSide): readonly Part[] =>
  verseBelow(
    fitted(side.ornament(23), [
      side.width * 0.25,
      side.height * 0.16,
      side.width * 0.5,
      side.height * 0.42,
    ]),
    side,
  );
