/**
 * The forms by which a wishlist is changed, on pages with scripts and without. Each leads to the page
 * of the list, whose address names the list with its revision: that page is the same for everybody
 * who has its address, and a list that has changed is another page for every cache.
 */
import { Hono, type Context } from 'hono';

import { visitorKeyIn } from '../../core/domain/cookie/visitor-key.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import { carryOver } from '../../core/domain/query/carried.ts';
import { pathFor } from '../../core/domain/routing/pages.ts';
import type { Site, SiteConfiguration } from '../../core/domain/routing/sites.ts';
import {
  printNamedWishlist,
  wishlistParameter,
  type WishlistAddress,
} from '../../core/domain/wishlist/wishlist-address.ts';
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
import type { HasWishlists, KeptWishlist, WishlistOwner } from '../../core/ports/wishlists.ts';
import {
  changeWishlist,
  showSharedWishlist,
  showWishlist,
  takeWishlistOver,
} from '../../core/usecases/keep-wishlist.ts';
import {
  isFormFromElsewhere,
  localeOnSite,
  notKept,
  readSentForm,
  searchOfSender,
  siteOfRequest,
} from './site-forms.ts';
import { newVisitorKey, rememberVisitor } from './visitor-cookie.ts';

type WishlistSettings = HasWishlists & HasLog & HasClock & { readonly sites: SiteConfiguration };

/**
 * Where somebody is: the page of the list is in that language, on that site, and has what links carry
 * along from the page of the form, such as `_tracking=0`.
 */
type Place = { readonly site: Site; readonly locale: Locale; readonly sender: string };

const pageOfList = (sites: SiteConfiguration, { site, locale }: Place): string =>
  pathFor(sites, site.channel, { locale, platform: 'web', route: { kind: 'wishlist' } });

/** To the page of a list, and to what it says there. */
const shown = (
  { sites }: WishlistSettings,
  place: Place,
  address: WishlistAddress | undefined,
  answer: WishlistAnswer | undefined,
): Response => {
  const own =
    address === undefined
      ? ''
      : `?${wishlistParameter}=${printNamedWishlist({ kind: 'own', address })}`;
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

/** What came of a form: a list, and what is said of it. */
type Done = { readonly kept: KeptWishlist | undefined; readonly answer: WishlistAnswer };

const failed: Done = { kept: undefined, answer: 'failed' };

const add = async (
  settings: WishlistSettings,
  owner: WishlistOwner,
  form: URLSearchParams,
): Promise<Done> => {
  const entry = readWish([...form]);
  if (E.isLeft(entry)) {
    const before = await showWishlist(owner)(settings)();
    return { kept: E.isRight(before) ? before.right : undefined, answer: 'refused' };
  }
  const changed = await changeWishlist(owner, { kind: 'add', entry: entry.right })(settings)();
  if (E.isLeft(changed)) return failed;
  const { wishlist } = changed.right;
  const isFull = !isWished(wishlist, entry.right) && isWishlistFull(wishlist);
  return { kept: changed.right, answer: isFull ? 'full' : 'added' };
};

const takeOver = async (
  settings: WishlistSettings,
  owner: WishlistOwner,
  key: string,
): Promise<Done> => {
  const found = await showSharedWishlist(key)(settings)();
  if (E.isLeft(found)) return failed;
  const taken = await takeWishlistOver(owner, found.right.wishlist)(settings)();
  return E.isLeft(taken) ? failed : { kept: taken.right, answer: 'taken' };
};

const takeAway = async (
  settings: WishlistSettings,
  owner: WishlistOwner,
  wish: { readonly kind: 'clear' } | { readonly kind: 'remove'; readonly key: string },
): Promise<Done> => {
  const changed = await changeWishlist(owner, wish)(settings)();
  return E.isLeft(changed)
    ? failed
    : { kept: changed.right, answer: wish.kind === 'clear' ? 'cleared' : 'removed' };
};

const perform = (
  settings: WishlistSettings,
  owner: WishlistOwner,
  want: WishlistWant,
  form: URLSearchParams,
): Promise<Done> => {
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

/** Opens the visitor's own list. */
const open = async (settings: WishlistSettings, context: Context): Promise<Response> => {
  const place = placeOf(settings, context, context.req.query(wishlistFields.locale) ?? '');
  const key = keyOf(context);
  if (key === undefined) return shown(settings, place, undefined, 'empty');
  const found = await showWishlist({ kind: 'visitor', key })(settings)();
  if (E.isLeft(found)) return shown(settings, place, undefined, 'failed');
  const { wishlist, address } = found.right;
  return shown(settings, place, address, wishlist.length === 0 ? 'empty' : undefined);
};

/** Changes the visitor's list as a form wants it. */
const change = async (settings: WishlistSettings, context: Context): Promise<Response> => {
  const form = await readSentForm(context);
  const place = placeOf(settings, context, form?.get(wishlistFields.locale) ?? '');
  const want = wishlistWants.find((one) => one === form?.get(wishlistFields.wants));
  if (form === undefined || isFormFromElsewhere(settings.sites, place.site, context))
    return shown(settings, place, undefined, 'failed');
  if (want === undefined) return shown(settings, place, undefined, 'refused');
  const kept = keyOf(context);
  const isBeginning = want === 'add' || want === 'take';
  // Who has no list can take nothing from it: no cookie is set for that.
  if (kept === undefined && !isBeginning) return shown(settings, place, undefined, 'empty');
  const key = kept ?? newVisitorKey();
  const done = await perform(settings, { kind: 'visitor', key }, want, form);
  const response = shown(settings, place, done.kept?.address, done.answer);
  return done.kept?.address === undefined
    ? response
    : rememberVisitor(response, wishlistCookie, key, wishlistDays);
};

/** The forms as an application to be mounted at the root. */
export const wishlistForms = (settings: WishlistSettings): Hono => {
  const app = new Hono();
  app.get(wishlistPath, (context) => open(settings, context));
  app.post(wishlistPath, (context) => change(settings, context));
  return app;
};
