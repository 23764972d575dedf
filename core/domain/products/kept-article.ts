/** Articles as carts and wishlists keep them: one format, whatever was chosen. */
import { E, t } from '../../fp.ts';
import { isDesignerProduct } from '../catalogue/designers.ts';
import { formatUnitOf } from '../locale/locale-units.ts';
import type { Locale } from '../locale/locales.ts';
import { localesOf, marketOf } from '../locale/markets.ts';
import type { HandOffDefaults } from '../designer/designer-context.ts';
import { articleFacts, type ArticleFacts } from './article-facts.ts';
import type { Article } from './article-key.ts';
import { articleOf, longestArticleQuery, readArticle } from './article.ts';
import type { DesignerHandOff } from './products-by-designer.ts';

const isArticle = (value: unknown): value is Article =>
  t.type({ designer: t.string, query: t.string }).is(value) &&
  isDesignerProduct(value.designer) &&
  value.query.length <= longestArticleQuery;

/** The codec of both lists. What of a kept article is not the article's is dropped. */
export const keptArticle = new t.Type<Article, Article, unknown>(
  'Article',
  isArticle,
  (value, context) =>
    isArticle(value)
      ? t.success({ designer: value.designer, query: value.query })
      : t.failure(value, context),
  t.identity,
);

/** The locale in which a market's articles are kept: an article is the same in each of its languages. */
const localeOfArticles = (locale: Locale): Locale => localesOf(marketOf(locale))[0];

/** A hand-off as lists keep it; whether it can be made is for `articleFacts` to say. */
export const keptArticleOf = (handOff: DesignerHandOff): Article =>
  articleOf({ ...handOff, locale: localeOfArticles(handOff.locale) });

/** A kept article as a site reads it. */
export type ReadArticle = {
  /** In the site's own locale where both measure alike, else in that of the article. */
  readonly handOff: DesignerHandOff;
  /** Undefined where it is not whole, or cannot be made. */
  readonly facts: ArticleFacts | undefined;
  /** Whether the site has a page and a price for it: false for a format in another unit. */
  readonly isMeasuredHere: boolean;
};

/** Reads a kept article for a site; undefined where its designer would not take it. */
export const readKeptArticle = (
  article: Article,
  locale: Locale,
  defaults: HandOffDefaults,
): ReadArticle | undefined => {
  const read = readArticle(article, defaults);
  if (E.isLeft(read)) return undefined;
  const own: DesignerHandOff = read.right;
  const here: DesignerHandOff = { ...own, locale };
  const facts = articleFacts(locale, here);
  return facts !== undefined || formatUnitOf(own.locale) === formatUnitOf(locale)
    ? { handOff: here, facts, isMeasuredHere: true }
    : { handOff: own, facts: articleFacts(locale, own), isMeasuredHere: false };
};
