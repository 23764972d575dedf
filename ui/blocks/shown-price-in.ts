import type { Locale } from '../../core/domain/locale/locales.ts';
import { moneyStyleFor } from '../../core/domain/money/format-money.ts';
import type { Price } from '../../core/domain/money/money.ts';
import type { ShownPrice } from '../components/price/price.tsx';
import { shownPrice } from '../components/price/shown-price.ts';

/** For the server, which knows how every locale prints every currency. */
export const shownPriceIn = (locale: Locale, price: Price): ShownPrice =>
  shownPrice(moneyStyleFor(locale, price.priceCurrent.currency), price);
