/** A chunk of its own: it needs the rules of cards, which their pages have already. */
import { cardChoices } from '../../../../core/domain/products/card/card-choices.ts';
import { cardPrice } from '../../../../core/domain/products/card/card-price.ts';
import { recordCard } from '../../../../core/domain/products/card/record-card.ts';
import { readPairs } from '../../../../core/domain/query/query.ts';
import type { RecordedChoice, RecordingShell } from '../product.ts';
import type { CardData } from './card-data.ts';

/** The card of an address as statistics know it. */
export const recordedChoice = (
  { card: { offer } }: Pick<CardData, 'card'>,
  shell: RecordingShell,
  search: string,
): RecordedChoice => {
  const choice = cardChoices.readAddress(readPairs(search), shell, offer);
  return { ...recordCard(choice), price: cardPrice(offer, choice)?.each.priceCurrent };
};
