import type { Language } from '../locale/locales.ts';
import type { PageRoute } from './page-routes.ts';

/**
 * Pages that the law wants linked from everywhere. They are content: an editor who moves one leaves
 * a redirect there.
 */
export const legalSegments = {
  imprint: {
    de: 'impressum',
    en: 'legal-notice',
    es: 'aviso-legal',
    fr: 'mentions-legales',
    it: 'note-legali',
    nl: 'colofon',
  },
  privacy: {
    de: 'datenschutz',
    en: 'privacy',
    es: 'privacidad',
    fr: 'confidentialite',
    it: 'informativa-privacy',
    nl: 'privacy',
  },
  withdrawal: {
    de: 'vertrag-widerrufen',
    en: 'cancel-contract',
    es: 'desistir-de-un-contrato',
    fr: 'retractation',
    it: 'recesso',
    nl: 'overeenkomst-herroepen',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** The page that says on which terms the shop sells. */
export const termsSegments = {
  de: 'agb',
  en: 'terms',
  es: 'condiciones-generales',
  fr: 'conditions-generales',
  it: 'condizioni-generali',
  nl: 'algemene-voorwaarden',
} as const satisfies Readonly<Record<Language, string>>;

export type LegalPage = keyof typeof legalSegments;

/** Whether it is the page to which a withdrawal is sent (2011/83/EU, article 11a). */
export const isWithdrawalPage = (language: Language, route: PageRoute): boolean =>
  route.kind === 'content' &&
  route.segments.length === 1 &&
  route.segments[0] === legalSegments.withdrawal[language];

/** Id of the block of the privacy page that explains consent. */
export const consentSection = 'consent';
