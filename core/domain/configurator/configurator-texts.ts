import type { Language } from '../locale/locales.ts';

/** The keys of the configurator's own texts (supporting §2, §9, "Configurator texts"). */
export const configuratorTextKeys = [
  'headline',
  'startLabel',
  'topDeal',
  'unavailable',
  'moreFormats',
  'ownFormat',
] as const;

export type ConfiguratorTextKey = (typeof configuratorTextKeys)[number];

/**
 * The texts that the specification spells out, in the languages in which it does. All others are
 * the storefront's messages under the same keys.
 */
export const specifiedConfiguratorTexts = {
  headline: { en: 'Your desired format at the best price' },
  startLabel: { en: 'Start now' },
  topDeal: { de: 'TOP DEAL' },
  unavailable: { de: 'Nicht verfügbar', en: 'Not available' },
  moreFormats: {},
  ownFormat: {},
} as const satisfies Record<ConfiguratorTextKey, Partial<Record<Language, string>>>;
