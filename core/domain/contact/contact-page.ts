import type { PageRoute } from '../routing/page-routes.ts';
import { specialPrefixOf } from '../routing/special-prefixes.ts';
import { localeTable, type Language, type Locale } from '../locale/locales.ts';

/** By language; ours, the specification names none. */
export const contactPageSegments = {
  de: 'kontakt',
  en: 'contact',
  es: 'contacto',
  fr: 'contact',
  it: 'contatti',
  nl: 'contact',
} as const satisfies Readonly<Record<Language, string>>;

/** The contact page's path segment. */
export const contactPageSegment = (locale: Locale): string =>
  contactPageSegments[localeTable[locale].language];

/** Whether it is the white-label service's page, which has the form, too. */
const isWhiteLabelPage = (language: Language, segment: string): boolean =>
  specialPrefixOf(language, segment) === 'whiteLabelService';

/** Whether it is a page to which the contact form is sent. */
export const isContactPage = (language: Language, route: PageRoute): boolean =>
  route.kind === 'content' &&
  route.segments.length === 1 &&
  route.segments.every(
    (segment) => segment === contactPageSegments[language] || isWhiteLabelPage(language, segment),
  );
