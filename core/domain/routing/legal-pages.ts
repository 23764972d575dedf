import type { Language } from '../locale/locales.ts';
import type { PageRoute } from './page-routes.ts';

/**
 * Where the pages are to which the law wants a way from everywhere, by their first segment in each
 * language. They are pages of the content: an editor who moves one leaves a redirect there.
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
 * Whether a page takes a form that is sent to it: the withdrawal of a contract alone, so that it
 * needs no script (2011/83/EU, article 11a).
 */
export const takesForms = (language: Language, route: PageRoute): boolean =>
  route.kind === 'content' &&
  route.segments.length === 1 &&
  route.segments[0] === legalSegments.withdrawal[language];

/** The block of the privacy page that says what consent is for, and so its fragment. */
export const consentSection = 'consent';
