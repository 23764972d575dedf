import { E } from '../../fp.ts';
import { textOf } from '../text/text.ts';

/** Milliseconds of a timer, 2^31 − 1 (storefront §9). */
export const maximumTimer = 2_147_483_647;

/** 0 to `maximumTimer` milliseconds; NaN is 0. */
export const timerDelay = (milliseconds: number): number =>
  Number.isNaN(milliseconds) ? 0 : Math.min(Math.max(milliseconds, 0), maximumTimer);

/** Values of `SameSite` (storefront §5). */
export const cookieSameSites = ['Strict', 'Lax', 'None'] as const;

/** Values of `Priority` (storefront §5). */
export const cookiePriorities = ['Low', 'Medium', 'High'] as const;

/** With which requests from other sites a cookie travels; `None` needs `Secure`. */
export type CookieSameSite = (typeof cookieSameSites)[number];

/** Where a browser has too many cookies. */
export type CookiePriority = (typeof cookiePriorities)[number];

/** The value is any text: it is percent-encoded on the way. */
export type Cookie = {
  readonly name: string;
  readonly value: string;
  /** Seconds from now, rounded down; 0 or less deletes the cookie. Absent: until the tab closes. */
  readonly maxAge?: number | undefined;
  readonly path?: string | undefined;
  readonly domain?: string | undefined;
  readonly secure?: boolean | undefined;
  readonly httpOnly?: boolean | undefined;
  readonly sameSite?: CookieSameSite | undefined;
  readonly priority?: CookiePriority | undefined;
};

/**
 * `name` is not a token of RFC 6265, `value` cannot be encoded or decoded, `max-age` is not finite,
 * `path` or `domain` holds what an attribute must not, `same-site` or `priority` is not in its
 * list, `insecure` where `None` or a `__Secure-`/`__Host-` name, in any letter case, needs `Secure`
 * (the latter also the path `/` and no domain), `too-large` over 4,096 bytes.
 */
export type CookieError = {
  readonly kind:
    | 'name'
    | 'value'
    | 'max-age'
    | 'path'
    | 'domain'
    | 'same-site'
    | 'priority'
    | 'insecure'
    | 'too-large';
  readonly name: string;
};

/** Bytes of name and value that browsers keep. */
export const longestCookie = 4_096;

const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/u;
const cookieOctets = /^[!#-+\--:<-[\]-~]*$/u;
const attributePath = /^\/[ -:<-~]*$/u;
const attributeDomain =
  /^\.?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/iu;

const isSecureEnough = ({ name, path, domain, secure, sameSite }: Cookie): boolean => {
  const isHostCookie = /^__host-/iu.test(name);
  const needsSecure = sameSite === 'None' || isHostCookie || /^__secure-/iu.test(name);
  const isHostOnly = path === '/' && domain === undefined;
  return (!needsSecure || secure === true) && (!isHostCookie || isHostOnly);
};

const isOneOf = (values: readonly string[], value: string | undefined): boolean =>
  value === undefined || values.includes(value);

const errorKind = (cookie: Cookie): CookieError['kind'] | undefined => {
  const { name, value, maxAge, path, domain, sameSite, priority } = cookie;
  if (!token.test(name)) return 'name';
  if (!value.isWellFormed()) return 'value';
  if (maxAge !== undefined && !Number.isFinite(maxAge)) return 'max-age';
  if (path !== undefined && !attributePath.test(path)) return 'path';
  if (domain !== undefined && !attributeDomain.test(domain)) return 'domain';
  if (!isOneOf(cookieSameSites, sameSite)) return 'same-site';
  if (!isOneOf(cookiePriorities, priority)) return 'priority';
  return isSecureEnough(cookie) ? undefined : 'insecure';
};

const attributesOf = (cookie: Cookie): readonly string[] =>
  [
    cookie.maxAge === undefined
      ? undefined
      : `Max-Age=${BigInt(Math.floor(cookie.maxAge)).toString()}`,
    cookie.domain === undefined ? undefined : `Domain=${cookie.domain}`,
    cookie.path === undefined ? undefined : `Path=${cookie.path}`,
    cookie.httpOnly === true ? 'HttpOnly' : undefined,
    cookie.secure === true ? 'Secure' : undefined,
    cookie.sameSite === undefined ? undefined : `SameSite=${cookie.sameSite}`,
    cookie.priority === undefined ? undefined : `Priority=${cookie.priority}`,
  ].filter((attribute) => attribute !== undefined);

/** For `Set-Cookie` or `document.cookie` (storefront §5, decisions "Calls"). */
export const serializeCookie = (cookie: Cookie): E.Either<CookieError, string> => {
  const { name } = cookie;
  const kind = errorKind(cookie);
  if (kind !== undefined) return E.left({ kind, name });
  const value = encodeURIComponent(cookie.value);
  if (!cookieOctets.test(value)) return E.left({ kind: 'value', name });
  if (name.length + value.length > longestCookie) return E.left({ kind: 'too-large', name });
  return E.right([`${name}=${value}`, ...attributesOf(cookie)].join('; '));
};

/** Decoded by name, and those that could not be read. */
export type ParsedCookies = {
  readonly values: ReadonlyMap<string, string>;
  readonly refused: readonly CookieError[];
};

const decodeValue = (raw: string): string | undefined => {
  const bare = raw.startsWith('"') && raw.endsWith('"') && raw.length > 1 ? raw.slice(1, -1) : raw;
  if (!cookieOctets.test(bare)) return undefined;
  try {
    return decodeURIComponent(bare);
  } catch {
    return undefined;
  }
};

const readCookie = (part: string): E.Either<CookieError, readonly [string, string]> => {
  const equals = part.indexOf('=');
  const name = part.slice(0, Math.max(equals, 0)).trim();
  if (!token.test(name)) return E.left({ kind: 'name', name });
  const value = decodeValue(part.slice(equals + 1).trim());
  return value === undefined ? E.left({ kind: 'value', name }) : E.right([name, value]);
};

/**
 * Reads a `Cookie` header or `document.cookie`. An unreadable cookie does not spoil the others; of
 * one name the first counts, whose path is nearer (RFC 6265, 5.4).
 */
export const parseCookies = (header: string): ParsedCookies => {
  const values = new Map<string, string>();
  const refused: CookieError[] = [];
  for (const part of textOf(header).split(';')) {
    if (part.trim() === '') continue;
    const cookie = readCookie(part);
    if (E.isLeft(cookie)) refused.push(cookie.left);
    else if (!values.has(cookie.right[0])) values.set(...cookie.right);
  }
  return { values, refused };
};
