import type { CartStep, ShownArticle, ShownCartItem } from '../domain/cart/cart-step.ts';
import type { CartItem } from '../domain/cart/cart.ts';
import { designerUrl } from '../domain/products/designer-url.ts';
import type { Platform } from '../domain/locale/channel.ts';
import {
  configurationHref,
  type ConfigurationWays,
} from '../domain/products/configuration-address.ts';
import { currencyOf } from '../domain/locale/locale-units.ts';
import { multiplyMoney, sumMoney } from '../domain/money/money-arithmetic.ts';
import type { Money, Price } from '../domain/money/money.ts';
import { articleFacts, type ArticleFacts } from '../domain/products/article-facts.ts';
import { articleKey } from '../domain/products/article-key.ts';
import { readArticle } from '../domain/products/article.ts';
import { trackedItem } from '../domain/consent/tracked-item.ts';
import type { DesignerHandOff } from '../domain/products/products-by-designer.ts';
import { E, type RTE } from '../fp.ts';
import type { HasArticlePrices } from '../ports/article-prices.ts';
import type { HasCarts } from '../ports/carts.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasCustomers } from '../ports/customers.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasPictureUploads } from '../ports/picture-uploads.ts';
import type { ShopScope } from '../ports/scope.ts';
import { visitorCart } from './keep-cart.ts';
import { pricesByKey } from './price-article.ts';
import { showArticles } from './show-articles.ts';

type Needs = HasArticlePrices & HasPictureUploads & HasClock & HasLog;

const rightOf = <A>(either: E.Either<unknown, A>): A | undefined =>
  E.isRight(either) ? either.right : undefined;

const isPrice = (price: ShownCartItem['price']): price is Price => typeof price === 'object';

/** Undefined where this site cannot read it in its unit. */
type ReadItem = CartItem & {
  readonly handOff: DesignerHandOff | undefined;
  readonly facts: ArticleFacts | undefined;
};

const readItem =
  (scope: ShopScope, now: number) =>
  (item: CartItem): ReadItem => {
    const read = rightOf(readArticle(item.article, { channel: scope.channel, now }));
    const handOff = read && { ...read, locale: scope.locale };
    return { ...item, handOff, facts: handOff && articleFacts(scope.locale, handOff) };
  };

const shownItem = (
  { article, quantity, handOff, facts }: ReadItem,
  shown: ShownArticle | undefined,
  price: ShownCartItem['price'],
  pageOf: (handOff: DesignerHandOff) => string | undefined,
  { bases }: ConfigurationWays,
): ShownCartItem => ({
  key: articleKey(article),
  quantity,
  article: shown,
  price,
  sum: isPrice(price) ? rightOf(multiplyMoney(price.priceCurrent, quantity)) : undefined,
  page: handOff && facts && pageOf(handOff),
  href: handOff && facts && rightOf(designerUrl(bases, handOff)),
});

const totalOf = ({ locale }: ShopScope, items: readonly ShownCartItem[]): Money | undefined => {
  const sums = items.flatMap(({ sum }) => sum ?? []);
  return items.length === 0 || sums.length < items.length
    ? undefined
    : rightOf(sumMoney(currencyOf(locale), sums));
};

/**
 * Today's prices, and the ways to designers and products' pages. Outages are logged; without a
 * price of each article there is no total.
 */
export const showCart =
  (
    scope: ShopScope & { readonly platform: Platform },
    visitorKey: string | undefined,
    ways: ConfigurationWays,
  ): RTE.ReaderTaskEither<HasCustomers & HasCarts & Needs, never, CartStep> =>
  (environment) =>
  async () => {
    const found = await visitorCart.readOwn(visitorKey)(environment)();
    if (E.isLeft(found)) return E.right({ kind: 'unavailable' });
    const { items: kept, lastPut } = found.right;
    const read = kept.map(readItem(scope, environment.clock.now()));
    const listed = read.flatMap(({ article, handOff, facts }) =>
      handOff && facts ? [[articleKey(article), handOff] as const] : [],
    );
    const [prices, articles] = await Promise.all([
      pricesByKey(scope, listed)(environment),
      showArticles(read.map(({ facts }) => facts))(environment),
    ]);
    const priceOf = ({ article }: CartItem) => prices.get(articleKey(article));
    const pageOf = (handOff: DesignerHandOff) => configurationHref(ways.sites, scope, handOff);
    const items = read.map((item, index) =>
      shownItem(item, articles[index], priceOf(item), pageOf, ways),
    );
    const put =
      lastPut && read.find(({ article }) => articleKey(article) === articleKey(lastPut.article));
    const price = put && priceOf(put);
    return E.right({
      kind: 'shown',
      items,
      total: totalOf(scope, items),
      lastPut:
        lastPut &&
        put?.facts &&
        trackedItem(
          put.article.designer,
          put.facts.recorded,
          lastPut.quantity,
          isPrice(price) ? price.priceCurrent : undefined,
        ),
    });
  };
