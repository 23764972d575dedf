import type { Override } from '../texts.ts';
import type { NavigationTexts } from './texts.ts';

/** What the United States word differently. */
export const texts: Override<NavigationTexts> = {
  header: { cart: 'Cart' },
};
