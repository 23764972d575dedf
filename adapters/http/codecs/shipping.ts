import { t } from '../../../core/fp.ts';
import { WireCutOff, WireInstant, WirePrice } from './wire.ts';

/** A cut-off that a market does not have is left out. */
export const WireLastOrderDates = t.partial(
  {
    lodStart: WireCutOff,
    lodEnd: WireCutOff,
    safetyLodEnd: WireCutOff,
    expressLodEnd: WireCutOff,
    saturdayLodEnd: WireCutOff,
  },
  'LastOrderDates',
);

export const ShippingInformationAnswer = t.type(
  {
    payload: t.type({
      lastOrderDates: WireLastOrderDates,
      arrival: WireInstant,
      shippingFrom: WirePrice,
    }),
  },
  'ShippingInformationAnswer',
);
