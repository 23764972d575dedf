import type { AccessibilityTexts } from './page.ts';

/** In English. */
export const texts: AccessibilityTexts = {
  name: 'Accessibility',
  title: 'Accessibility statement and contact',
  description:
    'How accessible this shop is, which limits we know of, and where you can report barriers to us. With the date of this statement.',
  headline: 'Accessibility statement',
  lead: 'We build this shop so that as many people as possible can use it.',
  sections: {
    service: {
      headline: 'The service',
      text: [
        'In this shop you choose and design pictures and other photo products, see price and delivery time, collect items in the basket and write to customer service. Its pages work in every browser, also without JavaScript; designing with your own photos needs it.',
      ],
    },
    standard: {
      headline: 'Standard',
      text: [
        'We follow WCAG 2.2, level AA, and the standard EN 301 549. Pages can be used by keyboard, enlarged to 200% and read aloud; changes of price are announced.',
      ],
    },
    limits: {
      headline: 'Known limits',
      text: [
        'No third party has audited the shop yet. Placing photos in the designer requires sight; we help with that on request.',
      ],
    },
    report: {
      headline: 'Report a barrier',
      text: [
        'Use the [contact page](contact) to tell us which page you are stuck on, and what stops you.',
      ],
    },
    statement: {
      headline: 'Date of this statement',
      text: ['{date}, after an assessment of our own.'],
    },
  },
  authorities: [],
};
