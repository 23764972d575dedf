import type { DesignerProduct } from '../../../core/domain/designer/designers.ts';
import type { HandOffParameter } from '../../../core/domain/designer/refusals.ts';
import type { FactName, FactValue } from '../fact-list/facts.ts';

/** What every designer is told beside its product. */
const contextFacts = ['locale', 'sku', 'add-to-cart', 'ad-click-id', 'referral-source'] as const;

const wallFacts = ['material', 'frame', 'mat', 'format', 'options'] as const;

/** What can be received of each product, in the order in which it is listed. */
export const productFacts = {
  calendar: [
    'product',
    'type',
    'format',
    'start',
    'mounting',
    'accessories',
    'design-group',
    'design',
    ...contextFacts,
  ],
  card: [
    'product',
    'theme',
    'occasion',
    'quantity',
    'sample',
    'format',
    'paper',
    'refinement',
    'punching',
    'accessories',
    'category',
    'tag',
    'design-group',
    'design',
    ...contextFacts,
  ],
  collage: ['product', 'collage', 'pictures', ...wallFacts, ...contextFacts],
  'photo-frame': ['product', ...wallFacts, 'design', ...contextFacts],
  photobook: [
    'product',
    'type',
    'format',
    'pages',
    'amount',
    'cover',
    'lamination',
    'refinement',
    'binding',
    'paper',
    'printing',
    'design-set',
    'template',
    'price-pages',
    ...contextFacts,
  ],
  photobox: ['product', 'type', 'format', 'paper', ...contextFacts],
} as const satisfies Readonly<Record<DesignerProduct, readonly FactName[]>>;

/** The facts of a product: each of its list has a value, or is said to have none. */
export type ProductFacts<Product extends DesignerProduct> = {
  readonly [Name in (typeof productFacts)[Product][number]]: FactValue;
};

/** The fact that a parameter tells, or has a part in: its label is the shopper's word for it. */
export const parameterFacts = {
  quantity: 'quantity',
  sku: 'sku',
  designGroupId: 'design-group',
  designId: 'design',
  formatType: 'format',
  frameType: 'frame',
  matSize: 'mat',
  matType: 'mat',
  materialType: 'material',
  startDate: 'start',
  startMonth: 'start',
  year: 'start',
  mountingType: 'mounting',
  paperType: 'paper',
  refinementType: 'refinement',
  amount: 'amount',
  calendarType: 'type',
  accessoryTypes: 'accessories',
  themeId: 'theme',
  photobookType: 'type',
  photobookFormat: 'format',
  photobookBinding: 'binding',
  photobookCover: 'cover',
  photobookCoverLamination: 'lamination',
  photobookPaper: 'paper',
  photobookPrinting: 'printing',
  photobookPageCount: 'pages',
  designGroupSetId: 'design-set',
  graduationsPageCount: 'price-pages',
  photoboxFormat: 'format',
  'photoboxFormat[width]': 'format',
  'photoboxFormat[height]': 'format',
  photoboxType: 'type',
  optionTypes: 'options',
  addToCart: 'add-to-cart',
  tileCount: 'pictures',
  productType: 'product',
  isSample: 'sample',
  tag: 'tag',
  category: 'category',
  occasion: 'occasion',
  punching: 'punching',
  ribbon: 'accessories',
  ribbonColor: 'accessories',
  screw: 'accessories',
  seal: 'accessories',
  bow: 'accessories',
  envelope: 'accessories',
  envelopeColor: 'accessories',
  inlay: 'accessories',
  inlayPaper: 'accessories',
  templateId: 'template',
  locale: 'locale',
  gclid: 'ad-click-id',
  referralSource: 'referral-source',
} as const satisfies Readonly<Record<HandOffParameter, FactName>>;
