import type { RecordedConfiguration } from '../product.ts';
import type { DesignedCard } from './card-hand-off.ts';

/** What the statistics know of a card. */
export const recordCard = ({ themeId, order }: DesignedCard): RecordedConfiguration => ({
  id: themeId,
  variant: String(order.quantity),
});
