import type { PhotobookBlock } from '../../../../core/domain/products/photobook/photobook-block.ts';
import { photobookChoices } from '../../../../core/domain/products/photobook/photobook-choices.ts';
import { photobookTypeLabel } from '../../../../core/domain/products/photobook/photobook-label.ts';
import { showPhotobook } from '../../../../core/usecases/photobook/show-photobook.ts';
import { bookMessages } from '../../../components/book/messages.ts';
import { buttonMessages } from '../../../components/button/messages.ts';
import { choiceMessages } from '../../../components/choice/messages.ts';
import { componentChoiceMessages } from '../../../components/component-choice/messages.ts';
import { deliveryMessages } from '../../../components/delivery/messages.ts';
import { configuratorMessages } from '../../../components/option-list/messages.ts';
import { priceMessages } from '../../../components/price/messages.ts';
import { wishButtonMessages } from '../../../components/wish-button/messages.ts';
import { choiceLinksBlock } from '../choice-links.tsx';
import type { ProductOnServer } from '../product.ts';
import type { PhotobookData } from './photobook-data.ts';
import { loadPhotobook } from './load-photobook.ts';
import { photobookPageMessages } from './messages.ts';
import { laidSourceOf } from './photobook-options.tsx';

/** The server's part of photo books. */
export const photobookOnServer: ProductOnServer<PhotobookBlock, PhotobookData> = {
  block: choiceLinksBlock({
    designer: 'photobook',
    page: () => 'photobook',
    show: ({ scope, ports }) => showPhotobook(scope)(ports)(),
    choices: photobookChoices,
    nameOf: (locale, { type }) => photobookTypeLabel(locale, type),
    pictureOf: laidSourceOf,
  }),
  load: loadPhotobook,
  messages: [
    bookMessages,
    buttonMessages,
    photobookPageMessages,
    choiceMessages,
    componentChoiceMessages,
    configuratorMessages,
    deliveryMessages,
    priceMessages,
    wishButtonMessages,
  ],
};
