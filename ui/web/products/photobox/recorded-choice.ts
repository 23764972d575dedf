/** A chunk of its own: it needs the rules of photo boxes, which their pages have already. */
import { photoboxChoices } from '../../../../core/domain/products/photobox/photobox-choices.ts';
import { photoboxPrice } from '../../../../core/domain/products/photobox/photobox-price.ts';
import { recordPhotobox } from '../../../../core/domain/products/photobox/record-photobox.ts';
import { readPairs } from '../../../../core/domain/query/query.ts';
import type { RecordedChoice, RecordingShell } from '../product.ts';
import type { PhotoboxData } from './photobox-data.ts';

/** The box or the prints of an address as statistics know them. */
export const recordedChoice = (
  { offer }: Pick<PhotoboxData, 'offer'>,
  shell: RecordingShell,
  search: string,
): RecordedChoice => {
  const choice = photoboxChoices.readAddress(readPairs(search), shell, offer);
  return { ...recordPhotobox(choice), price: photoboxPrice(offer, choice)?.total.priceCurrent };
};
