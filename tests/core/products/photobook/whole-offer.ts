import {
  photobookOffer,
  type PhotobookOffer,
} from '../../../../core/domain/products/photobook/photobook-offer.ts';
import { photobookRowNames, someLooks } from '../../../arbitraries/photobook-offer.ts';
import { priceWith } from '../../../arbitraries/money.ts';

const price = priceWith('eur', 1_000, 1_000);

/** What is sold where rows are listed that pass, each for ten euros. */
export const offerWith = (isListed: (name: string) => boolean): PhotobookOffer => {
  const offer = photobookOffer(
    (name) => (photobookRowNames.includes(name) && isListed(name) ? price : undefined),
    someLooks,
  );
  if (offer === undefined) throw new Error('Nothing is sold.');
  return offer;
};

/** Everything is sold. */
export const wholeOffer = (): PhotobookOffer => offerWith(() => true);
