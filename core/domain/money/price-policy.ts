/** Gross and net prices by customer (storefront §1; decisions, "Money and formats"). */
import type { Currency, Market } from '../locale/locales.ts';
import { marketTax, type MarketTax } from './market-taxes.ts';
import { discountPercent, isReduced, type Money, type Price } from './money.ts';
import { netOfGross } from './net-price.ts';

/** Keep a net price from being taken for the amount to pay. */
export const priceNotes = ['vat-included', 'vat-excluded', 'sales-tax-added-later'] as const;

/** The tax is in the price, is not in it, or is added at the checkout. */
export type PriceNote = (typeof priceNotes)[number];

export type PricePolicy = {
  readonly kind: 'gross' | 'net';
  readonly tax: MarketTax;
  readonly note: PriceNote;
};

/** What of a customer decides; a visitor is of type 0. */
export type PriceAudience = {
  /** 0 for consumers, else a business. */
  readonly type: number;
  readonly isWhitelabelCustomer: boolean;
};

export type DisplayedPrice<C extends Currency = Currency> = {
  readonly price: Price<C>;
  readonly isReduced: boolean;
  /** Of the gross figures, rounded down; 0 where none is shown. */
  readonly discountPercent: number;
  readonly note: PriceNote;
  readonly isNet: boolean;
};

/** True for businesses (type not 0) and white labels. */
export const seesNetPrices = ({ type, isWhitelabelCustomer }: PriceAudience): boolean =>
  type !== 0 || isWhitelabelCustomer;

const noteOf = (kind: PricePolicy['kind'], tax: MarketTax): PriceNote => {
  if (tax.kind === 'sales-tax-added-later') return 'sales-tax-added-later';
  return kind === 'net' ? 'vat-excluded' : 'vat-included';
};

/**
 * Net for businesses and white labels, gross for the rest; the tax is that of an instant, in
 * milliseconds since 1970.
 */
export const pricePolicyFor = (
  market: Market,
  audience: PriceAudience,
  at: number,
): PricePolicy => {
  const kind = seesNetPrices(audience) ? 'net' : 'gross';
  const tax = marketTax(market, at);
  return { kind, tax, note: noteOf(kind, tax) };
};

/** A gross amount as a policy shows it. */
export const displayMoney = <C extends Currency>(
  { kind, tax }: PricePolicy,
  gross: Money<C>,
): Money<C> => (kind === 'net' ? netOfGross(tax, gross) : gross);

/**
 * A gross price as a policy shows it. Where net figures are too small to differ, nothing is struck.
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
