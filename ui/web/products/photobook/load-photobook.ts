import { centimetreFormatOf } from '../../../../core/domain/format/millimetre-format.ts';
import { acceptedQuery } from '../../../../core/domain/products/page-query.ts';
import type { PhotobookBlock } from '../../../../core/domain/products/photobook/photobook-block.ts';
import { photobookChoices } from '../../../../core/domain/products/photobook/photobook-choices.ts';
import type { DesignedPhotobook } from '../../../../core/domain/products/photobook/photobook-hand-off.ts';
import type { PhotobookOffer } from '../../../../core/domain/products/photobook/photobook-offer.ts';
import { photobookSizeOf } from '../../../../core/domain/products/photobook/photobook-options.ts';
import { photobookPrice } from '../../../../core/domain/products/photobook/photobook-price.ts';
import type { AddressScope } from '../../../../core/domain/products/product.ts';
import { showPhotobook } from '../../../../core/usecases/photobook/show-photobook.ts';
import { compileMessages } from '../../../messages/compile.ts';
import { textOf } from '../../../messages/text.tsx';
import { readsSelection } from '../../configurator/reads-selection.ts';
import { loadDelivery } from '../../shell/load-delivery.ts';
import type { LoadedProduct, ProductOffers, ProductRequest } from '../product.ts';
import { unpricedDrawing } from '../unpriced-drawing.tsx';
import { photobookDrawing } from './at-designer.tsx';
import type { PhotobookData } from './photobook-data.ts';
import { wordsOfPhotobook } from './photobook-words.ts';

const drawUnpriced = unpricedDrawing({ notice: 'photobook.unavailable', stage: photobookDrawing });

/** What the page shows before anything is chosen. */
const offersOf = (offer: PhotobookOffer, scope: AddressScope): ProductOffers | undefined => {
  const choice = photobookChoices.readAddress([], scope, offer);
  const price = photobookPrice(offer, choice);
  return (
    price && {
      shownPrice: price.total.priceCurrent,
      shownFormat: centimetreFormatOf(photobookSizeOf(choice.format)),
      extraDays: 0,
    }
  );
};

/**
 * Whether a choice has all that an address selects: addresses of what there is not have no end, and
 * their pages are not kept.
 */
const isAsAsked = (search: string, choice: DesignedPhotobook, offer: PhotobookOffer): boolean => {
  const options = photobookChoices.options(choice, offer);
  return acceptedQuery('photobook', search).every(([name, value]) =>
    options.some(
      ({ key, values }) =>
        key === name && values.some((one) => one.isChosen && one.value === value),
    ),
  );
};

/** Loads all that can be chosen of photo books. */
export const loadPhotobook = async ({
  request,
  decision,
  block,
}: ProductRequest<PhotobookBlock>): Promise<LoadedProduct<PhotobookData>> => {
  const { ports, url } = request;
  const { locale, site } = decision;
  const scope = { channel: site.channel, locale };
  const [offer, delivery] = await Promise.all([
    showPhotobook(scope)(ports)(),
    loadDelivery(ports, scope),
  ]);
  if (offer === undefined) return { kind: 'unpriced', draw: drawUnpriced };
  const text = textOf({ locale, messages: compileMessages(locale) });
  const choice = photobookChoices.readAddress(acceptedQuery('photobook', url.search), scope, offer);
  const { headline, startLabel } = block;
  return {
    kind: 'product',
    product: {
      product: 'photobook',
      designer: 'photobook',
      designerBase: ports.designerBases.photobook,
      dialog: undefined,
      block: { headline, startLabel },
      offer,
      ...wordsOfPhotobook(locale, text, offer),
      delivery,
    },
    isShared: readsSelection(url.search, 'photobook') && isAsAsked(url.search, choice, offer),
    offers: offersOf(offer, scope),
  };
};
