import { visitorKeyIn } from '../../../core/domain/cookie/visitor-key.ts';
import { cartCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import type { CartStep } from '../../../core/domain/cart/cart-step.ts';
import { pageWithStep } from '../../../core/domain/content/block-steps.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import type { RoutePlace } from '../../../core/domain/routing/route-decision.ts';
import { E } from '../../../core/fp.ts';
import { showCart } from '../../../core/usecases/show-cart.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';

const stepOf = async (
  { ports, cookies = '' }: StorefrontRequest,
  { site, locale }: RoutePlace,
): Promise<CartStep> => {
  const scope = { channel: site.channel, locale };
  const customers = ports.customersOf(cookies, scope);
  const environment = { ...ports, customers };
  const step = await showCart(
    scope,
    visitorKeyIn(cookies, cartCookie),
    ports.designerBases,
  )(environment)();
  return E.isRight(step) ? step.right : { kind: 'unavailable' };
};

type CartPage = { readonly page: Page; readonly step: CartStep };

/** Undefined for a page that shows no cart. */
export const pageWithCart = async (
  request: StorefrontRequest,
  place: RoutePlace,
  page: Page,
): Promise<CartPage | undefined> => {
  if (!page.blocks.some(({ kind }) => kind === 'cart')) return undefined;
  const step = await stepOf(request, place);
  return { page: pageWithStep(page, { kind: 'cart', step }), step };
};
