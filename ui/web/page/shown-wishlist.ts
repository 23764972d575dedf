import { wishlistCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { visitorKeyIn } from '../../../core/domain/cookie/visitor-key.ts';
import { pageWithStep } from '../../../core/domain/content/block-steps.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import type { RoutePlace } from '../../../core/domain/routing/route-decision.ts';
import {
  parseNamedWishlist,
  wishlistParameter,
} from '../../../core/domain/routing/wishlist-address.ts';
import type { WishlistStep } from '../../../core/domain/wishlist/wishlist-step.ts';
import { E } from '../../../core/fp.ts';
import { showOwnWishes, showSharedWishes } from '../../../core/usecases/show-wishes.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';

const stepOf = async (
  { ports, cookies = '' }: StorefrontRequest,
  { site, locale }: RoutePlace,
  text: string,
): Promise<WishlistStep> => {
  const named = parseNamedWishlist(text);
  if (E.isLeft(named)) return { kind: 'not-found' };
  const scope = { channel: site.channel, locale };
  const show =
    named.right.kind === 'shared'
      ? showSharedWishes(scope, named.right.key, ports.designerBases)
      : showOwnWishes(scope, visitorKeyIn(cookies, wishlistCookie), ports.designerBases);
  const step = await show({ ...ports, customers: ports.customersOf(cookies, scope) })();
  return E.isRight(step) ? step.right : { kind: 'unavailable' };
};

const statuses = {
  unasked: 200,
  shown: 200,
  'not-found': 404,
  unavailable: 503,
} as const satisfies Record<WishlistStep['kind'], number>;

/**
 * The wishlist that the address names, with the status of the answer. Undefined where the address
 * names none, or the page shows none.
 */
export const pageWithWishlist = async (
  request: StorefrontRequest,
  place: RoutePlace,
  page: Page,
): Promise<{ readonly page: Page; readonly status: number } | undefined> => {
  const text = request.url.searchParams.get(wishlistParameter);
  if (text === null || !page.blocks.some(({ kind }) => kind === 'wishlist')) return undefined;
  const step = await stepOf(request, place, text);
  return { page: pageWithStep(page, { kind: 'wishlist', step }), status: statuses[step.kind] };
};
