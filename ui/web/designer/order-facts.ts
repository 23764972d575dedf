/** What a designer says of ordering what it was handed: what delivery costs, and the way into the cart. */
import { cartArticleOf, type CartHandOff } from '../../../core/domain/cart/cart-article.ts';
import { shippingCost } from '../../../core/domain/delivery/shipping-cost.ts';
import type { Format } from '../../../core/domain/format/format.ts';
import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { moneyStyles } from '../../../core/domain/money/money-styles.ts';
import { printMoney } from '../../../core/domain/money/print-money.ts';
import type { CartForm, DesignerShipping } from '../../components/designer-summary/received.ts';
import type { ShownPrice } from '../../components/price/price.tsx';
import { placeOf } from '../shell/request-place.ts';
import { wordHref } from '../shell/site-links.ts';
import type { StorefrontRequest } from '../storefront-request.ts';

/** What the delivery of a format costs, and the page that says more. */
export const designerShipping = (
  request: StorefrontRequest,
  locale: Locale,
  format: Format,
): DesignerShipping => ({
  shippingHref: wordHref(request, 'shippingCosts'),
  shippingCost: printMoney(moneyStyles[locale], shippingCost(placeOf(request).site.market, format)),
});

/**
 * The way of a hand-off into the cart: there is one where it has a price, and is of this site's
 * market, by whose prices the cart goes.
 */
export const cartFormOf = (
  request: StorefrontRequest,
  handOff: CartHandOff,
  price: ShownPrice | 'unavailable' | undefined,
): CartForm | undefined => {
  const { site, locale } = placeOf(request);
  const isPriced = price !== undefined && price !== 'unavailable';
  return isPriced && localeTable[handOff.locale].market === site.market
    ? { locale, article: cartArticleOf(handOff) }
    : undefined;
};
