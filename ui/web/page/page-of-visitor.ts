import { cartCookie, wishlistCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { visitorKeyIn } from '../../../core/domain/cookie/visitor-key.ts';
import type { TrackedItem } from '../../../core/domain/consent/tracking-event.ts';
import { pageWithStep, type BlockStep } from '../../../core/domain/content/block-steps.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import type { RoutePlace } from '../../../core/domain/routing/route-decision.ts';
import {
  parseNamedWishlist,
  wishlistParameter,
} from '../../../core/domain/routing/wishlist-address.ts';
import { E, pipe, RTE } from '../../../core/fp.ts';
import type { HasCustomers } from '../../../core/ports/customers.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { showCart } from '../../../core/usecases/show-cart.ts';
import { showOwnWishes, showSharedWishes } from '../../../core/usecases/show-wishes.ts';
import type { StorefrontPorts, StorefrontRequest } from '../requests/storefront-request.ts';

type ListStep = BlockStep<'cart' | 'wishlist'>;

type Shown<Step> = RTE.ReaderTaskEither<StorefrontPorts & HasCustomers, never, Step>;

const wishesOf = (
  { ports, cookies = '' }: StorefrontRequest,
  scope: ShopScope,
  name: string,
): Shown<BlockStep<'wishlist'>['step']> => {
  const named = parseNamedWishlist(name);
  if (E.isLeft(named)) return RTE.right({ kind: 'not-found' });
  return named.right.kind === 'shared'
    ? showSharedWishes(scope, named.right.key, ports.designerBases)
    : showOwnWishes(scope, visitorKeyIn(cookies, wishlistCookie), ports.designerBases);
};

/** Undefined where the page shows no list, or the address names none. */
const stepOf = (
  request: StorefrontRequest,
  scope: ShopScope,
  { blocks }: Page,
): Shown<ListStep> | undefined => {
  const { ports, url, cookies = '' } = request;
  if (blocks.some(({ kind }) => kind === 'cart'))
    return pipe(
      showCart(scope, visitorKeyIn(cookies, cartCookie), ports.designerBases),
      RTE.map((step): ListStep => ({ kind: 'cart', step })),
    );
  const name = url.searchParams.get(wishlistParameter);
  return name !== null && blocks.some(({ kind }) => kind === 'wishlist')
    ? pipe(
        wishesOf(request, scope, name),
        RTE.map((step): ListStep => ({ kind: 'wishlist', step })),
      )
    : undefined;
};

const statuses = {
  unasked: 200,
  shown: 200,
  'not-found': 404,
  unavailable: 503,
} as const satisfies Record<ListStep['step']['kind'], number>;

type PageOfVisitor = {
  readonly page: Page;
  readonly status: number;
  /** What was put into the cart right before. */
  readonly lastPut: TrackedItem | undefined;
};

/** The page with its visitor's cart or wishlist. Undefined for a page that is the same for all. */
export const pageOfVisitor = async (
  request: StorefrontRequest,
  { site, locale }: RoutePlace,
  page: Page,
): Promise<PageOfVisitor | undefined> => {
  const scope = { channel: site.channel, locale };
  const show = stepOf(request, scope, page);
  if (show === undefined) return undefined;
  const { ports, cookies = '' } = request;
  const shown = await show({ ...ports, customers: ports.customersOf(cookies, scope) })();
  if (E.isLeft(shown)) return undefined;
  const { step } = shown.right;
  return {
    page: pageWithStep(page, shown.right),
    status: statuses[step.kind],
    lastPut: 'lastPut' in step ? step.lastPut : undefined,
  };
};
