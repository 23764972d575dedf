/** Delivery dates and costs from the shop API over HTTP (storefront §7, `shipping-information`). */
import type { LastOrderDates } from '../../core/domain/countdown/countdown.ts';
import { lastOrderDateFields } from '../../core/domain/countdown/last-order-dates.ts';
import { currencyOf } from '../../core/domain/locale/locale-units.ts';
import { parseWirePrice } from '../../core/domain/money/wire-price.ts';
import { readInstant } from '../../core/domain/time/instant.ts';
import { E, TE, pipe, type t } from '../../core/fp.ts';
import type { Log } from '../../core/ports/log.ts';
import type { Shipping, ShippingError } from '../../core/ports/shipping.ts';
import type { ApiSettings } from './address.ts';
import { callEndpoint, type CallError } from './call-endpoint.ts';
import type { WireLastOrderDates } from './codecs/shipping.ts';
import { shippingEndpoints } from './endpoints/shipping.ts';

const unavailable = (reason: string): ShippingError => ({
  kind: 'shipping-information-unavailable',
  reason,
});

const shippingError = (error: CallError): ShippingError =>
  unavailable(error.kind === 'refused' ? `the shop API answered ${error.status}` : error.reason);

/**
 * Reads the cut-offs. A malformed one is reported and absent, and the others stay (decisions,
 * "Countdown"); without a start the countdown does not begin.
 */
const readDates = (wire: t.TypeOf<typeof WireLastOrderDates>, log: Log): LastOrderDates => {
  const dates: { -readonly [Field in keyof LastOrderDates]: LastOrderDates[Field] } = {
    lodStart: Number.NaN,
  };
  for (const field of lastOrderDateFields) {
    const value = wire[field];
    if (value === undefined) continue;
    const instant = typeof value === 'string' ? readInstant(value) : undefined;
    if (instant !== undefined) dates[field] = instant;
    else
      log.report('cut-off-malformed', { field, value: (JSON.stringify(value) ?? '').slice(0, 60) });
  }
  return dates;
};

/** The shop API at an address, or in this process by a fetch that leads to it. */
export const httpShipping = (api: ApiSettings, log: Log): Shipping => ({
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
            lastOrderDates: readDates(lastOrderDates, log),
            arrival: Date.parse(arrival),
            shippingFrom: money,
          })),
        ),
      ),
    ),
});
