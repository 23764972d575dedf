/** The facts that can be told of a product that was put together, and of how a shopper came. */
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

/** A fact by its name; its label is the message `fact.{name}`. */
export type FactName = (typeof factNames)[number];

/** A fact in words, one text or several; undefined leaves it out. */
export type FactValue = string | readonly string[] | undefined;

export type Facts = { readonly [Name in FactName]?: FactValue };
