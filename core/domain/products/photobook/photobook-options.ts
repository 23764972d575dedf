import type { MillimetreFormat } from '../../format/millimetre-format.ts';
import {
  photobookFormatTable,
  photobookTypeTable,
  type PhotobookTypeRow,
} from './photobook-table.ts';
import {
  photobookTypes,
  type PhotobookBinding,
  type PhotobookCover,
  type PhotobookCoverLamination,
  type PhotobookFormat,
  type PhotobookOrientation,
  type PhotobookPaper,
  type PhotobookPrinting,
  type PhotobookRefinement,
  type PhotobookType,
} from './photobooks.ts';

const rowOf = (type: PhotobookType): PhotobookTypeRow => photobookTypeTable[type];

/** The closed book in millimetres. */
export const photobookSizeOf = (format: PhotobookFormat): MillimetreFormat => {
  const { width, height } = photobookFormatTable[format];
  return { width, height, unit: 'mm' };
};

/** The orientation of a format. */
export const photobookOrientationOf = (format: PhotobookFormat): PhotobookOrientation =>
  photobookFormatTable[format].orientation;

/** The formats of a type, in the specification's order. */
export const photobookFormatsOf = (type: PhotobookType): readonly PhotobookFormat[] =>
  rowOf(type).formats;

/** The format where only an orientation is chosen (storefront §3, "Photo books"). */
export const defaultPhotobookFormatOf = (
  type: PhotobookType,
  orientation: PhotobookOrientation,
): PhotobookFormat => rowOf(type).defaultFormats[orientation];

/** Where neither orientation nor format is chosen. */
export const defaultPhotobookOrientation: PhotobookOrientation = 'din-landscape';

/** The cover of a type: soft for the booklet, else hard. */
export const photobookCoverOf = (type: PhotobookType): PhotobookCover => rowOf(type).cover;

/** The printing of a type. */
export const photobookPrintingOf = (type: PhotobookType): PhotobookPrinting => rowOf(type).printing;

/**
 * The type with a printing and a cover (storefront §3: "type (printing and cover)"); real photo
 * books have no soft cover.
 */
export const photobookTypeWith = (
  printing: PhotobookPrinting,
  cover: PhotobookCover,
): PhotobookType | undefined =>
  photobookTypes.find((type) => rowOf(type).printing === printing && rowOf(type).cover === cover);

/** The bindings of a type, its default first. */
export const photobookBindingsOf = (type: PhotobookType): readonly PhotobookBinding[] =>
  rowOf(type).bindings;

/** The binding where none is chosen. */
export const defaultPhotobookBindingOf = (type: PhotobookType): PhotobookBinding =>
  rowOf(type).bindings[0];

/** The papers of a type, its default first. */
export const photobookPapersOf = (type: PhotobookType): readonly PhotobookPaper[] =>
  rowOf(type).papers;

/** The paper where none is chosen. */
export const defaultPhotobookPaperOf = (type: PhotobookType): PhotobookPaper =>
  rowOf(type).papers[0];

/** Undefined where the cover is not laminated. */
export const defaultPhotobookCoverLaminationOf = (
  type: PhotobookType,
): PhotobookCoverLamination | undefined => rowOf(type).coverLaminations[0];

export type PhotobookChoices = {
  readonly photobookBinding: PhotobookBinding;
  readonly photobookCover: PhotobookCover;
  readonly photobookCoverLamination: PhotobookCoverLamination;
  readonly photobookFormat: PhotobookFormat;
  readonly photobookPaper: PhotobookPaper;
  readonly photobookPrinting: PhotobookPrinting;
  readonly refinementType: PhotobookRefinement;
};

export type PhotobookChoiceParameter = keyof PhotobookChoices;

/** What a type comes in; the booklet has neither laminations nor refinements. */
export const photobookChoicesOf = (
  type: PhotobookType,
): { readonly [Name in PhotobookChoiceParameter]: readonly PhotobookChoices[Name][] } => {
  const row = rowOf(type);
  return {
    photobookBinding: row.bindings,
    photobookCover: [row.cover],
    photobookCoverLamination: row.coverLaminations,
    photobookFormat: row.formats,
    photobookPaper: row.papers,
    photobookPrinting: [row.printing],
    refinementType: row.refinements,
  };
};

/** What of a photo book can cost more than the usual one of its type. */
export const photobookParts = [
  'photobookPaper',
  'photobookBinding',
  'photobookCoverLamination',
  'refinementType',
] as const satisfies readonly PhotobookChoiceParameter[];

export type PhotobookPart = (typeof photobookParts)[number];

/** The part where none is chosen, in the price of the book; undefined for none. */
export const usualPhotobookPartOf = <Part extends PhotobookPart>(
  type: PhotobookType,
  part: Part,
): PhotobookChoices[Part] | undefined =>
  part === 'refinementType' ? undefined : photobookChoicesOf(type)[part][0];
