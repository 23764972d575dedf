import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { commonPasswords } from '../../../core/domain/customer/common-passwords.ts';
import { characterCount } from '../../../core/domain/customer/form-text.ts';
import { parseMailToken } from '../../../core/domain/customer/mail-token.ts';
import { parseNewPassword, parsePassword } from '../../../core/domain/customer/password.ts';
import { parsePersonName } from '../../../core/domain/customer/person-name.ts';
import { E } from '../../../core/fp.ts';
import { anyCodePoint } from '../../arbitraries/code-point.ts';
import { anyNewPassword, anyPersonName } from '../../arbitraries/customer.ts';

describe('a password', () => {
  property.prop([anyNewPassword])(
    'of 8 to 128 characters of any kind can be chosen',
    (password) => {
      expect(parseNewPassword(password, 'ada@example.com')).toEqual(E.right(password));
    },
  );

  property.prop([fc.string({ unit: anyCodePoint, maxLength: 140 })])(
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

  property.prop([fc.string({ unit: 'grapheme', minLength: 1, maxLength: 128 })])(
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

  property.prop([fc.constantFrom(...commonPasswords)])('that is common is refused', (password) => {
    for (const typed of [password, password.toUpperCase()]) {
      expect(parseNewPassword(typed, '')).toEqual(E.left({ kind: 'too-common' }));
    }
  });

  test.each([
    'Sommer2024',
    'sommer 24!!',
    '2024-Winter',
    'Passepartout',
    'passepartout1',
    'P0ster2026!',
    'P@ss3partout',
    'Kartenliebe#7',
    'posterposter',
    'Été-2025!!',
    'VERANO2026',
    'Fotos2027',
  ])('that is a word of the shop or a season with a number is common: %s', (password) => {
    expect(parseNewPassword(password, '')).toEqual(E.left({ kind: 'too-common' }));
  });

  test.each(['summer in the hills', 'posterior view', 'sommerwind 7 Uhr', 'my poster of 2026'])(
    'may begin with such a word: %s',
    (password) => {
      expect(E.isRight(parseNewPassword(password, ''))).toBe(true);
    },
  );

  test('is not compared with what is not an address', () => {
    expect(E.isRight(parseNewPassword('abcdefghi', 'abcdefghij'))).toBe(true);
    expect(parseNewPassword('abcdefghij', 'abcdefghij')).toEqual(E.left({ kind: 'same-as-email' }));
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
  property.prop([anyPersonName])('in any script is taken', (name) => {
    expect(parsePersonName(name)).toEqual(E.right(name));
    expect(parsePersonName(` ${name}\n`)).toEqual(E.right(name));
  });

  test.each([
    ['', 'missing'],
    [' \t\u3000', 'missing'],
    ['\u200b\u2060', 'missing'],
    ['\u3164', 'missing'],
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

  property.prop([fc.stringMatching(/^[\w-]{32,128}$/u)])('is read as it is', (token) => {
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
