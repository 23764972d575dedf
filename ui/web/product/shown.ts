import { mediaPath, type PictureAttributes } from '../../../core/domain/image/attributes.ts';
import { presetOf, type PresetName } from '../../../core/domain/image/presets.ts';
import { printDiscount, printMoney } from '../../../core/domain/money/print-money.ts';
import type { MoneyStyle } from '../../../core/domain/money/money-style.ts';
import { discountPercent, isReduced, type Price } from '../../../core/domain/money/money.ts';
import type { ShownPrice } from '../../components/price/price.tsx';

/** A price as the locale prints it. */
export const shownPrice = (style: MoneyStyle, price: Price): ShownPrice => {
  const percent = discountPercent(price);
  return {
    current: printMoney(style, price.priceCurrent),
    ...(isReduced(price) ? { original: printMoney(style, price.priceOriginal) } : {}),
    ...(percent > 0 ? { discount: printDiscount(style, percent) } : {}),
  };
};

/** The attributes of a picture whose source an editor named. */
export const sourceAttributes = (preset: PresetName, source: string): PictureAttributes => {
  const { width, height, densities } = presetOf(preset);
  const paths = densities.map((density) => ({
    density,
    path: mediaPath(preset, density, 'auto', source),
  }));
  return {
    src: paths[0]?.path ?? '',
    srcSet: paths.map(({ density, path }) => `${path} ${density}x`).join(', '),
    width,
    height,
  };
};
