import { E } from '../../../fp.ts';
import type { MillimetreFormat } from '../../format/millimetre-format.ts';
import { photoPrintMillimetres } from '../../format/photo-print-formats.ts';
import { photoPrintFormats, type PhotoPrintFormat } from '../../format/photo-print-sizes.ts';
import { photoboxTypeAliases, photoboxTypeTable, type PhotoboxTypeRow } from './photobox-table.ts';
import {
  isPhotoboxType,
  type PhotoboxPaper,
  type PhotoboxType,
} from '../../catalogue/photoboxes.ts';
import { textOf } from '../../text/text.ts';

/** The text names no photo box and no prints. */
export type PhotoboxTypeError = { readonly kind: 'unknown-photobox-type'; readonly text: string };

const aliases: ReadonlyMap<string, PhotoboxType> = new Map(Object.entries(photoboxTypeAliases));

/**
 * Reads a type of photo box in any letter case, `large` as `max` (decisions, "Catalogue and
 * products"). A type is printed as it is.
 */
export const parsePhotoboxType = (given: string): E.Either<PhotoboxTypeError, PhotoboxType> => {
  const text = textOf(given);
  const lower = text.toLowerCase();
  const type = aliases.get(lower) ?? lower;
  return isPhotoboxType(type) ? E.right(type) : E.left({ kind: 'unknown-photobox-type', text });
};

const rowOf = (type: PhotoboxType): PhotoboxTypeRow => photoboxTypeTable[type];

/** What a type is sold and handed off as: a photo box, or photo prints. */
export const photoboxKindOf = (type: PhotoboxType): PhotoboxTypeRow['product'] =>
  rowOf(type).product;

/** The formats of the prints of a type, its default first. */
export const photoboxFormatsOf = (type: PhotoboxType): readonly PhotoPrintFormat[] =>
  rowOf(type).formats;

/** The format of a type where none is chosen. */
export const defaultPhotoboxFormatOf = (type: PhotoboxType): PhotoPrintFormat =>
  rowOf(type).formats[0];

/** The papers of a type, its default first. */
export const photoboxPapersOf = (type: PhotoboxType): readonly PhotoboxPaper[] =>
  rowOf(type).papers;

/** The paper of a type where none is chosen. */
export const defaultPhotoboxPaperOf = (type: PhotoboxType): PhotoboxPaper => rowOf(type).papers[0];

/** The type does not come in the format; `formats` are those that it comes in. */
export type PhotoboxFormatRefusal = {
  readonly kind: 'photobox-format-not-of-type';
  readonly type: PhotoboxType;
  readonly format: PhotoPrintFormat;
  readonly formats: readonly PhotoPrintFormat[];
};

/** The format, if the type comes in it. */
export const photoboxFormatFor = (
  type: PhotoboxType,
  format: PhotoPrintFormat,
): E.Either<PhotoboxFormatRefusal, PhotoPrintFormat> => {
  const formats = photoboxFormatsOf(type);
  return formats.includes(format)
    ? E.right(format)
    : E.left({ kind: 'photobox-format-not-of-type', type, format, formats });
};

/** The width and height in millimetres that the photo box designer takes of a format. */
export const photoboxDesignerSize = (format: PhotoPrintFormat): MillimetreFormat =>
  photoPrintMillimetres(format);

/** The format of a width and height in millimetres: the inverse of `photoboxDesignerSize`. */
export const photoboxFormatOfSize = (width: number, height: number): PhotoPrintFormat | undefined =>
  photoPrintFormats.find((format) => {
    const size = photoboxDesignerSize(format);
    return size.width === width && size.height === height;
  });
