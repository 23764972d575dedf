import { printDiscount, printMoney } from '../../../core/domain/money/print-money.ts';
import { discountPercent, isReduced, type Price } from '../../../core/domain/money/money.ts';
import { styledPrice, type PriceStyle } from '../../../core/domain/money/price-style.ts';
import type { ShownPrice } from './price.tsx';

export const shownPrice = (style: PriceStyle, gross: Price): ShownPrice => {
  const price = styledPrice(style, gross);
  const percent = isReduced(price) ? discountPercent(gross) : 0;
  return {
    current: printMoney(style, price.priceCurrent),
    ...(isReduced(price) ? { original: printMoney(style, price.priceOriginal) } : {}),
    ...(percent > 0 ? { discount: printDiscount(style, percent) } : {}),
  };
};
