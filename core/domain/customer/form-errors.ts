import { E, sequenceS } from '../../fp.ts';

/** Why a field is refused, for developers; pages have their own texts. */
export const formErrorMeanings = {
  missing: 'the field is empty, or holds nothing that is to be seen',
  'too-short': 'the field holds fewer characters than it must',
  'too-long': 'the field holds more characters than it may',
  'too-large': 'the files are more, or have more bytes, than they may',
  malformed: 'the field does not read as what it should be',
  'too-common': 'the password is one of those that are tried first',
  'same-as-email': 'the password is the email address, or the part before its @',
  mismatch: 'the repeated password is another one',
  unknown: 'the field names something that there is not',
  'other-country': 'the number was given out by another country than that of the address',
  'not-accepted': 'the consent that is needed was not given',
} as const satisfies Record<string, string>;

export type FormErrorCode = keyof typeof formErrorMeanings;

export type FieldError<F extends string> = {
  readonly field: F;
  readonly code: FormErrorCode;
};

/** The result of a field's check, with the field's name at what is wrong. */
export const fieldOf = <F extends string, A>(
  field: F,
  result: E.Either<{ readonly kind: FormErrorCode }, A>,
): E.Either<readonly FieldError<F>[], A> =>
  E.mapLeft(({ kind }: { readonly kind: FormErrorCode }) => [{ field, code: kind }])(result);

/**
 * The values of a form where all its fields are right, else every refused one, in the order in which
 * the fields are named: the form's.
 */
export const fieldsOf = <F extends string>() =>
  sequenceS(
    E.getApplicativeValidation<readonly FieldError<F>[]>({
      concat: (first, second) => [...first, ...second],
    }),
  );
