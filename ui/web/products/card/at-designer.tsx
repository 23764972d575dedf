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
  isLooseAccessory,
  type AccessoryHandOff,
} from '../../../../core/domain/products/card/accessory-hand-off.ts';
import {
  isCardPaper,
  isCardPunching,
  isCardSheet,
  type CardSheet,
} from '../../../../core/domain/products/card/card-materials.ts';
import { cardThemeLabels } from '../../../../core/domain/products/card/card-theme.ts';
import { cardDesignOf } from '../../../../core/domain/products/card/designs/card-library.ts';
import { frontOfPicture } from '../../../../core/domain/products/card/designs/front-of-picture.ts';
import type { HandOffParameter } from '../../../../core/domain/designer/refusals.ts';
import { oneOf } from '../../../../core/domain/text/one-of.ts';
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
  cardFilterValueLabel,
  cardMaterialLabelsIn,
  cardOccasionLabel,
  cardPieceLabel,
  cardVariantLabel,
} from '../../../../core/domain/products/card/card-label.ts';
import { cardPictureOf } from '../../../../core/domain/products/card/card-picture.ts';
import { isCardOccasion, type CardOccasion } from '../../../../core/domain/products/card/cards.ts';
import { sourceAttributes } from '../../../../core/domain/image/attributes.ts';
import { printSource } from '../../../../core/domain/image/sources.ts';
import { isArtwork } from '../../../../core/domain/products/artworks.ts';
import { articleFacts } from '../../../../core/domain/products/article-facts.ts';
import { E } from '../../../../core/fp.ts';
import { frontPlace } from '../../../blocks/article-picture.tsx';
import { Picture, type PictureProps } from '../../../components/picture/picture.tsx';
import { LineDrawing } from '../../../components/designer-summary/line-drawing.tsx';
import type { MessageKey } from '../../../messages/all-messages.ts';
import type { Fact, ProductAtDesigner, ShownHandOff, Words } from '../at-designer.ts';

type Handed = CardHandOff | AccessoryHandOff;

type HandedAccessory = {
  readonly kind: CardAccessoryKind;
  /** What it is called, and its colour or paper. */
  readonly words: readonly string[];
  /** What only the designer knows. */
  readonly names: readonly string[];
};

/** Names of the designer's lists, put into words where the shop has them. */
const handedAs = (
  kind: CardAccessoryKind,
  names: readonly (string | undefined)[],
  ...labels: readonly Readonly<Record<string, string>>[]
): HandedAccessory => {
  const told = names.flatMap((name, index) => {
    const { [name ?? '']: label } = labels[index] ?? {};
    return name === undefined ? [] : [{ name, label }];
  });
  return {
    kind,
    words: told.flatMap(({ label }) => label ?? []),
    names: told.flatMap(({ name, label }) => (label === undefined ? [name] : [])),
  };
};

const handedAccessories = (
  locale: Locale,
  { ribbon, screw, seal, bow, envelope, inlay }: CardAccessories,
): readonly HandedAccessory[] => {
  const { extras, envelopeColours, papers } = cardMaterialLabelsIn(locale);
  const form = envelope && { [envelope.form]: cardEnvelopeFormLabel(locale, envelope.form) };
  return [
    ...(ribbon ? [handedAs('ribbon', [ribbon.id, ribbon.color], extras, envelopeColours)] : []),
    ...(screw === undefined ? [] : [handedAs('screw', [screw], extras)]),
    ...(seal === undefined ? [] : [handedAs('seal', [seal], extras)]),
    ...(bow === undefined ? [] : [handedAs('bow', [bow], extras)]),
    ...(envelope && form
      ? [handedAs('envelope', [envelope.form, envelope.color], form, envelopeColours)]
      : []),
    ...(inlay ? [handedAs('inlay', [inlay.id, inlay.paper], extras, papers)] : []),
  ];
};

const accessoryText = (
  locale: Locale,
  kind: CardAccessoryKind,
  words: readonly string[],
): string => {
  const label = cardAccessoryKindLabel(locale, kind);
  return words.length === 0
    ? label
    : labelled(localeTable[locale].language, label, words.join(', '));
};

/** A folded card, half open. */
export const cardDrawing = (
  <LineDrawing
    sheet="M58 44 124 30v146l-66-12zm66-14 62 10v124l-62 12z"
    picture="m136 54 38 6v54l-38 4z"
    line="M136 134l38-4m-38 16 26-3M124 30v146"
  />
);

const sheetOfDesign = ({ themeId }: CardHandOff): CardSheet =>
  cardDesignOf(themeId)?.sheet ?? 'folded';

/**
 * The card with its envelope, or the accessory, in what is chosen; a drawing of one whose design the
 * library lacks. A device that keeps own words shows its front in them.
 */
const shownCard = (locale: Locale, handOff: Handed): ShownHandOff => {
  const { look, label } = articleFacts(locale, { designer: 'card', ...handOff }) ?? {};
  if (look?.kind !== 'artwork') return { stage: cardDrawing };
  const seen = isLooseAccessory(handOff)
    ? look
    : { ...cardPictureOf(handOff, sheetOfDesign(handOff), locale, 'laid'), variant: look.variant };
  if (!isArtwork(seen)) return { stage: cardDrawing };
  const picture: PictureProps = {
    ...sourceAttributes('detail', printSource(seen)),
    alt: label?.name ?? '',
    isFirst: true,
  };
  const stage = <Picture {...picture} />;
  return frontOfPicture(look) === undefined
    ? { stage }
    : {
        stage: frontPlace(0, stage, handOff.personalisation !== undefined),
        front: { look, picture },
      };
};

/** A theme that is called by an occasion is its usual one. */
const occasionOf = ({ themeId, design }: CardHandOff): CardOccasion | undefined =>
  design.occasion ?? (isCardOccasion(themeId) ? themeId : undefined);

/** Of cards alone: an accessory by itself says other things. */
const ofCard =
  <A,>(say: (card: CardHandOff, words: Words) => A) =>
  (handed: Handed, words: Words): A | undefined =>
    isLooseAccessory(handed) ? undefined : say(handed, words);

/** The name that a list of the designer has for something, and the shop's words for it, if any. */
type NamedPart = {
  readonly label: MessageKey;
  readonly parameter: HandOffParameter;
  readonly name: (card: CardHandOff) => string | undefined;
  readonly word: (name: string, locale: Locale) => string | undefined;
};

const isThemeLabel = oneOf(cardThemeLabels);
const isPalette = (name: string, locale: Locale): boolean =>
  cardVariantLabel(locale, name) !== name;

const namedParts: readonly NamedPart[] = [
  {
    label: 'fact.theme',
    parameter: 'themeId',
    name: ({ themeId }) => themeId,
    word: (name, locale) => {
      const design = cardDesignOf(name);
      return design && `${design.name}, ${cardPieceLabel(locale, design)}`;
    },
  },
  {
    label: 'fact.design-group',
    parameter: 'designGroupId',
    name: ({ design }) => design.designGroupId,
    word: (name, locale) =>
      isCardSheet(name) ? cardMaterialLabelsIn(locale).sheets[name] : undefined,
  },
  {
    label: 'fact.design',
    parameter: 'designId',
    name: ({ design }) => design.designId,
    word: (name, locale) => (isPalette(name, locale) ? cardVariantLabel(locale, name) : undefined),
  },
  {
    label: 'fact.paper',
    parameter: 'paperType',
    name: ({ design }) => design.paperType,
    word: (name, locale) =>
      isCardPaper(name) ? cardMaterialLabelsIn(locale).papers[name] : undefined,
  },
  {
    label: 'fact.punching',
    parameter: 'punching',
    name: ({ design }) => design.punching,
    word: (name, locale) =>
      isCardPunching(name) ? cardFilterValueLabel(locale, 'punching', name) : undefined,
  },
  {
    label: 'fact.category',
    parameter: 'category',
    name: ({ design }) => design.category,
    word: (name, locale) => (isCardOccasion(name) ? cardOccasionLabel(locale, name) : undefined),
  },
  {
    label: 'fact.tag',
    parameter: 'tag',
    name: ({ design }) => design.tag,
    word: (name, locale) =>
      isThemeLabel(name) ? cardFilterValueLabel(locale, 'label', name) : undefined,
  },
];

/** Those that the shop has words for, or those that it has none for. */
const namedFacts = (areInWords: boolean): readonly Fact<Handed>[] =>
  namedParts.map(({ label, parameter, name, word }): Fact<Handed> => [
    label,
    [parameter],
    ofCard((card, { locale }) => {
      const told = name(card);
      const said = told === undefined ? undefined : word(told, locale);
      if (areInWords) return said;
      return said === undefined ? told : undefined;
    }),
  ]);

export const cardAtDesigner: ProductAtDesigner<Handed> = {
  facts: [
    [
      'fact.product',
      [],
      (handed, { locale }) =>
        isLooseAccessory(handed)
          ? cardAccessoryKindLabel(locale, handed.accessory.kind)
          : productTypeLabel(locale, 'card'),
    ],
    [
      'fact.occasion',
      ['occasion'],
      ofCard((card, { locale }) => {
        const occasion = occasionOf(card);
        return occasion && cardOccasionLabel(locale, occasion);
      }),
    ],
    [
      'fact.quantity',
      ['quantity'],
      (handed, { locale }) =>
        printCount(
          moneyStyleFor(locale, currencyOf(locale)),
          isLooseAccessory(handed) ? handed.quantity : handed.order.quantity,
        ),
    ],
    [
      'fact.sample',
      ['isSample'],
      ofCard(({ order }, { text }) => (order.isSample ? text('designer.yes') : undefined)),
    ],
    [
      'fact.format',
      ['formatType'],
      ofCard(
        ({ design: { format } }, { locale }) =>
          format && formatText(locale, centimetreFormatOf({ ...format, unit: 'mm' })),
      ),
    ],
    ...namedFacts(true),
    [
      'fact.refinement',
      ['refinementType'],
      ofCard(
        ({ design: { refinement } }, { locale }) =>
          refinement && cardRefinementLabel(locale, refinement),
      ),
    ],
    [
      'fact.accessories',
      cardAccessoryParameters,
      (handed, { locale }) => {
        if (isLooseAccessory(handed)) {
          const one = { designer: 'card', ...handed, quantity: 1 } as const;
          const { label } = articleFacts(locale, one) ?? {};
          return label && [label.name, ...label.details];
        }
        return handedAccessories(locale, handed.accessories).map(({ kind, words }) =>
          accessoryText(locale, kind, words),
        );
      },
    ],
    [
      'fact.wished-accessories',
      ['accessoryTypes'],
      ofCard(({ accessories: { wished = [] } }, { locale }) =>
        wished.map((kind) => cardAccessoryKindLabel(locale, kind)),
      ),
    ],
  ],
  identifiers: [
    ...namedFacts(false),
    [
      'fact.sku',
      ['sku'],
      (handed) => (isLooseAccessory(handed) ? handed.accessory.sku : undefined),
    ],
    [
      'fact.accessories',
      cardAccessoryParameters,
      ofCard(({ accessories }, { locale }) =>
        handedAccessories(locale, accessories).flatMap(({ kind, names }) =>
          names.length === 0 ? [] : [accessoryText(locale, kind, names)],
        ),
      ),
    ],
  ],
  page: 'card',
  identify: async (handOff, { cardThemes }) => {
    if (isLooseAccessory(handOff) || isCardOccasion(handOff.themeId)) return handOff;
    const scope = { channel: 'kartenliebe', locale: handOff.locale } as const;
    const theme = await cardThemes.theme(scope, handOff.themeId)();
    return E.isLeft(theme) && theme.left.kind === 'theme-not-found' ? undefined : handOff;
  },
  show: ({ handOff, words: { locale } }) => shownCard(locale, handOff),
};
