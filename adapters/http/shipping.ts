import type { LastOrderDates } from '../../core/domain/countdown/cut-offs.ts';
import { parseLastOrderDates } from '../../core/domain/countdown/last-order-dates.ts';
import { currencyOf } from '../../core/domain/locale/locale-units.ts';
import { parseWirePrice } from '../../core/domain/money/wire-price.ts';
import { E, TE, pipe, type t } from '../../core/fp.ts';
import type { Shipping, ShippingError } from '../../core/ports/shipping.ts';
import type { ApiSettings } from './address.ts';
import { callEndpoint, reasonOfCall, type CallError } from './call-endpoint.ts';
import type { WireLastOrderDates } from './codecs/shipping.ts';
import { shippingEndpoints } from './endpoints/shipping.ts';

const unavailable = (reason: string): ShippingError => ({
  kind: 'shipping-information-unavailable',
  reason,
});

const shippingError = (error: CallError): ShippingError => unavailable(reasonOfCall(error));

/** Without a start the countdown never begins (see `countdownAt`). */
const notStarted: LastOrderDates = { lodStart: Number.NaN };

/** Malformed cut-offs are handed on to be reported. */
const readDates = (wire: t.TypeOf<typeof WireLastOrderDates>) => {
  const read = parseLastOrderDates(wire);
  return E.isRight(read)
    ? { lastOrderDates: read.right.dates, malformed: read.right.malformed }
    : { lastOrderDates: notStarted, malformed: read.left.malformed };
};

/** Delivery dates and costs over HTTP (storefront §7, `shipping-information`). */
export const httpShipping = (api: ApiSettings): Shipping => ({
  information: (scope) =>
    pipe(
      callEndpoint(api, shippingEndpoints.shippingInformation, {
        scope,
        query: {},
        body: undefined,
      }),
      TE.mapLeft(shippingError),
      TE.chainEitherK(({ payload: { lastOrderDates, arrival, shippingFrom } }) =>
        pipe(
          parseWirePrice(currencyOf(scope.locale), shippingFrom),
          E.mapLeft(({ kind }) => unavailable(`payload.shippingFrom is ${kind}`)),
          E.map((money) => ({
            ...readDates(lastOrderDates),
            arrival: Date.parse(arrival),
            shippingFrom: money,
          })),
        ),
      ),
    ),
});
