/** What a designer says of ordering what it was handed: what delivery costs, and the way into the cart. */
import { articleOf } from '../../../core/domain/products/article.ts';
import type { DesignerHandOff } from '../../../core/domain/products/products-by-designer.ts';
import { E } from '../../../core/fp.ts';
import { priceHandOff } from '../../../core/usecases/price-article.ts';
import { shownPrice } from '../../components/price/shown-price.ts';
import { shippingCost } from '../../../core/domain/delivery/shipping-cost.ts';
import type { Format } from '../../../core/domain/format/format.ts';
import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { moneyStyles } from '../../../core/domain/money/money-styles.ts';
import { printMoney } from '../../../core/domain/money/print-money.ts';
import type { CartForm, DesignerShipping } from '../../components/designer-summary/received.ts';
import type { ShownPrice } from '../../components/price/price.tsx';
import { placeOf } from '../shell/request-place.ts';
import { wordHref } from '../shell/site-links.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';

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
 * What a hand-off costs as it is configured. None where it is not whole, or the shop does not sell it
 * so: that is nothing to refuse a hand-off for.
 */
export const handOffPrice = async (
  request: StorefrontRequest,
  handOff: DesignerHandOff,
): Promise<ShownPrice | 'unavailable' | undefined> => {
  const { locale } = handOff;
  const scope = { channel: placeOf(request).site.channel, locale };
  const answer = await priceHandOff(scope, handOff)(request.ports)();
  if (E.isRight(answer)) return shownPrice(moneyStyles[locale], answer.right.price);
  return answer.left.kind === 'prices-unavailable' ? 'unavailable' : undefined;
};

/**
 * The way of a hand-off into the cart: there is one where it has a price, and is of this site's
 * market, by whose prices the cart goes.
 */
export const cartFormOf = (
  request: StorefrontRequest,
  handOff: DesignerHandOff,
  price: ShownPrice | 'unavailable' | undefined,
): CartForm | undefined => {
  const { site, locale } = placeOf(request);
  const isPriced = price !== undefined && price !== 'unavailable';
  return isPriced && localeTable[handOff.locale].market === site.market
    ? { locale, article: articleOf(handOff) }
    : undefined;
};
