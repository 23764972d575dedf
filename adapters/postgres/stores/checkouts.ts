import {
  emptyCheckout,
  isEmptyCheckout,
  joinCheckouts,
  type Checkout,
} from '../../../core/domain/checkout/checkout.ts';
import { parseCheckout, printCheckout } from '../../../core/domain/checkout/parse-checkout.ts';
import { checkoutDays } from '../../../core/domain/checkout/checkout-days.ts';
import type { Checkouts } from '../../../core/ports/checkouts.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { Database } from '../database.ts';
import { checkouts } from '../schema/checkouts.ts';
import { keptLists, ownedLists } from './owned-lists.ts';

const ownedCheckouts = ownedLists<Checkout, Checkout>({
  table: checkouts,
  empty: emptyCheckout,
  parse: parseCheckout,
  print: printCheckout,
  isEmpty: isEmptyCheckout,
  join: joinCheckouts,
  keptOf: (checkout) => checkout,
  // Addresses: nobody's longer than they are of use, a customer's neither.
  forgotten: { days: checkoutDays, of: ['visitor', 'customer'] },
});

export const keptCheckouts = (database: () => Promise<Database>, clock: Clock): Checkouts =>
  keptLists('checkout-unavailable', ownedCheckouts, database, clock);
