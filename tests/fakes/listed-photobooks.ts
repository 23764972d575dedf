import { photobookRowNames } from '../arbitraries/photobook-offer.ts';
import { priceWith } from '../arbitraries/money.ts';

/** Every row of photo books at one price in euros: of a book, of a page, or of any addition. */
export const listedPhotobooks = Object.fromEntries(
  photobookRowNames.map((name) => [name, priceWith('eur', 1_000, 1_000)]),
);
