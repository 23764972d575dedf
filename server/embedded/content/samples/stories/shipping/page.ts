import { frameLabelAlone, materialLabel } from '../../../../../../core/domain/catalogue/labels.ts';
import { frameTypes, materialTypes } from '../../../../../../core/domain/catalogue/materials.ts';
import type { RichTextBlock } from '../../../../../../core/domain/content/blocks/rich-text.ts';
import type { TableBlock } from '../../../../../../core/domain/content/blocks/table.ts';
import { extraWorkingDays } from '../../../../../../core/domain/delivery/production-days.ts';
import { parcelLimits } from '../../../../../../core/domain/delivery/tables/shipping-rates.ts';
import {
  expressRate,
  largestParcel,
  shippingRate,
} from '../../../../../../core/domain/delivery/shipping-cost.ts';
import { formatSides } from '../../../../../../core/domain/format/format.ts';
import { contentLocaleOf } from '../../../../../../core/domain/locale/locale.ts';
import { formatUnitOf } from '../../../../../../core/domain/locale/locale-units.ts';
import { locales, type Locale } from '../../../../../../core/domain/locale/locales.ts';
import { marketOf } from '../../../../../../core/domain/locale/markets.ts';
import { formatMoney } from '../../../../../../core/domain/money/format-money.ts';
import { cardExpressHoursIn } from '../../../../../../core/domain/products/card/express.ts';
import { countdownBlock } from '../countdown-block.ts';
import { customsSections } from '../customs.ts';
import { definePage } from '../define-page.ts';
import { serviceLinks } from '../service-links.ts';
import { slugOfPrefix, type Site, type StoryPage } from '../site.ts';
import type { Override, Section, ServiceTexts } from '../texts.ts';
import { textsByLocale } from '../texts-in.ts';
import { setText } from '../typography.ts';
import { filledSection, sectionBlock, sectionBlocks, sectionsIn } from '../written-blocks.ts';
import { shippingAccordion } from './accordion.ts';
import { cardsTexts } from './cards.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as american } from './en-US.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** What the table names for each country, in the order of its columns. */
const shippingRates = ['parcel', 'bulky', 'express'] as const;

type ShippingRate = (typeof shippingRates)[number];

/** What is written for this page; `{sides}` is the largest picture that travels as a parcel. */
export type ShippingTexts = ServiceTexts<
  'costs' | 'time' | 'area' | 'damage' | 'packing' | 'payment' | 'longer'
> & {
  /** The table of what takes longer: its caption, and the names of its columns. */
  readonly days: Readonly<Record<'caption' | 'made' | 'more', string>>;
  /** The table of rates: its caption, and the names of its columns. */
  readonly rates: Readonly<Record<'caption' | 'country' | ShippingRate, string>>;
  /** What is to be said below the rates. */
  readonly ratesNote: string;
};

/** What a market words differently. */
export type ShippingOverride = Override<ShippingTexts>;

const countryOf = (locale: Locale): string => locale.slice(-2);

/** The locales that show the texts of a site: each is a country that the page has rates of. */
const localesOfSite = ({ locale }: Site): readonly Locale[] =>
  locales.filter((other) => contentLocaleOf(other) === locale);

const nameOf = (site: Site, locale: Locale): string =>
  new Intl.DisplayNames(site.locale, { type: 'region' }).of(countryOf(locale)) ?? countryOf(locale);

/** The country that the texts are written for first, then the others by name. */
const byName =
  (site: Site) =>
  (one: Locale, other: Locale): number =>
    Number(other === site.locale) - Number(one === site.locale) ||
    nameOf(site, one).localeCompare(nameOf(site, other), site.locale);

/** Amounts of one table are spelled in one way, whatever each country's own shop does. */
const ratesOf = (site: Site, locale: Locale): readonly string[] => {
  const market = marketOf(locale);
  const amounts = shippingRates.map((rate) =>
    rate === 'express' ? expressRate(market) : shippingRate(market, rate),
  );
  return [
    nameOf(site, locale),
    ...amounts.map((amount) => (amount === undefined ? '–' : formatMoney(site.locale, amount))),
  ];
};

/** The rates of each country that shows the texts of a site. */
const ratesTable = (site: Site, { rates }: ShippingTexts): TableBlock => ({
  kind: 'table',
  id: 'rates',
  caption: rates.caption,
  hasRowNames: true,
  cells: {
    header: [rates.country, ...shippingRates.map((rate) => rates[rate])],
    rows: localesOfSite(site)
      .toSorted(byName(site))
      .map((locale) => ratesOf(site, locale)),
  },
});

/** A size that goes as a parcel: what it takes more is up to what it is made of. */
const small = { width: 300, height: 200, unit: 'cm' } as const;

/** What takes longer than a print on a stock sheet, by its working days. */
const longerRows = ({ locale }: Site, { rates }: ShippingTexts): readonly (readonly string[])[] => {
  const made: readonly { readonly name: string; readonly days: number }[] = [
    ...materialTypes.map((materialType) => ({
      name: materialLabel(locale, materialType),
      days: extraWorkingDays({ materialType, format: small }),
    })),
    ...frameTypes.map((frameType) => ({
      name: frameLabelAlone(locale, frameType),
      days: extraWorkingDays({ materialType: 'poster', frameType, format: small }),
    })),
    {
      name: rates.bulky,
      days: extraWorkingDays({
        materialType: 'poster',
        format: { ...small, width: parcelLimits.longer + 1 },
      }),
    },
  ];
  const longer = made
    .filter(({ days }) => days > 0)
    .toSorted((one, other) => one.days - other.days);
  return [...Map.groupBy(longer, ({ days }) => days)].map(([days, all]) => [
    `+${days}`,
    [...new Set(all.map(({ name }) => setText(locale, name)))].join(', '),
  ]);
};

/** What takes longer, in words and working days. */
const longerBlock = (site: Site, texts: ShippingTexts): RichTextBlock => {
  const { days } = texts;
  const about = sectionBlock(site, 'longer', texts.sections.longer);
  const table: TableBlock = {
    kind: 'table',
    id: 'days',
    caption: days.caption,
    hasRowNames: true,
    cells: { header: [days.more, days.made], rows: longerRows(site, texts) },
  };
  return { ...about, text: [...about.text, { kind: 'part', part: table }] };
};

/** What shipping costs: in words, in figures, and what is to be said of them. */
const costsBlock = (site: Site, texts: ShippingTexts, values: Values): RichTextBlock => {
  const { costs } = texts.sections;
  const about = sectionBlock(site, 'costs', filledSection(costs, values));
  const note = sectionBlock(site, 'note', { headline: '', text: [texts.ratesNote] });
  return {
    ...about,
    text: [...about.text, { kind: 'part', part: ratesTable(site, texts) }, ...note.text],
  };
};

type Values = Readonly<Record<string, string>>;

const valuesOf = ({ locale }: Site): Values => ({
  sides: formatSides(locale, largestParcel(formatUnitOf(locale))).replaceAll(' ', '\u00a0'),
  hours: String(cardExpressHoursIn(locale)),
});

const cardsOf = textsByLocale(cardsTexts);

/** The texts in the words of the channel: a card is not called a picture. */
const textsFor = ({ channel, locale }: Site, texts: ShippingTexts): ShippingTexts => {
  if (channel === 'poster') return texts;
  const { costs, time, caption, note, packing } = cardsOf(locale);
  return {
    ...texts,
    ratesNote: note,
    rates: { ...texts.rates, caption },
    sections: {
      ...texts.sections,
      costs: { ...texts.sections.costs, text: [costs] },
      time: { ...texts.sections.time, text: [time] },
      packing: { ...texts.sections.packing, text: [packing] },
    },
  };
};

/** The page that names what shipping costs, from the figures that the shop charges. */
export const shipping: StoryPage = definePage<ShippingTexts>({
  slug: slugOfPrefix('shippingCosts'),
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  cards: cardsTexts,
  content: (site, written) => {
    const texts = textsFor(site, written);
    const { time, area, packing, payment, damage } = texts.sections;
    const values = valuesOf(site);
    const sections = (...listed: readonly Section[]) =>
      sectionBlocks(
        site,
        sectionsIn(site, listed).map((section) => filledSection(section, values)),
      );
    return {
      blocks: [
        costsBlock(site, texts, values),
        ...sections({ ...time, id: 'time' }),
        ...(site.channel === 'poster' ? [longerBlock(site, texts)] : []),
        ...sections(area, ...customsSections(site), packing, payment, damage),
        shippingAccordion(site),
        countdownBlock(site),
        serviceLinks(site, 'shipping'),
      ],
    };
  },
});
