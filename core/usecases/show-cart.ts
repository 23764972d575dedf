import { readCartArticle, cartKey, type CartHandOff } from '../domain/cart/cart-article.ts';
import type { CartStep, ShownCartItem } from '../domain/cart/cart-step.ts';
import { emptyCart, type CartItem } from '../domain/cart/cart.ts';
import { printSku } from '../domain/configurator/sku.ts';
import type { TrackedItem } from '../domain/consent/tracking-event.ts';
import { designerUrl } from '../domain/designer/designer-url.ts';
import type { DesignerBases } from '../domain/designer/designers.ts';
import { printFormat } from '../domain/format/format.ts';
import { currencyOf } from '../domain/locale/locale-units.ts';
import { multiplyMoney, sumMoney } from '../domain/money/money-arithmetic.ts';
import type { Money, Price } from '../domain/money/money.ts';
import type { WallPicture } from '../domain/products/wall-picture/wall-picture.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { HasCarts } from '../ports/carts.ts';
import type { HasCustomers } from '../ports/customers.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasOptionPrices } from '../ports/option-prices.ts';
import type { ShopScope } from '../ports/scope.ts';
import { findCartOwner, readCart } from './keep-cart.ts';
import { orderedPicture } from './price-cart-article.ts';
import { pricePicture } from './price-formats.ts';
import { isOutage } from '../ports/outage.ts';

type Needs = HasOptionPrices & HasLog;

const rightOf = <A>(either: E.Either<unknown, A>): A | undefined =>
  E.isRight(either) ? either.right : undefined;

/** An article as the page's own language names it, where the site measures alike. */
const handOffOf = (scope: ShopScope, { article }: CartItem): CartHandOff | undefined => {
  const read = rightOf(readCartArticle(article, scope.channel));
  return read && { ...read, locale: scope.locale };
};

const isPrice = (price: ShownCartItem['price']): price is Price => typeof price === 'object';

const priceOf = async (
  scope: ShopScope,
  picture: WallPicture,
  environment: Needs,
): Promise<ShownCartItem['price']> => {
  const answer = await pricePicture(scope, picture)(environment)();
  if (E.isRight(answer)) return answer.right;
  return isOutage(answer.left) ? 'unavailable' : undefined;
};

const shownItem = async (
  scope: ShopScope,
  item: CartItem,
  bases: DesignerBases,
  environment: Needs,
): Promise<ShownCartItem> => {
  const { article, quantity } = item;
  const handOff = handOffOf(scope, item);
  const picture = handOff && rightOf(orderedPicture(scope, handOff))?.picture;
  const price = picture && (await priceOf(scope, picture, environment));
  return {
    key: cartKey(article),
    designer: article.designer,
    quantity,
    article: picture && {
      picture,
      hasOwnPhoto: handOff?.designer === 'photo-frame' && handOff.picture !== undefined,
    },
    price,
    sum: isPrice(price) ? rightOf(multiplyMoney(price.priceCurrent, quantity)) : undefined,
    href: handOff && picture && rightOf(designerUrl(bases, handOff)),
  };
};

const totalOf = ({ locale }: ShopScope, items: readonly ShownCartItem[]): Money | undefined => {
  const sums = items.flatMap(({ sum }) => sum ?? []);
  return items.length === 0 || sums.length < items.length
    ? undefined
    : rightOf(sumMoney(currencyOf(locale), sums));
};

/** What was put into the cart last, as the statistics know it. */
const trackedItem = (
  items: readonly ShownCartItem[],
  { article, quantity }: CartItem,
): TrackedItem | undefined => {
  const item = items.find(({ key }) => key === cartKey(article));
  if (item?.article === undefined) return undefined;
  const { materialType, frame, format } = item.article.picture;
  return {
    id: printSku(materialType, frame?.frameType, format),
    category: item.designer,
    variant: printFormat(format),
    quantity,
    price: isPrice(item.price) ? item.price.priceCurrent : undefined,
  };
};

/**
 * The cart of whoever asks, by the key in their cookie and their session (`findCartOwner`), each
 * article with today's price and the way to its designer. A cart that cannot be read is logged, and
 * so are prices that cannot be had now; without a price of each there is no total.
 */
export const showCart =
  (
    scope: ShopScope,
    visitorKey: string | undefined,
    bases: DesignerBases,
  ): RTE.ReaderTaskEither<HasCustomers & HasCarts & Needs, never, CartStep> =>
  (environment) =>
  async () => {
    const found = await pipe(
      findCartOwner(visitorKey)(environment),
      TE.flatMap((owner) =>
        owner === undefined ? TE.right(emptyCart) : readCart(owner)(environment),
      ),
    )();
    if (E.isLeft(found)) return E.right({ kind: 'unavailable' });
    const { items: kept, lastPut } = found.right;
    const items = await Promise.all(kept.map((item) => shownItem(scope, item, bases, environment)));
    return E.right({
      kind: 'shown',
      items,
      total: totalOf(scope, items),
      lastPut: lastPut && trackedItem(items, lastPut),
    });
  };
