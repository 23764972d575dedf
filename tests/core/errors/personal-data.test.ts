import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { personalMarks, withoutPersonalData } from '../../../core/domain/errors/personal-data.ts';

const { email, address, number, key } = personalMarks;

/** What no cleaned text may hold, written apart from the rule that takes it out. */
const looksPersonal =
  /[\w.+-]+(?:@|%40)[\w-]+\.[a-z]|\d{9}|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/iu;

const anyPersonal = fc.oneof(
  fc.emailAddress(),
  fc.emailAddress().map((text) => text.replace('@', '%40')),
  fc.uuid(),
  fc.ipV4().filter((text) => !/^(?:10|127|172|192)\./u.test(text)),
  fc.stringMatching(/^\+49 \d{3} \d{3} \d{2} \d{2}$/u),
  fc.stringMatching(/^0\d(?:[. ]\d{2}){4}$/u),
  fc.stringMatching(/^\d{9,16}$/u),
  fc.stringMatching(/^[a-f]{16}\d[a-f0-9]{16}$/u),
);

describe('a text that is logged', () => {
  property.prop([anyPersonal, fc.constantFrom('', 'of ', 'key=', '(', '"'), fc.string()])(
    'holds nothing that tells who somebody is',
    (personal, before, rest) => {
      const cleaned = withoutPersonalData(`${before}${personal} ${rest}`);
      expect(cleaned).not.toContain(personal);
      expect(Object.values(personalMarks).some((mark) => cleaned.includes(mark))).toBe(true);
    },
  );

  property.prop([fc.string({ unit: 'binary', maxLength: 6_000 })])(
    'is cleaned whatever it is',
    (text) => {
      expect(withoutPersonalData(text)).not.toMatch(looksPersonal);
    },
  );

  property.prop([fc.anything()])('is empty where it was not a text', (value) => {
    if (typeof value !== 'string') expect(withoutPersonalData(value)).toBe('');
  });

  test.each([
    ['no story at leinwanddruck', 'no story at leinwanddruck'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['10.12.200.250 and 192.168.100.200', '10.12.200.250 and 192.168.100.200'],
    ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED ::1:5432'],
    ['refused by 203.0.113.250', `refused by ${address}`],
    ['refused by 2001:db8:1:2:3:4:5:6', `refused by ${address}`],
    ['2026-13-45T09:00:00Z is not an instant', '2026-13-45T09:00:00Z is not an instant'],
    ['app-B2xY9.js:12:34567', 'app-B2xY9.js:12:34567'],
    ['ada@example.org has no account', `${email} has no account`],
    ['/konto/ada%40example.org/bestellung', `/konto/${email}/bestellung`],
    ['of /@a.example', `of ${email}`],
    ['/node_modules/@types/node.js', '/node_modules/@types/node.js'],
    ['call +41 44 668 18 00', `call ${number}`],
    ['order 4711-0815-4242', `order ${number}`],
    ['visitor 6f1c1b9a-3a55-4b1e-9d0a-0d6a5f1c2e3b', `visitor ${key}`],
    [`session ${'a1b2'.repeat(10)}`, `session ${key}`],
    [
      'schattenfuge-leinwand_und-noch-viel-laengeres-wort',
      'schattenfuge-leinwand_und-noch-viel-laengeres-wort',
    ],
  ])('%j is logged as %j', (text, expected) => {
    expect(withoutPersonalData(text)).toBe(expected);
  });
});
