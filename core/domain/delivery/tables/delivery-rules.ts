import type { Market } from '../../locale/locales.ts';
import type { DeliveryRule } from '../delivery.ts';

const near = {
  cutOffHour: 14,
  safetyHours: 2,
  productionDays: 2,
  transitDays: 2,
  expressProductionDays: 1,
  expressTransitDays: 1,
  deliversOnSaturday: true,
} as const;

const farther = { ...near, cutOffHour: 12, transitDays: 3, deliversOnSaturday: false } as const;
const overseas = { ...farther, cutOffHour: 11, productionDays: 3, expressTransitDays: 2 } as const;

/** One row a market: the days that the shop promises and that machines read of its products. */
export const deliveryRules = {
  at: near,
  ch: farther,
  de: near,
  it: farther,
  li: farther,
  lu: near,
  gb: farther,
  com: overseas,
  es: farther,
  be: near,
  fr: farther,
  nl: near,
} as const satisfies Record<Market, DeliveryRule>;
