import type { PriceStyle } from '../../../core/domain/money/price-style.ts';
import { printPrice } from '../../../core/domain/money/price-style.ts';
import { useText } from '../../messages/text.tsx';
import { useOpeningTimeAtRest } from '../shell/use-opening-time.ts';
import type { CountryDelivery } from './product-delivery.ts';
import type { DeliveredArticle } from './promised-delivery.tsx';

/**
 * By when to order, or that the selection cannot go by express; undefined where nothing goes by
 * express, or it is too late.
 */
export const useExpress = (
  { goesByExpress }: Pick<DeliveredArticle, 'goesByExpress'>,
  delivery: Pick<CountryDelivery, 'express'> | undefined,
  moneyStyle: PriceStyle,
): string | undefined => {
  const text = useText();
  const now = useOpeningTimeAtRest();
  if (delivery?.express === undefined) return undefined;
  const { express } = delivery;
  if (!goesByExpress) return text('facts.no-express');
  if (now !== undefined && now >= express.orderBefore) return undefined;
  return text('facts.express-until', {
    price: printPrice(moneyStyle, express.surcharge),
    cutOff: text('delivery.cut-off-later', express.cutOff),
    arrival: express.arrival,
  });
};
