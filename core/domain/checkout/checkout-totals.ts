import { currencyOf } from '../locale/locale-units.ts';
import type { Locale } from '../locale/locales.ts';
import { marketOf } from '../locale/markets.ts';
import { marketTaxes } from '../money/market-taxes.ts';
import type { Money } from '../money/money.ts';
import { taxedMoney } from '../money/net-price.ts';
import type { OrderTotals } from '../order/order.ts';
import { payWithVouchers } from '../voucher/pay-with-vouchers.ts';

type TotalledCart = {
  /** Of all that is made or sent, gross. */
  readonly articles: Money;
  /** Of gift vouchers, which no voucher pays: none becomes younger than it is. */
  readonly gifts: Money;
  /** What vouchers hold; undefined for one that cannot pay. */
  readonly balances: readonly (Money | undefined)[];
  readonly shipping: Money | undefined;
  readonly express: Money | undefined;
};

/** What an order of it comes to; vouchers pay for delivery, too. */
export const checkoutTotals = (
  locale: Locale,
  { articles, gifts, balances, shipping, express }: TotalledCart,
): OrderTotals => {
  const currency = currencyOf(locale);
  const of = (minorUnits: number): Money => ({ minorUnits, currency });
  const [sent, sooner] = [shipping?.minorUnits ?? 0, express?.minorUnits ?? 0];
  const taxed = of(articles.minorUnits + sent + sooner);
  const { due } = payWithVouchers(balances, taxed);
  const rate = marketTaxes[marketOf(locale)];
  return {
    goods: of(articles.minorUnits + gifts.minorUnits),
    shipping: of(sent),
    express: of(sooner),
    vouchers: of(taxed.minorUnits - due.minorUnits),
    due: of(due.minorUnits + gifts.minorUnits),
    taxes:
      rate.kind === 'sales-tax-added-later' || taxed.minorUnits === 0
        ? []
        : [{ perMille: rate.perMille, ...taxedMoney(rate, taxed) }],
  };
};
