/**
 * The cookie of `vanilla-cookieconsent`, read without the library: that is loaded only where
 * somebody has to choose (decision 0053).
 */
import {
  choiceAllowing,
  consentOfChoice,
  consentRevision,
  type ConsentChoice,
} from '../../core/domain/consent/consent-choice.ts';
import { parseCookies, serializeCookie } from '../../core/domain/cookie/cookie.ts';
import { consentCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { E, t } from '../../core/fp.ts';
import type { ConsentStore } from '../../core/ports/consent-store.ts';

/** What the library takes for a choice. */
const Kept = t.type({
  categories: t.array(t.string),
  revision: t.literal(consentRevision),
  consentId: t.string,
  consentTimestamp: t.string,
  lastConsentTimestamp: t.string,
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The choice in `document.cookie`; undefined where nobody has chosen, or it no longer holds. */
export const readConsentChoice = (cookies: string): ConsentChoice | undefined => {
  const kept = Kept.decode(parsed(parseCookies(cookies).values.get(consentCookie) ?? ''));
  return E.isRight(kept) ? choiceAllowing(kept.right.categories) : undefined;
};

/** Reads the cookie each time: a choice in another tab counts at once. */
export const consentInCookie = (page: Pick<Document, 'cookie'>): Omit<ConsentStore, 'write'> => ({
  choice: () => readConsentChoice(page.cookie),
  read: () => consentOfChoice(readConsentChoice(page.cookie)),
});

/** Afterwards the visitor is asked again. */
export const consentDays = 182;

const secondsOfDay = 86_400;

/**
 * The library writes a random name of the visitor beside the choice; the same word for everybody
 * replaces it, since who declines must not carry a name around.
 */
export const withoutVisitorName = (page: Pick<Document, 'cookie'>, protocol: string): void => {
  const kept = parsed(parseCookies(page.cookie).values.get(consentCookie) ?? '');
  if (typeof kept !== 'object' || kept === null) return;
  const printed = serializeCookie({
    name: consentCookie,
    value: JSON.stringify({ ...kept, consentId: 'everybody' }),
    maxAge: consentDays * secondsOfDay,
    path: '/',
    sameSite: 'Lax',
    secure: protocol === 'https:',
  });
  if (E.isRight(printed)) page.cookie = printed.right;
};
