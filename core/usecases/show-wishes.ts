import type { DesignerBases } from '../domain/designer/designers.ts';
import { handOffFromParameters } from '../domain/designer/from-parameters.ts';
import { formatUnitOf } from '../domain/locale/locale-units.ts';
import { wishedPicture } from '../domain/wishlist/wished-picture.ts';
import { wishlistKey, type WishlistEntry } from '../domain/wishlist/wishlist-entry.ts';
import type { ShownWish, WishlistStep } from '../domain/wishlist/wishlist-step.ts';
import { emptyWishlist, type Wishlist } from '../domain/wishlist/wishlist.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasCustomers } from '../ports/customers.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasOptionPrices } from '../ports/option-prices.ts';
import type { ShopScope } from '../ports/scope.ts';
import type { HasWishlists, KeptWishlist } from '../ports/wishlists.ts';
import { findWishlistOwner, showSharedWishlist, showWishlist } from './keep-wishlist.ts';
import { pricePicture } from './price-formats.ts';
import { isOutage } from '../ports/outage.ts';

type PriceNeeds = HasOptionPrices & HasClock & HasLog;

const nothingKept: KeptWishlist = { wishlist: emptyWishlist, shareKey: undefined };

/**
 * Today's price of an entry that is measured as this site measures; undefined where it has none,
 * `unavailable` where the price service does not answer.
 */
const priceOf = async (
  scope: ShopScope,
  entry: WishlistEntry,
  environment: PriceNeeds,
): Promise<ShownWish['price']> => {
  const picture = wishedPicture(entry);
  if (picture?.format.unit !== formatUnitOf(scope.locale)) return undefined;
  const answer = await pricePicture(scope, picture)(environment)();
  if (E.isRight(answer)) return answer.right;
  return isOutage(answer.left) ? 'unavailable' : undefined;
};

/** The address of an entry's designer. */
const designerOf = (
  { channel, locale }: ShopScope,
  entry: WishlistEntry,
  bases: DesignerBases,
  now: number,
): string | undefined => {
  const { product } = entry;
  const parameters =
    entry.kind === 'design' ? [['designId', entry.designId] as const] : entry.parameters;
  const designer = product === 'photo-prints' ? 'photobox' : product;
  const link = handOffFromParameters(parameters, { bases, channel, locale, now, designer });
  return E.isRight(link) ? link.right.url : undefined;
};

const shownWishes = (
  scope: ShopScope,
  wishlist: Wishlist,
  bases: DesignerBases,
  environment: PriceNeeds,
): Promise<readonly ShownWish[]> => {
  const now = environment.clock.now();
  return Promise.all(
    wishlist.map(async ({ entry }): Promise<ShownWish> => ({
      key: wishlistKey(entry),
      entry,
      price: await priceOf(scope, entry, environment),
      designer: designerOf(scope, entry, bases, now),
    })),
  );
};

const shownList = async (
  scope: ShopScope,
  { wishlist, shareKey }: KeptWishlist,
  isOwn: boolean,
  bases: DesignerBases,
  environment: PriceNeeds,
): Promise<WishlistStep> => ({
  kind: 'shown',
  isOwn,
  shareKey,
  wishes: await shownWishes(scope, wishlist, bases, environment),
});

/**
 * The list that was shared by a key, each wish with today's price and the way to its designer
 * (decisions, "Wishlist"). A list that cannot be read is logged, and so are prices that cannot
 * be had now.
 */
export const showSharedWishes =
  (
    scope: ShopScope,
    key: string,
    bases: DesignerBases,
  ): RTE.ReaderTaskEither<HasWishlists & PriceNeeds, never, WishlistStep> =>
  (environment) =>
  async () => {
    const found = await showSharedWishlist(key)(environment)();
    if (E.isRight(found))
      return E.right(await shownList(scope, found.right, false, bases, environment));
    const isThere = found.left.kind !== 'wishlist-not-found';
    return E.right({ kind: isThere ? 'unavailable' : 'not-found' });
  };

/** The list of whoever asks, by the key in their cookie and their session (`findWishlistOwner`). */
export const showOwnWishes =
  (
    scope: ShopScope,
    visitorKey: string | undefined,
    bases: DesignerBases,
  ): RTE.ReaderTaskEither<HasCustomers & HasWishlists & PriceNeeds, never, WishlistStep> =>
  (environment) =>
  async () => {
    const found = await pipe(
      findWishlistOwner(visitorKey)(environment),
      TE.flatMap((owner) =>
        owner === undefined ? TE.right(nothingKept) : showWishlist(owner)(environment),
      ),
    )();
    return E.right(
      E.isRight(found)
        ? await shownList(scope, found.right, true, bases, environment)
        : { kind: 'unavailable' },
    );
  };
