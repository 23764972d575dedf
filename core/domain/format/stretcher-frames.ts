import { formatUnitOf } from '../locale/locale-units.ts';
import type { Locale } from '../locale/locales.ts';
import { formatTenths, lengthUnitName } from './format.ts';
import { stretcherDepths, stretcherFrames, type StretcherFrame } from './stretcher-depths.ts';
import { oneOf } from '../text/one-of.ts';

export const isStretcherFrame = oneOf(stretcherFrames);

/** `2,5 cm`, in en-GB `2.5 cm`, in en-US `1 in`. */
export const stretcherDepthText = (locale: Locale, frame: StretcherFrame): string => {
  const unit = formatUnitOf(locale);
  return `${formatTenths(locale, stretcherDepths[frame][unit])}\u00a0${lengthUnitName(unit)}`;
};
