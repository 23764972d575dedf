/**
 * An article: what a designer was handed, as the query that hands it over again. It is kept, sent and
 * priced as this text; a price is not among it.
 */
import type { ArticleType } from '../catalogue/article-type.ts';
import {
  isDesignerProduct,
  pictureDesigner,
  type DesignerProduct,
} from '../catalogue/designers.ts';
import { printFormat, type Format } from '../format/format.ts';
import type { Locale } from '../locale/locales.ts';
import { printQuery } from '../query/query.ts';

/** An article: a designer, and the query that hands it the configuration. */
export type Article = { readonly designer: DesignerProduct; readonly query: string };

/** The text that names an article: articles with one key are the same. */
export const articleKey = ({ designer, query }: Article): string => `${designer}?${query}`;

/** The article that an address hands to a designer. */
export const articleOfHref = (designer: DesignerProduct, href: string): Article => ({
  designer,
  query: href.slice(href.indexOf('?') + 1).replace(/#.*$/su, ''),
});

/** Reads the text that names an article: the inverse of `articleKey`; undefined for any other text. */
export const readArticleKey = (text: string): Article | undefined => {
  const [designer = '', ...query] = text.split('?');
  return isDesignerProduct(designer) && query.length > 0
    ? { designer, query: query.join('?') }
    : undefined;
};

/**
 * A material, in a frame or without, in any format and in its usual parts: the article as its price
 * is asked for.
 */
export const usualArticle = (
  { materialType, frameType }: ArticleType,
  format: Format,
  locale: Locale,
): Article => ({
  designer: pictureDesigner,
  query: printQuery({ materialType, formatType: printFormat(format), frameType, locale }),
});
