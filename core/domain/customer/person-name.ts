import { E } from '../../fp.ts';
import { tidyLine, withinLimits, type FormTextError } from './form-text.ts';

/** Limits of a first or last name in characters. */
const personNameLimits = { minimum: 1, maximum: 60 } as const;

/** Why a text is not a name: see `formErrorMeanings`. */
export type PersonNameError = {
  readonly kind: FormTextError['kind'] | 'malformed';
  readonly text: string;
};

/** Characters of addresses and markup: mails greet by name and must not carry those. */
const foreign = /[<>@/\\:]/u;

/**
 * Reads a first or a last name: tidied, at least one letter in it, in any script, and none of
 * `< > @ / \ :`.
 */
export const parsePersonName = (text: string): E.Either<PersonNameError, string> => {
  const name = tidyLine(text);
  const checked = withinLimits(personNameLimits, name);
  if (E.isLeft(checked)) return checked;
  return /\p{L}/u.test(name) && !foreign.test(name) ? checked : E.left({ kind: 'malformed', text });
};
