import type { Language } from '../locale/locales.ts';

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
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** A page that the law asks for. */
export type LegalPage = keyof typeof legalSegments;

/** The block of the privacy page that says what consent is for, and so its fragment. */
export const consentSection = 'consent';
