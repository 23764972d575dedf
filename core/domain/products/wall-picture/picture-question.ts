import type { ArticleType } from '../../catalogue/article-type.ts';
import { partsOfPicture } from '../../pricing/picture-parts.ts';
import { printPairs } from '../../query/query.ts';
import type { PriceQuestion } from '../product.ts';
import type { WallPicture } from './wall-picture.ts';

/** The name of an article in the table of configurations: its parameters, without its format. */
export const printArticleType = ({ materialType, frameType }: ArticleType): string =>
  printPairs([
    ['materialType', materialType],
    ...(frameType === undefined ? [] : [['frameType', frameType] as const]),
  ]);

/** How a picture is priced: its article in its format, and each part that is no default of it. */
export const pictureQuestion = (picture: WallPicture): PriceQuestion => ({
  kind: 'made-to-measure',
  configuration: printArticleType({
    materialType: picture.materialType,
    frameType: picture.frame?.frameType,
  }),
  format: picture.format,
  parts: partsOfPicture(picture),
});
