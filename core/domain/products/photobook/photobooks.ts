import type { CardRefinement } from '../../catalogue/card-extras.ts';
import { oneOf } from '../../text/one-of.ts';

/** Digital, real photo, booklet (storefront §3, "Photo books"). */
export const photobookTypes = ['digitalfotobuch', 'echtfotobuch', 'fotoheft'] as const;

export type PhotobookType = (typeof photobookTypes)[number];

export const isPhotobookType = oneOf(photobookTypes);

/** The type that a page shows where none is chosen. */
export const usualPhotobookType: PhotobookType = 'echtfotobuch';

/** Stitched, lying flat, or glued with PUR. */
export const photobookBindings = ['heftbindung', 'layflat', 'pur'] as const;

export type PhotobookBinding = (typeof photobookBindings)[number];

export const isPhotobookBinding = oneOf(photobookBindings);

export const photobookCovers = ['hard', 'soft'] as const;

export type PhotobookCover = (typeof photobookCovers)[number];

export const isPhotobookCover = oneOf(photobookCovers);

/** `feinstweiss` is the finest white. */
export const photobookPapers = ['glaenzend', 'matt', 'feinstweiss', 'standard'] as const;

export type PhotobookPaper = (typeof photobookPapers)[number];

export const isPhotobookPaper = oneOf(photobookPapers);

export const photobookCoverLaminations = ['glossy', 'matt'] as const;

export type PhotobookCoverLamination = (typeof photobookCoverLaminations)[number];

export const isPhotobookCoverLamination = oneOf(photobookCoverLaminations);

/**
 * The specification has no values: these begin the names of its types. `echtfoto` is exposed on
 * photographic paper.
 */
export const photobookPrintings = ['digital', 'echtfoto'] as const;

export type PhotobookPrinting = (typeof photobookPrintings)[number];

export const isPhotobookPrinting = oneOf(photobookPrintings);

/** Formats of photo books (storefront §3, "Photo books"). */
export const photobookFormats = [
  '200-200',
  '300-300',
  'a3-quer',
  'a4-hoch',
  'a4-quer',
  'a5-hoch',
  'a5-quer',
  'a6-quer',
] as const;

/** Its size is in `photobookFormatTable`, and not always DIN's. */
export type PhotobookFormat = (typeof photobookFormats)[number];

export const isPhotobookFormat = oneOf(photobookFormats);

/** Orientations (storefront §3, "Photo books"). */
export const photobookOrientations = ['din-landscape', 'din-portrait', 'square'] as const;

export type PhotobookOrientation = (typeof photobookOrientations)[number];

export const isPhotobookOrientation = oneOf(photobookOrientations);

/**
 * Of a hard cover. The specification has the parameter without values: these are its refinements of
 * cards (storefront §3) without the two that mean none.
 */
export const photobookRefinements = [
  'gold',
  'relief',
  'rosegold',
  'silber',
] as const satisfies readonly CardRefinement[];

export type PhotobookRefinement = (typeof photobookRefinements)[number];

export const isPhotobookRefinement = oneOf(photobookRefinements);
