export const factNames = [
  'accessories',
  'ad-click-id',
  'add-to-cart',
  'amount',
  'binding',
  'category',
  'collage',
  'cover',
  'design',
  'design-group',
  'design-set',
  'format',
  'frame',
  'glass',
  'lamination',
  'locale',
  'mat',
  'material',
  'mounting',
  'occasion',
  'options',
  'pages',
  'paper',
  'pictures',
  'price-pages',
  'printing',
  'product',
  'punching',
  'quantity',
  'referral-source',
  'refinement',
  'sample',
  'sku',
  'start',
  'tag',
  'template',
  'theme',
  'type',
] as const;

/** Its label is the message `fact.{name}`. */
export type FactName = (typeof factNames)[number];

/** One text or several; undefined leaves the fact out. */
export type FactValue = string | readonly string[] | undefined;

export type Facts = { readonly [Name in FactName]?: FactValue };
