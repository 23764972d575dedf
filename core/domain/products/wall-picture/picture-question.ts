import { partsOfPicture } from './picture-parts.ts';
import type { PriceQuestion } from '../product.ts';
import type { WallPicture } from './wall-picture.ts';

/** How a picture is priced: its article in its format, and each part that is not a default. */
export const pictureQuestion = (picture: WallPicture): PriceQuestion => ({
  kind: 'made-to-measure',
  article: { materialType: picture.materialType, frameType: picture.frame?.frameType },
  format: picture.format,
  parts: partsOfPicture(picture),
});
