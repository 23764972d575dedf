/** In the order of storefront §3. */
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

/** Language and country: `fr-CH`. */
export type Locale = (typeof locales)[number];

/** Storefront §3. */
export const languages = ['de', 'en', 'es', 'fr', 'it', 'nl'] as const;

/** Two letters. */
export type Language = (typeof languages)[number];

/** Wire spelling, lower case (storefront §3). */
export const currencies = ['eur', 'chf', 'gbp', 'usd'] as const;

/** In wire spelling. */
export type Currency = (typeof currencies)[number];

/** Inches in en-US, centimetres elsewhere. */
export type LengthUnit = 'cm' | 'in';

/** Country suffixes (storefront §3). */
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

/** `com` is the United States. */
export type Market = (typeof markets)[number];

export type LocaleRow = {
  readonly language: Language;
  readonly market: Market;
  /** Its texts are used where this one has none; never another language's. */
  readonly fallback: Locale | undefined;
  readonly currency: Currency;
  readonly lengthUnit: LengthUnit;
};

/** Storefront §3, "Locales and markets". */
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

/** When nothing else is known (storefront §3). */
export const defaultLocale: Locale = 'de-DE';

/** For people whose language or country no locale is for: more of them read English. */
export const elsewhereLocale: Locale = 'en-GB';

/** Known to the content layer (storefront §3, second list). */
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

export type ContentLocale = (typeof contentLocales)[number];

export type MarketRow = {
  /** The default language first (decisions, "Sites"). */
  readonly locales: readonly [Locale, ...Locale[]];
  /** In which days are counted (decisions, "Countdown"). */
  readonly timeZone: string;
};

/** Decisions, "Sites", "Countdown". */
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

/** Where a language leads if a market does not have it (decisions, "Sites"). */
export const mainMarkets = {
  de: 'de',
  en: 'gb',
  es: 'es',
  fr: 'fr',
  it: 'it',
  nl: 'nl',
} as const satisfies Record<Language, Market>;
