import { E } from '../../fp.ts';
import { tidyLine, withinLimits, type FormTextError } from './form-text.ts';

/** In characters. */
export const personNameLimits = { minimum: 1, maximum: 60 } as const;

/** See `formErrorMeanings`. */
export type PersonNameError = {
  readonly kind: FormTextError['kind'] | 'malformed';
  readonly text: string;
};

/** Of addresses and markup: mails greet by name and must not carry those. */
const foreign = /[<>@/\\:]/u;

/** Tidied, with a letter of any script, and none of `< > @ / \ :`. */
export const parsePersonName = (text: string): E.Either<PersonNameError, string> => {
  const name = tidyLine(text);
  const checked = withinLimits(personNameLimits, name);
  if (E.isLeft(checked)) return checked;
  return /\p{L}/u.test(name) && !foreign.test(name) ? checked : E.left({ kind: 'malformed', text });
};
