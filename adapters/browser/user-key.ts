/** The cookie that holds the visitor's random user key (supporting §7 "Feature flags"). */
import { parseUserKey, type UserKeyReading } from '../../core/domain/flags/user-key.ts';

/** First party, for the browser session, readable by this page's scripts. */
export const userKeyCookie = 'passepartout-user';

/** What the cookie is read from and made with: `document`, `location`, `crypto`. */
export interface UserKeyEnvironment {
  readonly document: Pick<Document, 'cookie'>;
  readonly protocol: string;
  readonly randomUuid: () => string;
}

/** The user key in a `Cookie` header or `document.cookie`; a missing one is refused as `empty`. */
export const readUserKey = (cookies: string): UserKeyReading => {
  const prefix = `${userKeyCookie}=`;
  const pair = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  return parseUserKey(pair?.slice(prefix.length) ?? '');
};

/**
 * The visitor's user key: the cookie's, or a new one where there is none or a refused one. Where
 * cookies are blocked the key lasts for this page only.
 */
export const visitorKey = ({
  document,
  protocol,
  randomUuid,
}: UserKeyEnvironment): UserKeyReading => {
  const kept = readUserKey(document.cookie);
  if (kept.kind === 'user-key') return kept;
  const made = parseUserKey(randomUuid());
  if (made.kind === 'user-key') {
    const secure = protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${userKeyCookie}=${made.userKey}; Path=/; SameSite=Lax${secure}`;
  }
  return made;
};
