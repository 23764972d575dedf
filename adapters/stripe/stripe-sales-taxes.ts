/** Sales tax by Stripe Tax, which knows states, counties, towns and districts by address. */
import Stripe from 'stripe';

import type { SalesTax, SalesTaxQuestion } from '../../core/domain/money/sales-tax.ts';
import { E, pipe, TE } from '../../core/fp.ts';
import type {
  DestinationUnknown,
  SalesTaxes,
  SalesTaxesUnavailable,
} from '../../core/ports/sales-taxes.ts';
import { stripeClient, stripeReason, type StripeAccess } from './stripe-client.ts';

/** Bytes and milliseconds of each attempt: a page waits for it. */
const limits = { bytes: 200_000, milliseconds: 4_000 } as const;

/** The vendor's names of what is sold: goods in general, and their delivery. */
const taxCodes = { goods: 'txcd_99999999', shipping: 'txcd_92010001' } as const;

const paramsOf = ({
  destination: { street, city, state, postcode },
  goods,
  shipping,
}: SalesTaxQuestion): Stripe.Tax.CalculationCreateParams => ({
  currency: 'usd',
  customer_details: {
    address: { line1: street, city, state, postal_code: postcode, country: 'US' },
    address_source: 'shipping',
  },
  line_items: goods.map(({ minorUnits }, place) => ({
    amount: minorUnits,
    reference: `item-${place}`,
    tax_behavior: 'exclusive',
    tax_code: taxCodes.goods,
  })),
  shipping_cost: {
    amount: shipping.minorUnits,
    tax_behavior: 'exclusive',
    tax_code: taxCodes.shipping,
  },
});

const unavailable = (reason: string): SalesTaxesUnavailable => ({
  kind: 'sales-tax-unavailable',
  reason,
});

const errorOf = (thrown: unknown): SalesTaxesUnavailable | DestinationUnknown =>
  thrown instanceof Stripe.errors.StripeError && thrown.code === 'customer_tax_location_invalid'
    ? { kind: 'destination-unknown' }
    : unavailable(stripeReason(thrown));

const usd = (minorUnits: number) => ({ minorUnits, currency: 'usd' }) as const;

/** In millionths; 0 where the vendor names no rate, as for a fee. */
const rateOf = (percent: string): number => {
  const rate = Math.round(Number(percent) * 10_000);
  return Number.isSafeInteger(rate) && rate > 0 ? rate : 0;
};

/** Lines that ask for nothing are left out: there the shop collects none. */
const linesOf = (
  { destination: { state } }: SalesTaxQuestion,
  { currency, tax_amount_exclusive: whole, tax_breakdown: parts }: Stripe.Tax.Calculation,
): E.Either<SalesTaxesUnavailable, readonly SalesTax[]> => {
  const lines = parts
    .filter(({ amount, inclusive }) => amount > 0 && !inclusive)
    .map(({ amount, taxable_amount: taxable, tax_rate_details: rate }): SalesTax => ({
      state: rate.state ?? state,
      perMillion: rateOf(rate.percentage_decimal),
      taxable: usd(taxable),
      tax: usd(amount),
    }));
  const sum = lines.reduce((all, { tax }) => all + tax.minorUnits, 0);
  return currency === 'usd' && sum === whole
    ? E.right(lines)
    : E.left(unavailable('the parts of the tax are not its whole'));
};

/** Asks Stripe Tax, which answers for the states in which the account is registered. */
export const stripeSalesTaxes = (settings: StripeAccess): SalesTaxes => {
  const stripe = stripeClient(settings, limits);
  return {
    count: (question) =>
      pipe(
        TE.tryCatch(() => stripe.tax.calculations.create(paramsOf(question)), errorOf),
        TE.flatMapEither((answer) => linesOf(question, answer)),
      ),
  };
};
