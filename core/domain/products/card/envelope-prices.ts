/** Cards that share an envelope price (storefront §9). */
export const envelopeSizeGroups = ['large', 'compact', 'standard'] as const;

export type EnvelopeSizeGroup = (typeof envelopeSizeGroups)[number];

/** `WxH` in millimetres, literally: a turned size is not of the group (decisions, "Cards"). */
export const envelopeSizeGroupFormats = {
  large: ['145x145', '155x155', '160x160', '164x164', '165x165'],
  compact: ['100x210', '103x213', '115x168', '168x115', '168x118', '213x103'],
} as const satisfies Record<Exclude<EnvelopeSizeGroup, 'standard'>, readonly string[]>;

type EnvelopePriceRow = Readonly<Record<EnvelopeSizeGroup | 'pocketfold', number>>;

/** Locales with prices of their own (storefront §9). */
export type EnvelopePriceLocale = keyof typeof envelopePrices;

/** Minor units of the locale's currency (storefront §9). */
export const envelopePrices = {
  'de-DE': { large: 180, compact: 110, standard: 95, pocketfold: 110 },
  'de-AT': { large: 150, compact: 150, standard: 100, pocketfold: 150 },
  'de-CH': { large: 290, compact: 120, standard: 100, pocketfold: 140 },
} as const satisfies Record<string, EnvelopePriceRow>;
