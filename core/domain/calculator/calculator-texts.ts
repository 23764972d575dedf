import type { Language } from '../locale/locales.ts';

/** The keys of the calculator's own texts (supporting §2, §9, "Calculator texts"). */
export const calculatorTextKeys = [
  'headline',
  'startLabel',
  'topDeal',
  'unavailable',
  'moreFormats',
  'ownFormat',
] as const;

/** A key of the calculator's texts. */
export type CalculatorTextKey = (typeof calculatorTextKeys)[number];

/**
 * The texts that the specification spells out, in the languages in which it does. All others are
 * the storefront's messages under the same keys.
 */
export const specifiedCalculatorTexts = {
  headline: { en: 'Your desired format at the best price' },
  startLabel: { en: 'Start now' },
  topDeal: { de: 'TOP DEAL' },
  unavailable: { de: 'Nicht verfügbar', en: 'Not available' },
  moreFormats: {},
  ownFormat: {},
} as const satisfies Record<CalculatorTextKey, Partial<Record<Language, string>>>;
