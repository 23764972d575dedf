import type { Locale } from '../../../core/domain/locale/locales.ts';
import { formatMoney } from '../../../core/domain/money/format-money.ts';
import { formatPerMille } from '../../../core/domain/money/format-percent.ts';
import type { Money } from '../../../core/domain/money/money.ts';
import { returnedOf } from '../../../core/domain/order/order-account.ts';
import { orderSum } from '../../../core/domain/order/order-sum.ts';
import type { Order } from '../../../core/domain/order/order.ts';
import { salesTaxName } from '../../../core/domain/order/sales-tax-name.ts';
import { useText } from '../../messages/text.tsx';
import { ArticleNote } from '../article-list/article-list.tsx';
import articles from '../article-list/article-list.module.css';
import breakdown from '../price-breakdown/price-breakdown.module.css';

type OrderSumsProps = { readonly order: Order; readonly locale: Locale };

/** What an order costs, what vouchers paid of it, and what went back. */
export const OrderSums = ({ order, locale }: OrderSumsProps) => {
  const text = useText();
  const { placed } = order;
  const returned = { ...placed.totals.due, minorUnits: returnedOf(order) };
  const { totals } = placed;
  const { goods, shipping, express, vouchers, due } = totals;
  const sums: readonly (readonly [string, Money, 'total'?])[] = [
    [text('order.goods'), goods],
    ...(placed.items.length === 0 ? [] : [[text('order.shipping'), shipping] as const]),
    ...(express.minorUnits === 0 ? [] : [[text('order.express'), express] as const]),
    ...(totals.salesTax ?? []).map((line) => [salesTaxName(locale, line), line.tax] as const),
    [text('order.total'), orderSum(totals), 'total'],
    ...(vouchers.minorUnits === 0
      ? []
      : ([
          [text('order.vouchers'), vouchers],
          [text('order.due'), due, 'total'],
        ] as const)),
    ...(returned.minorUnits === 0 ? [] : [[text('order.returned'), returned] as const]),
  ];
  return (
    <>
      <dl className={breakdown['lines']}>
        {sums.map(([name, amount, isTotal]) => (
          <div key={name} className={`${articles['line']} ${isTotal ? breakdown['total'] : ''}`}>
            <dt>{name}</dt>
            <dd className={breakdown['price']}>{formatMoney(locale, amount)}</dd>
          </div>
        ))}
      </dl>
      {totals.taxes.map(({ perMille, tax }) => (
        <ArticleNote key={perMille}>
          {text('order.tax', {
            rate: formatPerMille(locale, perMille),
            amount: formatMoney(locale, tax),
          })}
        </ArticleNote>
      ))}
    </>
  );
};
