import { cardRefinementLabel } from '../../catalogue/card-extra-labels.ts';
import type { BlockCodec } from '../../content/story-codec.ts';
import { withoutContext } from '../../designer/designer-context.ts';
import { amountLabel } from '../../locale/labelled.ts';
import type { Locale } from '../../locale/locales.ts';
import { leastPriceOf } from '../least-price.ts';
import type { Product, ProductLabel } from '../product.ts';
import { photobookCodec, type PhotobookBlock } from './photobook-block.ts';
import { photobookChoices, printPhotobookAddress } from './photobook-choices.ts';
import { photobookDeclaration } from './photobook-declaration.ts';
import {
  parsePhotobookQuery,
  printPhotobookQuery,
  type PhotobookHandOff,
  type DesignedPhotobook,
} from './photobook-hand-off.ts';
import {
  photobookCoverLabel,
  photobookFormatLabel,
  photobookPagesLabel,
  photobookPaperLabel,
  photobookTypeLabel,
} from './photobook-label.ts';
import { photobookLooks } from './designs/looks.ts';
import { photobookLookFor, photobookLookOf } from './designs/photobook-library.ts';
import { photobookPlaces, printedPhotobook } from './designs/printed-photobook.ts';
import { photobookOffer, type PhotobookOffer } from './photobook-offer.ts';
import { photobookPageQuery } from './photobook-page-query.ts';
import { photobookPictureOf } from './photobook-picture.ts';
import { photobookPrice } from './photobook-price.ts';
import { photobookQuestion } from './photobook-question.ts';
import { recordPhotobook } from './record-photobook.ts';

const labelOf = (locale: Locale, photobook: DesignedPhotobook): ProductLabel => {
  const {
    type,
    format,
    pageCount,
    paper,
    cover,
    refinement,
    amount,
    designGroupSetId = '',
  } = photobook;
  const look = photobookLookOf(designGroupSetId);
  return {
    name: photobookTypeLabel(locale, type),
    details: [
      ...(amount === 1 ? [] : [amountLabel(locale, amount)]),
      ...(look === undefined ? [] : [look.name]),
      photobookFormatLabel(locale, format),
      photobookPagesLabel(locale, pageCount),
      photobookCoverLabel(locale, cover),
      photobookPaperLabel(locale, paper),
      ...(refinement === undefined ? [] : [cardRefinementLabel(locale, refinement)]),
    ],
  };
};

export const photobookProduct: Product<PhotobookHandOff, DesignedPhotobook, PhotobookOffer> &
  BlockCodec<PhotobookBlock> = {
  ...photobookCodec,
  ...photobookChoices,
  isSold: true,
  parameters: [
    'refinementType',
    'amount',
    'photobookType',
    'photobookFormat',
    'photobookBinding',
    'photobookCover',
    'photobookCoverLamination',
    'photobookPaper',
    'photobookPrinting',
    'photobookPageCount',
    'designGroupSetId',
    'graduationsPageCount',
  ],
  ownParameters: photobookDeclaration.ownParameters,
  printHandOff: printPhotobookQuery,
  parseHandOff: (query) => parsePhotobookQuery(query),
  configurationOf: withoutContext,
  pageQuery: photobookPageQuery,
  page: () => 'photobook',
  printAddress: printPhotobookAddress,
  priceQuestion: (photobook) => ({ kind: 'listed', rows: photobookQuestion(photobook) }),
  leastPrice: (asked, listed) => {
    const looks = photobookLooks.map(({ id, name }) => ({ designGroupSetId: id, name }));
    const offer = photobookOffer(listed, looks);
    return (
      offer &&
      leastPriceOf(photobookChoices, (choice) => photobookPrice(offer, choice)?.total, {
        ...asked,
        offer,
      })
    );
  },
  label: labelOf,
  look: (locale, photobook) =>
    photobookPictureOf(
      { ...photobook, designGroupSetId: photobookLookFor(photobook).id },
      locale,
      'laid',
    ),
  ownPhoto: () => undefined,
  personalPlaces: photobookPlaces,
  printedPages: printedPhotobook,
  record: recordPhotobook,
};
