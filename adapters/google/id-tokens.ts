/** Google's ID tokens (OpenID Connect), checked against the keys that Google publishes. */
import { createHash } from 'node:crypto';

import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';

import type { GoogleCredential } from '../../core/domain/customer/google-identity.ts';
import { messageOf } from '../../core/domain/errors/thrown.ts';
import { E, type TE } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Fetch } from '../shared/fetch.ts';

/** `refused`: the token is at fault; `keys-unavailable`: nobody can tell whether it is. */
type IdTokenError = {
  readonly kind: 'refused' | 'keys-unavailable';
  readonly reason: string;
};

/** The claims of a token that Google gave out for this shop and this credential. */
export type ReadIdToken = (credential: GoogleCredential) => TE.TaskEither<IdTokenError, unknown>;

type IdTokenSettings = {
  /** Whom the tokens are for. */
  readonly clientId: string;
  readonly jwksUrl: string;
  readonly fetch: Fetch;
  readonly clock: Clock;
};

/** Google writes either. */
const issuers = ['https://accounts.google.com', 'accounts.google.com'];

/** Google signs by no other. */
const algorithms = ['RS256'];

/** Two clocks may differ; in seconds, as claims are. */
const tolerance = 30;

/** Two keys are some 1 kB. */
const keyLimits = { bytes: 100_000, milliseconds: 3_000 } as const;

/** What jose throws when the keys are at fault. */
const keyFaults: ReadonlySet<string> = new Set([
  'ERR_JOSE_GENERIC',
  'ERR_JWKS_INVALID',
  'ERR_JWKS_TIMEOUT',
  'ERR_JWK_INVALID',
]);

const errorOf = (thrown: unknown): IdTokenError => ({
  kind:
    thrown instanceof errors.JOSEError && !keyFaults.has(thrown.code)
      ? 'refused'
      : 'keys-unavailable',
  reason: messageOf(thrown),
});

/** What the page puts into the token for a secret that it keeps (`nonceFor` in the browser). */
const nonceFor = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/**
 * Checks signature, algorithm, issuer, audience, age and `nonce`. Keys are kept for ten minutes; one
 * that is not among them is asked for again, at most every 30 s.
 */
export const googleIdTokens = ({
  clientId,
  jwksUrl,
  fetch,
  clock,
}: IdTokenSettings): ReadIdToken => {
  const keys = createRemoteJWKSet(new URL(jwksUrl), {
    timeoutDuration: keyLimits.milliseconds,
    [customFetch]: (url, init) => fetch(new Request(url, init), keyLimits),
  });
  return ({ credential, nonce }) =>
    async () => {
      try {
        const { payload } = await jwtVerify(credential, keys, {
          algorithms,
          issuer: issuers,
          audience: clientId,
          requiredClaims: ['sub', 'exp'],
          maxTokenAge: '1 hour',
          clockTolerance: tolerance,
          currentDate: new Date(clock.now()),
        });
        // One of several audiences may have had the token before us.
        if (payload.aud !== clientId)
          return E.left({ kind: 'refused', reason: 'several audiences' });
        if (payload['nonce'] !== nonceFor(nonce))
          return E.left({ kind: 'refused', reason: 'the nonce is of another page' });
        return E.right(payload);
      } catch (thrown) {
        return E.left(errorOf(thrown));
      }
    };
};
