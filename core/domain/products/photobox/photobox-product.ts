import { withoutContext } from '../../designer/designer-context.ts';
import { photoPrintFormatText } from '../../format/photo-print-formats.ts';
import { photoPrintFormats } from '../../format/photo-print-sizes.ts';
import { printPairs } from '../../query/query.ts';
import { listedOption } from '../listed-option.ts';
import type { Product } from '../product.ts';
import { photoboxParameters, type PhotoboxConfiguration } from './photobox-configuration.ts';
import {
  parsePhotoboxQuery,
  printPhotobox,
  printPhotoboxQuery,
  type PhotoboxHandOff,
} from './photobox-hand-off.ts';
import { photoboxPaperLabel, photoboxTypeLabel } from './photobox-label.ts';
import { photoboxFormatsOf, photoboxPapersOf, photoboxProductOf } from './photobox-options.ts';
import { photoboxPapers } from '../../catalogue/photoboxes.ts';

/** Photo boxes, and prints without one. */
export const photoboxProduct: Product<PhotoboxHandOff, PhotoboxConfiguration, undefined> = {
  isSold: false,
  // `productType` tells boxes from prints.
  parameters: ['paperType', 'photoboxFormat', 'photoboxType', 'productType'],
  ownParameters: [],
  printHandOff: printPhotoboxQuery,
  parseHandOff: (query) => parsePhotoboxQuery(query),
  configurationOf: withoutContext,
  page: ({ type }) => photoboxProductOf(type),
  // Its page leaves every choice to the designer.
  printAddress: () => [],
  readAddress: () => undefined,
  options: (photobox) => [
    listedOption({
      key: 'photoboxFormat',
      all: photoPrintFormats,
      fitting: photoboxFormatsOf(photobox.type),
      chosen: photobox.format,
      by: 'photoboxType',
      withValue: (format) => printPhotobox({ ...photobox, format }),
    }),
    listedOption({
      key: 'paperType',
      all: photoboxPapers,
      fitting: photoboxPapersOf(photobox.type),
      chosen: photobox.paper,
      by: 'photoboxType',
      withValue: (paper) => printPhotobox({ ...photobox, paper }),
    }),
  ],
  priceQuestion: (photobox) => ({
    kind: 'listed',
    rows: [{ configuration: printPairs(Object.entries(photoboxParameters(photobox))), pieces: 1 }],
  }),
  label: (locale, { type, format, paper }) => ({
    name: photoboxTypeLabel(locale, type),
    details: [photoPrintFormatText(locale, format), photoboxPaperLabel(locale, paper)],
  }),
  look: () => ({ kind: 'still', still: 'prints', seed: 1 }),
  ownPhoto: () => undefined,
  record: ({ type, format }) => ({ id: `${type}_${format}`, variant: format }),
};
