import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { commonPasswords } from '../../../core/domain/customer/common-passwords.ts';
import {
  checkLogInForm,
  checkPasswordConfirmForm,
  checkPasswordResetForm,
  checkSignUpForm,
} from '../../../core/domain/customer/customer-forms.ts';
import { formErrorMeanings } from '../../../core/domain/customer/form-errors.ts';
import { characterCount } from '../../../core/domain/customer/form-text.ts';
import { parseMailToken } from '../../../core/domain/customer/mail-token.ts';
import { parseNewPassword, parsePassword } from '../../../core/domain/customer/password.ts';
import { parsePersonName } from '../../../core/domain/customer/person-name.ts';
import { E } from '../../../core/fp.ts';
import {
  anyEmail,
  anyFieldText,
  anyNewPassword,
  anyPersonName,
} from '../../arbitraries/customer.ts';

const anyRightSignUp = fc.record({
  email: anyEmail,
  password: anyNewPassword,
  firstName: anyPersonName,
  lastName: anyPersonName,
});

const anySignUp = anyRightSignUp.chain((right) =>
  fc.record({
    email: fc.oneof(fc.constant(right.email), anyFieldText),
    password: fc.oneof(fc.constant(right.password), anyFieldText),
    firstName: fc.oneof(fc.constant(right.firstName), anyFieldText),
    lastName: fc.oneof(fc.constant(right.lastName), anyFieldText),
  }),
);

const fieldsOf = <F extends string>(
  checked: E.Either<readonly { readonly field: F; readonly code: string }[], unknown>,
): readonly F[] => (E.isLeft(checked) ? checked.left.map(({ field }) => field) : []);

describe('every form', () => {
  test.prop([anySignUp])('that is accepted is accepted again as it then is', (form) => {
    for (const checked of [checkSignUpForm(form), checkSignUpForm({ ...form, firstName: 'Ada' })]) {
      expect(E.chain(checkSignUpForm)(checked)).toEqual(checked);
    }
    const logIn = checkLogInForm(form);
    expect(E.chain(checkLogInForm)(logIn)).toEqual(logIn);
    const reset = checkPasswordResetForm(form);
    expect(E.chain(checkPasswordResetForm)(reset)).toEqual(reset);
  });

  test.prop([anySignUp])(
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

  test('has nine codes to refuse a field with', () => {
    expect(Object.keys(formErrorMeanings)).toHaveLength(9);
  });
});

describe('the sign-up form', () => {
  test.prop([anyRightSignUp])('takes what is right as it is', (form) => {
    expect(checkSignUpForm(form)).toEqual(E.right(form));
  });

  test.prop([anyRightSignUp, fc.subarray(['firstName', 'lastName', 'email', 'password'] as const)])(
    'refuses exactly the empty fields, in its own order',
    (form, emptied) => {
      const empty = Object.fromEntries(emptied.map((field) => [field, '']));
      expect(fieldsOf(checkSignUpForm({ ...form, ...empty }))).toEqual(emptied);
    },
  );

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
  test.prop([anyEmail, fc.string({ minLength: 1, maxLength: 128, unit: 'grapheme-ascii' })])(
    'leaves it to the shop whether a password is right',
    (email, password) => {
      expect(checkLogInForm({ email, password })).toEqual(E.right({ email, password }));
    },
  );

  test('refuses what is nobody’s', () => {
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
  test.prop([anyNewPassword])('takes a password and the same again', (password) => {
    expect(checkPasswordConfirmForm({ password, repeatedPassword: password }, '')).toEqual(
      E.right({ password, repeatedPassword: password }),
    );
  });

  test.prop([anyNewPassword, fc.string({ minLength: 1 })])(
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

describe('a password', () => {
  test.prop([anyNewPassword])('of 8 to 128 characters of any kind can be chosen', (password) => {
    expect(parseNewPassword(password, 'ada@example.com')).toEqual(E.right(password));
  });

  test.prop([fc.string({ unit: 'binary', maxLength: 140 })])(
    'is only ever composed, never trimmed or cut',
    (text) => {
      const password = parsePassword(text);
      if (E.isRight(password)) {
        expect(password.right).toBe(text.normalize('NFC'));
        expect(parsePassword(password.right)).toEqual(password);
      } else if (password.left.kind === 'missing') expect(text).toBe('');
      else if (password.left.kind === 'malformed') expect(text.isWellFormed()).toBe(false);
      else expect(characterCount(text.normalize('NFC'))).toBeGreaterThan(128);
    },
  );

  test.prop([fc.string({ unit: 'grapheme', minLength: 1, maxLength: 128 })])(
    'that can be chosen can be logged in with',
    (text) => {
      const chosen = parseNewPassword(text, '');
      expect(E.isLeft(chosen) || E.isRight(parsePassword(chosen.right))).toBe(true);
    },
  );

  test('is counted in characters, not in code units', () => {
    expect(parseNewPassword('🦓🦒🐘🦏🦛🐪🦘', '')).toEqual(E.left({ kind: 'too-short' }));
    expect(E.isRight(parseNewPassword('🦓🦒🐘🦏🦛🐪🦘🐃', ''))).toBe(true);
    expect(E.isRight(parseNewPassword('🦓🦒'.repeat(64), ''))).toBe(true);
    expect(parsePassword(`${'🦓🦒'.repeat(64)}a`)).toEqual(E.left({ kind: 'too-long' }));
    expect(parsePassword('\uD800aaaaaaa')).toEqual(E.left({ kind: 'malformed' }));
  });

  test.prop([fc.constantFrom(...commonPasswords)])('that is common is refused', (password) => {
    for (const typed of [password, password.toUpperCase()]) {
      expect(parseNewPassword(typed, '')).toEqual(E.left({ kind: 'too-common' }));
    }
  });

  test('of one character alone is common', () => {
    expect(parseNewPassword('zzzzzZZZ', '')).toEqual(E.left({ kind: 'too-common' }));
    expect(E.isRight(parseNewPassword('zzzzzzzy', ''))).toBe(true);
  });

  test('that is common stands in the list in one spelling that could be chosen', () => {
    expect(new Set(commonPasswords).size).toBe(commonPasswords.length);
    for (const password of commonPasswords) {
      expect(password).toBe(password.toLowerCase().normalize('NFC'));
      expect(characterCount(password)).toBeGreaterThanOrEqual(8);
    }
  });
});

describe('a name', () => {
  test.prop([anyPersonName])('in any script is taken', (name) => {
    expect(parsePersonName(name)).toEqual(E.right(name));
    expect(parsePersonName(` ${name}\n`)).toEqual(E.right(name));
  });

  test.each([
    ['', 'missing'],
    [' \t\u3000', 'missing'],
    ['x'.repeat(61), 'too-long'],
    ['123', 'malformed'],
    ['-', 'malformed'],
    ['<b>Ada', 'malformed'],
    ['Ada>', 'malformed'],
    ['ada@example', 'malformed'],
    ['http://x', 'malformed'],
    ['a\\b', 'malformed'],
  ])('is not %j: %s', (text, kind) => {
    expect(parsePersonName(text)).toMatchObject(E.left({ kind }));
  });

  test('may have sixty characters', () => {
    expect(E.isRight(parsePersonName('x'.repeat(60)))).toBe(true);
    expect(E.isRight(parsePersonName('x'))).toBe(true);
  });

  test('that is refused is said', () => {
    expect(parsePersonName('12')).toEqual(E.left({ kind: 'malformed', text: '12' }));
  });
});

describe('the token of a mailed link', () => {
  test.each(['a'.repeat(32), 'a'.repeat(128)])('may be as short and as long as %s', (token) => {
    expect(parseMailToken(token)).toEqual(E.right(token));
  });

  test.prop([fc.stringMatching(/^[\w-]{32,128}$/u)])('is read as it is', (token) => {
    expect(parseMailToken(token)).toEqual(E.right(token));
    expect(parseMailToken(` ${token}\n`)).toEqual(E.right(token));
  });

  test.each([
    ['', 'missing'],
    [' ', 'missing'],
    ['a'.repeat(31), 'malformed'],
    ['a'.repeat(129), 'malformed'],
    [`${'a'.repeat(40)}=`, 'malformed'],
    [`+${'a'.repeat(40)}`, 'malformed'],
  ])('is not %j: %s', (text, kind) => {
    expect(parseMailToken(text)).toEqual(E.left({ kind }));
  });
});
