/** Looks of photo books, and what photo books cost: the sums of listed rows (docs/decisions/0160). */
import { photobookEndpoints } from '../../../adapters/http/photobook/endpoints.ts';
import { articleOf } from '../../../core/domain/products/article.ts';
import { photobookGraduationOf } from '../../../core/domain/products/photobook/page-count.ts';
import { parsePhotobookQuery } from '../../../core/domain/products/photobook/photobook-hand-off.ts';
import {
  photobookDesignSetOf,
  photobookLookOf,
} from '../../../core/domain/products/photobook/designs/photobook-library.ts';
import { printQuery, readPairs } from '../../../core/domain/query/query.ts';
import { E } from '../../../core/fp.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';
import { amountsOfArticle } from './article-prices.ts';
import type { PriceSheets } from './price-sheets.ts';
import type { PriceSources } from './prices.ts';
import { printPrice } from './sheet-prices.ts';

/** The routes of photo books. */
export const photobookRoutes = (
  sources: PriceSources,
  sheetOf: PriceSheets,
): Readonly<Record<keyof typeof photobookEndpoints, Route>> => ({
  photobookDesignGroupSet: route(
    photobookEndpoints.photobookDesignGroupSet,
    async ({ query: { designGroupSetId } }) => {
      const look = photobookLookOf(designGroupSetId);
      return look === undefined
        ? E.left(refusal(404, 'design-unknown', 'designGroupSetId'))
        : E.right({ payload: { designGroupSet: photobookDesignSetOf(look) } });
    },
  ),
  photobookPrice: route(photobookEndpoints.photobookPrice, async ({ scope, query }) => {
    const { locale } = scope;
    const read = parsePhotobookQuery(readPairs(printQuery({ ...query, locale })));
    if (E.isLeft(read)) return E.left(refusal(400, 'field-invalid', read.left.parameter));
    const photobook = { designer: 'photobook', ...read.right } as const;
    const [total, each] = await Promise.all(
      [photobook, { ...photobook, amount: 1 }].map((one) =>
        amountsOfArticle(sources, sheetOf, scope, articleOf(one)),
      ),
    );
    const { type, amount, pageCount } = photobook;
    return E.right({
      payload: {
        isAvailable: total !== undefined,
        amount,
        photobookPageCount: pageCount,
        graduationsPageCount: photobookGraduationOf(type, pageCount),
        ...(total && { total: printPrice(locale, total) }),
        ...(each && { each: printPrice(locale, each) }),
      },
    });
  }),
});
