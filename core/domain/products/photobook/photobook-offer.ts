/** What is sold of photo books in a market, and what it costs. */
import type { Money, Price } from '../../money/money.ts';
import { zeroMoney } from '../../money/money-arithmetic.ts';
import type { ListedPrices } from '../product.ts';
import { photobookGraduationsOf } from './page-count.ts';
import {
  photobookChoicesOf,
  photobookFormatsOf,
  usualPhotobookPartOf,
  type PhotobookChoices,
  type PhotobookPart,
} from './photobook-options.ts';
import { photobookRows } from './photobook-question.ts';
import { photobookTypes, type PhotobookFormat, type PhotobookType } from './photobooks.ts';

type Filled<A> = readonly [A, ...(readonly A[])];

/** A set of designs as pages name it. */
export type OfferedPhotobookLook = { readonly designGroupSetId: string; readonly name: string };

export type OfferedPhotobookFormat = {
  readonly format: PhotobookFormat;
  /** Of a copy with the least pages. */
  readonly price: Price;
  /** What a page beyond the least costs up to each graduation of the type, in their order. */
  readonly pagePrices: readonly Money[];
};

export type OfferedPhotobookPart<Value extends string = string> = {
  readonly value: Value;
  /** Above the usual one. */
  readonly surcharge: Money;
};

export type OfferedPhotobookType = {
  readonly type: PhotobookType;
  /** In the specification's order. */
  readonly formats: Filled<OfferedPhotobookFormat>;
  /** The usual one of each first, whose price is in that of the book. */
  readonly parts: {
    readonly [Part in PhotobookPart]: readonly OfferedPhotobookPart<PhotobookChoices[Part]>[];
  };
};

export type PhotobookOffer = {
  readonly types: Filled<OfferedPhotobookType>;
  /** The usual one first; each is drawn for every format. */
  readonly looks: Filled<OfferedPhotobookLook>;
};

const isFilled = <A>(list: readonly A[]): list is Filled<A> => list.length > 0;

/** A format without a price for each of its pages is not sold. */
const offeredFormat = (
  type: PhotobookType,
  format: PhotobookFormat,
  listed: ListedPrices,
): readonly OfferedPhotobookFormat[] => {
  const price = listed(photobookRows.book(type, format));
  const graduations = photobookGraduationsOf(type);
  const pagePrices = graduations.flatMap((graduation) => {
    const found = listed(photobookRows.page(type, format, graduation));
    return found === undefined ? [] : [found.priceCurrent];
  });
  return price === undefined || pagePrices.length < graduations.length
    ? []
    : [{ format, price, pagePrices }];
};

const offeredType = (
  type: PhotobookType,
  listed: ListedPrices,
): readonly OfferedPhotobookType[] => {
  const formats = photobookFormatsOf(type).flatMap((format) => offeredFormat(type, format, listed));
  if (!isFilled(formats)) return [];
  const none = zeroMoney(formats[0].price.priceCurrent.currency);
  const offered = <Part extends PhotobookPart>(
    part: Part,
  ): readonly OfferedPhotobookPart<PhotobookChoices[Part]>[] =>
    photobookChoicesOf(type)[part].flatMap((value) => {
      const surcharge =
        value === usualPhotobookPartOf(type, part)
          ? none
          : listed(photobookRows.part(type, part, value))?.priceCurrent;
      return surcharge === undefined ? [] : [{ value, surcharge }];
    });
  return [
    {
      type,
      formats,
      parts: {
        photobookPaper: offered('photobookPaper'),
        photobookBinding: offered('photobookBinding'),
        photobookCoverLamination: offered('photobookCoverLamination'),
        refinementType: offered('refinementType'),
      },
    },
  ];
};

/**
 * What is sold: types with a format that has all its prices, and of parts those that have one.
 * Undefined where nothing is.
 */
export const photobookOffer = (
  listed: ListedPrices,
  looks: readonly OfferedPhotobookLook[],
): PhotobookOffer | undefined => {
  const types = photobookTypes.flatMap((type) => offeredType(type, listed));
  return isFilled(types) && isFilled(looks) ? { types, looks } : undefined;
};
