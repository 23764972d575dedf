/** The key by which a browser finds its visitor's own pictures again. */
import { randomBytes } from 'node:crypto';

import type { Cookie } from '../../core/domain/cookie/cookie.ts';
import { picturesCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { picturesKeyBytes } from '../../core/domain/cookie/visitor-key.ts';
import { photoLifetimes } from '../../core/domain/print/retention.ts';

export const newPicturesKey = (): string => randomBytes(picturesKeyBytes).toString('base64url');

/** For as long as what its visitor gave is kept. */
export const picturesCookieOf = (value: string): Cookie => ({
  name: picturesCookie,
  value,
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Lax',
  maxAge: photoLifetimes.unordered / 1000,
});
