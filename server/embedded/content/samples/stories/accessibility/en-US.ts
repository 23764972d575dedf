import type { AccessibilityOverride } from './page.ts';

/** What American English words differently. */
export const texts: AccessibilityOverride = {
  sections: {
    service: {
      text: [
        'In this shop you choose and design pictures and other photo products, see price and delivery time, collect items in the cart and write to customer service. Its pages work in every browser, also without JavaScript; designing with your own photos needs it.',
      ],
    },
    standard: {
      text: [
        'We follow WCAG 2.2, level AA, and the standard EN 301 549. Pages can be used with a keyboard, enlarged to 200% and read aloud; changes of price are announced.',
      ],
    },
  },
};
