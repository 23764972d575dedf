import { cardRowNames } from '../arbitraries/card-offer.ts';
import { priceWith } from '../arbitraries/money.ts';

/** Every row of cards at one price in euros: of one piece, or of any addition to it. */
export const listedCards = Object.fromEntries(
  cardRowNames.map((name) => [name, priceWith('eur', 200, 200)]),
);
