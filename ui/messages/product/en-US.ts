import type { ProductKey } from '../keys.ts';

/** The texts of the product pages that American English words differently from British. */
export const productEnUs = {
  'price.tax': 'Plus sales tax',
  'price.shipping': 'plus shipping',
  'price.shipping-from': 'plus shipping from {price}',
  'own-format.text': 'Made to your measure, to a tenth of an inch.',
  'designer.mat': 'Mat',
} as const satisfies Partial<Record<ProductKey, string>>;
