import type { CardAccessoryKind } from '../../../../core/domain/catalogue/card-extras.ts';
import { productTypeLabel } from '../../../../core/domain/catalogue/key-labels.ts';
import { formatText } from '../../../../core/domain/format/convert-format.ts';
import { centimetreFormatOf } from '../../../../core/domain/format/millimetre-format.ts';
import { currencyOf } from '../../../../core/domain/locale/locale-units.ts';
import { localeTable, type Locale } from '../../../../core/domain/locale/locales.ts';
import { moneyStyleFor } from '../../../../core/domain/money/format-money.ts';
import { printCount } from '../../../../core/domain/money/print-money.ts';
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
import { isCardOccasion, type CardOccasion } from '../../../../core/domain/products/card/cards.ts';
import { sourceAttributes } from '../../../../core/domain/image/attributes.ts';
import { printSource } from '../../../../core/domain/image/sources.ts';
import { isArtwork } from '../../../../core/domain/products/artworks.ts';
import { articleFacts } from '../../../../core/domain/products/article-facts.ts';
import { E } from '../../../../core/fp.ts';
import { Picture } from '../../../components/picture/picture.tsx';
import { LineDrawing } from '../../../components/designer-summary/line-drawing.tsx';
import type { ProductAtDesigner } from '../at-designer.ts';

const handedAccessories = [
  'ribbon',
  'screw',
  'seal',
  'bow',
  'envelope',
  'inlay',
] as const satisfies readonly (keyof CardAccessories)[];

const accessoryText = (
  locale: Locale,
  kind: CardAccessoryKind,
  words: readonly (string | undefined)[],
): string =>
  labelled(
    localeTable[locale].language,
    cardAccessoryKindLabel(locale, kind),
    words.filter((word) => word !== undefined).join(', '),
  );

/** What accessories there are: `Umschlag: Spitze Klappe`, `Band`. */
const accessoryTexts = (locale: Locale, accessories: CardAccessories): readonly string[] =>
  handedAccessories.flatMap((kind) => {
    if (accessories[kind] === undefined) return [];
    const form = kind === 'envelope' ? accessories.envelope?.form : undefined;
    return form === undefined
      ? [cardAccessoryKindLabel(locale, kind)]
      : [accessoryText(locale, kind, [cardEnvelopeFormLabel(locale, form)])];
  });

/** The designer's own names of accessories, their colours and papers: `Band: satin, rot`. */
const accessoryIdentifiers = (
  locale: Locale,
  { ribbon, screw, seal, bow, envelope, inlay }: CardAccessories,
): readonly string[] =>
  (
    [
      ['ribbon', [ribbon?.id, ribbon?.color]],
      ['screw', [screw]],
      ['seal', [seal]],
      ['bow', [bow]],
      ['envelope', [envelope?.color]],
      ['inlay', [inlay?.id, inlay?.paper]],
    ] as const
  ).flatMap(([kind, names]) =>
    names.every((name) => name === undefined) ? [] : [accessoryText(locale, kind, names)],
  );

/** A folded card, half open. */
export const cardDrawing = (
  <LineDrawing
    sheet="M58 44 124 30v146l-66-12zm66-14 62 10v124l-62 12z"
    picture="m136 54 38 6v54l-38 4z"
    line="M136 134l38-4m-38 16 26-3M124 30v146"
  />
);

/** The card with its envelope, in what is chosen; a drawing of one whose design the library lacks. */
const cardStage = (locale: Locale, handOff: CardHandOff) => {
  const { look, label } = articleFacts(locale, { designer: 'card', ...handOff }) ?? {};
  if (look?.kind !== 'artwork') return cardDrawing;
  const laid = { ...look, view: 'laid' } as const;
  return isArtwork(laid) ? (
    <Picture {...sourceAttributes('detail', printSource(laid))} alt={label?.name ?? ''} isFirst />
  ) : (
    cardDrawing
  );
};

/** A theme that is called by an occasion is its usual one. */
const occasionOf = ({ themeId, design }: CardHandOff): CardOccasion | undefined =>
  design.occasion ?? (isCardOccasion(themeId) ? themeId : undefined);

export const cardAtDesigner: ProductAtDesigner<CardHandOff> = {
  facts: [
    ['fact.product', [], (_, { locale }) => productTypeLabel(locale, 'card')],
    [
      'fact.occasion',
      ['occasion'],
      (card, { locale }) => {
        const occasion = occasionOf(card);
        return occasion && cardOccasionLabel(locale, occasion);
      },
    ],
    [
      'fact.quantity',
      ['quantity'],
      ({ order }, { locale }) =>
        printCount(moneyStyleFor(locale, currencyOf(locale)), order.quantity),
    ],
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
    [
      'fact.refinement',
      ['refinementType'],
      ({ design: { refinement } }, { locale }) =>
        refinement && cardRefinementLabel(locale, refinement),
    ],
    [
      'fact.accessories',
      ['envelope'],
      ({ accessories }, { locale }) => accessoryTexts(locale, accessories),
    ],
  ],
  identifiers: [
    ['fact.theme', ['themeId'], ({ themeId }) => themeId],
    ['fact.paper', ['paperType'], ({ design }) => design.paperType],
    ['fact.punching', ['punching'], ({ design }) => design.punching],
    [
      'fact.accessories',
      cardAccessoryParameters.filter((name) => name !== 'envelope'),
      ({ accessories }, { locale }) => accessoryIdentifiers(locale, accessories),
    ],
    ['fact.category', ['category'], ({ design }) => design.category],
    ['fact.tag', ['tag'], ({ design }) => design.tag],
    ['fact.design-group', ['designGroupId'], ({ design }) => design.designGroupId],
    ['fact.design', ['designId'], ({ design }) => design.designId],
  ],
  page: 'card',
  identify: async (handOff, { cardThemes }) => {
    if (isCardOccasion(handOff.themeId)) return handOff;
    const scope = { channel: 'kartenliebe', locale: handOff.locale } as const;
    const theme = await cardThemes.theme(scope, handOff.themeId)();
    return E.isLeft(theme) && theme.left.kind === 'theme-not-found' ? undefined : handOff;
  },
  show: ({ handOff, words: { locale } }) => ({ stage: cardStage(locale, handOff) }),
};
