import { oneOf } from '../text/one-of.ts';
import type { Market } from './locales.ts';

/** The markets whose law is not that of the European Union. */
const otherMarkets = ['ch', 'li', 'gb', 'com'] as const satisfies readonly Market[];

const isElsewhere = oneOf(otherMarkets);

/** True for a market where the law of the European Union holds. */
export const isInEuropeanUnion = (market: Market): boolean => !isElsewhere(market);
