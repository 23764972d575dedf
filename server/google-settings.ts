/** `GOOGLE_CLIENT_ID`, `GOOGLE_SCRIPT_URL`, `GOOGLE_JWKS_URL`. */
import { E, pipe, sequenceS } from '../core/fp.ts';
import type { GoogleButton } from '../core/domain/customer/google-identity.ts';
import { readOptional, readVariable, type Decoded, type Environment } from './environment.ts';
import { decodeUrl } from './variable-decoders.ts';

export type GoogleSettings = GoogleButton & {
  /** Where the keys are that ID tokens are signed with. */
  readonly jwksUrl: string;
};

/** `…apps.googleusercontent.com`, as the vendor's console gives it. */
const decodeClientId = (value: string): string | undefined =>
  /^[\w.-]{8,255}$/u.test(value) ? value : undefined;

/** It stands in the content security policy, where these would end a source or a directive. */
const decodeScript = (value: string): string | undefined =>
  /[\s,;?#]/u.test(value) ? undefined : decodeUrl('https:')(value);

/** Undefined without a client: Google's sign-in is then not offered. */
export const readGoogleSettings = (environment: Environment): Decoded<GoogleSettings | undefined> =>
  pipe(
    sequenceS(E.Applicative)({
      clientId: readOptional(
        environment,
        'GOOGLE_CLIENT_ID',
        'the client ID of a web application: 8 to 255 letters, digits, dots, dashes or underscores',
        decodeClientId,
      ),
      script: readVariable(
        environment,
        'GOOGLE_SCRIPT_URL',
        'https://accounts.google.com/gsi/client',
        'the https address of a script, without query',
        decodeScript,
      ),
      jwksUrl: readVariable(
        environment,
        'GOOGLE_JWKS_URL',
        'https://www.googleapis.com/oauth2/v3/certs',
        'an http or https address',
        decodeUrl('http:', 'https:'),
      ),
    }),
    E.map(({ clientId, ...addresses }) =>
      clientId === undefined ? undefined : { clientId, ...addresses },
    ),
  );
