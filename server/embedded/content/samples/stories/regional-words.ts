/**
 * Words that a market has instead of its language's, where nothing else of a text differs: as
 * `typography.ts` sets signs, this sets words. What needs another sentence stands in the market's
 * own file beside the page.
 */
import type { ContentLocale } from '../../../../../core/domain/locale/locales.ts';

type Replacements = readonly (readonly [from: RegExp, to: string])[];

const swissGerman: Replacements = [
  [/(?:Mehrwertsteuer|Umsatzsteuer)(?!-)/gu, 'MWST'],
  [/\bein Angebot\b/gu, 'eine Offerte'],
  [/\bAngebot(?= anfordern)/gu, 'Offerte'],
  [/\bFliesen\b/gu, 'Platten'],
  [/\bSpülmittel\b/gu, 'Abwaschmittel'],
  [/\bTOP DEAL\b/gu, 'AKTION'],
];

const words: { readonly [L in ContentLocale]?: Replacements } = {
  'de-CH': swissGerman,
  'de-LI': swissGerman,
  'fr-BE': [
    [/\bun devis\b/gu, 'une offre de prix'],
    [/\b(mon|votre) téléphone\b/gu, '$1 GSM'],
    [/\bdes téléphones actuels/gu, 'des GSM actuels'],
  ],
};

/** A text in the words of a content locale's market. */
export const inRegionalWords = (locale: ContentLocale, text: string): string =>
  (words[locale] ?? []).reduce((sofar, [from, to]) => sofar.replace(from, to), text);
