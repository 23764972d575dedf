/** The cookie by which a browser keeps the key of what is its visitor's own, such as a cart. */
import { randomBytes } from 'node:crypto';

import { serializeCookie } from '../../core/domain/cookie/cookie.ts';
import { visitorKeyBytes } from '../../core/domain/cookie/visitor-key.ts';
import { E } from '../../core/fp.ts';

/** A key that nobody guesses. */
export const newVisitorKey = (): string => randomBytes(visitorKeyBytes).toString('base64url');

/** Gives the browser a key, or gives it again for as many days from now on. */
export const rememberVisitor = (
  response: Response,
  name: string,
  key: string,
  days: number,
): Response => {
  const cookie = serializeCookie({
    name,
    value: key,
    maxAge: days * 86_400,
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
  });
  if (E.isRight(cookie)) response.headers.append('Set-Cookie', cookie.right);
  return response;
};
