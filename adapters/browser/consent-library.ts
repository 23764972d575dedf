/**
 * `vanilla-cookieconsent` keeps the choice, asks anew after a change of the categories, and removes
 * cookies that are no longer allowed. Its own windows are not used (decision 0053).
 */
import type { CookieConsentConfig } from 'vanilla-cookieconsent';

import { allowedCategories, consentRevision } from '../../core/domain/consent/consent-choice.ts';
import { consentCookie, userKeyCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import type { ConsentStore } from '../../core/ports/consent-store.ts';
import { consentDays, consentInCookie, withoutVisitorName } from './consent-cookie.ts';

/** Without texts it makes no window. */
type LibrarySettings = Omit<CookieConsentConfig, 'language'> & {
  readonly language: {
    readonly default: string;
    readonly translations: Readonly<Record<string, unknown>>;
  };
};

type ConsentLibrary = {
  // A method on purpose: the library's type demands texts of windows.
  run(settings: LibrarySettings): Promise<void>;
  readonly acceptCategory: (categories: string[]) => void;
};

/** They go with their category. */
const clearedCookies = {
  statistics: [{ name: userKeyCookie }, { name: /^_ga/u }, { name: '_gid' }],
  marketing: [{ name: /^_gc[lb]_/u }, { name: '_fbp' }],
} as const;

const settings = (language: string): LibrarySettings => ({
  autoShow: false,
  manageScriptTags: false,
  // Crawlers are never asked (see `ui/web/consent`).
  hideFromBots: false,
  revision: consentRevision,
  // No domain: the cookie is this host's alone.
  cookie: { name: consentCookie, domain: '', expiresAfterDays: consentDays },
  categories: {
    necessary: { readOnly: true },
    statistics: { autoClear: { cookies: [...clearedCookies.statistics] } },
    marketing: { autoClear: { cookies: [...clearedCookies.marketing] } },
  },
  language: { default: language, translations: { [language]: {} } },
});

/** A chunk of its own: only who chooses loads it. */
export const loadConsentLibrary = (): Promise<ConsentLibrary> => import('vanilla-cookieconsent');

/** Starts the library on this page, and keeps what is chosen with it. */
export const libraryConsent = async (
  library: ConsentLibrary,
  page: Pick<Document, 'cookie'>,
  { language, protocol }: { readonly language: string; readonly protocol: string },
): Promise<ConsentStore> => {
  await library.run(settings(language));
  return {
    ...consentInCookie(page),
    write: (choice) => {
      library.acceptCategory([...allowedCategories(choice)]);
      withoutVisitorName(page, protocol);
    },
  };
};
