import type { ShippingInformationAnswer } from '../../../adapters/http/codecs/shipping.ts';
import { shippingEndpoints } from '../../../adapters/http/endpoints/shipping.ts';
import {
  deliveryRuleOf,
  expressCost,
  lowestShippingCost,
} from '../../../adapters/postgres/stores/shipping.ts';
import type { LastOrderDates } from '../../../core/domain/countdown/cut-offs.ts';
import { promiseInMarket } from '../../../core/domain/delivery/holidays.ts';
import { localeTable } from '../../../core/domain/locale/locales.ts';
import { currencyOf } from '../../../core/domain/locale/locale-units.ts';
import { printWirePrice } from '../../../core/domain/money/wire-price.ts';
import { E, type t } from '../../../core/fp.ts';
import type { PriceScope } from '../../../core/ports/prices.ts';
import type { PriceSources } from './prices.ts';
import { refusal, type Refusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';

type Answer = t.TypeOf<typeof ShippingInformationAnswer>;

const printInstant = (instant: number): string => new Date(instant).toISOString();

const printDates = (dates: LastOrderDates): Answer['payload']['lastOrderDates'] => {
  const { lodStart, safetyLodEnd, lodEnd, expressLodEnd, saturdayLodEnd } = dates;
  return {
    lodStart: printInstant(lodStart),
    ...(safetyLodEnd !== undefined && { safetyLodEnd: printInstant(safetyLodEnd) }),
    ...(lodEnd !== undefined && { lodEnd: printInstant(lodEnd) }),
    ...(expressLodEnd !== undefined && { expressLodEnd: printInstant(expressLodEnd) }),
    ...(saturdayLodEnd !== undefined && { saturdayLodEnd: printInstant(saturdayLodEnd) }),
  };
};

/** In the locale's market, now. */
const shippingInformation = async (
  { database, clock }: PriceSources,
  { locale }: PriceScope,
): Promise<E.Either<Refusal, Answer>> => {
  const { market } = localeTable[locale];
  const [rule, minorUnits, express] = await Promise.all([
    deliveryRuleOf(database, market),
    lowestShippingCost(database, market),
    expressCost(database, market),
  ]);
  if (rule === undefined || minorUnits === undefined)
    return E.left(refusal(404, 'market-unknown', 'x-locale'));
  const promise = promiseInMarket(rule, market, clock.now());
  const { lastOrderDates } = promise;
  return E.right({
    payload: {
      lastOrderDates: printDates({
        ...lastOrderDates,
        // A market that nothing is sent to by express has no last moment for it.
        expressLodEnd: express === undefined ? undefined : lastOrderDates.expressLodEnd,
      }),
      arrival: printInstant(promise.arrival),
      shippingFrom: printWirePrice({ minorUnits, currency: currencyOf(locale) }),
    },
  });
};

/** The routes of delivery. */
export const shippingRoutes = (
  sources: PriceSources,
): Readonly<Record<keyof typeof shippingEndpoints, Route>> => ({
  shippingInformation: route(shippingEndpoints.shippingInformation, ({ scope }) =>
    shippingInformation(sources, scope),
  ),
});
