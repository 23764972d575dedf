import type { DesignerProduct } from '../../core/domain/catalogue/designers.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import type { Article } from '../../core/domain/products/article-key.ts';
import { pricedArticleOf } from '../../core/domain/products/article.ts';
import {
  productsByDesigner,
  type HandOffsByDesigner,
} from '../../core/domain/products/products-by-designer.ts';
import type { QueryPairs } from '../../core/domain/query/query.ts';
import { parameterPairs } from '../../core/domain/designer/parameter-source.ts';
import { parseDesignerQuery } from '../../core/domain/products/hand-off.ts';
import {
  printWallPicture,
  type WallPicture,
} from '../../core/domain/products/wall-picture/wall-picture.ts';
import { E } from '../../core/fp.ts';

/** What the photo frame designer is handed of a picture. */
export const handOffOfPicture = (
  picture: WallPicture,
  locale: Locale,
): HandOffsByDesigner['photo-frame'] => {
  const query = parameterPairs({ ...printWallPicture(picture), locale });
  const read = parseDesignerQuery('photo-frame', query, { channel: 'poster', now: 0 });
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
  return read.right;
};

/** The article of a picture, as its price is asked for. */
export const articleOfPicture = (picture: WallPicture, locale: Locale): Article =>
  pricedArticleOf(handOffOfPicture(picture, locale));

/** What the address of a hand-off's page holds of it. */
export const printDesignedAddress = <Designer extends DesignerProduct>(
  handOff: HandOffsByDesigner[Designer],
): QueryPairs => productsByDesigner[handOff.designer].printAddress(handOff);

/** The page that sells a hand-off. */
export const pageOfHandOff = <Designer extends DesignerProduct>(
  handOff: HandOffsByDesigner[Designer],
) => productsByDesigner[handOff.designer].page(handOff);
