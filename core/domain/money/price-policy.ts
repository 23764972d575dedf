/** Gross and net prices by customer (storefront §1; decisions, "Money and formats"). */
import type { Currency, Market } from '../locale/locales.ts';
import { marketTaxes, type MarketTax } from './market-taxes.ts';
import { discountPercent, isReduced, type Money, type Price } from './money.ts';
import { netOfGross } from './net-price.ts';

/** Notes beside a price, so that a net price is not mistaken for the amount to pay. */
export const priceNotes = ['vat-included', 'vat-excluded', 'sales-tax-added-later'] as const;

/** A note beside a price: its tax is in it, is not in it, or is added at the checkout. */
export type PriceNote = (typeof priceNotes)[number];

/** Gross or net prices, the tax, and the note. */
export type PricePolicy = {
  readonly kind: 'gross' | 'net';
  readonly tax: MarketTax;
  readonly note: PriceNote;
};

/** The facts about a customer that decide; a visitor is of type 0 and not white-label. */
export type PriceAudience = {
  /** 0 for consumers; anything else is a business customer. */
  readonly type: number;
  readonly isWhitelabelCustomer: boolean;
};

/** A price as a policy shows it. */
export type DisplayedPrice<C extends Currency = Currency> = {
  readonly price: Price<C>;
  readonly isReduced: boolean;
  /** Whole percent, rounded down; 0 where none is shown. Of the gross figures, for all alike. */
  readonly discountPercent: number;
  readonly note: PriceNote;
  /** Marked as net, for a business or white-label customer. */
  readonly isNet: boolean;
};

/** True for businesses: a customer type that is not 0, or a white label. */
export const seesNetPrices = ({ type, isWhitelabelCustomer }: PriceAudience): boolean =>
  type !== 0 || isWhitelabelCustomer;

const noteOf = (kind: PricePolicy['kind'], tax: MarketTax): PriceNote => {
  if (tax.kind === 'sales-tax-added-later') return 'sales-tax-added-later';
  return kind === 'net' ? 'vat-excluded' : 'vat-included';
};

/** The policy for somebody in a market: net for businesses and white labels, gross for the rest. */
export const pricePolicyFor = (market: Market, audience: PriceAudience): PricePolicy => {
  const kind = seesNetPrices(audience) ? 'net' : 'gross';
  const tax = marketTaxes[market];
  return { kind, tax, note: noteOf(kind, tax) };
};

/** A gross amount as a policy shows it. */
export const displayMoney = <C extends Currency>(
  { kind, tax }: PricePolicy,
  gross: Money<C>,
): Money<C> => (kind === 'net' ? netOfGross(tax, gross) : gross);

/**
 * A gross price as a policy shows it. Where net figures are too small to differ, nothing is struck
 * and no discount shown.
 */
export const displayPrice = <C extends Currency>(
  policy: PricePolicy,
  gross: Price<C>,
): DisplayedPrice<C> => {
  const price = {
    priceOriginal: displayMoney(policy, gross.priceOriginal),
    priceCurrent: displayMoney(policy, gross.priceCurrent),
  };
  const isStruck = isReduced<C>(price);
  return {
    price,
    isReduced: isStruck,
    discountPercent: isStruck ? discountPercent<C>(gross) : 0,
    note: policy.note,
    isNet: policy.kind === 'net',
  };
};
