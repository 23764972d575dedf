import { currencyOf } from '../../core/domain/locale/locale-units.ts';
import { marketOf } from '../../core/domain/locale/markets.ts';
import { areaOf } from '../../core/domain/pricing/own-format-price.ts';
import { partHistory } from '../../core/domain/pricing/part-price.ts';
import { priceWithPartsAt } from '../../core/domain/products/wall-picture/picture-price.ts';
import type { Price } from '../../core/domain/money/money.ts';
import { parseDesignerQuery } from '../../core/domain/products/hand-off.ts';
import { articleFacts } from '../../core/domain/products/article-facts.ts';
import type { Article } from '../../core/domain/products/article.ts';
import { readPairs } from '../../core/domain/query/query.ts';
import { E, TE } from '../../core/fp.ts';
import type { ArticlePrices } from '../../core/ports/article-prices.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import { priceWith } from '../arbitraries/money.ts';
import { articleLevels, fakePartPrices } from './option-prices.ts';

/** What one piece of a listed configuration costs in the fake. */
export const listedAmount = 1_990;

const priceOf = (scope: ShopScope, { designer, query }: Article): Price | undefined => {
  const read = parseDesignerQuery(designer, readPairs(query), { channel: scope.channel, now: 1 });
  const facts =
    E.isRight(read) && articleFacts(scope.locale, { ...read.right, locale: scope.locale });
  if (!facts) return undefined;
  const { question } = facts;
  const currency = currencyOf(scope.locale);
  if (question.kind === 'listed') {
    const amount = listedAmount * question.pieces;
    return priceWith(currency, amount, amount);
  }
  const history = partHistory(articleLevels, areaOf(question.format));
  const price = priceWithPartsAt(history, question.parts, fakePartPrices, {
    market: marketOf(scope.locale),
    instant: 1,
  });
  return E.isRight(price)
    ? priceWith(currency, price.right.original, price.right.current)
    : undefined;
};

/** The port over the parts of `memoryOptionPrices`; every article is sold. */
export const memoryArticlePrices = (): ArticlePrices => ({
  price: (scope, articles) => TE.right(articles.map((article) => priceOf(scope, article))),
});

/** The port while the service does not answer. */
export const failingArticlePrices = (): ArticlePrices => ({
  price: () => TE.left({ kind: 'prices-unavailable', reason: 'no answer' }),
});
