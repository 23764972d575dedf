import { photoPrintFormatText } from '../../../../core/domain/format/photo-print-formats.ts';
import { printSource } from '../../../../core/domain/image/sources.ts';
import type { PhotoboxBlock } from '../../../../core/domain/products/photobox/photobox-block.ts';
import { photoboxChoices } from '../../../../core/domain/products/photobox/photobox-choices.ts';
import { photoboxTypeLabel } from '../../../../core/domain/products/photobox/photobox-label.ts';
import { hasBox } from '../../../../core/domain/products/photobox/photobox-options.ts';
import { photoboxStill } from '../../../../core/domain/products/photobox/photobox-picture.ts';
import { showPhotobox } from '../../../../core/usecases/photobox/show-photobox.ts';
import { buttonMessages } from '../../../components/button/messages.ts';
import { choiceMessages } from '../../../components/choice/messages.ts';
import { componentChoiceMessages } from '../../../components/component-choice/messages.ts';
import { deliveryMessages } from '../../../components/delivery/messages.ts';
import { configuratorMessages } from '../../../components/option-list/messages.ts';
import { priceMessages } from '../../../components/price/messages.ts';
import { wishButtonMessages } from '../../../components/wish-button/messages.ts';
import { choiceLinksBlock } from '../choice-links.tsx';
import type { ProductOnServer } from '../product.ts';
import { loadPhotobox } from './load-photobox.ts';
import { chosenPhotosMessages, photoboxPageMessages } from './messages.ts';
import type { PhotoboxData } from './photobox-data.ts';

/** The server's part of photo boxes and prints. */
export const photoboxOnServer: ProductOnServer<PhotoboxBlock, PhotoboxData> = {
  block: choiceLinksBlock({
    designer: 'photobox',
    page: ({ product }: PhotoboxBlock) => (product === 'photobox' ? 'photobox' : 'photo-prints'),
    show: ({ scope, ports }, { product }) => showPhotobox(scope, product)(ports)(),
    choices: photoboxChoices,
    nameOf: (locale, { type, format }) =>
      hasBox(type) ? photoboxTypeLabel(locale, type) : photoPrintFormatText(locale, format),
    pictureOf: (_, choice) => printSource(photoboxStill(choice)),
  }),
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
