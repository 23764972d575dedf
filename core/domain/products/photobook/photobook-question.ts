/** By which rows of the price service a photo book is priced. */
import { printQuery } from '../../query/query.ts';
import type { ListedRow } from '../product.ts';
import { photobookPagesBeyond } from './page-count.ts';
import { photobookParameters, type PhotobookConfiguration } from './photobook-configuration.ts';
import { photobookParts, usualPhotobookPartOf, type PhotobookPart } from './photobook-options.ts';
import type { PhotobookFormat, PhotobookType } from './photobooks.ts';

/** The names of rows, each the price of one piece. */
export const photobookRows = {
  /** A copy with the least pages, and all that is usual of its type. */
  book: (type: PhotobookType, format: PhotobookFormat): string =>
    printQuery({ photobookType: type, photobookFormat: format }),
  /** A part that is not usual, above the usual one. */
  part: (type: PhotobookType, part: PhotobookPart, value: string): string =>
    printQuery({ photobookType: type, [part]: value }),
  /** A page beyond the least, up to so many pages. */
  page: (type: PhotobookType, format: PhotobookFormat, graduation: number): string =>
    printQuery({
      photobookType: type,
      photobookFormat: format,
      graduationsPageCount: graduation,
    }),
} as const;

/** The parts of a photo book that have a price of their own, as parameters. */
export const pricedPhotobookParts = (
  photobook: PhotobookConfiguration,
): readonly (readonly [part: PhotobookPart, value: string])[] => {
  const parameters = photobookParameters(photobook);
  return photobookParts.flatMap((part) => {
    const value = parameters[part];
    return value === undefined || value === usualPhotobookPartOf(photobook.type, part)
      ? []
      : [[part, value] as const];
  });
};

/**
 * The rows whose sum is the price: the book, its parts that are not usual, and its pages beyond the
 * least, each as often as copies are ordered. Designs change no price.
 */
export const photobookQuestion = (photobook: PhotobookConfiguration): readonly ListedRow[] => {
  const { type, format, pageCount, amount } = photobook;
  return [
    { configuration: photobookRows.book(type, format), pieces: amount },
    ...pricedPhotobookParts(photobook).map(([part, value]) => ({
      configuration: photobookRows.part(type, part, value),
      pieces: amount,
    })),
    ...photobookPagesBeyond(type, pageCount).map(({ graduation, pages }) => ({
      configuration: photobookRows.page(type, format, graduation),
      pieces: pages * amount,
    })),
  ];
};
