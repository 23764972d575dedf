import { oneOf } from '../text/one-of.ts';
import type { Market } from './locales.ts';

/** Their law is not the European Union's. */
const otherMarkets = ['ch', 'li', 'gb', 'com'] as const satisfies readonly Market[];

const isElsewhere = oneOf(otherMarkets);

/** Where the law of the European Union holds. */
export const isInEuropeanUnion = (market: Market): boolean => !isElsewhere(market);
