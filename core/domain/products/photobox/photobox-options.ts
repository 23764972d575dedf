import { E } from '../../../fp.ts';
import type { PhotoPrintFormat } from '../../format/photo-print-sizes.ts';
import {
  photoboxTypeAliases,
  photoboxTypeTable,
  photoPrintRungs,
  type PhotoAmounts,
  type PhotoboxTypeRow,
  type PhotoPrintRung,
} from './photobox-table.ts';
import {
  isPhotoboxType,
  type PhotoboxPaper,
  type PhotoboxType,
} from '../../catalogue/photoboxes.ts';
import { textOf } from '../../text/text.ts';

export type PhotoboxTypeError = { readonly kind: 'unknown-photobox-type'; readonly text: string };

const aliases: ReadonlyMap<string, PhotoboxType> = new Map(Object.entries(photoboxTypeAliases));

/** Reads a type in any letter case, `large` as `max` (decisions, "Catalogue and products"). */
export const parsePhotoboxType = (given: string): E.Either<PhotoboxTypeError, PhotoboxType> => {
  const text = textOf(given);
  const lower = text.toLowerCase();
  const type = aliases.get(lower) ?? lower;
  return isPhotoboxType(type) ? E.right(type) : E.left({ kind: 'unknown-photobox-type', text });
};

const rowOf = (type: PhotoboxType): PhotoboxTypeRow => photoboxTypeTable[type];

/** What a type is sold and handed off as. */
export const photoboxProductOf = (type: PhotoboxType): PhotoboxTypeRow['product'] =>
  rowOf(type).product;

/** Whether there is a box around the prints. */
export const hasBox = (type: PhotoboxType): boolean => photoboxProductOf(type) === 'photobox';

/** The formats of a type, its default first. */
export const photoboxFormatsOf = (type: PhotoboxType): readonly PhotoPrintFormat[] =>
  rowOf(type).formats;

/** The format where none is chosen. */
export const defaultPhotoboxFormatOf = (type: PhotoboxType): PhotoPrintFormat =>
  rowOf(type).formats[0];

/** The papers of a type, its default first. */
export const photoboxPapersOf = (type: PhotoboxType): readonly PhotoboxPaper[] =>
  rowOf(type).papers;

/** The paper where none is chosen. */
export const defaultPhotoboxPaperOf = (type: PhotoboxType): PhotoboxPaper => rowOf(type).papers[0];

/** How many photos go with a type. */
export const photoAmountsOf = (type: PhotoboxType): PhotoAmounts => rowOf(type).amounts;

/** The nearest whole number of photos that a type can have. */
export const fittingPhotoAmount = (type: PhotoboxType, amount: number): number => {
  const { minimum, maximum } = photoAmountsOf(type);
  return Math.min(maximum, Math.max(minimum, Math.ceil(amount)));
};

/** The rung of an amount, from which on each print costs the same. */
export const photoPrintRungOf = (amount: number): PhotoPrintRung =>
  photoPrintRungs.findLast((rung) => rung <= amount) ?? photoPrintRungs[0];
