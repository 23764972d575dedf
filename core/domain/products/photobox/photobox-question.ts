/** By which rows of the price service photo boxes and prints are priced. */
import type { PhotoboxPaper, PhotoboxType } from '../../catalogue/photoboxes.ts';
import type { PhotoPrintFormat } from '../../format/photo-print-sizes.ts';
import { printQuery } from '../../query/query.ts';
import type { ListedRow } from '../product.ts';
import type { PhotoboxConfiguration } from './photobox-configuration.ts';
import { defaultPhotoboxPaperOf, hasBox, photoPrintRungOf } from './photobox-options.ts';
import type { PhotoPrintRung } from './photobox-table.ts';

/** The names of rows, each the price of one piece. */
export const photoboxRows = {
  /** Without prints. */
  box: (type: PhotoboxType): string => printQuery({ photoboxType: type }),
  /** On the usual paper, from so many on. */
  print: (format: PhotoPrintFormat, rung: PhotoPrintRung): string =>
    printQuery({ photoboxFormat: format, amount: rung }),
  /** Above the usual paper, of each print. */
  paper: (format: PhotoPrintFormat, paper: PhotoboxPaper): string =>
    printQuery({ photoboxFormat: format, paperType: paper }),
} as const;

/** The rows of one print, at the rung of their number. */
export const photoPrintQuestion = ({
  type,
  format,
  paper,
  amount,
}: PhotoboxConfiguration): readonly ListedRow[] =>
  [
    photoboxRows.print(format, photoPrintRungOf(amount)),
    ...(paper === defaultPhotoboxPaperOf(type) ? [] : [photoboxRows.paper(format, paper)]),
  ].map((configuration) => ({ configuration, pieces: 1 }));

/** The rows whose sum is the price: the box, if there is one, and each print. */
export const photoboxQuestion = (photobox: PhotoboxConfiguration): readonly ListedRow[] => [
  ...(hasBox(photobox.type) ? [{ configuration: photoboxRows.box(photobox.type), pieces: 1 }] : []),
  ...photoPrintQuestion(photobox).map((row) => ({ ...row, pieces: photobox.amount })),
];
