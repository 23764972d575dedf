import { productTypeLabel } from '../domain/catalogue/key-labels.ts';
import { isProductType } from '../domain/catalogue/shop-products.ts';
import type { Locale } from '../domain/locale/locales.ts';
import type { ConfigurationWays } from '../domain/products/configuration-address.ts';
import type { ShownWish, WishlistStep } from '../domain/wishlist/wishlist-step.ts';
import { E, type RTE } from '../fp.ts';
import type { HasCustomers } from '../ports/customers.ts';
import type { HasWishlists, KeptWishlist } from '../ports/wishlists.ts';
import { showSharedWishlist, visitorWishlist } from './keep-wishlist.ts';
import {
  listArticles,
  type ListedArticle,
  type ListNeeds,
  type ListScope,
} from './list-articles.ts';

/** That of what is configured, else of its designer's product. */
const nameOf = (locale: Locale, { article: { designer }, read }: ListedArticle): string => {
  if (read?.facts !== undefined) return read.facts.label.name;
  return isProductType(designer) ? productTypeLabel(locale, designer) : '';
};

const shownWish =
  ({ locale }: ListScope) =>
  (wish: ListedArticle): ShownWish => ({
    key: wish.key,
    name: nameOf(locale, wish),
    article: wish.shown,
    price: wish.price,
    page: wish.page,
    designer: wish.designer,
  });

const shownList = async (
  scope: ListScope,
  { wishlist, shareKey }: KeptWishlist,
  isOwn: boolean,
  ways: ConfigurationWays,
  environment: ListNeeds,
): Promise<WishlistStep> => ({
  kind: 'shown',
  isOwn,
  shareKey,
  wishes: (
    await listArticles(
      scope,
      wishlist.map(({ article }) => article),
      ways,
    )(environment)
  ).map(shownWish(scope)),
});

/**
 * With today's prices, and the ways to designers and products' pages (decisions, "Wishlist"). Outages are logged.
 */
export const showSharedWishes =
  (
    scope: ListScope,
    key: string,
    ways: ConfigurationWays,
  ): RTE.ReaderTaskEither<HasWishlists & ListNeeds, never, WishlistStep> =>
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
    scope: ListScope,
    visitorKey: string | undefined,
    ways: ConfigurationWays,
  ): RTE.ReaderTaskEither<HasCustomers & HasWishlists & ListNeeds, never, WishlistStep> =>
  (environment) =>
  async () => {
    const found = await visitorWishlist.readOwn(visitorKey)(environment)();
    return E.right(
      E.isRight(found)
        ? await shownList(scope, found.right, true, ways, environment)
        : { kind: 'unavailable' },
    );
  };
