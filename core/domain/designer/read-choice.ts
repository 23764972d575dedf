import { E } from '../../fp.ts';
import { isDefaultOption } from '../catalogue/default-option.ts';
import { refuseParameter, refuseTogether } from './read-parameters.ts';
import type { HandOffParameter, HandOffRefusal } from './refusals.ts';

/** Reads the type of a product, which it cannot be without. */
export const readTypeWord = <T extends string>(
  parameter: HandOffParameter,
  text: string | undefined,
  isType: (word: string) => word is T,
): E.Either<HandOffRefusal, T> => {
  if (text === undefined || text === '') return refuseParameter('missing', parameter);
  return isType(text) ? E.right(text) : refuseParameter('unknown', parameter, text);
};

/**
 * Reads a word that depends on a product's type, whose parameter is `by`: one of the `choices` that
 * the type has, or `otherwise` where the default is named or nothing.
 */
export const readChoice = <C extends string, D>(
  parameter: HandOffParameter,
  text: string | undefined,
  type: {
    readonly by: HandOffParameter;
    readonly isWord: (word: string) => word is C;
    readonly choices: readonly C[];
    readonly otherwise: D;
  },
): E.Either<HandOffRefusal, C | D> => {
  if (isDefaultOption(text)) return E.right(type.otherwise);
  if (!type.isWord(text)) return refuseParameter('unknown', parameter, text);
  return type.choices.includes(text) ? E.right(text) : refuseTogether(parameter, text, type.by);
};

/** Reads a number by the pattern of its text; `otherwise` as for `readChoice`. */
export const readNumber = (
  parameter: HandOffParameter,
  text: string | undefined,
  pattern: RegExp,
  otherwise: number,
): E.Either<HandOffRefusal, number> => {
  if (isDefaultOption(text)) return E.right(otherwise);
  return pattern.test(text) ? E.right(Number(text)) : refuseParameter('malformed', parameter, text);
};
