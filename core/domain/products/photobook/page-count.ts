import { photobookTypeTable, type PhotobookPageRange } from './photobook-table.ts';
import type { PhotobookType } from './photobooks.ts';

/** The numbers of pages of a type: from `minimum` to `maximum` by `step`. */
export const photobookPageRangeOf = (type: PhotobookType): PhotobookPageRange =>
  photobookTypeTable[type].pages;

/** All numbers of pages that a type of photo book can have, strictly rising. */
export const photobookPageCountsOf = (type: PhotobookType): readonly number[] => {
  const { minimum, maximum, step } = photobookPageRangeOf(type);
  const rungs = (maximum - minimum) / step + 1;
  return Array.from({ length: rungs }, (_, index) => minimum + index * step);
};

/**
 * The number of pages that answers a wish, and how: `exact` is the wish itself, `raised` the next
 * number above it, `capped` the type's largest where more were wished for.
 */
export type PhotobookPageCount = {
  readonly kind: 'exact' | 'raised' | 'capped';
  readonly pageCount: number;
};

/**
 * The number of pages of a type for a wished one (decisions, "Catalogue and products"). Every wish
 * has an answer; what is not a number counts as no pages.
 */
export const photobookPageCountFor = (type: PhotobookType, wanted: number): PhotobookPageCount => {
  const { minimum, maximum, step } = photobookPageRangeOf(type);
  if (wanted > maximum) return { kind: 'capped', pageCount: maximum };
  const steps = Math.ceil((wanted - minimum) / step);
  const pageCount = steps > 0 ? minimum + steps * step : minimum;
  return { kind: pageCount === wanted ? 'exact' : 'raised', pageCount };
};

/** The number of pages of a type where none is chosen: its smallest. */
export const defaultPhotobookPageCountOf = (type: PhotobookType): number =>
  photobookPageRangeOf(type).minimum;
