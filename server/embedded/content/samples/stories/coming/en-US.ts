import type { ComingPage, ComingTexts } from './texts.ts';
import type { Override } from '../texts.ts';

/** What American English words differently. */
export const texts: Readonly<Partial<Record<ComingPage, Override<ComingTexts>>>> = {
  order: {
    name: 'Cart',
    title: 'Your cart: pictures, quantity and total',
    description:
      'Put pictures into your cart, change the quantity and see the total. All items are shown here at today’s price.',
    headline: 'Your cart',
    about: {
      text: [
        'The cart belongs to this browser: a cookie that does nothing else keeps it from the moment you add something. It is deleted half a year after its last change.',
        'What shipping costs is here: [](shipping).',
      ],
    },
  },
  checkout: {
    description:
      'Address, shipping, payment and a last look: you order in a few steps, with all prices and the day of delivery, and without an account.',
    lead: 'You get to the checkout from your cart. It shows what everything costs together.',
    about: {
      text: [
        'Shipping costs and times are under [](shipping), our terms under [](terms).',
        'Would you like to order a larger quantity? Write to us through the [contact page](contact).',
      ],
    },
  },
  account: {
    title: 'Your account: wishlist and shopping cart',
    description:
      'With an account, your wishlist and your cart stay with you when you change devices. You can also design without an account.',
    lead: 'With an account you find your wishlist and your cart on every device. You need no account to design.',
    about: {
      text: [
        'Material, size and frame are in the address of the page. Keep it as a bookmark or pass it on: whoever opens it sees exactly what you chose.',
        'If it is about an order that is under way, write to us through the [contact page](contact). To cancel a contract you do not have to log in: [](withdrawal).',
      ],
    },
  },
};
