import { checkLimits, type FormatLimits } from '../../../core/domain/format/dimension-input.ts';
import {
  equalFormats,
  formatTenths,
  lengthUnitName,
  type Format,
} from '../../../core/domain/format/format.ts';
import { currencyOf } from '../../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { printWirePrice } from '../../../core/domain/money/wire-price.ts';
import { isOptionType } from '../../../core/domain/catalogue/options.ts';
import { isGlassType } from '../../../core/domain/catalogue/frame-parts.ts';
import { isFrameType, isMatType } from '../../../core/domain/catalogue/materials.ts';
import { areaOf, ownFormatAmount } from '../../../core/domain/pricing/own-format-price.ts';
import type {
  PartPrices,
  PicturePriceError,
} from '../../../core/domain/products/wall-picture/picture-price.ts';
import {
  listAmountAt,
  type PriceAmounts,
  type PriceHistory,
} from '../../../core/domain/pricing/price-history.ts';
import { E } from '../../../core/fp.ts';
import type { PartParameter } from '../../../core/ports/prices.ts';
import type { PriceSheet } from './price-sheets.ts';
import { refusal, type Problem, type Refusal } from '../../endpoints/refusal.ts';

const unavailableFormat = refusal(400, 'format-not-available', 'formatType');

/** An amount in the currency of a locale. */
export const printAmount = (locale: Locale, minorUnits: number): string =>
  printWirePrice({ minorUnits, currency: currencyOf(locale) });

/** A price as it is answered. */
export const printPrice = (locale: Locale, { original, current }: PriceAmounts) => ({
  priceCurrent: printAmount(locale, current),
  priceOriginal: printAmount(locale, original),
});

/** Undefined where the article can be made in the format. */
export const outsideLimits = (
  locale: Locale,
  limits: FormatLimits,
  format: Format,
): Refusal | undefined => {
  const [first, ...others] = checkLimits(limits, format).flatMap((error): Problem[] =>
    error.kind === 'outside-limits'
      ? [
          {
            message: `${error.side}-outside-limits`,
            field: 'formatType',
            values: {
              minimum: formatTenths(locale, error.minimum),
              maximum: formatTenths(locale, error.maximum),
              unit: lengthUnitName(format.unit),
            },
          },
        ]
      : [],
  );
  return first && { status: 400, problems: [first, ...others] };
};

/** What the sheet says of the parts of an article. */
export const pricesOfParts =
  ({ parts }: PriceSheet): PartPrices =>
  (part) =>
    parts.get(part);

/** A price without history or promotions, as own formats have. */
const always = (amount: number): PriceHistory => ({
  changes: [{ validFrom: Number.NEGATIVE_INFINITY, amount }],
  promotions: [],
});

/**
 * In a format, standard or own, without parts: a refusal where it cannot be made or is not for
 * sale.
 */
export const historyIn = (
  sheet: PriceSheet,
  locale: Locale,
  format: Format,
  now: number,
): E.Either<Refusal, PriceHistory> => {
  const refused = outsideLimits(locale, sheet.limits, format);
  if (refused !== undefined) return E.left(refused);
  const { offers, historyOf, histories, areaRule } = sheet;
  const offer = offers.find((candidate) => equalFormats(candidate.format, format));
  if (offer?.isAvailable === false) return E.left(unavailableFormat);
  const history = historyOf(format);
  if (history !== undefined) return E.right(history);
  if (areaRule === undefined) return E.left(unavailableFormat);
  const prices = histories.flatMap((standard) => {
    const amount = listAmountAt(standard, now);
    return amount === undefined ? [] : [{ area: standard.area, amount }];
  });
  return E.right(always(ownFormatAmount(areaRule, prices, areaOf(format))));
};

const parameterOf = (part: string): PartParameter | 'frameType' => {
  if (isOptionType(part)) return 'optionTypes';
  if (isGlassType(part)) return 'glassType';
  if (isMatType(part)) return 'matType';
  return isFrameType(part) ? 'frameType' : 'frameVariant';
};

/** Why a picture has no price, in the words of the API. */
export const refusalOfPicture = (error: PicturePriceError): Refusal =>
  error.kind === 'part-not-sold'
    ? refusal(400, 'part-not-sold', parameterOf(error.part))
    : unavailableFormat;
