/** An issuer of ID tokens as Google is one, with keys of its own, on this machine. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const pathOfKeys = '/oauth2/v3/certs';

/** Claims that Google's tokens have; a test changes what it is about. */
type Claims = Readonly<Record<string, unknown>>;

/** A page's secret, as the token names it. */
export const nonceOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

type SigningKey = {
  readonly kid: string;
  readonly alg: string;
  readonly privateKey: CryptoKey;
  readonly jwk: object;
};

const makeKey = async (kid: string, alg = 'RS256'): Promise<SigningKey> => {
  const { publicKey, privateKey } = await generateKeyPair(alg);
  const jwk = { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' };
  return { kid, alg, privateKey, jwk };
};

/** Serves its public keys until it is closed. */
export const openGoogleIssuer = async () => {
  const first = await makeKey('first');
  let published: readonly SigningKey[] = [first];
  let answer: 'keys' | 'broken' | 'foreign' = 'keys';
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (answer === 'foreign' || request.url !== pathOfKeys) response.writeHead(503).end();
    else if (answer === 'broken') response.end('<html>');
    else
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ keys: published.map(({ jwk }) => jwk) }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  return {
    jwksUrl: `http://127.0.0.1:${port}${pathOfKeys}`,
    /** How often the keys were asked for. */
    asked: () => asked,
    /** Answers 503 or rubbish instead of keys; `keys` again. */
    fail: (how: typeof answer) => {
      answer = how;
    },
    first,
    makeKey,
    publish: (...keys: readonly SigningKey[]) => {
      published = keys;
    },
    sign: (claims: Claims, { kid, alg, privateKey }: SigningKey = first): Promise<string> =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg, kid, typ: 'JWT' }).sign(privateKey),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
