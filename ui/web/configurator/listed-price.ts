import { deliveredPrice, shippingClassOf } from '../../../core/domain/delivery/shipping-cost.ts';
import type { Format } from '../../../core/domain/format/format.ts';
import type { Price } from '../../../core/domain/money/money.ts';
import { printPrice } from '../../../core/domain/money/price-style.ts';
import type { ShownPrice } from '../../components/price/price.tsx';
import { shownPrice } from '../../components/price/shown-price.ts';
import type { ShellData } from '../shell/shell-data.ts';

/** A price in a list; of several formats where none is named, which cost a parcel at least. */
export const listedPrice = (
  { moneyStyle, deliveryInPrices }: Pick<ShellData, 'deliveryInPrices' | 'moneyStyle'>,
  price: Price,
  format?: Format,
): ShownPrice => {
  const added = deliveryInPrices?.[format === undefined ? 'parcel' : shippingClassOf(format)];
  const delivered = added && deliveredPrice(price.priceCurrent, added);
  return {
    ...shownPrice(moneyStyle, price),
    ...(delivered && { delivered: printPrice(moneyStyle, delivered) }),
  };
};
