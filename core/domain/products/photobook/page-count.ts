import { photobookTypeTable, type PhotobookPageRange } from './photobook-table.ts';
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
