import type { HomeOverride } from './page.ts';

/** What American English words differently. */
export const texts: HomeOverride = {
  description:
    'Your photos become wall art: on canvas, behind acrylic, on aluminum or as a poster. Made one at a time in Bavaria.',
};
