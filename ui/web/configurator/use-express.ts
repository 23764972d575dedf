import { canGoByExpress, extraWorkingDays } from '../../../core/domain/delivery/production-days.ts';
import type { MoneyStyle } from '../../../core/domain/money/money-style.ts';
import { printMoney } from '../../../core/domain/money/print-money.ts';
import { useText } from '../../messages/text.tsx';
import { useOpeningTime } from '../shell/use-opening-time.ts';
import type { CountryDelivery } from './configurator-data.ts';
import type { ConfiguratorUse } from './use-configurator.ts';

/**
 * By when to order with express, or that the picture may not go by it; undefined where nothing goes
 * by express, and where it is too late.
 */
export const useExpress = (
  { article, state }: ConfiguratorUse,
  delivery: Pick<CountryDelivery, 'express' | 'promise'> | undefined,
  moneyStyle: MoneyStyle,
): string | undefined => {
  const text = useText();
  const now = useOpeningTime();
  if (delivery?.express === undefined || delivery.promise === undefined) return undefined;
  const { express, promise } = delivery;
  const picture = { ...article, format: state.format };
  if (!canGoByExpress(picture)) return text('facts.no-express');
  if (now !== undefined && now >= express.orderBefore) return undefined;
  const { arrivals } = promise;
  return text('facts.express-until', {
    price: printMoney(moneyStyle, express.surcharge),
    cutOff: text('delivery.cut-off-later', express.cutOff),
    arrival: (arrivals[extraWorkingDays(picture)] ?? arrivals[0]).text,
  });
};
