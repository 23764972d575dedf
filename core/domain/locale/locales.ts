/** The shop's 17 locales, in the order of storefront §3. */
export const locales = [
  'de-AT',
  'de-CH',
  'de-DE',
  'de-IT',
  'de-LI',
  'de-LU',
  'en-GB',
  'en-US',
  'es-ES',
  'fr-BE',
  'fr-CH',
  'fr-FR',
  'fr-LU',
  'it-CH',
  'it-IT',
  'nl-BE',
  'nl-NL',
] as const;

/** A language and a country that the shop sells in, for example `fr-CH`. */
export type Locale = (typeof locales)[number];

/** The languages that the shop speaks (storefront §3). */
export const languages = ['de', 'en', 'es', 'fr', 'it', 'nl'] as const;

/** A two-letter language of the shop. */
export type Language = (typeof languages)[number];

/** The currencies that the shop takes; wire spelling, lower case (storefront §3). */
export const currencies = ['eur', 'chf', 'gbp', 'usd'] as const;

/** A currency in its wire spelling. */
export type Currency = (typeof currencies)[number];

/** The unit in which a locale shows lengths: inches in en-US, centimetres elsewhere. */
export type LengthUnit = 'cm' | 'in';

/** The country suffix of a locale, which also names its market (storefront §3). */
export const markets = [
  'at',
  'ch',
  'de',
  'it',
  'li',
  'lu',
  'gb',
  'com',
  'es',
  'be',
  'fr',
  'nl',
] as const;

/** A country that the shop sells to, by its suffix; `com` is the United States. */
export type Market = (typeof markets)[number];

/** A row of the table of locales. */
export type LocaleRow = {
  readonly language: Language;
  readonly market: Market;
  /** The locale whose texts serve where this one has none; never of another language. */
  readonly fallback: Locale | undefined;
  readonly currency: Currency;
  readonly lengthUnit: LengthUnit;
};

/** One row a locale (storefront §3, "Locales and markets"). */
export const localeTable = {
  'de-AT': { language: 'de', market: 'at', fallback: 'de-DE', currency: 'eur', lengthUnit: 'cm' },
  'de-CH': { language: 'de', market: 'ch', fallback: 'de-DE', currency: 'chf', lengthUnit: 'cm' },
  'de-DE': { language: 'de', market: 'de', fallback: undefined, currency: 'eur', lengthUnit: 'cm' },
  'de-IT': { language: 'de', market: 'it', fallback: 'de-DE', currency: 'eur', lengthUnit: 'cm' },
  'de-LI': { language: 'de', market: 'li', fallback: 'de-DE', currency: 'chf', lengthUnit: 'cm' },
  'de-LU': { language: 'de', market: 'lu', fallback: 'de-DE', currency: 'eur', lengthUnit: 'cm' },
  'en-GB': { language: 'en', market: 'gb', fallback: undefined, currency: 'gbp', lengthUnit: 'cm' },
  'en-US': { language: 'en', market: 'com', fallback: 'en-GB', currency: 'usd', lengthUnit: 'in' },
  'es-ES': { language: 'es', market: 'es', fallback: undefined, currency: 'eur', lengthUnit: 'cm' },
  'fr-BE': { language: 'fr', market: 'be', fallback: 'fr-FR', currency: 'eur', lengthUnit: 'cm' },
  'fr-CH': { language: 'fr', market: 'ch', fallback: 'fr-FR', currency: 'chf', lengthUnit: 'cm' },
  'fr-FR': { language: 'fr', market: 'fr', fallback: undefined, currency: 'eur', lengthUnit: 'cm' },
  'fr-LU': { language: 'fr', market: 'lu', fallback: 'fr-FR', currency: 'eur', lengthUnit: 'cm' },
  'it-CH': { language: 'it', market: 'ch', fallback: 'it-IT', currency: 'chf', lengthUnit: 'cm' },
  'it-IT': { language: 'it', market: 'it', fallback: undefined, currency: 'eur', lengthUnit: 'cm' },
  'nl-BE': { language: 'nl', market: 'be', fallback: 'nl-NL', currency: 'eur', lengthUnit: 'cm' },
  'nl-NL': { language: 'nl', market: 'nl', fallback: undefined, currency: 'eur', lengthUnit: 'cm' },
} as const satisfies Record<Locale, LocaleRow>;

/** The locale that holds where nothing else is known (storefront §3). */
export const defaultLocale: Locale = 'de-DE';

/** The locales that the content layer knows (storefront §3, second list). */
export const contentLocales = [
  'de-CH',
  'de-DE',
  'de-LI',
  'en-GB',
  'en-US',
  'es-ES',
  'fr-BE',
  'fr-FR',
  'it-IT',
  'nl-NL',
] as const satisfies readonly Locale[];

/** A locale of the content layer. */
export type ContentLocale = (typeof contentLocales)[number];

/** A row of the table of markets. */
export type MarketRow = {
  /** The market's locales, its default language first (decisions, "Sites"). */
  readonly locales: readonly [Locale, ...Locale[]];
  /** The zone in which the market counts its days (decisions, "Countdown"). */
  readonly timeZone: string;
};

/** One row a market (decisions, "Sites", "Countdown"). */
export const marketTable = {
  at: { locales: ['de-AT'], timeZone: 'Europe/Vienna' },
  ch: { locales: ['de-CH', 'fr-CH', 'it-CH'], timeZone: 'Europe/Zurich' },
  de: { locales: ['de-DE'], timeZone: 'Europe/Berlin' },
  it: { locales: ['it-IT', 'de-IT'], timeZone: 'Europe/Rome' },
  li: { locales: ['de-LI'], timeZone: 'Europe/Vaduz' },
  lu: { locales: ['fr-LU', 'de-LU'], timeZone: 'Europe/Luxembourg' },
  gb: { locales: ['en-GB'], timeZone: 'Europe/London' },
  com: { locales: ['en-US'], timeZone: 'America/New_York' },
  es: { locales: ['es-ES'], timeZone: 'Europe/Madrid' },
  be: { locales: ['nl-BE', 'fr-BE'], timeZone: 'Europe/Brussels' },
  fr: { locales: ['fr-FR'], timeZone: 'Europe/Paris' },
  nl: { locales: ['nl-NL'], timeZone: 'Europe/Amsterdam' },
} as const satisfies Record<Market, MarketRow>;

/** The market to which a language leads where a market does not have it (decisions, "Sites"). */
export const mainMarkets = {
  de: 'de',
  en: 'gb',
  es: 'es',
  fr: 'fr',
  it: 'it',
  nl: 'nl',
} as const satisfies Record<Language, Market>;
