/** The price of a whole picture as it was configured (storefront §7, `prices/article`). */
import { E } from '../../../fp.ts';
import type { Format } from '../../format/format.ts';
import type { WallPicture, PictureFrame } from './wall-picture.ts';
import {
  areaOfPart,
  partsOfFrame,
  partsOfPicture,
  type PartName,
  type PartPlace,
} from './picture-parts.ts';
import { partHistory, type PartPrice } from '../../pricing/part-price.ts';
import {
  amountAt,
  priceOfSum,
  type PriceAmounts,
  type PriceHistory,
  type PriceMoment,
} from '../../pricing/price-history.ts';

/** Surcharges of each part that is sold with an article; undefined for a part that is not. */
export type PartPrices = (part: string) => readonly PartPrice[] | undefined;

/** A part with what it costs above the article, in minor units. */
export type PricedPart<Name extends string = string> = {
  readonly part: Name;
  readonly amount: number;
};

/** Price of a picture; the current amount is that of its article and of its parts together. */
export type PicturePrice<Name extends string = string> = PriceAmounts & {
  readonly parts: readonly PricedPart<Name>[];
};

/** A part is not sold with the article, or the article is not sold yet. */
export type PicturePriceError =
  | { readonly kind: 'part-not-sold'; readonly part: string }
  | { readonly kind: 'not-sold-then' };

type NamedPart<Name extends string> = { readonly part: Name; readonly area: number };

type Sum = { readonly histories: readonly PriceHistory[]; readonly moment: PriceMoment };

const summed = <Name extends string>(
  { histories, moment }: Sum,
  parts: readonly NamedPart<Name>[],
  pricesOf: PartPrices,
): E.Either<PicturePriceError, PicturePrice<Name>> => {
  const priced: { readonly part: Name; readonly history: PriceHistory }[] = [];
  for (const { part, area } of parts) {
    const prices = pricesOf(part);
    if (prices === undefined) return E.left({ kind: 'part-not-sold', part });
    priced.push({ part, history: partHistory(prices, area) });
  }
  const amounts = priceOfSum([...histories, ...priced.map(({ history }) => history)], moment);
  return amounts === undefined
    ? E.left({ kind: 'not-sold-then' })
    : E.right({
        ...amounts,
        parts: priced.map(({ part, history }) => ({
          part,
          amount: amountAt(history, moment.instant) ?? 0,
        })),
      });
};

/**
 * The price of an article with its parts at an instant. All amounts are whole, so the sum is not
 * rounded again. A reduced price stands beside an earlier one of this very configuration.
 */
export const priceWithPartsAt = <Name extends string>(
  article: PriceHistory,
  parts: readonly NamedPart<Name>[],
  pricesOf: PartPrices,
  moment: PriceMoment,
): E.Either<PicturePriceError, PicturePrice<Name>> =>
  summed({ histories: [article], moment }, parts, pricesOf);

/**
 * The price of a picture at an instant: of its article in its format, and of each part that is not
 * a default.
 */
export const priceOfPicture = (
  picture: WallPicture,
  article: PriceHistory,
  pricesOf: PartPrices,
  moment: PriceMoment,
): E.Either<PicturePriceError, PicturePrice<PartName>> =>
  priceWithPartsAt(article, partsOfPicture(picture), pricesOf, moment);

/** The price of a frame without a picture at an instant, for pictures of a format. */
export const priceFrameAlone = (
  frame: PictureFrame,
  format: Format,
  pricesOf: PartPrices,
  moment: PriceMoment,
): E.Either<PicturePriceError, PicturePrice> =>
  summed({ histories: [], moment }, partsOfFrame(frame, format), pricesOf);

/** Surcharge of a part at a place; undefined where it is not sold there, or not yet. */
export const surchargeAt = (
  part: PartName,
  place: PartPlace,
  pricesOf: PartPrices,
  instant: number,
): number | undefined => {
  const prices = pricesOf(part);
  return prices && amountAt(partHistory(prices, areaOfPart(part, place)), instant);
};
