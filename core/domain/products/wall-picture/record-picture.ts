import type { ArticleType } from '../../catalogue/article-type.ts';
import { printSku } from '../../configurator/sku.ts';
import { printFormat, type Format } from '../../format/format.ts';
import type { RecordedConfiguration } from '../product.ts';

/** What the statistics know of a picture: its material, its frame and its format. */
export const recordPicture = (
  { materialType, frameType }: ArticleType,
  format: Format,
): RecordedConfiguration => ({
  id: printSku(materialType, frameType, format),
  variant: printFormat(format),
});
