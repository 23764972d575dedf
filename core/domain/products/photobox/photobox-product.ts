import type { BlockCodec } from '../../content/story-codec.ts';
import { photoboxTypes } from '../../catalogue/photoboxes.ts';
import { withoutContext } from '../../designer/designer-context.ts';
import { leastPriceOf } from '../least-price.ts';
import type { Product } from '../product.ts';
import { photoboxCodec, type PhotoboxBlock } from './photobox-block.ts';
import { photoboxChoices, printPhotoboxAddress } from './photobox-choices.ts';
import type { PhotoboxConfiguration } from './photobox-configuration.ts';
import {
  parsePhotoboxQuery,
  printPhotoboxQuery,
  type PhotoboxHandOff,
} from './photobox-hand-off.ts';
import { photoboxPaperLabel, photoboxTypeLabel, photoCountLabel } from './photobox-label.ts';
import { photoboxOffer, type PhotoboxOffer } from './photobox-offer.ts';
import { photoboxProductOf } from './photobox-options.ts';
import { photoboxPageQuery } from './photobox-page-query.ts';
import { photoboxStill } from './photobox-picture.ts';
import { photoboxPrice } from './photobox-price.ts';
import { photoboxQuestion } from './photobox-question.ts';
import { printedPrints, printPlaces } from './printed-prints.ts';
import { recordPhotobox } from './record-photobox.ts';

/** Photo boxes, and prints without one. */
export const photoboxProduct: Product<PhotoboxHandOff, PhotoboxConfiguration, PhotoboxOffer> &
  BlockCodec<PhotoboxBlock> = {
  ...photoboxCodec,
  ...photoboxChoices,
  isSold: true,
  // `productType` tells boxes from prints.
  parameters: ['paperType', 'photoboxFormat', 'photoboxType', 'productType', 'amount'],
  ownParameters: [],
  printHandOff: printPhotoboxQuery,
  parseHandOff: (query) => parsePhotoboxQuery(query),
  configurationOf: withoutContext,
  pageQuery: photoboxPageQuery,
  page: ({ type }) => photoboxProductOf(type),
  printAddress: printPhotoboxAddress,
  priceQuestion: (photobox) => ({ kind: 'listed', rows: photoboxQuestion(photobox) }),
  leastPrice: (asked, listed) => {
    const types = photoboxTypes.filter((type) => photoboxProductOf(type) === asked.page);
    const offer = photoboxOffer(listed, types);
    return (
      offer &&
      leastPriceOf(photoboxChoices, (choice) => photoboxPrice(offer, choice)?.total, {
        ...asked,
        offer,
      })
    );
  },
  label: (locale, { type, format, paper, amount }) => ({
    name: photoboxTypeLabel(locale, type),
    details: [photoCountLabel(locale, amount, format), photoboxPaperLabel(locale, paper)],
  }),
  look: (_, photobox) => photoboxStill(photobox),
  ownPhoto: () => undefined,
  personalPlaces: (_, photobox) => printPlaces(photobox),
  printedPages: printedPrints,
  record: recordPhotobox,
};
