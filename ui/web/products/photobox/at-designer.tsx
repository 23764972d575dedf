import { productTypeLabel } from '../../../../core/domain/catalogue/key-labels.ts';
import { photoPrintFormatText } from '../../../../core/domain/format/photo-print-formats.ts';
import { pictureAttributes } from '../../../../core/domain/image/attributes.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import type { PhotoboxHandOff } from '../../../../core/domain/products/photobox/photobox-hand-off.ts';
import {
  photoboxPaperLabel,
  photoboxTypeLabel,
} from '../../../../core/domain/products/photobox/photobox-label.ts';
import { photoboxProductOf } from '../../../../core/domain/products/photobox/photobox-options.ts';
import { photoboxStill } from '../../../../core/domain/products/photobox/photobox-picture.ts';
import { Picture } from '../../../components/picture/picture.tsx';
import { LineDrawing } from '../../../components/designer-summary/line-drawing.tsx';
import type { ProductAtDesigner } from '../at-designer.ts';

/** A box, with a print that looks out of it. */
export const photoboxDrawing = (
  <LineDrawing
    sheet="M70 36h100v64H70zM42 100h156v72H42z"
    picture="M80 46h80v46H80z"
    line="M42 116h156M104 138h32v12h-32z"
  />
);

/** The box or the prints that are chosen. */
const photoboxStage = (locale: Locale, handOff: PhotoboxHandOff) => (
  <Picture
    {...pictureAttributes('detail', photoboxStill(handOff))}
    alt={photoboxTypeLabel(locale, handOff.type)}
    isFirst
  />
);

/** A box of prints, or prints alone, at the designer of both. */
export const photoboxAtDesigner: ProductAtDesigner<PhotoboxHandOff> = {
  facts: [
    [
      'fact.product',
      ['productType'],
      ({ type }, { locale }) => productTypeLabel(locale, photoboxProductOf(type)),
    ],
    ['fact.type', ['photoboxType'], ({ type }, { locale }) => photoboxTypeLabel(locale, type)],
    [
      'fact.format',
      ['photoboxFormat', 'photoboxFormat[width]', 'photoboxFormat[height]'],
      ({ format }, { locale }) => photoPrintFormatText(locale, format),
    ],
    ['fact.paper', ['paperType'], ({ paper }, { locale }) => photoboxPaperLabel(locale, paper)],
    ['photobox.amount', ['amount'], ({ amount }) => String(amount)],
  ],
  identifiers: [],
  page: 'photobox',
  show: ({ handOff, words: { locale } }) => ({ stage: photoboxStage(locale, handOff) }),
};
