/**
 * The forms by which a cart is changed, on pages with scripts and without: a customer's while they are
 * logged in, else that of the browser's visitor. Each leads to the page of the cart, which is never
 * kept, and to what it says there.
 */
import { Hono, type Context } from 'hono';

import type { Within } from '../../adapters/http/within.ts';
import type { CartArticleError } from '../../core/domain/cart/cart-article.ts';
import {
  cartAnswerId,
  cartCookie,
  cartDays,
  cartFields,
  cartKeyIn,
  cartPath,
  cartWants,
  readCartQuantity,
  type CartAnswer,
  type CartWant,
} from '../../core/domain/cart/cart-forms.ts';
import type { CartRefusal } from '../../core/domain/cart/cart.ts';
import { localeTable, type Locale } from '../../core/domain/locale/locales.ts';
import { carryOver } from '../../core/domain/query/carried.ts';
import { pathFor } from '../../core/domain/routing/pages.ts';
import type { Site, SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { specialWords } from '../../core/domain/routing/special-prefixes.ts';
import { E, pipe, TE } from '../../core/fp.ts';
import type { CartStoreError, HasCarts } from '../../core/ports/carts.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { OptionPrices } from '../../core/ports/option-prices.ts';
import type { Owner } from '../../core/ports/owner.ts';
import type { Prices } from '../../core/ports/prices.ts';
import { changeCart, findCartOwner, putIntoCart } from '../../core/usecases/keep-cart.ts';
import type { OwnerError } from '../../core/usecases/find-owner.ts';
import type { CartPriceError } from '../../core/usecases/price-cart-article.ts';
import type { CustomersOf } from '../../ui/web/storefront-request.ts';
import {
  localeOnSite,
  notKept,
  readSentForm,
  searchOfSender,
  siteOfRequest,
} from './site-forms.ts';
import { maySendForms } from '../http/sender.ts';
import { newVisitorKey, rememberVisitor } from './visitor-cookie.ts';

type CartSettings = HasCarts &
  HasLog & {
    readonly sites: SiteConfiguration;
    readonly customersOf: Within<CustomersOf>;
    readonly prices: Within<Prices>;
    readonly optionPrices: Within<OptionPrices>;
  };

/**
 * Where somebody is: the page of the cart is in that language, on that site, and has what links carry
 * along, such as `_tracking=0`.
 */
type Place = { readonly site: Site; readonly locale: Locale; readonly carried: string };

/** To the page of the cart, and to what it says there. */
const shown = (
  { sites }: CartSettings,
  { site, locale, carried }: Place,
  answer: CartAnswer,
): Response => {
  const [word] = specialWords('cart', localeTable[locale].language);
  const route = { kind: 'content', segments: [word] } as const;
  const path = pathFor(sites, site.channel, { locale, platform: 'web', route });
  return new Response(null, {
    status: 303,
    headers: { Location: `${path}${carried}#${cartAnswerId(answer)}`, ...notKept },
  });
};

type Problem = CartArticleError | CartPriceError | CartRefusal | CartStoreError | OwnerError;

const problems = {
  'article-refused': 'refused',
  'not-sold': 'not-sold',
  'prices-unavailable': 'failed',
  'cart-full': 'full',
  'too-many-pieces': 'too-many',
  'not-in-cart': 'refused',
  'cart-unavailable': 'failed',
  'owner-unknown': 'failed',
} as const satisfies Record<Problem['kind'], CartAnswer>;

/** What a form names: a text, empty where it has no such field. */
const fieldOf = (form: URLSearchParams, name: keyof typeof cartFields): string =>
  form.get(cartFields[name]) ?? '';

const perform = (
  settings: CartSettings,
  { site, locale }: Place,
  owner: Owner,
  { want, form, signal }: SentWant,
): TE.TaskEither<Problem, CartAnswer> => {
  const quantity = readCartQuantity(fieldOf(form, 'quantity')) ?? 0;
  switch (want) {
    case 'put': {
      const { carts, log } = settings;
      const prices = settings.prices(signal);
      const optionPrices = settings.optionPrices(signal);
      const wish = {
        designer: fieldOf(form, 'designer'),
        query: fieldOf(form, 'article'),
        quantity,
      };
      return pipe(
        putIntoCart(
          { channel: site.channel, locale },
          owner,
          wish,
        )({
          carts,
          log,
          prices,
          optionPrices,
        }),
        TE.map((): CartAnswer => 'added'),
      );
    }
    case 'set-quantity':
      return pipe(
        changeCart(owner, { kind: want, key: fieldOf(form, 'item'), quantity })(settings),
        TE.map((): CartAnswer => 'changed'),
      );
    case 'remove':
      return pipe(
        changeCart(owner, { kind: want, key: fieldOf(form, 'item') })(settings),
        TE.map((): CartAnswer => 'removed'),
      );
  }
};

type SentWant = {
  readonly want: CartWant;
  readonly form: URLSearchParams;
  readonly signal: AbortSignal;
};

/** Changes the cart of whoever sends a form as it wants it. */
const change = async (settings: CartSettings, context: Context): Promise<Response> => {
  const { sites } = settings;
  const form = await readSentForm(context);
  const site = siteOfRequest(sites, context);
  const place: Place = {
    site,
    locale: localeOnSite(site, form?.get(cartFields.locale) ?? ''),
    carried: carryOver(searchOfSender(sites, site, context), ''),
  };
  if (form === undefined || !maySendForms(sites, (name) => context.req.header(name)))
    return shown(settings, place, 'failed');
  const want = cartWants.find((one) => one === fieldOf(form, 'wants'));
  if (want === undefined) return shown(settings, place, 'refused');
  const cookies = context.req.header('Cookie') ?? '';
  const { signal } = context.req.raw;
  const customers = settings.customersOf(signal)(cookies, {
    channel: site.channel,
    locale: place.locale,
  });
  const found = await findCartOwner(cartKeyIn(cookies))({ ...settings, customers })();
  if (E.isLeft(found)) return shown(settings, place, problems[found.left.kind]);
  // Who has no cart can take nothing from it: no cookie is set for that.
  if (found.right === undefined && want !== 'put') return shown(settings, place, 'refused');
  const owner = found.right ?? { kind: 'visitor', key: newVisitorKey() };
  const done = await perform(settings, place, owner, { want, form, signal })();
  if (E.isLeft(done)) return shown(settings, place, problems[done.left.kind]);
  const response = shown(settings, place, done.right);
  return owner.kind === 'visitor'
    ? rememberVisitor(response, cartCookie, owner.key, cartDays)
    : response;
};

/** The forms as an application to be mounted at the root. */
export const cartForms = (settings: CartSettings): Hono => {
  const app = new Hono();
  app.post(cartPath, (context) => change(settings, context));
  return app;
};
