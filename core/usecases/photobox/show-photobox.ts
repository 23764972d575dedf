import type { PhotoboxKind } from '../../domain/products/photobox/photobox-block.ts';
import {
  photoboxOffer,
  type PhotoboxOffer,
} from '../../domain/products/photobox/photobox-offer.ts';
import { photoboxTypes } from '../../domain/catalogue/photoboxes.ts';
import { hasBox } from '../../domain/products/photobox/photobox-options.ts';
import { E } from '../../fp.ts';
import type { HasArticlePrices } from '../../ports/article-prices.ts';
import type { HasLog } from '../../ports/log.ts';
import type { ShopScope } from '../../ports/scope.ts';
import { reportOutage } from '../report.ts';

/**
 * What is sold of photo boxes, or of prints; undefined, and logged, where their prices cannot be had
 * at the moment.
 */
export const showPhotobox =
  (scope: ShopScope, kind: PhotoboxKind) =>
  ({ articlePrices, log }: HasArticlePrices & HasLog) =>
  async (): Promise<PhotoboxOffer | undefined> => {
    const listed = await articlePrices.listed(scope, 'photobox')();
    if (E.isLeft(listed)) {
      reportOutage(log, 'photobox-prices', listed.left, 'prices-unavailable');
      return undefined;
    }
    return photoboxOffer(
      (row) => listed.right[row],
      photoboxTypes.filter((type) => hasBox(type) === (kind === 'photobox')),
    );
  };
