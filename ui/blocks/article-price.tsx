import type { Locale } from '../../core/domain/locale/locales.ts';
import { formatMoney } from '../../core/domain/money/format-money.ts';
import type { Money, Price } from '../../core/domain/money/money.ts';
import {
  PriceNote,
  PriceTag,
  WithTax,
  type DeliveredPrice,
  type ShownPrice,
} from '../components/price/price.tsx';
import { deliveredIn } from './delivered-in.ts';
import { shownPriceIn } from './shown-price-in.ts';

type ListPriceProps = {
  readonly price: ShownPrice;
  readonly delivered?: DeliveredPrice | undefined;
  readonly shippingHref: string;
  readonly size: 's' | 'l';
};

const ListPrice = ({ price, size, ...note }: ListPriceProps) => (
  <>
    <PriceTag price={price} size={size} />
    <PriceNote price={price} {...note} />
  </>
);

type ArticlePriceProps = {
  readonly price: Price;
  readonly locale: Locale;
  readonly shippingHref: string;
};

export const ArticlePrice = ({ price, locale, shippingHref }: ArticlePriceProps) => (
  <ListPrice
    price={shownPriceIn(locale, price)}
    shippingHref={shippingHref}
    delivered={deliveredIn(locale, price)}
    size="s"
  />
);

type TotalPriceProps = {
  readonly total: Money;
  readonly locale: Locale;
  readonly shippingHref: string;
};

/** With the legal notes on tax and shipping. */
export const TotalPrice = ({ total, locale, shippingHref }: TotalPriceProps) => {
  const current = formatMoney(locale, total);
  return (
    <>
      <ListPrice price={{ current }} shippingHref={shippingHref} size="l" />
      <WithTax price={current} />
    </>
  );
};

/** With the tax, whoever pays: vouchers pay a part of it, or are a part of it. */
export const DuePrice = ({ total, locale, shippingHref }: TotalPriceProps) => (
  <div data-gross>
    <ListPrice
      price={{ current: formatMoney(locale, total) }}
      shippingHref={shippingHref}
      size="l"
    />
  </div>
);
