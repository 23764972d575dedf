/** What a card's page says of its options, in one locale. */
import {
  cardAccessoryKindLabel,
  cardRefinementLabel,
} from '../../../../core/domain/catalogue/card-extra-labels.ts';
import { formatText } from '../../../../core/domain/format/convert-format.ts';
import { centimetreFormatOf } from '../../../../core/domain/format/millimetre-format.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import {
  printCardFormat,
  type CardFormat,
} from '../../../../core/domain/products/card/card-format.ts';
import {
  cardAccessoryLabel,
  cardEnvelopeFormLabel,
  cardFilterValueLabel,
  cardMaterialLabelsIn,
  cardVariantLabel,
} from '../../../../core/domain/products/card/card-label.ts';
import { cardEnvelopeForms } from '../../../../core/domain/products/card/cards.ts';
import {
  cardExtraKinds,
  type CardOffer,
} from '../../../../core/domain/products/card/card-offer.ts';
import {
  cardEnvelopeColours,
  cardPaperGrams,
  cardRibbonColours,
  type CardPaper,
} from '../../../../core/domain/products/card/card-materials.ts';
import { cardSwatch } from '../../../../core/domain/products/card/designs/palettes.ts';
import { envelopeClassFor } from '../../../../core/domain/products/card/envelopes.ts';
import { accessoryColours } from '../../../../core/domain/products/card/tables/accessory-colours.ts';
import type { Text } from '../../../messages/text.tsx';
import type { CardOptionWords, PaperRow, ShownCard } from './card-data.ts';

const record = <A>(
  items: readonly A[],
  entry: (item: A) => readonly [name: string, text: string],
): Readonly<Record<string, string>> => Object.fromEntries(items.map(entry));

const formatLabel = (locale: Locale, format: CardFormat): string =>
  formatText(locale, centimetreFormatOf({ ...format, unit: 'mm' }));

const classNames = { C6: 'C6', B6: 'B6', DINLANG: 'DIN lang' } as const;

const envelopeText = (text: Text, format: CardFormat): string => {
  const found = envelopeClassFor(format);
  return found === 'other'
    ? text('card.envelope-other')
    : text('card.envelope-class', { name: classNames[found] });
};

const paperRowsOf = (text: Text, papers: readonly CardPaper[]): readonly PaperRow[] => [
  {
    name: text('card.paper-weight'),
    values: record(papers, (paper) => [
      paper,
      text('card.paper-grams', { grams: cardPaperGrams[paper] }),
    ]),
  },
  ...(['surface', 'feel', 'prints'] as const).map((row) => ({
    name: text(`card.paper-${row}`),
    values: record(papers, (paper) => [paper, text(`card.${row}-${paper}`)]),
  })),
];

/** The words of all that an offer has. */
export const wordsOfCard = (
  locale: Locale,
  text: Text,
  { variants, sheets, formats, papers, refinements, punchings, extras, beside }: CardOffer,
): Pick<ShownCard, 'words' | 'envelopes' | 'paperRows'> => {
  const labels = cardMaterialLabelsIn(locale);
  const without = { '': text('card.without') };
  const ofExtras = cardExtraKinds.map((kind): readonly [string, CardOptionWords] => [
    kind,
    {
      legend: labels.extraKinds[kind],
      values: {
        ...without,
        ...record(
          extras.filter((extra) => extra.kind === kind),
          ({ id }) => [id, new Map(Object.entries(labels.extras)).get(id) ?? id],
        ),
      },
    },
  ]);
  return {
    words: {
      variant: {
        legend: text('card.variant'),
        values: record(variants, (variant) => [variant, cardVariantLabel(locale, variant)]),
        colours: Object.fromEntries(
          variants.flatMap((variant) => {
            const swatch = cardSwatch(variant);
            return swatch === undefined ? [] : [[variant, swatch]];
          }),
        ),
      },
      sheet: {
        legend: text('card.sheet'),
        values: record(sheets, (sheet) => [sheet, labels.sheets[sheet]]),
      },
      punching: {
        legend: text('card.punching'),
        values: {
          '': text('card.punching-none'),
          ...record(punchings, ({ punching }) => [
            punching,
            cardFilterValueLabel(locale, 'punching', punching),
          ]),
        },
      },
      format: {
        legend: text('card.format'),
        values: record(formats, ({ format }) => [
          printCardFormat(format),
          formatLabel(locale, format),
        ]),
      },
      paper: {
        legend: text('card.paper'),
        values: record(papers, ({ paper }) => [paper, labels.papers[paper]]),
        notes: record(papers, ({ paper }) => [paper, text(`card.paper-${paper}`)]),
      },
      refinement: {
        legend: text('card.refinement'),
        values: record(refinements, ({ refinement }) => [
          refinement,
          cardRefinementLabel(locale, refinement),
        ]),
      },
      envelope: {
        legend: text('card.envelope'),
        values: {
          ...without,
          ...record(cardEnvelopeForms, (form) => [form, cardEnvelopeFormLabel(locale, form)]),
        },
      },
      'envelope-colour': {
        legend: text('card.envelope-colour'),
        values: labels.envelopeColours,
        colours: record(cardEnvelopeColours, (colour) => [colour, accessoryColours[colour].fill]),
      },
      ...Object.fromEntries(ofExtras),
      'ribbon-colour': {
        legend: text('card.ribbon-colour'),
        values: { '': text('card.ribbon-matching'), ...labels.envelopeColours },
        colours: record(cardRibbonColours, (colour) => [colour, accessoryColours[colour].fill]),
      },
      ...Object.fromEntries(
        beside.map(({ kind, id }) => [
          kind,
          {
            legend: cardAccessoryKindLabel(locale, kind),
            values: { ...without, [kind]: cardAccessoryLabel(locale, `${kind}-${id}`) },
          },
        ]),
      ),
    },
    envelopes: record(formats, ({ format }) => [
      printCardFormat(format),
      envelopeText(text, format),
    ]),
    paperRows: paperRowsOf(
      text,
      papers.map(({ paper }) => paper),
    ),
  };
};
