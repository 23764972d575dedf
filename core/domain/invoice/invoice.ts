/** What an invoice says, frozen when it is made: the same sheet can be drawn at any time. */
import { addressLines } from '../customer/postal-address.ts';
import type { Channel } from '../locale/channel.ts';
import type { ServedCountry } from '../locale/countries.ts';
import {
  localeTable,
  marketTable,
  type Currency,
  type Locale,
  type Market,
} from '../locale/locales.ts';
import type { Money } from '../money/money.ts';
import { netOfGross } from '../money/net-price.ts';
import { allocateMoney } from '../money/split-money.ts';
import type { Order, OrderedItem, OrderTax, PaymentMethod, PlacedOrder } from '../order/order.ts';
import { calendarDay, type CalendarDay } from '../time/calendar-day.ts';
import { E } from '../../fp.ts';

export const invoiceKinds = ['invoice', 'credit-note'] as const;

export type InvoiceKind = (typeof invoiceKinds)[number];

/** Who sells, as the market's invoices name it. */
export type InvoiceSeller = {
  /** Name, address, register and how to write, a line each. */
  readonly lines: readonly [name: string, ...string[]];
  /** Under which it pays the market's tax; undefined where there is none. */
  readonly vatId: string | undefined;
  /** Undefined where no money is transferred. */
  readonly bank:
    | { readonly holder: string; readonly iban: string; readonly bic: string }
    | undefined;
};

/** Gross, or net where `Invoice.isNet`. */
export type InvoiceLine = {
  readonly kind: 'item' | 'gift' | 'shipping' | 'express';
  /** Empty where the kind says it. */
  readonly name: string;
  readonly details: readonly string[];
  readonly quantity: number;
  /** Of one piece. */
  readonly price: Money;
  readonly sum: Money;
};

export type InvoiceTax = OrderTax & { readonly gross: Money };

export type Invoice = {
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly issuedOn: CalendarDay;
  readonly suppliedOn: CalendarDay;
  readonly order: { readonly number: string; readonly placedOn: CalendarDay };
  /** Of a credit note: what it corrects. */
  readonly corrects: { readonly number: string; readonly issuedOn: CalendarDay } | undefined;
  readonly locale: Locale;
  readonly channel: Channel;
  readonly market: Market;
  readonly seller: InvoiceSeller;
  /** A line each. */
  readonly buyer: readonly string[];
  readonly buyerVatId: string | undefined;
  /** Undefined where it is the buyer's. */
  readonly delivery: readonly string[] | undefined;
  readonly isBusiness: boolean;
  readonly isNet: boolean;
  readonly lines: readonly InvoiceLine[];
  readonly taxes: readonly InvoiceTax[];
  /** Of gift vouchers, which are taxed where they pay, and of markets without a tax. */
  readonly untaxed: Money;
  /** Gross: lines, with their taxes where they are net. */
  readonly total: Money;
  readonly vouchers: Money;
  /** Of an invoice what had to be paid, of a credit note what goes back in money. */
  readonly due: Money;
  readonly paymentMethod: PaymentMethod;
};

const plus = (one: Money, ...others: readonly Money[]): Money => ({
  minorUnits: others.reduce((sum, { minorUnits }) => sum + minorUnits, one.minorUnits),
  currency: one.currency,
});

const minus = (one: Money, other: Money): Money => ({
  minorUnits: Math.max(0, one.minorUnits - other.minorUnits),
  currency: one.currency,
});

const none = (currency: Currency): Money => ({ minorUnits: 0, currency });

const itemLine = ({ label, quantity, price, sum }: OrderedItem): InvoiceLine => ({
  kind: 'item',
  name: label.name,
  details: [...(label.kind === undefined ? [] : [label.kind]), ...label.details],
  quantity,
  price,
  sum,
});

const once = (kind: InvoiceLine['kind'], sum: Money, name = ''): InvoiceLine => ({
  kind,
  name,
  details: [],
  quantity: 1,
  price: sum,
  sum,
});

/** Gross, in the order of the sheet; free express has no line, free shipping has one. */
const grossLines = ({ items, gifts, totals }: PlacedOrder): readonly InvoiceLine[] => [
  ...items.map(itemLine),
  ...gifts.map(({ amount, recipient }) => once('gift', amount, recipient)),
  ...(items.length === 0 ? [] : [once('shipping', totals.shipping)]),
  ...(totals.express.minorUnits === 0 ? [] : [once('express', totals.express)]),
];

/** Net sums add up to the net amounts of the taxes: each is its exact share, rounded up or down. */
const netLines = (
  lines: readonly InvoiceLine[],
  taxes: readonly OrderTax[],
  net: Money,
): readonly InvoiceLine[] => {
  const taxed = lines.map((line) => (line.kind === 'gift' ? 0 : line.sum.minorUnits));
  const shares = allocateMoney(net, taxed);
  const [tax] = taxes;
  if (E.isLeft(shares) || tax === undefined) return lines;
  return lines.map((line, place) =>
    line.kind === 'gift'
      ? line
      : {
          ...line,
          price: netOfGross({ kind: 'value-added-tax', perMille: tax.perMille }, line.price),
          sum: shares.right[place] ?? line.sum,
        },
  );
};

export type InvoiceHead = {
  readonly number: string;
  readonly seller: InvoiceSeller;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  readonly suppliedAt: number;
  /** In the language of the invoice. */
  readonly countryName: (country: ServedCountry) => string;
};

/** An order's invoice. Days are those of the market; net lines for businesses where a tax is in the price. */
export const invoiceOf = (
  { placed }: Pick<Order, 'placed'>,
  { number, seller, issuedAt, suppliedAt, countryName }: InvoiceHead,
): Invoice => {
  const { locale, channel, buyer, billing, delivery, totals, paymentMethod } = placed;
  const { market } = localeTable[locale];
  const { timeZone } = marketTable[market];
  const dayOf = (instant: number): CalendarDay => calendarDay(timeZone, instant);
  const taxes = totals.taxes.map((tax) => ({ ...tax, gross: plus(tax.net, tax.tax) }));
  const { currency } = totals.goods;
  const ofLines = plus(totals.goods, totals.shipping, totals.express);
  const taxed = plus(none(currency), ...taxes.map(({ gross }) => gross));
  const net = plus(none(currency), ...taxes.map((tax) => tax.net));
  const isNet = buyer.isBusiness && taxes.length > 0;
  const lines = grossLines(placed);
  return {
    kind: 'invoice',
    number,
    issuedOn: dayOf(issuedAt),
    suppliedOn: dayOf(suppliedAt),
    order: { number: placed.number, placedOn: dayOf(placed.placedAt) },
    corrects: undefined,
    locale,
    channel,
    market,
    seller,
    buyer: [...addressLines(billing), countryName(billing.country)],
    buyerVatId: buyer.isBusiness ? buyer.vatId : undefined,
    delivery:
      delivery === undefined
        ? undefined
        : [...addressLines(delivery), countryName(delivery.country)],
    isBusiness: buyer.isBusiness,
    isNet,
    lines: isNet ? netLines(lines, taxes, net) : lines,
    taxes,
    untaxed: minus(ofLines, taxed),
    total: ofLines,
    vouchers: totals.vouchers,
    due: totals.due,
    paymentMethod,
  };
};

/** Shares of the parts of an amount, of which so much goes back. */
const sharesOf = (whole: Money, parts: readonly Money[]): readonly Money[] => {
  const shares = allocateMoney(
    whole,
    parts.map(({ minorUnits }) => minorUnits),
  );
  return E.isRight(shares) ? shares.right : parts.map(({ currency }) => none(currency));
};

/** Nothing is corrected, or more than the invoice was. */
export type CreditRefusal = { readonly kind: 'amount-out-of-range'; readonly amount: Money };

/**
 * Corrects an invoice by a gross amount, all of it or a part: each rate gives back its share, and one
 * line says what it is. Vouchers get theirs by their own accounts.
 */
export const creditNoteOf = (
  invoice: Invoice,
  { number, issuedOn, amount }: Pick<Invoice, 'number' | 'issuedOn'> & { readonly amount: Money },
): E.Either<CreditRefusal, Invoice> => {
  const { total } = invoice;
  if (
    amount.currency !== total.currency ||
    !Number.isSafeInteger(amount.minorUnits) ||
    amount.minorUnits < 1 ||
    amount.minorUnits > total.minorUnits
  )
    return E.left({ kind: 'amount-out-of-range', amount });
  const isWhole = amount.minorUnits === total.minorUnits;
  const [untaxed = none(total.currency), ...grosses] = isWhole
    ? [invoice.untaxed, ...invoice.taxes.map(({ gross }) => gross)]
    : sharesOf(amount, [invoice.untaxed, ...invoice.taxes.map(({ gross }) => gross)]);
  const taxes = isWhole
    ? invoice.taxes
    : invoice.taxes.map(({ perMille }, place): InvoiceTax => {
        const gross = grosses[place] ?? none(total.currency);
        const net = netOfGross({ kind: 'value-added-tax', perMille }, gross);
        return { perMille, gross, net, tax: minus(gross, net) };
      });
  const sum = invoice.isNet ? plus(untaxed, ...taxes.map(({ net }) => net)) : amount;
  return E.right({
    ...invoice,
    kind: 'credit-note',
    number,
    issuedOn,
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
    lines: isWhole
      ? invoice.lines
      : [{ kind: 'item', name: '', details: [], quantity: 1, price: sum, sum }],
    taxes,
    untaxed,
    total: amount,
    vouchers: none(total.currency),
    due: amount,
  });
};
