/** Plain data: the server and browsers draw the same. */
import { materialValue } from '../../../core/domain/configurator/configurator.ts';
import { materialTraits } from '../../../core/domain/catalogue/material-traits.ts';
import { framedMaterialLabel } from '../../../core/domain/catalogue/labels.ts';
import { comparedOf, readComparison } from '../../../core/domain/configurator/comparison.ts';
import type {
  ComparedMaterial,
  MaterialComparisonBlock,
} from '../../../core/domain/content/blocks/material-comparison.ts';
import type { WrittenArrival } from '../../../core/domain/delivery/arrivals.ts';
import { extraWorkingDays } from '../../../core/domain/delivery/production-days.ts';
import { formatWithUnit, printFormat, type Format } from '../../../core/domain/format/format.ts';
import { sourceAttributes } from '../../../core/domain/image/attributes.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { hangingOf } from '../../../core/domain/image/hanging.ts';
import { pictureWeight } from '../../../core/domain/image/picture-weight.ts';
import { printPairs } from '../../../core/domain/query/query.ts';
import type { TextLink } from '../../components/link/link.tsx';
import type { PictureProps } from '../../components/picture/picture.tsx';
import type { DeliveredPrice, ShownPrice } from '../../components/price/price.tsx';
import { weightText } from '../../components/product-facts/weight-text.ts';
import type { HungPrint } from '../../../core/domain/image/hung-print.ts';
import type { Text } from '../../messages/text.tsx';
import { resolvedLink, type BlockViewProps } from '../block-view.ts';
import { shippingHref } from '../shipping-href.ts';
import { deliveredIn } from '../delivered-in.ts';
import { shownPriceIn } from '../shown-price-in.ts';
import type { MaterialComparisonData } from './loader.ts';

export type ShownMaterial = {
  readonly value: string;
  readonly name: string;
  readonly object: HungPrint;
  readonly motif: PictureProps;
  readonly price: ShownPrice | undefined;
  readonly delivered: DeliveredPrice | undefined;
  /** Shown instead of a missing price. */
  readonly priceless: string | undefined;
  readonly facts: readonly { readonly name: string; readonly text: string }[];
  /** The page that sells it, in this format. */
  readonly link: TextLink | undefined;
};

export type ShownComparison = {
  readonly id: string;
  readonly headline: string;
  readonly text: string;
  readonly choices: readonly {
    readonly value: string;
    readonly name: string;
    readonly isChosen: boolean;
  }[];
  readonly formats: readonly { readonly value: string; readonly text: string }[];
  readonly format: string | undefined;
  /** Which requested materials or formats are not shown. */
  readonly notices: readonly string[];
  readonly materials: readonly ShownMaterial[];
  readonly shippingHref: string;
};

type Source = Pick<BlockViewProps<MaterialComparisonBlock>, 'block' | 'resolveLink' | 'locale'> & {
  readonly text: Text;
  readonly data: MaterialComparisonData | undefined;
};

const valueOf = ({ materialType, frameType }: ComparedMaterial): string =>
  materialValue(materialType, frameType);

/** For a comparison without a format; in tenths of the unit. */
const usualFormats = {
  cm: { width: 600, height: 400, unit: 'cm' },
  in: { width: 240, height: 160, unit: 'in' },
} as const;

const usualMotif = { source: 'leadimage/mountains-1/motif.jpg', alternative: '' };

/** Computed where the core has a rule, otherwise the content's texts. */
const factsOf = (
  item: ComparedMaterial,
  format: Format,
  locale: Locale,
  text: Text,
): ShownMaterial['facts'] => {
  const { materialType: material, frameType: frame } = item;
  const { edge, place } = materialTraits[material];
  const body = { material, frame, format };
  const weight = weightText(locale, text, pictureWeight(body));
  return [
    {
      name: text('comparison.weight'),
      text: item.weight === '' ? weight : `${weight}, ${item.weight}`,
    },
    { name: text('facts.hanging'), text: text(`facts.hanging-${hangingOf(body)}`) },
    { name: text('comparison.light'), text: item.light },
    ...(frame === undefined
      ? [{ name: text('facts.edge'), text: text(`facts.edge-${edge}`) }]
      : []),
    { name: text('facts.place'), text: text(`facts.place-${place}`) },
    { name: text('comparison.rooms'), text: item.rooms },
    { name: text('comparison.care'), text: item.care },
  ];
};

const arrivalFact = (text: Text, arrival: WrittenArrival | undefined): ShownMaterial['facts'] => [
  {
    name: text('comparison.delivery'),
    text: arrival ? text('comparison.arrival', { date: arrival.text }) : '',
  },
];

/** Drops facts that no material has; one that a single material lacks is a dash. */
const withCommonFacts = (materials: readonly ShownMaterial[]): readonly ShownMaterial[] => {
  const names = [
    ...new Set(
      materials.flatMap(({ facts }) =>
        facts.flatMap(({ name, text }) => (text.trim() === '' ? [] : [name])),
      ),
    ),
  ];
  return materials.map((material) => ({
    ...material,
    facts: names.map((name) => {
      const said = material.facts.find((fact) => fact.name === name)?.text.trim() ?? '';
      return { name, text: said === '' ? '–' : said };
    }),
  }));
};

const linkOf = (
  { resolveLink, text }: Source,
  item: ComparedMaterial,
  name: string,
  format: Format | undefined,
): TextLink | undefined => {
  const link = resolvedLink(
    resolveLink,
    item.link && { ...item.link, text: text('comparison.open', { material: name }) },
  );
  if (link === undefined || format === undefined) return link;
  const { materialType, frameType } = item;
  const query = printPairs([
    ['materialType', materialType],
    ...(frameType === undefined ? [] : [['frameType', frameType] as const]),
    ['formatType', printFormat(format)],
  ]);
  return { ...link, href: `${link.href}?${query}` };
};

const pricelessOf = (
  text: Text,
  { format, prices }: Pick<MaterialComparisonData, 'format' | 'prices'>,
): string | undefined => {
  if (format === undefined) return undefined;
  return prices === undefined ? text('comparison.no-prices') : text('comparison.not-made');
};

/** Without data the first materials, and no prices. */
export const shownComparison = (source: Source): ShownComparison => {
  const { block, data, resolveLink, locale, text } = source;
  const unit = formatUnitOf(locale);
  const { shown, problems, format, formats, prices, arrivals } = data ?? {
    ...comparedOf(block.items, readComparison(unit, '')),
    format: undefined,
    formats: [],
    prices: undefined,
    arrivals: undefined,
  };
  const shownFormat = format ?? usualFormats[unit];
  const { source: motif, alternative } = block.picture ?? usualMotif;
  const materials = shown.map((item): ShownMaterial => {
    const { materialType, frameType } = item;
    const value = valueOf(item);
    const name = framedMaterialLabel(locale, materialType, frameType);
    const price = prices?.[value];
    return {
      value,
      name,
      object: { material: materialType, frame: frameType, format: shownFormat },
      motif: {
        ...sourceAttributes('motif', motif),
        phone: sourceAttributes('motif-small', motif),
        alt: alternative === '' ? '' : `${name}, ${alternative}`,
      },
      price: price && shownPriceIn(locale, price),
      delivered: price && deliveredIn(locale, price),
      priceless: price === undefined ? pricelessOf(text, { format, prices }) : undefined,
      facts: [
        ...arrivalFact(
          text,
          price && arrivals?.[extraWorkingDays({ materialType, frameType, format: shownFormat })],
        ),
        ...factsOf(item, shownFormat, locale, text),
      ],
      link: linkOf(source, item, name, price && format),
    };
  });
  return {
    id: block.id,
    headline: block.headline,
    text: block.text,
    choices: block.items.map((item) => ({
      value: valueOf(item),
      name: framedMaterialLabel(locale, item.materialType, item.frameType),
      isChosen: shown.includes(item),
    })),
    formats: formats.map((one) => ({
      value: printFormat(one),
      text: formatWithUnit(locale, one),
    })),
    format: format && printFormat(format),
    notices: problems.map((problem) => text(`comparison.${problem}`)),
    materials: withCommonFacts(materials),
    shippingHref: shippingHref(resolveLink, locale),
  };
};
