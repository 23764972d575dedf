import type { DeliveryRule } from '../../core/domain/delivery/delivery.ts';
import { promiseInMarket } from '../../core/domain/delivery/holidays.ts';
import { localeTable } from '../../core/domain/locale/locales.ts';
import { currencyOf } from '../../core/domain/locale/locale-units.ts';
import { TE } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Shipping, ShippingError } from '../../core/ports/shipping.ts';

/** The rule of the one carrier that the small shop has. */
export const sampleDeliveryRule: DeliveryRule = {
  cutOffHour: 14,
  safetyHours: 2,
  productionDays: 2,
  transitDays: 2,
  expressProductionDays: 1,
  expressTransitDays: 1,
  deliversOnSaturday: true,
};

/** The shipping port with one rule for all markets. */
export const fakeShipping = (clock: Clock, rule: DeliveryRule = sampleDeliveryRule): Shipping => ({
  information:
    ({ locale }) =>
    () =>
      TE.right({
        ...promiseInMarket(rule, localeTable[locale].market, clock.now()),
        shippingFrom: { minorUnits: 490, currency: currencyOf(locale) },
      })(),
});

/** The shipping port while the shop API does not answer. */
export const failingShipping = (
  error: ShippingError = { kind: 'shipping-information-unavailable', reason: 'no answer' },
): Shipping => ({ information: () => TE.left(error) });
