import type { DesignerBases } from '../domain/designer/designers.ts';
import { handOffFromParameters } from '../domain/designer/from-parameters.ts';
import { formatUnitOf } from '../domain/locale/locale-units.ts';
import { wishedPicture } from '../domain/wishlist/wished-picture.ts';
import type { NamedWishlist } from '../domain/wishlist/wishlist-address.ts';
import { wishlistKey, type WishlistEntry } from '../domain/wishlist/wishlist-entry.ts';
import type { ShownWish, WishlistStep } from '../domain/wishlist/wishlist-step.ts';
import type { Wishlist } from '../domain/wishlist/wishlist.ts';
import { E, type RTE } from '../fp.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasOptionPrices } from '../ports/option-prices.ts';
import type { ShopScope } from '../ports/scope.ts';
import type { HasWishlists } from '../ports/wishlists.ts';
import { showSharedWishlist } from './keep-wishlist.ts';
import { pricePicture } from './price-formats.ts';

type Needs = HasWishlists & HasOptionPrices & HasClock & HasLog;

/**
 * Today's price of an entry that is measured as this site measures; undefined where it has none,
 * `unavailable` where the price service does not answer.
 */
const priceOf = async (
  scope: ShopScope,
  entry: WishlistEntry,
  environment: Needs,
): Promise<ShownWish['price']> => {
  const picture = wishedPicture(entry);
  if (picture?.format.unit !== formatUnitOf(scope.locale)) return undefined;
  const answer = await pricePicture(scope, picture)(environment)();
  if (E.isRight(answer)) return answer.right;
  return 'reason' in answer.left ? 'unavailable' : undefined;
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
  environment: Needs,
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

/**
 * The list that an address names, each wish with today's price and the way to its designer
 * (decisions, "Wishlist"). A list that cannot be read is logged, and so are prices that cannot
 * be had now.
 */
export const showWishes =
  (
    scope: ShopScope,
    named: NamedWishlist,
    bases: DesignerBases,
  ): RTE.ReaderTaskEither<Needs, never, WishlistStep> =>
  (environment) =>
  async () => {
    const key = named.kind === 'own' ? named.address.key : named.key;
    const found = await showSharedWishlist(key)(environment)();
    if (E.isLeft(found))
      return E.right({
        kind: found.left.kind === 'wishlist-not-found' ? 'not-found' : 'unavailable',
      });
    const wishes = await shownWishes(scope, found.right.wishlist, bases, environment);
    return E.right({ kind: 'shown', named, wishes });
  };
