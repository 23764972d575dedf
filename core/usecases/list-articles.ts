import type { ShownArticle } from '../domain/cart/cart-step.ts';
import type { Platform } from '../domain/locale/channel.ts';
import type { Price } from '../domain/money/money.ts';
import { isDesigned } from '../domain/products/accessories.ts';
import { articleKey, type Article } from '../domain/products/article-key.ts';
import { isSoldDesigner } from '../domain/products/article.ts';
import {
  configurationHref,
  type ConfigurationWays,
} from '../domain/products/configuration-address.ts';
import { designerUrl } from '../domain/products/designer-url.ts';
import { readKeptArticle, type ReadArticle } from '../domain/products/kept-article.ts';
import { E } from '../fp.ts';
import type { HasArticlePrices } from '../ports/article-prices.ts';
import type { HasClock } from '../ports/clock.ts';
import type { ShopScope } from '../ports/scope.ts';
import { pricesByKey } from './price-article.ts';
import { showArticles, type ShownWith } from './show-articles.ts';

export type ListScope = ShopScope & { readonly platform: Platform };

export type ListNeeds = HasArticlePrices & HasClock & ShownWith;

/** An article of a cart or a wishlist, as a site shows it. */
export type ListedArticle = {
  readonly article: Article;
  /** See `articleKey`. */
  readonly key: string;
  /** Undefined where its designer would not take it any more. */
  readonly read: ReadArticle | undefined;
  /** With the photo of whoever asks; undefined where it is not known what it is. */
  readonly shown: ShownArticle | undefined;
  /** Now: `unavailable` where nobody can say, undefined where it is not sold here. */
  readonly price: Price | 'unavailable' | undefined;
  /**
   * Its product's page with all of it chosen; undefined where it cannot be chosen here, or nothing of
   * it is chosen on a page.
   */
  readonly page: string | undefined;
  /** Opens its designer; undefined where that would not take it. */
  readonly designer: string | undefined;
};

const listed = (
  scope: ListScope,
  { bases, sites }: ConfigurationWays,
  article: Article,
  read: ReadArticle | undefined,
): Omit<ListedArticle, 'price' | 'shown'> => {
  const isOpened = read !== undefined && isDesigned(read.handOff);
  const link = isOpened ? designerUrl(bases, read.handOff) : undefined;
  return {
    article,
    key: articleKey(article),
    read,
    page:
      isOpened && read.isMeasuredHere ? configurationHref(sites, scope, read.handOff) : undefined,
    designer: link && E.isRight(link) ? link.right : undefined,
  };
};

/** Shows the articles of a list, with today's prices by one question. Outages are logged. */
export const listArticles =
  (scope: ListScope, articles: readonly Article[], ways: ConfigurationWays) =>
  async (environment: ListNeeds): Promise<readonly ListedArticle[]> => {
    const now = environment.clock.now();
    const { channel, locale } = scope;
    const all = articles.map((article) =>
      listed(scope, ways, article, readKeptArticle(article, locale, { channel, now })),
    );
    const priced = all.flatMap(({ key, read }) =>
      read?.facts && read.isMeasuredHere && isSoldDesigner(read.handOff.designer)
        ? [[key, read.handOff] as const]
        : [],
    );
    const [prices, shown] = await Promise.all([
      pricesByKey(scope, priced)(environment),
      showArticles(all.map(({ read }) => read))(environment),
    ]);
    return all.map((one, index) => ({
      ...one,
      shown: shown[index],
      price: prices.get(one.key),
    }));
  };
