import { calculatorPageMessages } from '../calculator/page-messages.ts';
import type { ProductOnServer } from '../product.ts';
import { loadPhotoFrame } from './load-photo-frame.ts';
import { photoFrameMessages } from './messages.ts';

/** The server's part of photo frames. */
export const photoFrameOnServer: ProductOnServer<'photoFrame'> = {
  load: loadPhotoFrame,
  messages: [...calculatorPageMessages, photoFrameMessages],
};
