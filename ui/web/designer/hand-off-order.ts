import { shippingCost } from '../../../core/domain/delivery/shipping-cost.ts';
import { localeTable } from '../../../core/domain/locale/locales.ts';
import { moneyStyles } from '../../../core/domain/money/money-styles.ts';
import { printMoney } from '../../../core/domain/money/print-money.ts';
import { articleOf, isSoldDesigner } from '../../../core/domain/products/article.ts';
import type { DesignerHandOff } from '../../../core/domain/products/products-by-designer.ts';
import { E } from '../../../core/fp.ts';
import { priceHandOff } from '../../../core/usecases/price-article.ts';
import type { DesignerOrder } from '../../components/designer-summary/designer-summary.tsx';
import { shownPrice } from '../../components/price/shown-price.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import { placeOf } from '../shell/request-place.ts';
import { wordHref } from '../shell/site-links.ts';

/**
 * The price of a hand-off, and its form for the cart if it is for this site's market. Undefined if
 * it is incomplete or not sold; the designer's page is shown all the same.
 */
export const handOffOrder = async (
  request: StorefrontRequest,
  handOff: DesignerHandOff,
): Promise<DesignerOrder | 'unavailable' | undefined> => {
  if (!isSoldDesigner(handOff.designer)) return undefined;
  const { site, locale } = placeOf(request);
  const scope = { channel: site.channel, locale: handOff.locale };
  const answer = await priceHandOff(scope, handOff)(request.ports)();
  if (E.isLeft(answer))
    return answer.left.kind === 'prices-unavailable' ? 'unavailable' : undefined;
  const { price, facts } = answer.right;
  const { question } = facts;
  return {
    price: shownPrice(moneyStyles[handOff.locale], price),
    shipping:
      question.kind === 'made-to-measure'
        ? {
            shippingHref: wordHref(request, 'shippingCosts'),
            shippingCost: printMoney(
              moneyStyles[locale],
              shippingCost(site.market, question.format),
            ),
          }
        : undefined,
    cart:
      localeTable[handOff.locale].market === site.market
        ? { locale, article: articleOf(handOff) }
        : undefined,
  };
};
