import type { CardAccessoryKind } from '../../../../core/domain/catalogue/card-extras.ts';
import { productTypeLabel } from '../../../../core/domain/catalogue/key-labels.ts';
import { formatText } from '../../../../core/domain/format/convert-format.ts';
import { centimetreFormatOf } from '../../../../core/domain/format/millimetre-format.ts';
import { localeTable, type Locale } from '../../../../core/domain/locale/locales.ts';
import { labelled } from '../../../../core/domain/locale/labelled.ts';
import {
  cardAccessoryParameters,
  type CardAccessories,
  type CardHandOff,
} from '../../../../core/domain/products/card/card-hand-off.ts';
import {
  cardAccessoryKindLabel,
  cardRefinementLabel,
} from '../../../../core/domain/catalogue/card-extra-labels.ts';
import {
  cardEnvelopeFormLabel,
  cardOccasionLabel,
} from '../../../../core/domain/products/card/card-label.ts';
import { LineDrawing } from '../../../components/designer-summary/line-drawing.tsx';
import type { ProductAtDesigner } from '../at-designer.ts';

/** An accessory with what was chosen of it: `Band: satin, rot`. */
const accessoryText = (
  locale: Locale,
  kind: CardAccessoryKind,
  chosen: readonly (string | undefined)[],
): readonly string[] => {
  const words = chosen.filter((word) => word !== undefined);
  return words.length === 0
    ? []
    : [
        labelled(
          localeTable[locale].language,
          cardAccessoryKindLabel(locale, kind),
          words.join(', '),
        ),
      ];
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

/** A folded card, half open. */
export const cardDrawing = (
  <LineDrawing
    sheet="M58 44 124 30v146l-66-12zm66-14 62 10v124l-62 12z"
    picture="m136 54 38 6v54l-38 4z"
    line="M136 134l38-4m-38 16 26-3M124 30v146"
  />
);

export const cardAtDesigner: ProductAtDesigner<CardHandOff> = {
  facts: [
    ['fact.product', [], (_, { locale }) => productTypeLabel(locale, 'card')],
    ['fact.theme', ['themeId'], ({ themeId }) => themeId],
    [
      'fact.occasion',
      ['occasion'],
      ({ design: { occasion } }, { locale }) => occasion && cardOccasionLabel(locale, occasion),
    ],
    ['fact.quantity', ['quantity'], ({ order }) => String(order.quantity)],
    [
      'fact.sample',
      ['isSample'],
      ({ order }, { text }) => (order.isSample ? text('designer.yes') : undefined),
    ],
    [
      'fact.format',
      ['formatType'],
      ({ design: { format } }, { locale }) =>
        format && formatText(locale, centimetreFormatOf({ ...format, unit: 'mm' })),
    ],
    ['fact.paper', ['paperType'], ({ design }) => design.paperType],
    [
      'fact.refinement',
      ['refinementType'],
      ({ design: { refinement } }, { locale }) =>
        refinement && cardRefinementLabel(locale, refinement),
    ],
    ['fact.punching', ['punching'], ({ design }) => design.punching],
    [
      'fact.accessories',
      cardAccessoryParameters,
      ({ accessories }, { locale }) => accessoryTexts(locale, accessories),
    ],
    ['fact.category', ['category'], ({ design }) => design.category],
    ['fact.tag', ['tag'], ({ design }) => design.tag],
    ['fact.design-group', ['designGroupId'], ({ design }) => design.designGroupId],
    ['fact.design', ['designId'], ({ design }) => design.designId],
  ],
  page: 'card',
  show: () => ({ stage: cardDrawing }),
};
