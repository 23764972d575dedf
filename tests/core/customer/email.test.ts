import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { emailLimits, localPartOf, parseEmail } from '../../../core/domain/customer/email.ts';
import { E } from '../../../core/fp.ts';
import { anyEmail, anyFieldText } from '../../arbitraries/customer.ts';

/** An address of so many characters before the @, and so many in all. */
const addressOf = (local: number, all: number): string => {
  const domain = `${'d'.repeat(60)}.`.repeat(5).slice(-(all - local - 1 - 2));
  return `${'l'.repeat(local)}@${domain.replace(/^\./u, 'd')}de`;
};

describe('an email address', () => {
  property.prop([anyEmail])('is taken as it is', (email) => {
    expect(parseEmail(email)).toEqual(E.right(email));
  });

  property.prop([fc.emailAddress()])('of the common kinds is taken', (email) => {
    expect(E.isRight(parseEmail(email))).toBe(true);
  });

  property.prop([fc.oneof(anyFieldText, anyEmail)])('once taken is taken again', (text) => {
    const email = parseEmail(text);
    expect(E.chain(parseEmail)(email)).toEqual(email);
    expect(E.isRight(email) || email.left.text === text).toBe(true);
  });

  property.prop([anyEmail, fc.constantFrom(' ', '\n', '\u00a0')])(
    'loses blanks at its ends and capitals of its domain',
    (email, blank) => {
      const at = email.lastIndexOf('@');
      const typed = `${blank}${email.slice(0, at)}${email.slice(at).toUpperCase()}${blank}`;
      expect(parseEmail(typed)).toEqual(E.right(email));
      expect(localPartOf(email)).toBe(email.slice(0, at));
    },
  );

  test.each([
    ['ada', ''],
    ['', ''],
    ['@example.com', ''],
    ['a@b@example.com', 'a@b'],
  ])('%j has the local part %j', (text, local) => {
    expect(localPartOf(text)).toBe(local);
  });

  property.prop([
    anyEmail,
    fc.constantFrom(' ', '"', '(', ')', ',', ':', ';', '<', '>', '@', '\\', 'ä'),
  ])('has no place for other characters', (email, character) => {
    expect(parseEmail(`a${character}${email}`)).toMatchObject(E.left({ kind: 'malformed' }));
  });

  test.each([
    'a',
    '@',
    'a@',
    '@b.de',
    'a@b',
    'a@b.d',
    'a@.de',
    'a@b..de',
    'a@b.de.',
    '.a@b.de',
    'a.@b.de',
    'a..b@c.de',
    'a@-b.de',
    'a@b-.de',
    'a@b_c.de',
    'a@b.123',
    'a@b.xn--',
    'a@b.xn--a-',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    '"a b"@c.de',
    'a@b.de\u0000c',
    `a@${'b'.repeat(64)}.de`,
    `a@b.${'d'.repeat(64)}`,
    // The Kelvin sign and the long s: small or capital, they become letters of ASCII.
    'a@\u212Aelvin.de',
    'a@b.\u212Ay',
    'a@\u017Fhop.de',
    '\u212A@b.de',
  ])('is not %j', (text) => {
    expect(parseEmail(text)).toEqual(E.left({ kind: 'malformed', text }));
  });

  test.each([
    'a@b.de',
    'a@b.c.de',
    'a@1.de',
    "o'brien+cards@example.co.uk",
    'a@b.xn--p1ai',
    `a@${'b'.repeat(63)}.de`,
    `a@b.${'d'.repeat(63)}`,
  ])('is %s', (text) => {
    expect(parseEmail(text)).toEqual(E.right(text));
  });

  test.each(['', ' ', '\t\n'])('is missing in %j', (text) => {
    expect(parseEmail(text)).toEqual(E.left({ kind: 'missing', text }));
  });

  test('has 254 characters at most, 64 of them before the @', () => {
    expect(emailLimits).toEqual({ address: 254, local: 64 });
    const longest = addressOf(64, 254);
    expect(longest).toHaveLength(254);
    expect(parseEmail(longest)).toEqual(E.right(longest));
    expect(parseEmail(` ${longest}`)).toEqual(E.right(longest));
    expect(parseEmail(addressOf(64, 255))).toMatchObject(E.left({ kind: 'too-long' }));
    expect(parseEmail(addressOf(65, 200))).toMatchObject(E.left({ kind: 'malformed' }));
  });
});
