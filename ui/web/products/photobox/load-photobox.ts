import { photoPrintMillimetres } from '../../../../core/domain/format/photo-print-formats.ts';
import { centimetreFormatOf } from '../../../../core/domain/format/millimetre-format.ts';
import type { PhotoboxBlock } from '../../../../core/domain/products/photobox/photobox-block.ts';
import { photoboxChoices } from '../../../../core/domain/products/photobox/photobox-choices.ts';
import type { PhotoboxConfiguration } from '../../../../core/domain/products/photobox/photobox-configuration.ts';
import type { PhotoboxOffer } from '../../../../core/domain/products/photobox/photobox-offer.ts';
import { photoboxPrice } from '../../../../core/domain/products/photobox/photobox-price.ts';
import { acceptedQuery } from '../../../../core/domain/products/page-query.ts';
import type { AddressScope } from '../../../../core/domain/products/product.ts';
import { showPhotobox } from '../../../../core/usecases/photobox/show-photobox.ts';
import { compileMessages } from '../../../messages/compile.ts';
import { textOf } from '../../../messages/text.tsx';
import { readsSelection } from '../../configurator/reads-selection.ts';
import { loadDelivery } from '../../shell/load-delivery.ts';
import type { LoadedProduct, ProductOffers, ProductRequest } from '../product.ts';
import { unpricedDrawing } from '../unpriced-drawing.tsx';
import { photoboxDrawing } from './at-designer.tsx';
import type { PhotoboxData } from './photobox-data.ts';
import { wordsOfPhotobox } from './photobox-words.ts';

const drawUnpriced = unpricedDrawing({ notice: 'photobox.unavailable', stage: photoboxDrawing });

/** What the page shows before anything is chosen. */
const offersOf = (offer: PhotoboxOffer, scope: AddressScope): ProductOffers | undefined => {
  const choice = photoboxChoices.readAddress([], scope, offer);
  const price = photoboxPrice(offer, choice);
  return (
    price && {
      shownPrice: price.total.priceCurrent,
      shownFormat: centimetreFormatOf(photoPrintMillimetres(choice.format)),
      extraDays: 0,
    }
  );
};

/**
 * Whether a choice has all that an address selects: addresses of what there is not have no end, and
 * their pages are not kept.
 */
const isAsAsked = (
  search: string,
  choice: PhotoboxConfiguration,
  offer: PhotoboxOffer,
): boolean => {
  const options = photoboxChoices.options(choice, offer);
  return acceptedQuery('photobox', search).every(([name, value]) =>
    options.some(
      ({ key, values }) =>
        key === name && values.some((one) => one.isChosen && one.value === value),
    ),
  );
};

/** Loads all that can be chosen of photo boxes, or of prints. */
export const loadPhotobox = async ({
  request,
  decision,
  block,
}: ProductRequest<PhotoboxBlock>): Promise<LoadedProduct<PhotoboxData>> => {
  const { ports, url } = request;
  const { locale, site } = decision;
  const scope = { channel: site.channel, locale };
  const [offer, delivery] = await Promise.all([
    showPhotobox(scope, block.product)(ports)(),
    loadDelivery(ports, scope),
  ]);
  if (offer === undefined) return { kind: 'unpriced', draw: drawUnpriced };
  const text = textOf({ locale, messages: compileMessages(locale) });
  const choice = photoboxChoices.readAddress(acceptedQuery('photobox', url.search), scope, offer);
  const { headline, startLabel } = block;
  return {
    kind: 'product',
    product: {
      product: 'photobox',
      designer: 'photobox',
      designerBase: ports.designerBases.photobox,
      dialog: undefined,
      block: { headline, startLabel },
      offer,
      words: wordsOfPhotobox(locale, text),
      delivery,
    },
    isShared: readsSelection(url.search, 'photobox') && isAsAsked(url.search, choice, offer),
    offers: offersOf(offer, scope),
  };
};
