import type { CardRefinement } from '../../catalogue/card-extras.ts';
import { oneOf } from '../../text/one-of.ts';

/** Digital, real photo, booklet (storefront §3, "Photo books"). */
export const photobookTypes = ['digitalfotobuch', 'echtfotobuch', 'fotoheft'] as const;

/** A type of photo book. */
export type PhotobookType = (typeof photobookTypes)[number];

/** Narrows a text to a type. */
export const isPhotobookType = oneOf(photobookTypes);

/** Stitched, lying flat, or glued with PUR. */
export const photobookBindings = ['heftbindung', 'layflat', 'pur'] as const;

/** A binding of a photo book. */
export type PhotobookBinding = (typeof photobookBindings)[number];

/** Narrows a text to a binding. */
export const isPhotobookBinding = oneOf(photobookBindings);

/** Covers of photo books. */
export const photobookCovers = ['hard', 'soft'] as const;

/** A cover of a photo book. */
export type PhotobookCover = (typeof photobookCovers)[number];

/** Narrows a text to a cover. */
export const isPhotobookCover = oneOf(photobookCovers);

/** `feinstweiss` is the finest white. */
export const photobookPapers = ['glaenzend', 'matt', 'feinstweiss', 'standard'] as const;

/** A paper of a photo book. */
export type PhotobookPaper = (typeof photobookPapers)[number];

/** Narrows a text to a paper. */
export const isPhotobookPaper = oneOf(photobookPapers);

/** Laminations of a cover. */
export const photobookCoverLaminations = ['glossy', 'matt'] as const;

/** A lamination of a cover. */
export type PhotobookCoverLamination = (typeof photobookCoverLaminations)[number];

/** Narrows a text to a lamination. */
export const isPhotobookCoverLamination = oneOf(photobookCoverLaminations);

/**
 * The specification has no values: these begin the names of its types. `echtfoto` is exposed on
 * photographic paper.
 */
export const photobookPrintings = ['digital', 'echtfoto'] as const;

/** A printing of a photo book. */
export type PhotobookPrinting = (typeof photobookPrintings)[number];

/** Narrows a text to a printing. */
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

/** Narrows a text to a format. */
export const isPhotobookFormat = oneOf(photobookFormats);

/** Orientations (storefront §3, "Photo books"). */
export const photobookOrientations = ['din-landscape', 'din-portrait', 'square'] as const;

/** An orientation of a photo book. */
export type PhotobookOrientation = (typeof photobookOrientations)[number];

/** Narrows a text to an orientation. */
export const isPhotobookOrientation = oneOf(photobookOrientations);

/**
 * Of a hard cover. The specification has the parameter without values: these are its refinements of
 * cards (storefront §3) without the two of none.
 */
export const photobookRefinements = [
  'gold',
  'relief',
  'rosegold',
  'silber',
] as const satisfies readonly CardRefinement[];

/** A refinement of a cover. */
export type PhotobookRefinement = (typeof photobookRefinements)[number];

/** Narrows a text to a refinement. */
export const isPhotobookRefinement = oneOf(photobookRefinements);
