import type { ShopKey } from '../keys.ts';

/** The frame's texts that American English words differently. */
export const shopEnUs = {
  'header.cart': 'Cart',
  'legal.imprint': 'Legal notice',
  'legal.withdrawal': 'Cancel an order',
  'legal.guarantee': 'Warranty',
  'tax.included': 'Plus sales tax and <link>shipping</link>',
  'tax.excluded': 'Plus sales tax and <link>shipping</link>',
  'tax.all-prices':
    'All prices in US dollars. Sales tax and <link>shipping costs</link> are added at checkout.',
  'error.application.hint':
    'Account, cart and checkout are applications of their own. They are not connected here. Your selection is kept.',
  'error.not-found.hint':
    'It may have moved, or there is a typo in the address. Your pictures and your cart are untouched.',
} as const satisfies Readonly<Partial<Record<ShopKey, string>>>;
