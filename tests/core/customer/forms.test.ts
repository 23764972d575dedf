import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  checkLogInForm,
  checkPasswordConfirmForm,
  checkPasswordResetForm,
  checkSignUpForm,
  type SignUpForm,
} from '../../../core/domain/customer/customer-forms.ts';
import { formErrorMeanings } from '../../../core/domain/customer/form-errors.ts';
import { E } from '../../../core/fp.ts';
import {
  anyBusinessForm,
  anyEmail,
  anyFieldText,
  anyNewPassword,
  anyPersonName,
  anyRightBusinessForm,
} from '../../arbitraries/customer.ts';

const anyRightSignUp: fc.Arbitrary<SignUpForm> = fc.record(
  {
    email: anyEmail,
    password: anyNewPassword,
    firstName: anyPersonName,
    lastName: anyPersonName,
    business: anyRightBusinessForm,
  },
  { requiredKeys: ['email', 'password', 'firstName', 'lastName'] },
);

const anySignUp: fc.Arbitrary<SignUpForm> = anyRightSignUp.chain((right) =>
  fc.record({
    email: fc.oneof(fc.constant(right.email), anyFieldText),
    password: fc.oneof(fc.constant(right.password), anyFieldText),
    firstName: fc.oneof(fc.constant(right.firstName), anyFieldText),
    lastName: fc.oneof(fc.constant(right.lastName), anyFieldText),
    ...(right.business && { business: anyBusinessForm }),
  }),
);

const fieldsOf = <F extends string>(
  checked: E.Either<readonly { readonly field: F; readonly code: string }[], unknown>,
): readonly F[] => (E.isLeft(checked) ? checked.left.map(({ field }) => field) : []);

describe('every form', () => {
  property.prop([anySignUp])('that is accepted is accepted again as it then is', (form) => {
    for (const checked of [checkSignUpForm(form), checkSignUpForm({ ...form, firstName: 'Ada' })]) {
      expect(E.chain(checkSignUpForm)(checked)).toEqual(checked);
    }
    const logIn = checkLogInForm(form);
    expect(E.chain(checkLogInForm)(logIn)).toEqual(logIn);
    const reset = checkPasswordResetForm(form);
    expect(E.chain(checkPasswordResetForm)(reset)).toEqual(reset);
  });

  property.prop([anySignUp])(
    'that is refused names each wrong field once, with a known code',
    (form) => {
      for (const checked of [checkSignUpForm(form), checkLogInForm(form)]) {
        const errors = E.isLeft(checked) ? checked.left : undefined;
        expect(errors).not.toEqual([]);
        expect(new Set(errors?.map(({ field }) => field)).size).toBe(errors?.length ?? 0);
        for (const { code } of errors ?? []) expect(Object.keys(formErrorMeanings)).toContain(code);
      }
    },
  );

  test('has ten codes to refuse a field with', () => {
    expect(Object.keys(formErrorMeanings)).toHaveLength(11);
  });
});

describe('the sign-up form', () => {
  property.prop([anyRightSignUp])('takes what is right as it is', (form) => {
    expect(checkSignUpForm(form)).toEqual(E.right(form));
  });

  property.prop([
    anyRightSignUp,
    fc.subarray(['firstName', 'lastName', 'email', 'password'] as const),
  ])('refuses exactly the empty fields, in its own order', (form, emptied) => {
    const empty = Object.fromEntries(emptied.map((field) => [field, '']));
    expect(fieldsOf(checkSignUpForm({ ...form, ...empty }))).toEqual(emptied);
  });

  test('tidies what it takes', () => {
    expect(
      checkSignUpForm({
        email: ' Ada@EXAMPLE.com ',
        password: ' zwölf Zebras ',
        firstName: '  Ada\u00a0 Augusta ',
        lastName: 'Lovela\u0308ce',
      }),
    ).toEqual(
      E.right({
        email: 'Ada@example.com',
        password: ' zwölf Zebras ',
        firstName: 'Ada Augusta',
        lastName: 'Loveläce',
      }),
    );
  });

  test('says what is wrong with each field', () => {
    expect(
      checkSignUpForm({ email: 'ada', password: 'kurz', firstName: ' ', lastName: '<b>' }),
    ).toEqual(
      E.left([
        { field: 'firstName', code: 'missing' },
        { field: 'lastName', code: 'malformed' },
        { field: 'email', code: 'malformed' },
        { field: 'password', code: 'too-short' },
      ]),
    );
  });

  test('does not compare a password with what is not an address', () => {
    const form = { email: 'adalovelace', firstName: 'Ada', lastName: 'Lovelace' };
    expect(checkSignUpForm({ ...form, password: 'adalovelace' })).toEqual(
      E.left([{ field: 'email', code: 'malformed' }]),
    );
  });

  test('does not take the address for a password', () => {
    const form = { email: 'AdaLovelace@example.com', firstName: 'Ada', lastName: 'Lovelace' };
    for (const password of ['adalovelace@example.com', 'ADALOVELACE']) {
      expect(checkSignUpForm({ ...form, password })).toEqual(
        E.left([{ field: 'password', code: 'same-as-email' }]),
      );
    }
  });
});

describe('the log-in form', () => {
  property.prop([anyEmail, fc.string({ minLength: 1, maxLength: 128, unit: 'grapheme-ascii' })])(
    'leaves it to the shop whether a password is right',
    (email, password) => {
      expect(checkLogInForm({ email, password })).toEqual(E.right({ email, password }));
    },
  );

  test('refuses what cannot be valid', () => {
    expect(checkLogInForm({ email: '', password: '' })).toEqual(
      E.left([
        { field: 'email', code: 'missing' },
        { field: 'password', code: 'missing' },
      ]),
    );
    expect(checkLogInForm({ email: 'a@b.de', password: 'x'.repeat(129) })).toEqual(
      E.left([{ field: 'password', code: 'too-long' }]),
    );
    expect(checkLogInForm({ email: 'a@b', password: 'x' })).toEqual(
      E.left([{ field: 'email', code: 'malformed' }]),
    );
  });
});

describe('the password reset form', () => {
  test('asks for an address', () => {
    expect(checkPasswordResetForm({ email: ' a@b.de' })).toEqual(E.right({ email: 'a@b.de' }));
    expect(checkPasswordResetForm({ email: '' })).toEqual(
      E.left([{ field: 'email', code: 'missing' }]),
    );
  });
});

describe('the password confirm form', () => {
  property.prop([anyNewPassword])('takes a password and the same again', (password) => {
    expect(checkPasswordConfirmForm({ password, repeatedPassword: password }, '')).toEqual(
      E.right({ password, repeatedPassword: password }),
    );
  });

  property.prop([anyNewPassword, fc.string({ minLength: 1 })])(
    'refuses another one',
    (password, repeatedPassword) => {
      fc.pre(repeatedPassword !== password);
      expect(checkPasswordConfirmForm({ password, repeatedPassword }, '')).toEqual(
        E.left([{ field: 'repeatedPassword', code: 'mismatch' }]),
      );
    },
  );

  test('compares what is sent, not how it was typed', () => {
    const form = { password: 'Bu\u0308rohengst', repeatedPassword: 'Bürohengst' };
    expect(checkPasswordConfirmForm(form, '')).toEqual(
      E.right({ password: 'Bürohengst', repeatedPassword: 'Bürohengst' }),
    );
    const typed = { password: 'Bürohengst', repeatedPassword: 'Bu\u0308rohengst' };
    expect(checkPasswordConfirmForm(typed, '')).toEqual(checkPasswordConfirmForm(form, ''));
  });

  test('refuses a bad password as well, and the customer’s address', () => {
    expect(checkPasswordConfirmForm({ password: '', repeatedPassword: '' }, '')).toEqual(
      E.left([
        { field: 'password', code: 'missing' },
        { field: 'repeatedPassword', code: 'missing' },
      ]),
    );
    const form = { password: 'lovelace', repeatedPassword: 'lovelace' };
    expect(checkPasswordConfirmForm(form, 'lovelace@example.com')).toEqual(
      E.left([{ field: 'password', code: 'same-as-email' }]),
    );
  });
});
