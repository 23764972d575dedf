import { configuratorPageMessages } from '../../configurator/page-messages.ts';
import type { CalculatorBlocks } from '../../../../core/domain/content/blocks/calculator.ts';
import type { ProductOnServer } from '../product.ts';
import { loadWallPicture } from './load-wall-picture.ts';
import type { WallPictureData } from './wall-picture-data.ts';

/** The server's part of wall pictures. */
export const wallPictureOnServer: ProductOnServer<
  CalculatorBlocks['framedMaterial'],
  WallPictureData
> = {
  load: loadWallPicture,
  messages: configuratorPageMessages,
};
