import type { Language } from '../locale/locales.ts';
import type { PageRoute } from './page-routes.ts';

/**
 * First segment, in each language, of the pages that the law wants linked from everywhere. They are
 * pages of the content: an editor who moves one leaves a redirect there.
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

/** A page that the law asks for. */
export type LegalPage = keyof typeof legalSegments;

/**
 * True for the page that takes a form sent to it: only the withdrawal of a contract, which so needs
 * no script (2011/83/EU, article 11a).
 */
export const takesForms = (language: Language, route: PageRoute): boolean =>
  route.kind === 'content' &&
  route.segments.length === 1 &&
  route.segments[0] === legalSegments.withdrawal[language];

/** The block of the privacy page that says what consent is for, and so its fragment. */
export const consentSection = 'consent';
