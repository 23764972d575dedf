/** The production ticket of an item: what the lab makes of it, and of the file beside it. */
import type { PrintedObject } from '../image/printed-object.ts';
import { parseQuery } from '../query/query.ts';
import { canonicalJson } from './canonical-json.ts';
import type { ItemPlace, PagesJob, PhotoJob, PrintFile, UnprintedJob } from './print-job.ts';
import { printRaster, printSheet, sheetMatrix } from './print-sheet.ts';
import { uprightMatrix } from './stored-pixels.ts';

/** What is known of a file once it is made. */
export type RenderedBytes = Pick<PrintFile, 'digest' | 'byteCount' | 'type'> & {
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

/** What the ticket of a named item begins with. */
export const namedItem = (
  { orderNumber, item }: ItemPlace,
  { article, label, quantity }: PagesJob | UnprintedJob,
) => ({
  version: 1,
  order: orderNumber,
  position: item + 1,
  amount: quantity,
  article: { designer: article.designer, query: article.query },
  // What was chosen, in the catalogue's own words, and in those of the order's locale.
  product: parseQuery(article.query),
  label: { name: label.name, kind: label.kind, details: label.details },
});

/** What the renderer makes bytes of, without whom it is for: its digest is the file's address. */
export const printedContent = ({ picture, photo }: PhotoJob): string => {
  const { digest, size, orientation, crop } = photo;
  return canonicalJson({
    parts: partsOf(picture),
    format: picture.format,
    digest,
    size,
    orientation,
    crop,
  });
};

/** The ticket's text; lengths are micrometres from the sheet's upper left corner. */
export const printTicket = (
  { orderNumber, item }: ItemPlace,
  { picture, photo, quantity, article }: PhotoJob,
  { digest, byteCount, type, renderer }: RenderedBytes,
): string => {
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

/** Of an item without a file: nothing is printed, and what is packed is what was ordered. */
export const unprintedTicket = (place: ItemPlace, job: UnprintedJob): string =>
  `${canonicalJson({ ...namedItem(place, job), file: null })}\n`;
