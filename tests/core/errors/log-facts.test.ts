import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { cleanLogFacts, logFactKinds } from '../../../core/domain/errors/log-facts.ts';

const requestId = '6f1c1b9a-3a55-4b1e-9d0a-0d6a5f1c2e3b';
const names = Object.keys(logFactKinds);

const anyValue = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.anything(),
  fc.emailAddress(),
  // Encoded once or twice, well or badly.
  fc.stringMatching(/^\/?(?:%(?:25)*(?:3F|23|E0|40|0a)|[?#a@ ]){1,8}$/u),
);
const anyFacts = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), anyValue);

describe('the facts of a log line', () => {
  property.prop([anyFacts])('are those of the list, and each is a text or a number', (facts) => {
    for (const [name, value] of Object.entries(cleanLogFacts(facts))) {
      expect(names).toContain(name);
      expect(['string', 'number']).toContain(typeof value);
      if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
      else expect(value.length).toBeLessThanOrEqual(2_000);
    }
  });

  property.prop([fc.constantFrom(...names), fc.emailAddress(), fc.string()])(
    'hold no address of mail, whatever fact it stands in',
    (name, email, other) => {
      const cleaned = JSON.stringify(cleanLogFacts({ [name]: `${other} ${email} ${other}` }));
      expect(cleaned).not.toContain(email);
    },
  );

  property.prop([anyFacts])('leave nothing of a query', (facts) => {
    const { page, path, source } = cleanLogFacts(facts);
    for (const place of [page, path, source])
      if (typeof place === 'string') expect(place).not.toMatch(/[?#]/u);
  });

  property.prop([anyFacts])('are the same when they are cleaned where they came from', (facts) => {
    const once = cleanLogFacts(facts);
    expect(Object.keys(cleanLogFacts(once))).toEqual(Object.keys(once));
  });

  test.each([
    [{ path: '/suche?q=ada@example.org' }, { path: '/suche' }],
    [{ path: '/a%20b/%C3%BC#x' }, { path: '/a b/ü' }],
    [{ path: '/%' }, { path: '/_' }],
    [{ path: '/suche%3Fname=ada' }, { path: '/suche' }],
    [{ path: '/suche%253Fname' }, { path: '/suche_3Fname' }],
    [{ page: '?q=ada' }, {}],
    [{ page: '/konto/0171%20123%20456%2078' }, { page: '/konto/[number]' }],
    [{ blocked: 'https://ada:secret@example.org/x?y=1' }, { blocked: 'https://[email]/x' }],
    [
      { requestId, status: 404, times: Infinity },
      { requestId, status: 404 },
    ],
    [{ requestId: requestId.toUpperCase() }, { requestId }],
    [{ requestId: 'ada@example.org' }, {}],
    [{ status: '404' }, {}],
    [
      { locale: 'fr-CH', channel: 'poster', from: 'browser' },
      { locale: 'fr-CH', channel: 'poster', from: 'browser' },
    ],
    [{ locale: 'xx-XX', channel: 'shop', from: 'ada' }, {}],
    [{ component: 'Teaser Hero<script>' }, { component: 'Teaser_Hero_script_' }],
    [{ id: 7 }, { id: '7' }],
    [{ email: 'ada@example.org', name: 'TypeError' }, { name: 'TypeError' }],
    [{ __proto__: null, constructor: 'x' }, {}],
    [
      { reason: 'GET https://a.example/b?token=c failed' },
      { reason: 'GET https://a.example/b failed' },
    ],
    [{ reason: 'did it work? no' }, { reason: 'did it work? no' }],
  ])('%j become %j', (facts, expected) => {
    expect(cleanLogFacts(facts)).toEqual(expected);
  });

  property.prop([fc.constantFrom('"', "'", '`'), fc.string({ minLength: 3 }), fc.string()])(
    'of a script’s message leave no quotation',
    (mark, words, rest) => {
      const quoted = words.replaceAll(mark, ' ');
      const { message } = cleanLogFacts({ message: `no ${mark}${quoted}${mark} ${rest}` });
      expect(message).toMatch(/^no .…/u);
    },
  );

  test.each([
    [
      `Unexpected token 'A', "Ada Lovelac"... is not valid JSON`,
      `Unexpected token '…', "…"... is not valid JSON`,
    ],
    [
      `Cannot read properties of undefined (reading 'price')`,
      `Cannot read properties of undefined (reading 'price')`,
    ],
    [
      `Cannot read properties of undefined (reading 'Ada Lovelace')`,
      `Cannot read properties of undefined (reading '…')`,
    ],
    [
      `can't access property "price", a is undefined`,
      `can't access property "price", a is undefined`,
    ],
    [`"Ada's wish" isn't valid`, `"…" isn't valid`],
    [
      `x is not a function. (In 'x()', 'x' is undefined)`,
      `x is not a function. (In '…', '…' is undefined)`,
    ],
    [`"never closed`, `"…"`],
  ])('a message of a script %j is logged as %j', (message, expected) => {
    expect(cleanLogFacts({ message })).toEqual({ message: expected });
  });
});
