import type { AccessibilityOverride } from './page.ts';

/** What American English words differently. */
export const texts: AccessibilityOverride = {
  sections: {
    standard: {
      text: [
        'We follow WCAG 2.2, level AA. Pages can be used with a keyboard, enlarged to 200% and read aloud; changes of price are announced.',
      ],
    },
  },
};
