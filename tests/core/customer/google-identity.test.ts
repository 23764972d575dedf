import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { parseEmail } from '../../../core/domain/customer/email.ts';
import {
  decideGoogleEntry,
  readGoogleIdentity,
} from '../../../core/domain/customer/google-identity.ts';
import { parsePersonName } from '../../../core/domain/customer/person-name.ts';
import { E } from '../../../core/fp.ts';

const ada = {
  sub: '108204268033311374519',
  email: 'ada@Example.com',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Lovelace',
  name: 'Ada Lovelace',
};

describe('who a token is about', () => {
  test('is its subject, with address and names', () => {
    expect(readGoogleIdentity(ada)).toEqual(
      E.right({
        subject: ada.sub,
        email: 'ada@example.com',
        isGooglesOwn: false,
        firstName: 'Ada',
        lastName: 'Lovelace',
      }),
    );
  });

  test.each([
    ['ada@gmail.com', undefined, true],
    ['ada@googlemail.com', undefined, true],
    ['ada@GMAIL.com', undefined, true],
    ['ada@shop.example', 'shop.example', true],
    ['ada@shop.example', '', false],
    ['ada@shop.example', undefined, false],
    ['ada@gmail.com.evil.example', undefined, false],
    ['ada@notgmail.com', undefined, false],
  ])('%s with domain %s has a mailbox of Google: %s', (email, hd, isGooglesOwn) => {
    expect(readGoogleIdentity({ ...ada, email, hd })).toMatchObject(E.right({ isGooglesOwn }));
  });

  test.each([
    [{ given_name: undefined }, 'Ada Lovelace', 'Lovelace'],
    [{ given_name: '', name: '<b>', family_name: 'a/b' }, 'ada', ''],
    [{ given_name: 'x'.repeat(61), name: undefined, family_name: undefined }, 'ada', ''],
    [{ email: '1815@example.com', given_name: '', name: '' }, '', 'Lovelace'],
  ])('has the names that a sign-up takes: %j', (changed, firstName, lastName) => {
    expect(readGoogleIdentity({ ...ada, ...changed })).toMatchObject(
      E.right({ firstName, lastName }),
    );
  });

  test('is nobody while Google has not verified the address', () => {
    expect(readGoogleIdentity({ ...ada, email_verified: false })).toEqual(
      E.left({ kind: 'unverified' }),
    );
  });

  test.each([
    { sub: '' },
    { sub: 'x'.repeat(256) },
    { sub: 7 },
    { email: 'ada' },
    { email: undefined },
    { email_verified: 'true' },
    { email_verified: undefined },
  ])('is nobody with claims like %j', (changed) => {
    expect(readGoogleIdentity({ ...ada, ...changed })).toEqual(E.left({ kind: 'malformed' }));
  });

  property.prop([fc.anything()])('is read without an exception, and is whole', (claims) => {
    const read = readGoogleIdentity(claims);
    expect(E.isLeft(read) || E.isRight(parseEmail(read.right.email))).toBe(true);
  });

  const text = fc.string({ unit: 'binary' });
  property.prop([fc.record({ given_name: text, family_name: text, name: text })])(
    'never has a name that a sign-up refuses',
    (names) => {
      const read = readGoogleIdentity({ ...ada, ...names });
      if (E.isLeft(read)) throw new Error(read.left.kind);
      for (const name of [read.right.firstName, read.right.lastName])
        expect(name === '' || E.isRight(parsePersonName(name))).toBe(true);
    },
  );
});

describe('the account that is entered', () => {
  const number = fc.integer({ min: 1, max: 3 }).map(String);
  const owner = fc.record({ number, isConfirmed: fc.boolean(), isOwnSession: fc.boolean() });
  const none = fc.constant(undefined);

  property.prop([fc.boolean(), fc.oneof(none, number), fc.oneof(none, owner)])(
    'is nobody’s who has not shown that it is theirs',
    (isGooglesOwn, linked, known) => {
      const isShown = known?.isOwnSession === true || (known?.isConfirmed === true && isGooglesOwn);
      const byAddress =
        known === undefined
          ? { kind: 'open' }
          : isShown
            ? { kind: 'link', number: known.number }
            : { kind: 'log-in-first' };
      expect(decideGoogleEntry({ isGooglesOwn }, { linked, owner: known })).toEqual(
        linked === undefined ? byAddress : { kind: 'enter', number: linked },
      );
    },
  );
});
