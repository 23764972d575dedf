/** What an order costs, and the tax in it. */
import { expressRate, shippingClassOf, shippingRate } from '../delivery/shipping-cost.ts';
import type { Format } from '../format/format.ts';
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
import { taxedMoney } from '../money/net-price.ts';
import { payWithVouchers, type VoucherPart } from '../voucher/pay-with-vouchers.ts';
import { E, pipe, sequenceS } from '../../fp.ts';
import type { DeliverySpeed, OrderTax, OrderTotals } from './order.ts';

/** What is to be paid for. */
export type PricedOrder = {
  readonly items: readonly {
    /** Of all pieces, gross. */
    readonly sum: Money;
    /** Of a picture, which decides what its delivery costs; everything else goes as a parcel. */
    readonly format: Format | undefined;
  }[];
  /** What each gift voucher costs that is bought. */
  readonly gifts: readonly Money[];
  readonly speed: DeliverySpeed;
  /** What each voucher holds that is to pay, in that order; undefined for one that cannot pay. */
  readonly balances: readonly (Money | undefined)[];
};

export type TotalsError = MoneyArithmeticError | { readonly kind: 'no-express' };

/** As `OrderTotals`, with what each voucher pays, in their order. */
export type CountedOrder = {
  readonly totals: OrderTotals;
  readonly parts: readonly (VoucherPart | undefined)[];
};

type Delivery = Pick<OrderTotals, 'shipping' | 'express'>;

/** One delivery: its largest picture decides. Gift vouchers go by mail. */
const deliveryOf = (
  market: Market,
  { items, speed }: PricedOrder,
): E.Either<TotalsError, Delivery> => {
  const nothing = zeroMoney(currencyOf(localesOf(market)[0]));
  if (items.length === 0) return E.right({ shipping: nothing, express: nothing });
  const isBulky = items.some(
    ({ format }) => format !== undefined && shippingClassOf(format) === 'bulky',
  );
  const shipping = shippingRate(market, isBulky ? 'bulky' : 'parcel');
  const express = speed === 'express' ? expressRate(market) : nothing;
  return express === undefined ? E.left({ kind: 'no-express' }) : E.right({ shipping, express });
};

const taxesOf = (market: Market, taxed: Money, at: number): readonly OrderTax[] => {
  const tax = marketTax(market, at);
  return tax.kind === 'value-added-tax' && taxed.minorUnits > 0
    ? [{ perMille: tax.perMille, ...taxedMoney(tax, taxed) }]
    : [];
};

/**
 * Vouchers pay items and their delivery, but no other voucher, so that none becomes younger than it
 * is. They are a means of payment: the tax stays, and a gift voucher is taxed where it pays
 * (directive 2006/112/EC, article 30b(2)). `at`: milliseconds since 1970, whose tax holds.
 */
export const orderTotals = (
  market: Market,
  order: PricedOrder,
  at: number,
): E.Either<TotalsError, CountedOrder> => {
  const currency = currencyOf(localesOf(market)[0]);
  return pipe(
    sequenceS(E.Apply)({
      items: sumMoney(
        currency,
        order.items.map(({ sum }) => sum),
      ),
      gifts: sumMoney(currency, order.gifts),
      delivery: deliveryOf(market, order),
    }),
    E.flatMap(({ items, gifts, delivery }) =>
      pipe(
        sumMoney(currency, [items, delivery.shipping, delivery.express]),
        E.flatMap((taxed) => {
          const { parts, due } = payWithVouchers(order.balances, taxed);
          return sequenceS(E.Apply)({
            parts: E.right(parts),
            totals: sequenceS(E.Apply)({
              goods: addMoney(items, gifts),
              shipping: E.right(delivery.shipping),
              express: E.right(delivery.express),
              vouchers: subtractMoney(taxed, due),
              due: addMoney(due, gifts),
              taxes: E.right(taxesOf(market, taxed, at)),
            }),
          });
        }),
      ),
    ),
  );
};
