import type { ShippingOverride } from './page.ts';

/** What American English words differently. */
export const texts: ShippingOverride = {
  sections: {
    costs: {
      text: [
        'Up to {sides} inches, your picture travels as a parcel, whichever way up it hangs. Larger pictures travel on their own as oversize items.',
      ],
    },
  },
  rates: { bulky: 'Oversize item' },
  ratesNote: 'The amounts are for one picture. They are also shown in the cart, before you pay.',
};
