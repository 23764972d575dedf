/** The production ticket beside a print file: what the lab makes of it. */
import type { PrintedObject } from '../image/printed-object.ts';
import type { RenderTask } from './print-job.ts';
import { printRaster, printSheet, sheetMatrix } from './print-sheet.ts';
import { uprightMatrix } from './stored-pixels.ts';

/** What is known of a file once it is made. */
export type RenderedBytes = {
  /** SHA-256, in hexadecimal digits. */
  readonly digest: string;
  readonly byteCount: number;
  readonly type: 'tiff' | 'jpeg';
  /** Of the program that made it: another one may make other bytes. */
  readonly renderer: string;
};

/** In the catalogue's own words, which are the lab's. */
const partsOf = ({ materialType, frame, options }: PrintedObject) => ({
  material: materialType,
  options,
  frame: frame && {
    family: frame.frameType,
    moulding: frame.producedFrame,
    mat: frame.glazing?.mat,
    glass: frame.glazing && (frame.glazing.glassType ?? 'normal'),
    back: frame.glazing?.backType,
  },
});

type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject;
type JsonObject = { readonly [name: string]: Json };

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Names in order and no spaces (RFC 8785): the same data has the same bytes. */
export const canonicalJson = (value: Json): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const entries = Object.entries(value).filter(([, of]) => of !== undefined);
  return `{${entries
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, of]) => `${JSON.stringify(name)}:${canonicalJson(of)}`)
    .join(',')}}`;
};

/** What the renderer makes bytes of, without whom it is for: its digest is the file's address. */
export const printedContent = ({ job }: RenderTask): string => {
  const { digest, size, orientation, crop } = job.photo;
  return canonicalJson({
    parts: partsOf(job.picture),
    format: job.picture.format,
    digest,
    size,
    orientation,
    crop,
  });
};

/** The ticket's bytes; lengths are micrometres from the sheet's upper left corner. */
export const printTicket = (
  { orderNumber, item, job }: RenderTask,
  { digest, byteCount, type, renderer }: RenderedBytes,
): string => {
  const { picture, photo, quantity, article } = job;
  const sheet = printSheet(picture);
  const { dotsPerInch, size } = printRaster(sheet);
  return `${canonicalJson({
    version: 1,
    order: orderNumber,
    position: item + 1,
    amount: quantity,
    article: { designer: article.designer, query: article.query },
    product: { ...partsOf(picture), format: picture.format },
    micrometres: {
      sheet: sheet.size,
      picture: sheet.picture,
      front: sheet.front,
      trim: sheet.trim,
      safe: sheet.safe,
      matOpening: sheet.matOpening,
      margin: sheet.margin,
    },
    original: {
      sha256: photo.digest,
      size: photo.size,
      orientation: photo.orientation,
      crop: photo.crop,
      toUpright: uprightMatrix(photo.size, photo.orientation),
      toSheet: sheetMatrix(sheet, photo.crop),
    },
    file: { sha256: digest, bytes: byteCount, type, pixels: size, dotsPerInch, renderer },
  })}\n`;
};
