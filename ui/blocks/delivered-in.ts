import { statedWithDelivery } from '../../core/domain/delivery/shipping-cost.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import { countryOf, marketOf } from '../../core/domain/locale/markets.ts';
import { formatMoney } from '../../core/domain/money/format-money.ts';
import type { Price } from '../../core/domain/money/money.ts';
import type { DeliveredPrice } from '../components/price/price.tsx';

/** For the server: what a price is with delivery, where the law wants it beside the price. */
export const deliveredIn = (
  locale: Locale,
  { priceCurrent }: Price,
): DeliveredPrice | undefined => {
  const total = statedWithDelivery(marketOf(locale), priceCurrent);
  const country = countryOf(locale);
  return (
    total && {
      country: new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country,
      price: formatMoney(locale, total),
      isFrom: true,
    }
  );
};
