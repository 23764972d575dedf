import { E } from '../../fp.ts';

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
  'not-accepted': 'the consent that is needed was not given',
} as const satisfies Record<string, string>;

export type FormErrorCode = keyof typeof formErrorMeanings;

export type FieldError<F extends string> = {
  readonly field: F;
  readonly code: FormErrorCode;
};

export type FieldResult = E.Either<{ readonly kind: FormErrorCode }, unknown>;

/** In the form's order. */
export const fieldErrorsOf = <F extends string>(
  checked: readonly (readonly [field: F, result: FieldResult])[],
): readonly FieldError<F>[] =>
  checked.flatMap(([field, result]) =>
    E.isLeft(result) ? [{ field, code: result.left.kind }] : [],
  );
