import type { PhotoboxBlock } from '../../../../core/domain/products/photobox/photobox-block.ts';
import { buttonMessages } from '../../../components/button/messages.ts';
import { choiceMessages } from '../../../components/choice/messages.ts';
import { componentChoiceMessages } from '../../../components/component-choice/messages.ts';
import { deliveryMessages } from '../../../components/delivery/messages.ts';
import { configuratorMessages } from '../../../components/option-list/messages.ts';
import { priceMessages } from '../../../components/price/messages.ts';
import { wishButtonMessages } from '../../../components/wish-button/messages.ts';
import type { ProductOnServer } from '../product.ts';
import { loadPhotobox } from './load-photobox.ts';
import { chosenPhotosMessages, photoboxPageMessages } from './messages.ts';
import { PhotoboxBlockView } from './photobox-block.tsx';
import type { PhotoboxData } from './photobox-data.ts';

/** The server's part of photo boxes and prints. */
export const photoboxOnServer: ProductOnServer<PhotoboxBlock, PhotoboxData> = {
  block: { View: PhotoboxBlockView },
  load: loadPhotobox,
  messages: [
    buttonMessages,
    choiceMessages,
    chosenPhotosMessages,
    componentChoiceMessages,
    configuratorMessages,
    deliveryMessages,
    photoboxPageMessages,
    priceMessages,
    wishButtonMessages,
  ],
};
