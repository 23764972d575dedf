import { E } from '../../../fp.ts';
import { textOf } from '../../text/text.ts';
import { isCardOccasion, type CardOccasion } from './cards.ts';

export type CardOccasionError = { readonly kind: 'unknown-card-occasion'; readonly text: string };

/**
 * Reads an occasion, its two words with a space, as in the specification, or with a dash
 * (decisions, "Cards").
 */
export const parseCardOccasion = (given: string): E.Either<CardOccasionError, CardOccasion> => {
  const text = textOf(given);
  const occasion = text.replace(' ', '-');
  return isCardOccasion(occasion)
    ? E.right(occasion)
    : E.left({ kind: 'unknown-card-occasion', text });
};
