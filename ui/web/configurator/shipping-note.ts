import { shippingClassOf } from '../../../core/domain/delivery/shipping-cost.ts';
import type { Format } from '../../../core/domain/format/format.ts';
import { printMoney } from '../../../core/domain/money/print-money.ts';
import type { MoneyStyle } from '../../../core/domain/money/money-style.ts';
import type { ConfiguratorData } from './configurator-data.ts';

/** What the delivery of a format costs, printed; undefined where it is not known. */
export const printedShipping = (
  { delivery }: Pick<ConfiguratorData, 'delivery'>,
  moneyStyle: MoneyStyle,
  format: Format,
): string | undefined => {
  const cost = delivery?.costs[shippingClassOf(format)];
  return cost && printMoney(moneyStyle, cost);
};
