import type { CardRefinement } from '../../catalogue/card-extras.ts';
import { oneOf } from '../../text/one-of.ts';

/** The types of photo books (storefront §3, "Photo books"): digital, real photo, booklet. */
export const photobookTypes = ['digitalfotobuch', 'echtfotobuch', 'fotoheft'] as const;

/** A type of photo book. */
export type PhotobookType = (typeof photobookTypes)[number];

/** Whether the text names a type of photo book. */
export const isPhotobookType = oneOf(photobookTypes);

/** How the pages are bound: stitched, lying flat, or glued with PUR. */
export const photobookBindings = ['heftbindung', 'layflat', 'pur'] as const;

/** A binding of a photo book. */
export type PhotobookBinding = (typeof photobookBindings)[number];

/** Whether the text names a binding of photo books. */
export const isPhotobookBinding = oneOf(photobookBindings);

/** The covers of photo books. */
export const photobookCovers = ['hard', 'soft'] as const;

/** A cover of a photo book. */
export type PhotobookCover = (typeof photobookCovers)[number];

/** Whether the text names a cover of photo books. */
export const isPhotobookCover = oneOf(photobookCovers);

/** The papers of photo books; `feinstweiss` is the finest white. */
export const photobookPapers = ['glaenzend', 'matt', 'feinstweiss', 'standard'] as const;

/** A paper of a photo book. */
export type PhotobookPaper = (typeof photobookPapers)[number];

/** Whether the text names a paper of photo books. */
export const isPhotobookPaper = oneOf(photobookPapers);

/** The laminations of a cover. */
export const photobookCoverLaminations = ['glossy', 'matt'] as const;

/** A lamination of a photo book's cover. */
export type PhotobookCoverLamination = (typeof photobookCoverLaminations)[number];

/** Whether the text names a lamination of covers. */
export const isPhotobookCoverLamination = oneOf(photobookCoverLaminations);

/**
 * How the pages are made. The specification has the parameter `photobookPrinting` and no values:
 * these are the words that its types begin with. `echtfoto` is exposed on photographic paper.
 */
export const photobookPrintings = ['digital', 'echtfoto'] as const;

/** A printing of a photo book. */
export type PhotobookPrinting = (typeof photobookPrintings)[number];

/** Whether the text names a printing of photo books. */
export const isPhotobookPrinting = oneOf(photobookPrintings);

/** The formats of photo books (storefront §3, "Photo books"). */
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

/** A format of a photo book; its size is in `photobookFormatTable`, and not always DIN's. */
export type PhotobookFormat = (typeof photobookFormats)[number];

/** Whether the text names a format of photo books. */
export const isPhotobookFormat = oneOf(photobookFormats);

/** The orientations of photo books (storefront §3, "Photo books"). */
export const photobookOrientations = ['din-landscape', 'din-portrait', 'square'] as const;

/** An orientation of a photo book. */
export type PhotobookOrientation = (typeof photobookOrientations)[number];

/** Whether the text names an orientation of photo books. */
export const isPhotobookOrientation = oneOf(photobookOrientations);

/**
 * The refinements of a hard cover. The specification has the parameter, "omitted when none", and no
 * values of its own: these are its refinements (storefront §3, "Cards") without the two of none.
 */
export const photobookRefinements = [
  'gold',
  'relief',
  'rosegold',
  'silber',
] as const satisfies readonly CardRefinement[];

/** A refinement of a photo book's cover. */
export type PhotobookRefinement = (typeof photobookRefinements)[number];

/** Whether the text names a refinement of photo books. */
export const isPhotobookRefinement = oneOf(photobookRefinements);
