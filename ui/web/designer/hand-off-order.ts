import { languageOf, marketOf } from '../../../core/domain/locale/markets.ts';
import { moneyStyles } from '../../../core/domain/money/money-styles.ts';
import { printMoney } from '../../../core/domain/money/print-money.ts';
import { shippingOf } from '../../../core/domain/order/order-delivery.ts';
import { articleOf, isSoldDesigner } from '../../../core/domain/products/article.ts';
import type { DesignerHandOff } from '../../../core/domain/products/products-by-designer.ts';
import { findSite, siteOrigin } from '../../../core/domain/routing/sites.ts';
import { E } from '../../../core/fp.ts';
import { priceHandOff } from '../../../core/usecases/price-article.ts';
import type { DesignerOrder } from '../../components/designer-summary/designer-summary.tsx';
import { shownPrice } from '../../components/price/shown-price.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import { countryName, languageName } from '../shell/country-name.ts';
import { placeOf } from '../shell/request-place.ts';
import { wordHref, wordPath } from '../shell/site-links.ts';

/**
 * The price of a hand-off in its own market, and the way into the cart: a form for this site's
 * market, the same hand-off on the site of any other. Undefined if it is incomplete or not sold; the
 * designer's page is shown all the same.
 */
export const handOffOrder = async (
  request: StorefrontRequest,
  handOff: DesignerHandOff,
): Promise<DesignerOrder | 'unavailable' | undefined> => {
  if (!isSoldDesigner(handOff.designer)) return undefined;
  const { sites, url, ports } = request;
  const { site, locale, platform } = placeOf(request);
  const { channel } = site;
  const answer = await priceHandOff({ channel, locale: handOff.locale }, handOff)(ports)();
  if (E.isLeft(answer))
    return answer.left.kind === 'prices-unavailable' ? 'unavailable' : undefined;
  const { price, facts } = answer.right;
  const { question } = facts;
  const moneyStyle = moneyStyles[handOff.locale];
  const market = marketOf(handOff.locale);
  const seller = findSite(sites, channel, market);
  const isHere = market === site.market;
  const origin = seller && siteOrigin(sites, seller);
  const place = { locale: handOff.locale, platform };
  return {
    price: shownPrice(moneyStyle, price),
    shipping:
      origin === undefined
        ? undefined
        : {
            shippingHref: isHere
              ? wordHref(request, 'shippingCosts')
              : `${origin}${wordPath(sites, channel, place, 'shippingCosts')}`,
            shippingCost: printMoney(moneyStyle, shippingOf(market, question)),
          },
    cart: isHere ? { locale, article: articleOf(handOff) } : undefined,
    elsewhere:
      isHere || origin === undefined
        ? undefined
        : {
            country: countryName(handOff.locale, locale),
            language: languageName(languageOf(handOff.locale), locale),
            href: `${origin}${url.pathname}${url.search}`,
          },
  };
};
