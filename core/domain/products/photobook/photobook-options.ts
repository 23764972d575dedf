import { E } from '../../../fp.ts';
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

/** The laminations of a cover, its default first; none for the booklet. */
export const photobookCoverLaminationsOf = (
  type: PhotobookType,
): readonly PhotobookCoverLamination[] => rowOf(type).coverLaminations;

/** Undefined where the cover is not laminated. */
export const defaultPhotobookCoverLaminationOf = (
  type: PhotobookType,
): PhotobookCoverLamination | undefined => rowOf(type).coverLaminations[0];

/** The refinements of a cover, none by default; the booklet has none. */
export const photobookRefinementsOf = (type: PhotobookType): readonly PhotobookRefinement[] =>
  rowOf(type).refinements;

/** What depends on the type. */
export type PhotobookChoice =
  | PhotobookBinding
  | PhotobookCover
  | PhotobookCoverLamination
  | PhotobookFormat
  | PhotobookPaper
  | PhotobookPrinting
  | PhotobookRefinement;

/** The parameter of a choice (storefront §3). */
export type PhotobookChoiceParameter =
  | 'photobookBinding'
  | 'photobookCover'
  | 'photobookCoverLamination'
  | 'photobookFormat'
  | 'photobookPaper'
  | 'photobookPrinting'
  | 'refinementType';

/** `choices` are those of the type. */
export type PhotobookRefusal = {
  readonly kind: 'photobook-choice-not-of-type';
  readonly type: PhotobookType;
  readonly parameter: PhotobookChoiceParameter;
  readonly choice: PhotobookChoice;
  readonly choices: readonly PhotobookChoice[];
};

const choiceFor = <C extends PhotobookChoice>(
  type: PhotobookType,
  parameter: PhotobookChoiceParameter,
  choice: C,
  choices: readonly C[],
): E.Either<PhotobookRefusal, C> =>
  choices.includes(choice)
    ? E.right(choice)
    : E.left({ kind: 'photobook-choice-not-of-type', type, parameter, choice, choices });

/** The format, if the type is made in it. */
export const photobookFormatFor = (
  type: PhotobookType,
  format: PhotobookFormat,
): E.Either<PhotobookRefusal, PhotobookFormat> =>
  choiceFor(type, 'photobookFormat', format, photobookFormatsOf(type));

/** The printing, if it is the type's. */
export const photobookPrintingFor = (
  type: PhotobookType,
  printing: PhotobookPrinting,
): E.Either<PhotobookRefusal, PhotobookPrinting> =>
  choiceFor(type, 'photobookPrinting', printing, [photobookPrintingOf(type)]);

/** The cover, if it is the type's. */
export const photobookCoverFor = (
  type: PhotobookType,
  cover: PhotobookCover,
): E.Either<PhotobookRefusal, PhotobookCover> =>
  choiceFor(type, 'photobookCover', cover, [photobookCoverOf(type)]);

/** The binding, if the type is bound so. */
export const photobookBindingFor = (
  type: PhotobookType,
  binding: PhotobookBinding,
): E.Either<PhotobookRefusal, PhotobookBinding> =>
  choiceFor(type, 'photobookBinding', binding, photobookBindingsOf(type));

/** The paper, if the type comes in it. */
export const photobookPaperFor = (
  type: PhotobookType,
  paper: PhotobookPaper,
): E.Either<PhotobookRefusal, PhotobookPaper> =>
  choiceFor(type, 'photobookPaper', paper, photobookPapersOf(type));

/** The lamination, if the cover can have it. */
export const photobookCoverLaminationFor = (
  type: PhotobookType,
  lamination: PhotobookCoverLamination,
): E.Either<PhotobookRefusal, PhotobookCoverLamination> =>
  choiceFor(type, 'photobookCoverLamination', lamination, photobookCoverLaminationsOf(type));

/** The refinement, if the cover can have it. */
export const photobookRefinementFor = (
  type: PhotobookType,
  refinement: PhotobookRefinement,
): E.Either<PhotobookRefusal, PhotobookRefinement> =>
  choiceFor(type, 'refinementType', refinement, photobookRefinementsOf(type));
