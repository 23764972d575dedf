/** Google's sign-in, from its script to a credential, over a library that the test plays. */
import { createHash } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { drawGoogleButton } from '../../../adapters/browser/google-button.ts';
import type { GoogleSignInFailure } from '../../../core/domain/customer/customer-answers.ts';
import type { GoogleCredential } from '../../../core/domain/customer/google-identity.ts';

type Played = {
  readonly load?: () => Promise<void>;
  readonly offered?: (library: object) => unknown;
  readonly draws?: () => void;
  readonly hasHost?: boolean;
};

const start = async (played: Played = {}) => {
  const { load = async () => undefined, offered = (id) => ({ accounts: { id } }) } = played;
  const { draws = () => undefined, hasHost = true } = played;
  const host = { childElementCount: 0, parentElement: null };
  const credentials: GoogleCredential[] = [];
  const failures: GoogleSignInFailure[] = [];
  const looks: object[] = [];
  type Asked = Readonly<Record<string, unknown>> & { readonly callback: (answer: unknown) => void };
  let settings: Asked | undefined;
  let isLoaded = false;
  const library = {
    initialize: (given: Asked) => {
      settings = given;
    },
    renderButton: (place: object, look: object) => {
      draws();
      looks.push(look);
      Object.assign(place, { childElementCount: 1 });
    },
  };
  const failure = await drawGoogleButton({
    load: async () => {
      await load();
      isLoaded = true;
    },
    offered: () => (isLoaded ? offered(library) : undefined),
    clientId: 'shop',
    locale: 'de-CH',
    host: () => (hasHost ? host : null),
    onCredential: (credential) => credentials.push(credential),
    onFailure: (kind) => failures.push(kind),
  });
  const call = (answer: unknown): void => settings?.callback(answer);
  return { failure, credentials, failures, looks, settings: () => settings, call };
};

const throws = (): never => {
  throw new Error('of the vendor');
};

test('Google’s button stands there in the page’s language, and asks for this shop', async () => {
  const { failure, looks, settings } = await start();
  expect(failure).toBeUndefined();
  expect(looks).toEqual([expect.objectContaining({ locale: 'de_CH', width: 400 })]);
  expect(settings()).toMatchObject({ client_id: 'shop', ux_mode: 'popup', auto_select: false });
});

test('a credential comes with the secret of this page, which Google knows by its hash alone', async () => {
  const { call, credentials, failures, settings } = await start();
  call({ credential: 'a token' });
  const [{ credential, nonce } = { credential: '', nonce: '' }] = credentials;
  expect([credential, failures]).toEqual(['a token', []]);
  expect(settings()?.['nonce']).toBe(createHash('sha256').update(nonce).digest('base64url'));
  const other = await start();
  expect(other.settings()?.['nonce']).not.toBe(settings()?.['nonce']);
});

describe('what goes wrong has its name', () => {
  test.each<readonly [string, Played, GoogleSignInFailure]>([
    ['no script', { load: () => Promise.reject(new Error('offline')) }, 'script-not-loaded'],
    ['another script', { offered: () => ({ accounts: {} }) }, 'script-not-loaded'],
    ['nothing in the window', { offered: () => undefined }, 'script-not-loaded'],
    [
      'a library that cannot begin',
      { offered: (id) => ({ accounts: { id: { ...id, initialize: throws } } }) },
      'script-not-loaded',
    ],
    ['no place', { hasHost: false }, 'button-not-found'],
    ['a library that cannot draw', { draws: throws }, 'button-not-found'],
    [
      'a library that draws nothing',
      { offered: (id) => ({ accounts: { id: { ...id, renderButton: () => undefined } } }) },
      'button-not-found',
    ],
  ])('%s', async (_, played, failure) => {
    expect((await start(played)).failure).toBe(failure);
  });

  test.each([undefined, null, 'a token', {}, { credential: '' }, { credential: 7 }])(
    'an answer like %j',
    async (answer) => {
      const { call, credentials, failures } = await start();
      call(answer);
      expect([credentials, failures]).toEqual([[], ['callback-failed']]);
    },
  );
});
