/** Delivery dates and costs from the shop API over HTTP (storefront §7, `shipping-information`). */
import type { LastOrderDates } from '../../core/domain/countdown/countdown.ts';
import { currencyOf } from '../../core/domain/locale/locale-units.ts';
import { parseWirePrice } from '../../core/domain/money/wire-price.ts';
import { E, TE, pipe, type t } from '../../core/fp.ts';
import type { Shipping, ShippingError } from '../../core/ports/shipping.ts';
import { ask, type ApiSettings, type AskError } from './ask.ts';
import { ShippingInformationAnswer, type WireLastOrderDates } from './codecs/shipping.ts';

/** Where the question is asked. */
export const shippingPath = '/web-api/shipping-information';

const unavailable = (reason: string): ShippingError => ({
  kind: 'shipping-information-unavailable',
  reason,
});

const shippingError = (error: AskError): ShippingError =>
  unavailable(error.kind === 'refused' ? `the shop API answered ${error.status}` : error.reason);

const readDates = (dates: t.TypeOf<typeof WireLastOrderDates>): LastOrderDates => {
  const instant = (text: string | undefined): number | undefined =>
    text === undefined ? undefined : Date.parse(text);
  return {
    lodStart: Date.parse(dates.lodStart),
    safetyLodEnd: instant(dates.safetyLodEnd),
    lodEnd: instant(dates.lodEnd),
    expressLodEnd: instant(dates.expressLodEnd),
    saturdayLodEnd: instant(dates.saturdayLodEnd),
  };
};

/** The shop API at an address, or in this process by a fetch that leads to it. */
export const httpShipping = (api: ApiSettings): Shipping => ({
  information: (scope) =>
    pipe(
      ask(api, { path: shippingPath, scope, codec: ShippingInformationAnswer }),
      TE.mapLeft(shippingError),
      TE.chainEitherK(({ payload: { lastOrderDates, arrival, shippingFrom } }) =>
        pipe(
          parseWirePrice(currencyOf(scope.locale), shippingFrom),
          E.mapLeft(({ kind }) => unavailable(`payload.shippingFrom is ${kind}`)),
          E.map((money) => ({
            lastOrderDates: readDates(lastOrderDates),
            arrival: Date.parse(arrival),
            shippingFrom: money,
          })),
        ),
      ),
    ),
});
