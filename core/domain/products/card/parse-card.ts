import { E } from '../../../fp.ts';
import {
  isCardEnvelopeForm,
  isCardFold,
  isCardOccasion,
  type CardEnvelopeForm,
  type CardFold,
  type CardOccasion,
} from './cards.ts';
import {
  isCardAccessoryKind,
  isCardRefinement,
  type CardAccessoryKind,
  type CardRefinement,
} from '../../catalogue/card-extras.ts';
import { textOf } from '../../text/text.ts';

/** Not among the values of an option. */
export type CardOptionError = {
  readonly kind: 'unknown-card-option';
  readonly option: 'accessory-kind' | 'envelope-form' | 'fold' | 'occasion' | 'refinement';
  readonly text: string;
};

const parserOf =
  <A extends string>(option: CardOptionError['option'], isValue: (text: string) => text is A) =>
  (text: string): E.Either<CardOptionError, A> =>
    isValue(text) ? E.right(text) : E.left({ kind: 'unknown-card-option', option, text });

const parseDashedOccasion = parserOf('occasion', isCardOccasion);

/**
 * Reads an occasion, its two words with a space, as in the specification, or with a dash
 * (decisions, "Cards").
 */
export const parseCardOccasion = (given: string): E.Either<CardOptionError, CardOccasion> => {
  const text = textOf(given);
  return E.mapLeft((error: CardOptionError) => ({ ...error, text }))(
    parseDashedOccasion(text.replace(' ', '-')),
  );
};

/** Storefront §3, "Cards". */
export const parseCardRefinement: (text: string) => E.Either<CardOptionError, CardRefinement> =
  parserOf('refinement', isCardRefinement);

/** Storefront §3, "Cards". */
export const parseCardAccessoryKind: (
  text: string,
) => E.Either<CardOptionError, CardAccessoryKind> = parserOf('accessory-kind', isCardAccessoryKind);

/** Storefront §3, "Cards". */
export const parseCardEnvelopeForm: (text: string) => E.Either<CardOptionError, CardEnvelopeForm> =
  parserOf('envelope-form', isCardEnvelopeForm);

/** Reads a fold (storefront §9). */
export const parseCardFold: (text: string) => E.Either<CardOptionError, CardFold> = parserOf(
  'fold',
  isCardFold,
);
