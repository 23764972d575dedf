import type { Locale } from '../locale/locales.ts';
import type { MoneyStyle } from './money-style.ts';

const space = '\u00a0';
const narrowSpace = '\u202f';

/** Between thousands in Switzerland (storefront §9). */
export const swissGroup = '\u2019';

const german = {
  decimal: ',',
  group: '.',
  minimumGroupingDigits: 1,
  position: 'after',
  gap: space,
  percentGap: space,
} as const satisfies MoneyStyle;

const english = {
  decimal: '.',
  group: ',',
  minimumGroupingDigits: 1,
  position: 'before',
  gap: '',
  percentGap: '',
} as const satisfies MoneyStyle;

const french = { ...german, group: narrowSpace } as const satisfies MoneyStyle;

const dutch = { ...german, position: 'before', percentGap: '' } as const satisfies MoneyStyle;

const spanish = { ...german, minimumGroupingDigits: 2 } as const satisfies MoneyStyle;

const swiss = {
  ...english,
  group: swissGroup,
  gap: space,
} as const satisfies MoneyStyle;

/**
 * For each locale's own currency, as `Intl.NumberFormat` has it, so that every engine prints the
 * same; but francs group from 1,000 on in every language (decisions, "Money and formats").
 */
export const moneyStyles = {
  'de-AT': { ...german, position: 'before' },
  'de-CH': swiss,
  'de-DE': german,
  'de-IT': german,
  'de-LI': swiss,
  'de-LU': german,
  'en-GB': english,
  'en-US': english,
  'es-ES': spanish,
  'fr-BE': french,
  'fr-CH': { ...swiss, position: 'after' },
  'fr-FR': french,
  'fr-LU': german,
  'it-CH': swiss,
  'it-IT': { ...spanish, percentGap: '' },
  'nl-BE': dutch,
  'nl-NL': dutch,
} as const satisfies Record<Locale, MoneyStyle>;
