import { calculatorPageMessages } from '../calculator/page-messages.ts';
import type { ProductOnServer } from '../product.ts';
import { loadWallPicture } from './load-wall-picture.ts';

/** The server's part of wall pictures. */
export const wallPictureOnServer: ProductOnServer<'framedMaterial'> = {
  load: loadWallPicture,
  messages: calculatorPageMessages,
};
