/** A chunk of its own: it needs the rules of photo books, which their pages have already. */
import { photobookChoices } from '../../../../core/domain/products/photobook/photobook-choices.ts';
import { photobookPrice } from '../../../../core/domain/products/photobook/photobook-price.ts';
import { recordPhotobook } from '../../../../core/domain/products/photobook/record-photobook.ts';
import { readPairs } from '../../../../core/domain/query/query.ts';
import type { RecordedChoice, RecordingShell } from '../product.ts';
import type { PhotobookData } from './photobook-data.ts';

/** The photo book of an address as statistics know it. */
export const recordedChoice = (
  { offer }: Pick<PhotobookData, 'offer'>,
  shell: RecordingShell,
  search: string,
): RecordedChoice => {
  const choice = photobookChoices.readAddress(readPairs(search), shell, offer);
  return { ...recordPhotobook(choice), price: photobookPrice(offer, choice)?.each.priceCurrent };
};
