/** What is sold of photo boxes or prints in a market, and what it costs. */
import type { PhotoboxPaper, PhotoboxType } from '../../catalogue/photoboxes.ts';
import type { PhotoPrintFormat } from '../../format/photo-print-sizes.ts';
import type { Money, Price } from '../../money/money.ts';
import { zeroMoney } from '../../money/money-arithmetic.ts';
import type { ListedPrices } from '../product.ts';
import {
  defaultPhotoboxPaperOf,
  hasBox,
  photoboxFormatsOf,
  photoboxPapersOf,
} from './photobox-options.ts';
import { photoboxRows } from './photobox-question.ts';
import { photoPrintRungs, type PhotoPrintRung } from './photobox-table.ts';

type Filled<A> = readonly [A, ...(readonly A[])];

/** What each print costs from an amount on. */
export type PhotoPrintTier = { readonly from: PhotoPrintRung; readonly price: Price };

export type OfferedPrint = {
  readonly format: PhotoPrintFormat;
  /** By rising amounts, from 1 on. */
  readonly tiers: Filled<PhotoPrintTier>;
  /** The usual one first, whose price is in that of the print. */
  readonly papers: Filled<{ readonly paper: PhotoboxPaper; readonly surcharge: Money }>;
};

export type OfferedPhotobox = {
  readonly type: PhotoboxType;
  /** Of the box without prints; undefined of prints alone. */
  readonly box: Price | undefined;
  /** The usual one first. */
  readonly prints: Filled<OfferedPrint>;
};

export type PhotoboxOffer = {
  /** The usual one first. */
  readonly types: Filled<OfferedPhotobox>;
};

/** At every rung. */
const hasAllTiers = (tiers: readonly PhotoPrintTier[]): tiers is Filled<PhotoPrintTier> =>
  tiers.length === photoPrintRungs.length;

const isFilled = <A>(list: readonly A[]): list is Filled<A> => list.length > 0;

const offeredPrint = (
  type: PhotoboxType,
  format: PhotoPrintFormat,
  listed: ListedPrices,
): readonly OfferedPrint[] => {
  const tiers = photoPrintRungs.flatMap((from) => {
    const price = listed(photoboxRows.print(format, from));
    return price === undefined ? [] : [{ from, price }];
  });
  if (!hasAllTiers(tiers)) return [];
  const { currency } = tiers[0].price.priceCurrent;
  const [, ...others] = photoboxPapersOf(type);
  return [
    {
      format,
      tiers,
      papers: [
        { paper: defaultPhotoboxPaperOf(type), surcharge: zeroMoney(currency) },
        ...others.flatMap((paper) => {
          const price = listed(photoboxRows.paper(format, paper));
          return price === undefined ? [] : [{ paper, surcharge: price.priceCurrent }];
        }),
      ],
    },
  ];
};

const offeredPhotobox = (type: PhotoboxType, listed: ListedPrices): readonly OfferedPhotobox[] => {
  const box = hasBox(type) ? listed(photoboxRows.box(type)) : undefined;
  const prints = photoboxFormatsOf(type).flatMap((format) => offeredPrint(type, format, listed));
  return isFilled(prints) && (box !== undefined) === hasBox(type) ? [{ type, box, prints }] : [];
};

/**
 * What is sold of some types: those whose box has a price, in formats with a price at every rung, on
 * papers that have one. Undefined where nothing is.
 */
export const photoboxOffer = (
  listed: ListedPrices,
  types: readonly PhotoboxType[],
): PhotoboxOffer | undefined => {
  const offered = types.flatMap((type) => offeredPhotobox(type, listed));
  return isFilled(offered) ? { types: offered } : undefined;
};
