import {
  cartCookie,
  orderCookie,
  wishlistCookie,
} from '../../../core/domain/cookie/storefront-cookies.ts';
import { parseCookies } from '../../../core/domain/cookie/cookie.ts';
import { visitorKeyIn } from '../../../core/domain/cookie/visitor-key.ts';
import { checkoutStepAt } from '../../../core/domain/checkout/checkout-address.ts';
import { checkoutPath } from '../../../core/domain/checkout/checkout-path.ts';
import { closedCheckout, type CheckoutStep } from '../../../core/domain/checkout/checkout-step.ts';
import type { TrackedItem } from '../../../core/domain/consent/tracking-event.ts';
import {
  pageWithStep,
  type BlockStep,
  type SteppedKind,
} from '../../../core/domain/content/block-steps.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import type { Platform } from '../../../core/domain/locale/channel.ts';
import type { RoutePlace } from '../../../core/domain/routing/route-decision.ts';
import { parseNamedWishlist } from '../../../core/domain/routing/wishlist-address.ts';
import type { WishlistStep } from '../../../core/domain/wishlist/wishlist-step.ts';
import { E, pipe, RTE } from '../../../core/fp.ts';
import type { HasCustomers } from '../../../core/ports/customers.ts';
import type { HasOwnAccount } from '../../../core/ports/own-account.ts';
import type { HasPersonalisations } from '../../../core/ports/personalisations.ts';
import type { HasPictureUploads } from '../../../core/ports/picture-uploads.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { showAccount } from '../../../core/usecases/manage-account.ts';
import { showOrder, withOrders } from '../../../core/usecases/follow-order.ts';
import { showCheckout } from '../../../core/usecases/check-out.ts';
import { showCart } from '../../../core/usecases/show-cart.ts';
import { showOwnWishes, showSharedWishes } from '../../../core/usecases/show-wishes.ts';
import type { CartStep, ShownArticle } from '../../../core/domain/cart/cart-step.ts';
import { checkoutPage } from './checkout-page.ts';
import { awaitingPlaces, type AwaitingPlaces } from './awaiting-places.ts';
import type { StorefrontPorts, StorefrontRequest } from '../requests/storefront-request.ts';

type VisitorScope = ShopScope & { readonly platform: Platform };

/** Of whoever asks. */
type VisitorPorts = Omit<StorefrontPorts, 'pictureUploads' | 'personalisations'> &
  HasPictureUploads &
  HasPersonalisations &
  HasCustomers &
  HasOwnAccount;

type Shown<A> = RTE.ReaderTaskEither<VisitorPorts, never, A>;

type Reached<Kind extends SteppedKind = SteppedKind> = {
  readonly step: BlockStep<Kind>;
  readonly status: number;
  /** Where it is shown instead. */
  readonly location?: string | undefined;
  /** What was put into the cart right before. */
  readonly lastPut?: TrackedItem | undefined;
  /** Row by row, where each may show what this device keeps. */
  readonly articles?: readonly (ShownArticle | undefined)[] | undefined;
};

/** The way on, where there is one. */
const withCheckout = (
  { takesOrders }: Pick<StorefrontPorts, 'takesOrders'>,
  step: CartStep,
  checkoutHref: string,
): CartStep =>
  takesOrders && step.kind === 'shown' && step.items.length + step.gifts.length > 0
    ? { ...step, checkoutHref }
    : step;

/** Whoever comes back from the payment finds the cart empty: their order is elsewhere. */
const withOrdered = (step: CheckoutStep, cookies: string): CheckoutStep =>
  step.kind === 'empty'
    ? { ...step, isOrdered: parseCookies(cookies).values.has(orderCookie) }
    : step;

/** How far a visitor has come. */
type LoadStep<Kind extends SteppedKind> = (
  request: StorefrontRequest,
  scope: VisitorScope,
) => Shown<Reached<Kind>>;

const wishesOf = (
  { ports, sites, url, cookies = '' }: StorefrontRequest,
  scope: VisitorScope,
): Shown<WishlistStep> => {
  const named = parseNamedWishlist(url.search);
  if (E.isLeft(named)) return RTE.right({ kind: 'not-found' });
  const ways = { bases: ports.designerBases, sites };
  return named.right.kind === 'shared'
    ? showSharedWishes(scope, named.right.key, ways)
    : showOwnWishes(scope, visitorKeyIn(cookies, wishlistCookie), ways);
};

const wishlistStatuses = {
  shown: 200,
  'not-found': 404,
  unavailable: 503,
} as const satisfies Record<WishlistStep['kind'], number>;

const steps: { readonly [Kind in SteppedKind]: LoadStep<Kind> | undefined } = {
  cart: ({ ports, sites, cookies = '' }, scope) =>
    pipe(
      showCart(scope, visitorKeyIn(cookies, cartCookie), {
        bases: ports.designerBases,
        sites,
      }),
      RTE.map((step) => ({
        step: {
          kind: 'cart',
          step: withCheckout(ports, step, checkoutPath(sites, scope, scope.locale)),
        },
        ...(step.kind === 'shown'
          ? {
              status: 200,
              lastPut: step.lastPut,
              articles: step.items.map(({ article }) => article),
            }
          : { status: 503 }),
      })),
    ),
  wishlist: (request, scope) =>
    pipe(
      wishesOf(request, scope),
      RTE.map((step) => ({
        step: { kind: 'wishlist', step },
        status: wishlistStatuses[step.kind],
        ...(step.kind === 'shown' &&
          step.isOwn && { articles: step.wishes.map(({ article }) => article) }),
      })),
    ),
  'customer-account': (request, scope) =>
    pipe(
      showAccount(
        scope,
        request.sent?.step.kind === 'account-change' ? request.sent.step.refused : undefined,
      ),
      RTE.flatMap((step) => withOrders(scope, step)),
      RTE.map((step) => ({
        step: { kind: 'customer-account', step },
        status: step.kind === 'unavailable' ? 503 : 200,
      })),
    ),
  order: ({ ports, cookies = '', sent }, scope) =>
    pipe(
      showOrder(scope, parseCookies(cookies).values.get(orderCookie), {
        accounts: ports.bankAccounts,
        refused: sent?.step.kind === 'order-defect' ? sent.step.refused : undefined,
      }),
      RTE.map((step) => ({
        step: { kind: 'order', step },
        status: step.kind === 'unavailable' ? 503 : 200,
      })),
    ),
  checkout: (request, scope) => {
    const { ports, sites, decision, cookies = '' } = request;
    const shown = (step: CheckoutStep): Reached<'checkout'> => ({
      step: { kind: 'checkout', step },
      status: step.kind === 'unavailable' ? 503 : 200,
    });
    if (!ports.takesOrders || decision.kind !== 'application')
      return RTE.right(shown(closedCheckout));
    const sent = request.sent?.step;
    const answered = sent?.kind === 'checkout-answer' ? sent : undefined;
    return pipe(
      showCheckout(
        {
          scope,
          visitorKey: visitorKeyIn(cookies, cartCookie),
          ways: { bases: ports.designerBases, sites },
        },
        answered?.name ?? checkoutStepAt(decision.further),
        answered?.said,
      ),
      RTE.map((visited) =>
        visited.kind === 'step'
          ? shown(withOrdered(visited.step, cookies))
          : {
              ...shown(closedCheckout),
              location: checkoutPath(sites, scope, scope.locale, visited.step),
            },
      ),
    );
  },
  // Their steps come with their forms.
  'contact-form': undefined,
  'gift-voucher': undefined,
  newsletter: undefined,
  toolbox: undefined,
  withdrawal: undefined,
};

const isStepped = (kind: string): kind is SteppedKind => Object.hasOwn(steps, kind);

type PageOfVisitor = Omit<Reached, 'step' | 'articles'> & {
  readonly page: Page;
  readonly awaiting: AwaitingPlaces | undefined;
};

/** The page with its visitor's cart, wishlist or account. Undefined for a page that is the same for all. */
export const pageOfVisitor = async (
  request: StorefrontRequest,
  { site, locale, platform }: RoutePlace,
  page: Page,
): Promise<PageOfVisitor | undefined> => {
  const scope = { channel: site.channel, locale, platform };
  const { ports, cookies = '' } = request;
  for (const { kind } of page.blocks) {
    const show = isStepped(kind) ? steps[kind]?.(request, scope) : undefined;
    if (show === undefined) continue;
    const shown = await show({
      ...ports,
      customers: ports.customersOf(cookies, scope),
      account: ports.ownAccountOf(cookies, scope),
      pictureUploads: ports.pictureUploads(cookies, scope),
      personalisations: ports.personalisations(cookies),
    })();
    if (E.isLeft(shown)) return undefined;
    const { step, articles, ...reached } = shown.right;
    return {
      page: checkoutPage(pageWithStep(page, step), step, locale),
      ...reached,
      awaiting: articles && (await awaitingPlaces(articles, kind === 'cart')),
    };
  }
  return undefined;
};
