import { withoutContext } from '../../designer/designer-context.ts';
import { printPairs, printQuery, readPairs } from '../../query/query.ts';
import { listedOption } from '../listed-option.ts';
import type { Product } from '../product.ts';
import { photobookParameters } from './photobook-configuration.ts';
import { photobookDeclaration } from './photobook-declaration.ts';
import {
  parsePhotobookQuery,
  printDesignedPhotobook,
  printPhotobookQuery,
  type PhotobookHandOff,
  type DesignedPhotobook,
} from './photobook-hand-off.ts';
import {
  photobookCoverLabel,
  photobookFormatLabel,
  photobookTypeLabel,
} from './photobook-label.ts';
import { photobookBindingsOf, photobookFormatsOf, photobookPapersOf } from './photobook-options.ts';
import { photobookBindings, photobookFormats, photobookPapers } from './photobooks.ts';

export const photobookProduct: Product<PhotobookHandOff, DesignedPhotobook, undefined> = {
  isSold: false,
  parameters: [
    'refinementType',
    'amount',
    'photobookType',
    'photobookFormat',
    'photobookBinding',
    'photobookCover',
    'photobookCoverLamination',
    'photobookPaper',
    'photobookPrinting',
    'photobookPageCount',
    'designGroupSetId',
    'graduationsPageCount',
  ],
  ownParameters: photobookDeclaration.ownParameters,
  printHandOff: printPhotobookQuery,
  parseHandOff: (query) => parsePhotobookQuery(query),
  configurationOf: withoutContext,
  page: () => 'photobook',
  // Its page leaves every choice to the designer.
  printAddress: () => [],
  readAddress: () => undefined,
  options: (photobook) => [
    listedOption({
      key: 'photobookFormat',
      all: photobookFormats,
      fitting: photobookFormatsOf(photobook.type),
      chosen: photobook.format,
      by: 'photobookType',
      withValue: (format) => printDesignedPhotobook({ ...photobook, format }),
    }),
    listedOption({
      key: 'photobookBinding',
      all: photobookBindings,
      fitting: photobookBindingsOf(photobook.type),
      chosen: photobook.binding,
      by: 'photobookType',
      withValue: (binding) => printDesignedPhotobook({ ...photobook, binding }),
    }),
    listedOption({
      key: 'photobookPaper',
      all: photobookPapers,
      fitting: photobookPapersOf(photobook.type),
      chosen: photobook.paper,
      by: 'photobookType',
      withValue: (paper) => printDesignedPhotobook({ ...photobook, paper }),
    }),
  ],
  // One row prices one copy; designs change no price.
  priceQuestion: (photobook) => ({
    kind: 'listed',
    rows: [
      {
        configuration: printPairs(
          readPairs(printQuery({ ...photobookParameters(photobook), amount: undefined })),
        ),
        pieces: photobook.amount,
      },
    ],
  }),
  label: (locale, { type, format, cover }) => ({
    name: photobookTypeLabel(locale, type),
    details: [photobookFormatLabel(locale, format), photobookCoverLabel(locale, cover)],
  }),
  look: () => ({ kind: 'still', still: 'photobook', seed: 1 }),
  ownPhoto: () => undefined,
  record: ({ type, format }) => ({ id: `${type}_${format}`, variant: format }),
};
