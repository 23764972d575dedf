/** Who is at the desk: a cookie that the token signs, for one working day. */
import { createHmac } from 'node:crypto';

import { parseCookies, serializeCookie } from '../../core/domain/cookie/cookie.ts';
import { deskCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { E } from '../../core/fp.ts';
import { isSameSecret } from '../http/same-secret.ts';

/** Milliseconds. */
export const deskSessionTime = 8 * 3_600_000;

const signed = (token: string, endsAt: string): string =>
  createHmac('sha256', token).update(`desk\n${endsAt}`).digest('base64url');

const lineOf = (value: string, maxAge: number): readonly string[] => {
  const line = serializeCookie({
    name: deskCookie,
    value,
    maxAge,
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
  });
  return E.isRight(line) ? [line.right] : [];
};

/** `Set-Cookie` lines for whoever gave the token; `now`: milliseconds since 1970. */
export const beginDeskSession = (token: string, now: number): readonly string[] => {
  const endsAt = String(now + deskSessionTime);
  return lineOf(`${endsAt}.${signed(token, endsAt)}`, deskSessionTime / 1_000);
};

/** `Set-Cookie` lines that end it in this browser. */
export const endDeskSession: readonly string[] = lineOf('', 0);

/** Whether a request's cookies hold a session that the token has signed and that is not over. */
export const isAtDesk = (token: string, cookies: string, now: number): boolean => {
  const [endsAt = '', signature = ''] = (parseCookies(cookies).values.get(deskCookie) ?? '').split(
    '.',
  );
  const isOurs = isSameSecret(signature, signed(token, endsAt));
  return isOurs && /^\d{1,15}$/u.test(endsAt) && Number(endsAt) > now;
};
