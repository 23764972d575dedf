import {
  photobookOffer,
  type PhotobookOffer,
} from '../../domain/products/photobook/photobook-offer.ts';
import { photobookLooks } from '../../domain/products/photobook/designs/looks.ts';
import { E } from '../../fp.ts';
import type { HasArticlePrices } from '../../ports/article-prices.ts';
import type { HasLog } from '../../ports/log.ts';
import type { ShopScope } from '../../ports/scope.ts';
import { reportOutage } from '../report.ts';

/** What is sold of photo books; undefined, and logged, where their prices cannot be had at the moment. */
export const showPhotobook =
  (scope: ShopScope) =>
  ({ articlePrices, log }: HasArticlePrices & HasLog) =>
  async (): Promise<PhotobookOffer | undefined> => {
    const listed = await articlePrices.listed(scope, 'photobook')();
    if (E.isLeft(listed)) {
      reportOutage(log, 'photobook-prices', listed.left, 'prices-unavailable');
      return undefined;
    }
    return photobookOffer(
      (row) => listed.right[row],
      photobookLooks.map(({ id, name }) => ({ designGroupSetId: id, name })),
    );
  };
