/** What an order costs, and the tax in it. */
import type { DeliveryChoice } from './order-delivery.ts';
import { currencyOf } from '../locale/locale-units.ts';
import type { Market } from '../locale/locales.ts';
import { localesOf } from '../locale/markets.ts';
import { marketTax } from '../money/market-taxes.ts';
import {
  addMoney,
  subtractMoney,
  sumMoney,
  zeroMoney,
  type MoneyArithmeticError,
} from '../money/money-arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { SalesTax } from '../money/sales-tax.ts';
import { taxedMoney } from '../money/net-price.ts';
import { payWithVouchers, type VoucherPart } from '../voucher/pay-with-vouchers.ts';
import { E, pipe, sequenceS } from '../../fp.ts';
import type { OrderTax, OrderTotals } from './order.ts';

/** What is to be paid for, gross; net where a sales tax is added. */
export type PricedOrder = {
  /** Of all pieces of each item. */
  readonly items: readonly Money[];
  /** Of each gift voucher that is bought. */
  readonly gifts: readonly Money[];
  /** Undefined where nothing is sent. */
  readonly delivery: Pick<DeliveryChoice, 'shipping' | 'express'> | undefined;
  /** What each voucher holds that is to pay, in that order; undefined for one that cannot pay. */
  readonly balances: readonly (Money | undefined)[];
  /** Undefined where none is added, or nobody knows yet where it goes. */
  readonly salesTax?: readonly SalesTax[] | undefined;
};

/** As `OrderTotals`, with what each voucher pays, in their order. */
export type CountedOrder = {
  readonly totals: OrderTotals;
  readonly parts: readonly (VoucherPart | undefined)[];
};

const taxesOf = (market: Market, taxed: Money, at: number): readonly OrderTax[] => {
  const tax = marketTax(market, at);
  return tax.kind === 'value-added-tax' && taxed.minorUnits > 0
    ? [{ perMille: tax.perMille, ...taxedMoney(tax, taxed) }]
    : [];
};

/**
 * Vouchers pay items, their delivery and a sales tax of both, but no other voucher, so that none becomes younger than it
 * is. They are a means of payment: the tax stays, and a gift voucher is taxed where it pays
 * (directive 2006/112/EC, article 30b(2)). `at`: milliseconds since 1970, whose tax holds.
 */
export const orderTotals = (
  market: Market,
  { items, gifts, delivery, balances, salesTax }: PricedOrder,
  at: number,
): E.Either<MoneyArithmeticError, CountedOrder> => {
  const nothing = zeroMoney(currencyOf(localesOf(market)[0]));
  const { shipping, express = nothing } = delivery ?? { shipping: nothing };
  return pipe(
    sequenceS(E.Apply)({
      bought: sumMoney(nothing.currency, gifts),
      taxed: sumMoney(nothing.currency, [...items, shipping, express]),
      goods: sumMoney(nothing.currency, [...items, ...gifts]),
      added: sumMoney(
        nothing.currency,
        (salesTax ?? []).map(({ tax }) => tax),
      ),
    }),
    E.bind('payable', ({ taxed, added }) => addMoney(taxed, added)),
    E.flatMap(({ bought, taxed, goods, payable }) => {
      const { parts, due } = payWithVouchers(balances, payable);
      return sequenceS(E.Apply)({
        parts: E.right(parts),
        totals: sequenceS(E.Apply)({
          goods: E.right(goods),
          shipping: E.right(shipping),
          express: E.right(express),
          vouchers: subtractMoney(payable, due),
          due: addMoney(due, bought),
          taxes: E.right(taxesOf(market, taxed, at)),
          ...(salesTax !== undefined && { salesTax: E.right(salesTax) }),
        }),
      });
    }),
  );
};
