/** Google's ID tokens, by an issuer of the test's own: which are believed, and why others are not. */
import { createHmac } from 'node:crypto';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { googleIdTokens } from '../../../adapters/google/id-tokens.ts';
import { E } from '../../../core/fp.ts';
import { manualClock } from '../../fakes/clock.ts';
import { nonceOf, openGoogleIssuer } from '../../fakes/google-issuer.ts';

const now = Date.parse('2026-11-27T09:00:00Z');
const seconds = now / 1_000;
const machine = Date.parse('2020-01-01T00:00:00Z');
const clientId = 'shop.apps.googleusercontent.com';
const nonce = 'a secret of the page';

const claims = {
  iss: 'https://accounts.google.com',
  aud: clientId,
  sub: '108204268033311374519',
  email: 'ada@gmail.com',
  email_verified: true,
  nonce: nonceOf(nonce),
  iat: seconds,
  nbf: seconds,
  exp: seconds + 3_600,
};

let issuer: Awaited<ReturnType<typeof openGoogleIssuer>>;

beforeAll(async () => {
  issuer = await openGoogleIssuer();
});
afterAll(() => issuer.close());
beforeEach(() => {
  // jose takes the age of keys from the machine's clock, and nothing else.
  vi.useFakeTimers({ toFake: ['Date'], now: machine });
});
afterEach(() => {
  vi.useRealTimers();
  issuer.fail('keys');
  issuer.publish(issuer.first);
});

const open = (fetchKeys: typeof fetch = fetch) =>
  googleIdTokens({
    clientId,
    jwksUrl: issuer.jwksUrl,
    fetch: (request) => fetchKeys(request),
    clock: manualClock(now),
  });

/** `right`, or the kind of its error. */
const verdict = async (credential: string, read = open(), secret = nonce): Promise<string> => {
  const answer = await read({ credential, nonce: secret })();
  return E.isRight(answer) ? 'right' : answer.left.kind;
};

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each(['https://accounts.google.com', 'accounts.google.com'])(
  'a token of %s for this shop gives its claims',
  async (iss) => {
    const credential = await issuer.sign({ ...claims, iss });
    expect(await open()({ credential, nonce })()).toEqual(E.right({ ...claims, iss }));
  },
);

describe('is refused', () => {
  test.each([
    ['another shop’s', { aud: 'other.apps.googleusercontent.com' }],
    ['also for another shop', { aud: [clientId, 'other.apps.googleusercontent.com'] }],
    ['of another issuer', { iss: 'https://accounts.google.com.evil.example' }],
    ['of no issuer', { iss: undefined }],
    ['expired', { exp: seconds - 31 }],
    ['without an end', { exp: undefined }],
    ['not yet valid', { nbf: seconds + 31 }],
    ['of tomorrow', { iat: seconds + 86_400 }],
    ['older than an hour, whatever its end', { iat: seconds - 3_700, exp: seconds + 9_000 }],
    ['of no age', { iat: undefined }],
    ['of nobody', { sub: undefined }],
    ['of another page', { nonce: nonceOf('the secret of somebody else') }],
    ['whose nonce is the secret itself', { nonce }],
    ['without a nonce', { nonce: undefined }],
  ])('a token that is %s', async (_, changed) => {
    expect(await verdict(await issuer.sign({ ...claims, ...changed }))).toBe('refused');
  });

  test('another algorithm, though its key is published', async () => {
    const key = await issuer.makeKey('other', 'RS512');
    issuer.publish(issuer.first, key);
    expect(await verdict(await issuer.sign(claims, key))).toBe('refused');
  });

  test('a token without its page’s secret', async () => {
    expect(await verdict(await issuer.sign(claims), open(), '')).toBe('refused');
  });

  test('a signature of another key, of no key, and by what everybody can read', async () => {
    const other = await issuer.makeKey('first');
    expect(await verdict(await issuer.sign(claims, other))).toBe('refused');
    const [header = '', payload = '', signature = ''] = (await issuer.sign(claims)).split('.');
    const bent = base64({ ...claims, email: 'grace@gmail.com' });
    expect(await verdict(`${header}.${bent}.${signature}`)).toBe('refused');
    for (const alg of ['none', 'None', 'RS512', 'ES256'])
      for (const end of ['', signature])
        expect(await verdict(`${base64({ alg, kid: 'first' })}.${payload}.${end}`)).toBe('refused');
    // The public key, taken for a shared secret.
    const begun = `${base64({ alg: 'HS256', kid: 'first' })}.${payload}`;
    const mac = createHmac('sha256', JSON.stringify(issuer.first.jwk)).update(begun);
    expect(await verdict(`${begun}.${mac.digest('base64url')}`)).toBe('refused');
  });

  test.each([
    '',
    '.',
    'a.b',
    'a.b.c',
    'a.b.c.d.e',
    '{}',
    '\u0000',
    'ä.ö.ü',
    `${'a'.repeat(9_000)}.b.c`,
  ])('what is no token: %j', async (text) => {
    expect(await verdict(text)).toBe('refused');
  });

  test('an unknown key, which is asked for once in half a minute', async () => {
    const read = open();
    const unknown = await issuer.sign(claims, await issuer.makeKey('unknown'));
    const before = issuer.asked();
    for (let times = 0; times < 3; times += 1) expect(await verdict(unknown, read)).toBe('refused');
    expect(issuer.asked()).toBe(before + 1);
    vi.setSystemTime(machine + 30_000);
    expect(await verdict(unknown, read)).toBe('refused');
    expect(issuer.asked()).toBe(before + 2);
  });
});

test('a new key is believed once it is published, and one that is gone no longer', async () => {
  const read = open();
  const second = await issuer.makeKey('second');
  const [old, fresh] = [await issuer.sign(claims), await issuer.sign(claims, second)];
  expect([await verdict(old, read), await verdict(fresh, read)]).toEqual(['right', 'refused']);
  issuer.publish(issuer.first, second);
  vi.setSystemTime(machine + 30_000);
  expect([await verdict(fresh, read), await verdict(old, read)]).toEqual(['right', 'right']);
  issuer.publish(second);
  vi.setSystemTime(machine + 30_000 + 600_000);
  expect([await verdict(fresh, read), await verdict(old, read)]).toEqual(['right', 'refused']);
});

test('nobody knows while the keys cannot be had; those that were had are used on', async () => {
  const credential = await issuer.sign(claims);
  const known = open();
  expect(await verdict(credential, known)).toBe('right');
  for (const how of ['foreign', 'broken'] as const) {
    issuer.fail(how);
    expect(await verdict(credential)).toBe('keys-unavailable');
  }
  const noNetwork = () => Promise.reject(new TypeError('no network'));
  expect(await verdict(credential, open(noNetwork))).toBe('keys-unavailable');
  const weak = () => Promise.resolve(Response.json({ keys: 'none' }));
  expect(await verdict(credential, open(weak))).toBe('keys-unavailable');
  expect(await verdict(credential, known)).toBe('right');
  // What can be seen to be no token is refused all the same.
  expect(await verdict('a.b.c', open(noNetwork))).toBe('refused');
});
