/** The key by which a browser finds its visitor's cart or wishlist again. */
import { randomBytes } from 'node:crypto';

import type { Cookie } from '../../core/domain/cookie/cookie.ts';
import {
  visitorListDays,
  type cartCookie,
  type wishlistCookie,
} from '../../core/domain/cookie/storefront-cookies.ts';
import { visitorKeyBytes } from '../../core/domain/cookie/visitor-key.ts';

export type ListCookie = typeof cartCookie | typeof wishlistCookie;

export const newVisitorKey = (): string => randomBytes(visitorKeyBytes).toString('base64url');

/** Kept for as many days from now on as the list is. */
export const visitorListCookie = (name: ListCookie, value: string): Cookie => ({
  name,
  value,
  maxAge: visitorListDays * 86_400,
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Lax',
});
