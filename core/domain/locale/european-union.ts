import { oneOf } from '../text/one-of.ts';
import type { Market } from './locales.ts';

/** Where the law of the European Union holds. */
export const unionMarkets = [
  'at',
  'be',
  'de',
  'es',
  'fr',
  'it',
  'lu',
  'nl',
] as const satisfies readonly Market[];

/** The European Economic Area takes over much of that law. */
export const economicAreaMarkets = [...unionMarkets, 'li'] as const satisfies readonly Market[];

/** Whether a market is one of `unionMarkets`. */
export const isInEuropeanUnion: (market: Market) => boolean = oneOf(unionMarkets);
