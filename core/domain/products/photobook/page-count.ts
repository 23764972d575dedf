import {
  photobookTypeTable,
  type PhotobookPageRange,
  type PhotobookTypeRow,
} from './photobook-table.ts';
import type { PhotobookType } from './photobooks.ts';

/** The numbers of pages of a type. */
export const photobookPageRangeOf = (type: PhotobookType): PhotobookPageRange =>
  photobookTypeTable[type].pages;

/** All numbers of pages of a type, rising. */
export const photobookPageCountsOf = (type: PhotobookType): readonly number[] => {
  const { minimum, maximum, step } = photobookPageRangeOf(type);
  const rungs = (maximum - minimum) / step + 1;
  return Array.from({ length: rungs }, (_, index) => minimum + index * step);
};

/** `raised` is the next number above the wish, `capped` the type's largest. */
export type PhotobookPageCount = {
  readonly kind: 'exact' | 'raised' | 'capped';
  readonly pageCount: number;
};

/**
 * Answers every wish for pages (decisions, "Catalogue and products"); what is not a number counts
 * as none.
 */
export const photobookPageCountFor = (type: PhotobookType, wanted: number): PhotobookPageCount => {
  const { minimum, maximum, step } = photobookPageRangeOf(type);
  if (wanted > maximum) return { kind: 'capped', pageCount: maximum };
  const steps = Math.ceil((wanted - minimum) / step);
  const pageCount = steps > 0 ? minimum + steps * step : minimum;
  return { kind: pageCount === wanted ? 'exact' : 'raised', pageCount };
};

/** The type's smallest. */
export const defaultPhotobookPageCountOf = (type: PhotobookType): number =>
  photobookPageRangeOf(type).minimum;

/** The page counts of a type up to which one price of a page holds, rising to its largest. */
export const photobookGraduationsOf = (type: PhotobookType): PhotobookTypeRow['graduations'] =>
  photobookTypeTable[type].graduations;

/** The page count up to which the price of the last page holds; the type's largest above it. */
export const photobookGraduationOf = (type: PhotobookType, pageCount: number): number =>
  photobookGraduationsOf(type).find((graduation) => pageCount <= graduation) ??
  photobookPageRangeOf(type).maximum;

/** How many pages beyond the least there are at the price of each graduation; none are left out. */
export const photobookPagesBeyond = (
  type: PhotobookType,
  pageCount: number,
): readonly { readonly graduation: number; readonly pages: number }[] => {
  const { minimum } = photobookPageRangeOf(type);
  return photobookGraduationsOf(type)
    .map((graduation, index, graduations) => ({
      graduation,
      pages: Math.min(pageCount, graduation) - (graduations[index - 1] ?? minimum),
    }))
    .filter(({ pages }) => pages > 0);
};
