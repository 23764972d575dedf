import { printDiscount, printMoney } from '../../../core/domain/money/print-money.ts';
import type { MoneyStyle } from '../../../core/domain/money/money-style.ts';
import { discountPercent, isReduced, type Price } from '../../../core/domain/money/money.ts';
import type { ShownPrice } from './price.tsx';

export const shownPrice = (style: MoneyStyle, price: Price): ShownPrice => {
  const percent = discountPercent(price);
  return {
    current: printMoney(style, price.priceCurrent),
    ...(isReduced(price) ? { original: printMoney(style, price.priceOriginal) } : {}),
    ...(percent > 0 ? { discount: printDiscount(style, percent) } : {}),
  };
};
