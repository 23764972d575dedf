import type { ComingPage, ComingTexts } from './texts.ts';
import type { Override } from '../texts.ts';

/** What American English words differently. */
export const texts: Readonly<Partial<Record<ComingPage, Override<ComingTexts>>>> = {
  order: {
    name: 'Cart',
    title: 'Your cart',
    description: 'The cart opens soon. Until then, everything you choose is kept in its address.',
    lead: 'The cart opens soon. What you have chosen is not lost.',
    about: {
      text: [
        'Go back to your picture: the page shows it as you left it, with its price and its delivery date.',
        'What shipping costs is already here: [](shipping).',
      ],
    },
  },
  checkout: {
    description: 'The checkout opens soon. We already tell you prices and shipping costs.',
    lead: 'You will order and pay here before long. Sales tax is added by your state at that point.',
    about: {
      text: [
        'Shipping costs and times are under [](shipping), our terms under [](terms).',
        'Would you like to order a larger quantity? Write to us through the [contact page](contact).',
      ],
    },
  },
  account: {
    about: {
      text: [
        'Material, size and frame are in the address of the page. Keep it as a bookmark or pass it on: whoever opens it sees exactly what you chose.',
        'If it is about an order that is under way, write to us through the [contact page](contact). To cancel a contract you do not have to log in: [](withdrawal).',
      ],
    },
  },
};
