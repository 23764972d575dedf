import { lowestPrice, type LowestPrice } from '../../money/lowest-price.ts';
import type { Money, Price } from '../../money/money.ts';
import { priceOfPieces } from '../../money/price-of-pieces.ts';
import {
  photobookGraduationsOf,
  photobookPageCountFor,
  photobookPagesBeyond,
} from './page-count.ts';
import type { PhotobookConfiguration } from './photobook-configuration.ts';
import type { OfferedPhotobookType, PhotobookOffer } from './photobook-offer.ts';
import { pricedPhotobookParts } from './photobook-question.ts';

/** What photo books cost: the whole order, and each copy. */
export type PhotobookPrice = { readonly total: Price; readonly each: Price };

const sum = (amounts: readonly number[]): number => amounts.reduce((one, other) => one + other, 0);

/** The price of a choice; undefined where it is not sold so. */
export const photobookPrice = (
  { types }: Pick<PhotobookOffer, 'types'>,
  choice: PhotobookConfiguration,
): PhotobookPrice | undefined => {
  const { type, pageCount, amount } = choice;
  const offered = types.find((one) => one.type === type);
  const format = offered?.formats.find((one) => one.format === choice.format);
  if (offered === undefined || format === undefined) return undefined;
  const chosen = pricedPhotobookParts(choice);
  const parts = chosen.flatMap(
    ([part, value]) => offered.parts[part].find((one) => one.value === value) ?? [],
  );
  if (parts.length < chosen.length) return undefined;
  const graduations = photobookGraduationsOf(type);
  const pages = photobookPagesBeyond(type, pageCount).map(
    (beyond) =>
      (format.pagePrices[graduations.indexOf(beyond.graduation)]?.minorUnits ?? 0) * beyond.pages,
  );
  const more = sum([...parts.map(({ surcharge }) => surcharge.minorUnits), ...pages]);
  return {
    total: priceOfPieces(format.price, more, amount),
    each: priceOfPieces(format.price, more, 1),
  };
};

/** The pages of a printed sheet: what further pages cost is said for so many. */
const sheetPages = 16;

/**
 * What a sheet of pages more costs of each copy, or what is left up to the type's largest page count;
 * undefined where no page is left, or it is not sold so.
 */
export const morePhotobookPages = (
  offer: Pick<PhotobookOffer, 'types'>,
  choice: PhotobookConfiguration,
): { readonly pages: number; readonly price: Money } | undefined => {
  const { pageCount } = photobookPageCountFor(choice.type, choice.pageCount + sheetPages);
  const now = photobookPrice(offer, choice)?.each.priceCurrent;
  const then = photobookPrice(offer, { ...choice, pageCount })?.each.priceCurrent;
  return now === undefined || then === undefined || pageCount === choice.pageCount
    ? undefined
    : {
        pages: pageCount - choice.pageCount,
        price: { minorUnits: then.minorUnits - now.minorUnits, currency: now.currency },
      };
};

/** The lowest price of a type: of its cheapest format with the least pages. */
export const photobookFromPrice = ({ formats }: OfferedPhotobookType): LowestPrice | undefined =>
  lowestPrice(formats.map(({ price }) => price));
