import type { ShippingOverride } from './page.ts';

/** What American English words differently. */
export const texts: ShippingOverride = {
  name: 'Shipping',
  title: 'Shipping costs, times and packaging',
  description:
    'What shipping costs, where we deliver, how we pack your picture and when it reaches you: all amounts in one table, by country.',
  headline: 'Shipping',
  lead: 'Shipping costs depend on size and destination. You see the amount before you order.',
  sections: {
    costs: {
      text: [
        'Up to {sides} inches, your picture travels as a parcel, whichever way up it hangs. Larger pictures travel on their own as oversize items.',
      ],
    },
    payment: {
      text: ['You pay online; with a business account also by invoice. Neither costs extra.'],
    },
  },
  rates: { caption: 'Shipping costs for each picture', bulky: 'Oversize item' },
  ratesNote: 'The amounts are for one picture.',
};
