import { priceWith } from '../arbitraries/money.ts';
import { photoboxRowNames } from '../arbitraries/photobox-offer.ts';

/** Every row of photo boxes and prints at one price in euros: of one piece, or of any addition to it. */
export const listedPhotoboxes = Object.fromEntries(
  photoboxRowNames.map((name) => [name, priceWith('eur', 100, 100)]),
);
