import { configuratorPageMessages } from '../../configurator/page-messages.ts';
import type { CalculatorBlocks } from '../../../../core/domain/content/blocks/calculator.ts';
import type { ProductOnServer } from '../product.ts';
import { loadPhotoFrame } from './load-photo-frame.ts';
import type { PhotoFrameData } from './photo-frame-data.ts';
import { photoFrameMessages } from './messages.ts';

/** The server's part of photo frames. */
export const photoFrameOnServer: ProductOnServer<CalculatorBlocks['photoFrame'], PhotoFrameData> = {
  load: loadPhotoFrame,
  messages: [...configuratorPageMessages, photoFrameMessages],
};
