import { largestParcel, shippingRate } from '../../../../../core/domain/delivery/shipping-cost.ts';
import { formatSides } from '../../../../../core/domain/format/format.ts';
import { contentLocaleOf } from '../../../../../core/domain/locale/locale.ts';
import { formatUnitOf } from '../../../../../core/domain/locale/locale-units.ts';
import { locales, type Locale } from '../../../../../core/domain/locale/locales.ts';
import { marketOf } from '../../../../../core/domain/locale/markets.ts';
import { formatMoney } from '../../../../../core/domain/money/format-money.ts';
import { specialPrefixes } from '../../../../../core/domain/routing/special-prefixes.ts';
import { countdownBlock } from '../countdown-block.ts';
import { defineServicePage } from '../service-page/service-page.ts';
import { slugIn, type Site, type StoryPage } from '../site.ts';
import type { Override, Section, ServiceTexts } from '../texts.ts';
import { filled } from '../written-blocks.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as american } from './en-US.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** What is written for this page; `{sides}` is the largest picture that travels as a parcel. */
export type ShippingTexts = ServiceTexts<'costs' | 'time' | 'area' | 'damage'> & {
  /** The rates of a country in a line: `{country}`, `{parcel}`, `{bulky}`, `{express}`. */
  readonly rates: string;
  /** What is to be said below the rates. */
  readonly ratesNote: string;
};

/** What a market words differently. */
export type ShippingOverride = Override<ShippingTexts>;

const { words } = specialPrefixes.shippingCosts;

/** The locales that show the texts of a site: each is a country that the page has rates of. */
const localesOfSite = ({ locale }: Site): readonly Locale[] =>
  locales.filter((other) => contentLocaleOf(other) === locale);

const countryOf = (locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(locale.slice(-2)) ?? locale.slice(-2);

/** Amounts are in the country's own spelling, as its prices stand in its shop. */
const ratesLine = (pattern: string, locale: Locale): string => {
  const rate = (kind: 'parcel' | 'bulky' | 'express'): string =>
    formatMoney(locale, shippingRate(marketOf(locale), kind));
  return `- ${filled(pattern, {
    country: countryOf(locale),
    parcel: rate('parcel'),
    bulky: rate('bulky'),
    express: rate('express'),
  })}`;
};

const withRates = (site: Site, { sections, rates, ratesNote }: ShippingTexts): Section => ({
  headline: sections.costs.headline,
  text: [
    ...sections.costs.text,
    ...localesOfSite(site).map((locale) => ratesLine(rates, locale)),
    ratesNote,
  ],
});

/** The page that names what shipping costs, from the figures that the shop charges. */
export const shipping: StoryPage = defineServicePage<ShippingTexts>({
  slug: slugIn({
    de: words.de[0],
    en: words.en[0],
    es: words.es[0],
    fr: words.fr[0],
    it: words.it[0],
    nl: words.nl[0],
  }),
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  sections: (texts, site) => {
    const { time, area, damage } = texts.sections;
    return [withRates(site, texts), time, area, damage];
  },
  below: (site) => [countdownBlock(site)],
  values: ({ locale }) => ({
    sides: formatSides(locale, largestParcel(formatUnitOf(locale))).replaceAll(' ', '\u00a0'),
  }),
});
