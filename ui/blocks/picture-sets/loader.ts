import { materialValue } from '../../../core/domain/configurator/configurator.ts';
import type { PictureSetsBlock } from '../../../core/domain/content/blocks/picture-sets.ts';
import type { ListedProduct } from '../../../core/domain/content/listed-product.ts';
import {
  printPictureSet,
  readPictureSet,
  usualPictureSet,
} from '../../../core/domain/routing/picture-set-address.ts';
import type { PictureSetName } from '../../../core/domain/image/picture-sets.ts';
import { E } from '../../../core/fp.ts';
import { isOutage } from '../../../core/ports/outage.ts';
import type { PricedSet } from '../../../core/domain/products/priced-set.ts';
import { pricePictureSet } from '../../../core/usecases/price-picture-set.ts';
import type { LoadBlock } from '../block-loader.ts';

export type PictureSetsData = {
  readonly name: PictureSetName;
  readonly product: ListedProduct;
  /** Without a set the reason is said in its place. */
  readonly priced: PricedSet | 'not-sold' | 'no-prices';
  /** The address names a set or a material. Such pages are not cached. */
  readonly isAsked: boolean;
};

export const loadPictureSets: LoadBlock<PictureSetsBlock, PictureSetsData> = async (
  { items },
  { scope, search, ports },
) => {
  const request = readPictureSet(search);
  const name = request.set ?? usualPictureSet;
  const product =
    items.find(
      ({ materialType, frameType }) => materialValue(materialType, frameType) === request.material,
    ) ?? items[0];
  if (product === undefined) return undefined;
  const answer = await pricePictureSet(scope, product, name)(ports)();
  const isAsked = printPictureSet(request).length > 0;
  if (E.isRight(answer)) return { name, product, priced: answer.right, isAsked };
  return { name, product, priced: isOutage(answer.left) ? 'no-prices' : 'not-sold', isAsked };
};
