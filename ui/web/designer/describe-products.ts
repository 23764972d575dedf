import {
  calendarFormatLabel,
  calendarMountingLabel,
  calendarTypeLabel,
} from '../../../core/domain/products/calendar/calendar-label.ts';
import {
  cardAccessoryKindLabel,
  cardEnvelopeFormLabel,
  cardOccasionLabel,
  cardRefinementLabel,
} from '../../../core/domain/products/card/card-label.ts';
import type { CardAccessoryKind } from '../../../core/domain/catalogue/card-extras.ts';
import { productTypeLabel } from '../../../core/domain/catalogue/key-labels.ts';
import { productOfConfiguratorKind } from '../../../core/domain/catalogue/shop-products.ts';
import { printCollageId } from '../../../core/domain/products/collage/collage-id.ts';
import type { CardAccessories } from '../../../core/domain/products/card/card-hand-off.ts';
import type { DesignerProduct } from '../../../core/domain/catalogue/designers.ts';
import type { HandOffsByDesigner } from '../../../core/domain/products/products-by-designer.ts';
import { formatText } from '../../../core/domain/format/convert-format.ts';
import { centimetreFormatOf } from '../../../core/domain/format/millimetre-format.ts';
import { photoPrintFormatText } from '../../../core/domain/format/photo-print-formats.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import {
  photobookBindingLabel,
  photobookCoverLabel,
  photobookCoverLaminationLabel,
  photobookFormatLabel,
  photobookPaperLabel,
  photobookPrintingLabel,
  photobookTypeLabel,
} from '../../../core/domain/products/photobook/photobook-label.ts';
import {
  photoboxPaperLabel,
  photoboxTypeLabel,
} from '../../../core/domain/products/photobox/photobox-label.ts';
import { photoboxKindOf } from '../../../core/domain/products/photobox/photobox-options.ts';
import type { ProductFacts } from '../../components/designer-summary/product-facts.ts';
import { describeContext, type Words } from './describe-context.ts';
import { describeWall } from './describe-wall.ts';

/** A month of a year: `Januar 2027`. Printed on the server alone, where the engine is known. */
const monthText = (locale: Locale, year: number, month: number): string =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 1),
  );

/** An accessory with what was chosen of it: `Band: satin, rot`. */
const accessoryText = (
  locale: Locale,
  kind: CardAccessoryKind,
  chosen: readonly (string | undefined)[],
): readonly string[] => {
  const words = chosen.filter((word) => word !== undefined);
  return words.length === 0 ? [] : [`${cardAccessoryKindLabel(locale, kind)}: ${words.join(', ')}`];
};

const accessoryTexts = (
  locale: Locale,
  { ribbon, screw, seal, bow, envelope, inlay }: CardAccessories,
): readonly string[] => [
  ...accessoryText(locale, 'ribbon', [ribbon?.id, ribbon?.color]),
  ...accessoryText(locale, 'screw', [screw]),
  ...accessoryText(locale, 'seal', [seal]),
  ...accessoryText(locale, 'bow', [bow]),
  ...accessoryText(locale, 'envelope', [
    envelope && cardEnvelopeFormLabel(locale, envelope.form),
    envelope?.color,
  ]),
  ...accessoryText(locale, 'inlay', [inlay?.id, inlay?.paper]),
];

/** A product whose hand-off says all that there is to show. */
type DescribedProduct = Exclude<DesignerProduct, 'photo-frame'>;

type Descriptions = {
  readonly [Product in DescribedProduct]: (
    words: Words,
    handOff: HandOffsByDesigner[Product],
  ) => ProductFacts<Product>;
};

/** What each product's hand-off says, in words. */
export const describeProduct: Descriptions = {
  calendar: (words, handOff) => ({
    ...describeContext(words, handOff),
    product: productTypeLabel(words.locale, 'calendar'),
    type: calendarTypeLabel(words.locale, handOff.type),
    format: calendarFormatLabel(words.locale, handOff.format),
    start: monthText(words.locale, handOff.startYear, handOff.startMonth),
    mounting: calendarMountingLabel(words.locale, handOff.mounting),
    accessories: handOff.accessories.map((kind) => cardAccessoryKindLabel(words.locale, kind)),
    'design-group': handOff.designGroupId,
    design: handOff.designId,
  }),
  card: (words, handOff) => {
    const { design, order } = handOff;
    const { format, refinement, occasion } = design;
    return {
      ...describeContext(words, handOff),
      product: productTypeLabel(words.locale, 'card'),
      theme: handOff.themeId,
      occasion: occasion && cardOccasionLabel(words.locale, occasion),
      quantity: String(order.quantity),
      sample: order.isSample ? words.text('designer.yes') : undefined,
      format: format && formatText(words.locale, centimetreFormatOf({ ...format, unit: 'mm' })),
      paper: design.paperType,
      refinement: refinement && cardRefinementLabel(words.locale, refinement),
      punching: design.punching,
      accessories: accessoryTexts(words.locale, handOff.accessories),
      category: design.category,
      tag: design.tag,
      'design-group': design.designGroupId,
      design: design.designId,
    };
  },
  collage: (words, handOff) => ({
    ...describeContext(words, handOff),
    ...describeWall(words, handOff),
    product: productTypeLabel(words.locale, 'collage'),
    collage: printCollageId(handOff.collageId),
    pictures: handOff.tileCount === undefined ? undefined : String(handOff.tileCount),
  }),
  photobook: (words, handOff) => {
    const { coverLamination, refinement, graduationsPageCount } = handOff;
    return {
      ...describeContext(words, handOff),
      product: productTypeLabel(words.locale, 'photobook'),
      type: photobookTypeLabel(words.locale, handOff.type),
      format: photobookFormatLabel(words.locale, handOff.format),
      pages: String(handOff.pageCount),
      amount: String(handOff.amount),
      cover: photobookCoverLabel(words.locale, handOff.cover),
      lamination: coverLamination && photobookCoverLaminationLabel(words.locale, coverLamination),
      refinement: refinement && cardRefinementLabel(words.locale, refinement),
      binding: photobookBindingLabel(words.locale, handOff.binding),
      paper: photobookPaperLabel(words.locale, handOff.paper),
      printing: photobookPrintingLabel(words.locale, handOff.printing),
      'design-set': handOff.designGroupSetId,
      template: handOff.templateId,
      'price-pages': graduationsPageCount === undefined ? undefined : String(graduationsPageCount),
    };
  },
  photobox: (words, handOff) => ({
    ...describeContext(words, handOff),
    product: productTypeLabel(
      words.locale,
      productOfConfiguratorKind[photoboxKindOf(handOff.type)],
    ),
    type: photoboxTypeLabel(words.locale, handOff.type),
    format: photoPrintFormatText(words.locale, handOff.format),
    paper: photoboxPaperLabel(words.locale, handOff.paper),
  }),
};
