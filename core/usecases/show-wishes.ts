import type { Platform } from '../domain/locale/channel.ts';
import {
  configurationHref,
  type ConfigurationWays,
} from '../domain/products/configuration-address.ts';
import { designerUrl } from '../domain/products/designer-url.ts';
import { productTypeLabel } from '../domain/catalogue/key-labels.ts';
import { isProductType } from '../domain/catalogue/shop-products.ts';
import type { Locale } from '../domain/locale/locales.ts';
import { formatUnitOf } from '../domain/locale/locale-units.ts';
import { articleFacts, type ArticleFacts } from '../domain/products/article-facts.ts';
import { isSoldDesigner } from '../domain/products/article.ts';
import type { DesignerHandOff } from '../domain/products/products-by-designer.ts';
import { wishedConfiguration, wishedHandOff } from '../domain/wishlist/wished-hand-off.ts';
import { wishlistKey, type WishlistEntry } from '../domain/wishlist/wishlist-entry.ts';
import type { ShownWish, WishlistStep } from '../domain/wishlist/wishlist-step.ts';
import type { Wishlist } from '../domain/wishlist/wishlist.ts';
import { E, type RTE } from '../fp.ts';
import type { HasArticlePrices } from '../ports/article-prices.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasCustomers } from '../ports/customers.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasPictureUploads } from '../ports/picture-uploads.ts';
import type { ShopScope } from '../ports/scope.ts';
import type { HasWishlists, KeptWishlist } from '../ports/wishlists.ts';
import { showSharedWishlist, visitorWishlist } from './keep-wishlist.ts';
import { pricesByKey } from './price-article.ts';
import { showArticles } from './show-articles.ts';

type Needs = HasArticlePrices & HasPictureUploads & HasClock & HasLog;

type WishScope = ShopScope & { readonly platform: Platform };

type ReadWish = {
  readonly entry: WishlistEntry;
  readonly handOff: DesignerHandOff | undefined;
  readonly facts: ArticleFacts | undefined;
};

/** Wishes in this site's unit alone have a price here. */
const pricesOf = (scope: ShopScope, wishes: readonly ReadWish[]) =>
  pricesByKey(
    scope,
    wishes.flatMap(({ entry, handOff, facts }) =>
      entry.kind === 'configuration' &&
      entry.unit === formatUnitOf(scope.locale) &&
      handOff &&
      facts &&
      isSoldDesigner(handOff.designer)
        ? [[wishlistKey(entry), handOff] as const]
        : [],
    ),
  );

const nameOf = (
  locale: Locale,
  { product }: WishlistEntry,
  facts: ArticleFacts | undefined,
): string => {
  if (facts !== undefined) return facts.label.name;
  return isProductType(product) ? productTypeLabel(locale, product) : '';
};

const shownWishes = async (
  scope: WishScope,
  wishlist: Wishlist,
  { bases, sites }: ConfigurationWays,
  environment: Needs,
): Promise<readonly ShownWish[]> => {
  const now = environment.clock.now();
  const { channel, locale } = scope;
  const wishes = wishlist.map(({ entry }): ReadWish => {
    const configured = wishedConfiguration(locale, entry, { channel, now });
    return {
      entry,
      handOff: wishedHandOff(locale, entry, { channel, now }),
      facts: configured && articleFacts(locale, configured),
    };
  });
  const [prices, articles] = await Promise.all([
    pricesOf(scope, wishes)(environment),
    showArticles(wishes.map(({ facts }) => facts))(environment),
  ]);
  return wishes.map(({ entry, handOff, facts }, index) => {
    const link = handOff && designerUrl(bases, handOff);
    const isMeasuredHere = entry.kind === 'design' || entry.unit === formatUnitOf(locale);
    return {
      key: wishlistKey(entry),
      name: nameOf(locale, entry, facts),
      article: articles[index],
      price: prices.get(wishlistKey(entry)),
      page: handOff && isMeasuredHere ? configurationHref(sites, scope, handOff) : undefined,
      designer: link && E.isRight(link) ? link.right : undefined,
    };
  });
};

const shownList = async (
  scope: WishScope,
  { wishlist, shareKey }: KeptWishlist,
  isOwn: boolean,
  ways: ConfigurationWays,
  environment: Needs,
): Promise<WishlistStep> => ({
  kind: 'shown',
  isOwn,
  shareKey,
  wishes: await shownWishes(scope, wishlist, ways, environment),
});

/**
 * With today's prices, and the ways to designers and products' pages (decisions, "Wishlist"). Outages are logged.
 */
export const showSharedWishes =
  (
    scope: WishScope,
    key: string,
    ways: ConfigurationWays,
  ): RTE.ReaderTaskEither<HasWishlists & Needs, never, WishlistStep> =>
  (environment) =>
  async () => {
    const found = await showSharedWishlist(key)(environment)();
    if (E.isRight(found))
      return E.right(await shownList(scope, found.right, false, ways, environment));
    const isThere = found.left.kind !== 'wishlist-not-found';
    return E.right({ kind: isThere ? 'unavailable' : 'not-found' });
  };

/** The list of whoever asks. */
export const showOwnWishes =
  (
    scope: WishScope,
    visitorKey: string | undefined,
    ways: ConfigurationWays,
  ): RTE.ReaderTaskEither<HasCustomers & HasWishlists & Needs, never, WishlistStep> =>
  (environment) =>
  async () => {
    const found = await visitorWishlist.readOwn(visitorKey)(environment)();
    return E.right(
      E.isRight(found)
        ? await shownList(scope, found.right, true, ways, environment)
        : { kind: 'unavailable' },
    );
  };
