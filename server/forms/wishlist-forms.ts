/**
 * The forms by which a wishlist is changed, on pages with scripts and without. Each leads to the page
 * of one's own list: a customer's while they are logged in, else that of the browser's visitor.
 */
import { Hono, type Context } from 'hono';

import type { Within } from '../../adapters/shared/within.ts';
import { visitorKeyIn } from '../../core/domain/cookie/visitor-key.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import { carryOver } from '../../core/domain/query/carried.ts';
import { pathFor } from '../../core/domain/routing/pages.ts';
import type { Site, SiteConfiguration } from '../../core/domain/routing/sites.ts';
import {
  printNamedWishlist,
  wishlistParameter,
} from '../../core/domain/routing/wishlist-address.ts';
import { isWished, isWishlistFull } from '../../core/domain/wishlist/wishlist.ts';
import {
  readWish,
  wishlistAnswerId,
  wishlistCookie,
  wishlistDays,
  wishlistFields,
  wishlistPath,
  wishlistWants,
  type WishlistAnswer,
  type WishlistWant,
} from '../../core/domain/wishlist/wishlist-forms.ts';
import { E } from '../../core/fp.ts';
import type { HasClock } from '../../core/ports/clock.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { Owner } from '../../core/ports/owner.ts';
import type { HasWishlists } from '../../core/ports/wishlists.ts';
import {
  changeWishlist,
  findWishlistOwner,
  showSharedWishlist,
  takeWishlistOver,
} from '../../core/usecases/keep-wishlist.ts';
import type { CustomersOf } from '../../core/ports/page-ports.ts';
import {
  isFormFromElsewhere,
  localeOnSite,
  notKept,
  readSentForm,
  searchOfSender,
  siteOfRequest,
} from './site-forms.ts';
import { newVisitorKey, rememberVisitor } from './visitor-cookie.ts';

type WishlistSettings = HasWishlists &
  HasLog &
  HasClock & { readonly sites: SiteConfiguration; readonly customersOf: Within<CustomersOf> };

/**
 * Where somebody is: the page of the list is in that language, on that site, and has what links carry
 * along from the page of the form, such as `_tracking=0`.
 */
type Place = { readonly site: Site; readonly locale: Locale; readonly sender: string };

const pageOfList = (sites: SiteConfiguration, { site, locale }: Place): string =>
  pathFor(sites, site.channel, { locale, platform: 'web', route: { kind: 'wishlist' } });

/** To the page of one's own list, and to what it says there; without the list where that failed. */
const shown = (
  { sites }: WishlistSettings,
  place: Place,
  answer: WishlistAnswer | undefined,
): Response => {
  const own =
    answer === 'failed' ? '' : `?${wishlistParameter}=${printNamedWishlist({ kind: 'own' })}`;
  const query = carryOver(place.sender, own);
  const hash = answer === undefined ? '' : `#${wishlistAnswerId(answer)}`;
  return new Response(null, {
    status: 303,
    headers: { Location: `${pageOfList(sites, place)}${query}${hash}`, ...notKept },
  });
};

/** The key of the visitor's list; undefined where the browser has none of ours. */
const keyOf = (context: Context): string | undefined =>
  visitorKeyIn(context.req.header('Cookie') ?? '', wishlistCookie);

const add = async (
  settings: WishlistSettings,
  owner: Owner,
  form: URLSearchParams,
): Promise<WishlistAnswer> => {
  const entry = readWish([...form]);
  if (E.isLeft(entry)) return 'refused';
  const changed = await changeWishlist(owner, { kind: 'add', entry: entry.right })(settings)();
  if (E.isLeft(changed)) return 'failed';
  const { wishlist } = changed.right;
  return !isWished(wishlist, entry.right) && isWishlistFull(wishlist) ? 'full' : 'added';
};

const takeOver = async (
  settings: WishlistSettings,
  owner: Owner,
  key: string,
): Promise<WishlistAnswer> => {
  const found = await showSharedWishlist(key)(settings)();
  if (E.isLeft(found)) return 'failed';
  const taken = await takeWishlistOver(owner, found.right.wishlist)(settings)();
  return E.isLeft(taken) ? 'failed' : 'taken';
};

const takeAway = async (
  settings: WishlistSettings,
  owner: Owner,
  wish: { readonly kind: 'clear' } | { readonly kind: 'remove'; readonly key: string },
): Promise<WishlistAnswer> => {
  const changed = await changeWishlist(owner, wish)(settings)();
  if (E.isLeft(changed)) return 'failed';
  return wish.kind === 'clear' ? 'cleared' : 'removed';
};

const perform = (
  settings: WishlistSettings,
  owner: Owner,
  want: WishlistWant,
  form: URLSearchParams,
): Promise<WishlistAnswer> => {
  switch (want) {
    case 'add':
      return add(settings, owner, form);
    case 'take':
      return takeOver(settings, owner, form.get(wishlistFields.list) ?? '');
    case 'clear':
      return takeAway(settings, owner, { kind: 'clear' });
    case 'remove':
      return takeAway(settings, owner, {
        kind: 'remove',
        key: form.get(wishlistFields.wish) ?? '',
      });
  }
};

const placeOf = ({ sites }: WishlistSettings, context: Context, locale: string): Place => {
  const site = siteOfRequest(sites, context);
  const sender = searchOfSender(sites, site, context);
  return { site, locale: localeOnSite(site, locale), sender };
};

/** Changes the list of whoever sends a form as it wants it. */
const change = async (settings: WishlistSettings, context: Context): Promise<Response> => {
  const form = await readSentForm(context);
  const place = placeOf(settings, context, form?.get(wishlistFields.locale) ?? '');
  const { site, locale } = place;
  const want = wishlistWants.find((one) => one === form?.get(wishlistFields.wants));
  if (form === undefined || isFormFromElsewhere(settings.sites, site, context))
    return shown(settings, place, 'failed');
  if (want === undefined) return shown(settings, place, 'refused');
  const cookies = context.req.header('Cookie') ?? '';
  const customers = settings.customersOf(context.req.raw.signal)(cookies, {
    channel: site.channel,
    locale,
  });
  const found = await findWishlistOwner(keyOf(context))({ ...settings, customers })();
  if (E.isLeft(found)) return shown(settings, place, 'failed');
  const isBeginning = want === 'add' || want === 'take';
  // Who has no list can take nothing from it: no cookie is set for that.
  if (found.right === undefined && !isBeginning) return shown(settings, place, undefined);
  const owner = found.right ?? { kind: 'visitor', key: newVisitorKey() };
  const answer = await perform(settings, owner, want, form);
  const response = shown(settings, place, answer);
  const isKept = found.right !== undefined || answer === 'added' || answer === 'taken';
  return owner.kind === 'visitor' && isKept
    ? rememberVisitor(response, wishlistCookie, owner.key, wishlistDays)
    : response;
};

/** The forms as an application to be mounted at the root. */
export const wishlistForms = (settings: WishlistSettings): Hono => {
  const app = new Hono();
  app.get(wishlistPath, (context) => {
    const locale = context.req.query(wishlistFields.locale) ?? '';
    return shown(settings, placeOf(settings, context, locale), undefined);
  });
  app.post(wishlistPath, (context) => change(settings, context));
  return app;
};
