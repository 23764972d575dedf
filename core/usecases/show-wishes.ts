import { findFormatOption, materialValue } from '../domain/calculator/calculator.ts';
import type { DesignerBases } from '../domain/designer/designers.ts';
import { handOffFromParameters } from '../domain/designer/from-parameters.ts';
import { formatUnitOf } from '../domain/locale/locale-units.ts';
import type { Price } from '../domain/money/money.ts';
import { wishedPicture, type WishedPicture } from '../domain/wishlist/wished-picture.ts';
import type { NamedWishlist } from '../domain/wishlist/wishlist-address.ts';
import { wishlistKey, type WishlistEntry } from '../domain/wishlist/wishlist-entry.ts';
import type { ShownWish, WishlistStep } from '../domain/wishlist/wishlist-step.ts';
import type { Wishlist } from '../domain/wishlist/wishlist.ts';
import { E, type RTE } from '../fp.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasLog } from '../ports/log.ts';
import type { FormatPriceList, HasPrices } from '../ports/prices.ts';
import type { ShopScope } from '../ports/scope.ts';
import type { HasWishlists } from '../ports/wishlists.ts';
import { showSharedWishlist } from './keep-wishlist.ts';

type Needs = HasWishlists & HasPrices & HasClock & HasLog;

/** The picture of an entry, where it is measured as this site measures. */
const pictureHere = ({ locale }: ShopScope, entry: WishlistEntry): WishedPicture | undefined => {
  const picture = wishedPicture(entry);
  return picture?.format.unit === formatUnitOf(locale) ? picture : undefined;
};

type PriceLists = ReadonlyMap<string, FormatPriceList>;

const articleValue = ({ materialType, frameType }: WishedPicture): string =>
  materialValue(materialType, frameType);

/** The price lists of all that is wished for, each asked for once. */
const priceLists = async (
  scope: ShopScope,
  pictures: readonly WishedPicture[],
  { prices }: HasPrices,
): Promise<PriceLists> => {
  const articles = new Map(pictures.map((picture) => [articleValue(picture), picture]));
  const asked = await Promise.all(
    [...articles].map(async ([value, article]) => {
      const answer = await prices.formats(scope, article)();
      return E.isRight(answer) ? ([[value, answer.right]] as const) : [];
    }),
  );
  return new Map(asked.flat());
};

/** A standard format has its price in the list; an own one is asked for. */
const priceOf = async (
  scope: ShopScope,
  picture: WishedPicture,
  lists: PriceLists,
  { prices }: HasPrices,
): Promise<Price | undefined> => {
  const list = lists.get(articleValue(picture));
  if (list === undefined) return undefined;
  const listed = findFormatOption(list.all, picture.format);
  if (listed !== undefined) return listed.price;
  const answer = await prices.article(scope, picture, picture.format)();
  return E.isRight(answer) ? answer.right : undefined;
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

const shownWishes = async (
  scope: ShopScope,
  wishlist: Wishlist,
  bases: DesignerBases,
  environment: Needs,
): Promise<readonly ShownWish[]> => {
  const now = environment.clock.now();
  const pictures = wishlist.flatMap(({ entry }) => pictureHere(scope, entry) ?? []);
  const lists = await priceLists(scope, pictures, environment);
  return Promise.all(
    wishlist.map(async ({ entry }): Promise<ShownWish> => {
      const picture = pictureHere(scope, entry);
      return {
        key: wishlistKey(entry),
        entry,
        price: picture && (await priceOf(scope, picture, lists, environment)),
        designer: designerOf(scope, entry, bases, now),
      };
    }),
  );
};

/**
 * The list that an address names, each wish with today's price and the way to its designer
 * (decisions, "Wishlist"). A list that cannot be read is logged; a price that cannot be had is left
 * out.
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
