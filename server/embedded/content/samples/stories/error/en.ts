import type { ErrorTexts } from './page.ts';

/** In English. */
export const texts: ErrorTexts = {
  name: 'Page not found',
  title: 'Page not found: where to go from here',
  description:
    'This page does not exist, or no longer does. From here you can go to the home page, to all products and to customer service.',
  headline: 'No picture hangs here',
  lead: 'This page does not exist, or no longer does. Here are some ways on.',
  picture: 'A moon above quiet hills',
  tilesHeadline: 'Perhaps you were looking for this',
  homeLink: 'Back to the home page',
};
