import { parseCookies, serializeCookie } from '../../core/domain/cookie/cookie.ts';
import { userKeyCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import {
  parseUserKey,
  type UserKey,
  type UserKeyReading,
} from '../../core/domain/flags/user-key.ts';
import { E } from '../../core/fp.ts';

/**
 * The user key in a `Cookie` header or `document.cookie` (supporting §7 "Feature flags"); a missing
 * one is refused as `empty`.
 */
export const readUserKey = (cookies: string): UserKeyReading =>
  parseUserKey(parseCookies(cookies).values.get(userKeyCookie) ?? '');

/**
 * The kept key of a visitor who consents, else a new one for this page view, which nothing stores
 * (decisions, "Flags, consent, logs").
 */
export const pageKey = (cookies: string, randomUuid: () => string): UserKeyReading => {
  const kept = readUserKey(cookies);
  return kept.kind === 'user-key' ? kept : parseUserKey(randomUuid());
};

const setCookie = (
  document: Pick<Document, 'cookie'>,
  protocol: string,
  cookie: { readonly value: string; readonly maxAge?: number },
): void => {
  const printed = serializeCookie({
    name: userKeyCookie,
    path: '/',
    sameSite: 'Lax',
    secure: protocol === 'https:',
    ...cookie,
  });
  if (E.isRight(printed)) document.cookie = printed.right;
};

/** For the browser session. */
export const keepUserKey = (
  document: Pick<Document, 'cookie'>,
  protocol: string,
  userKey: UserKey,
): void => setCookie(document, protocol, { value: userKey });

/** Removes the key of a visitor who has taken consent back. */
export const forgetUserKey = (document: Pick<Document, 'cookie'>, protocol: string): void =>
  setCookie(document, protocol, { value: '', maxAge: 0 });
