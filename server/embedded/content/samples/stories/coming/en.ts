import type { AllComingTexts } from './texts.ts';

const tilesHeadline = 'Where to go from here';

/** In English. */
export const texts: AllComingTexts = {
  account: {
    name: 'Your account',
    title: 'Your account: wishlist and basket',
    description:
      'With an account, your wishlist and your basket stay with you when you change devices. You can also design without an account.',
    headline: 'Your account',
    lead: 'With an account you find your wishlist and your basket on every device. You need no account to design.',
    about: {
      headline: 'Without an account',
      text: [
        'Material, size and frame are in the address of the page. Keep it as a bookmark or pass it on: whoever opens it sees exactly what you chose.',
        'If it is about an order that is under way, write to us through the [contact page](contact). To cancel a contract you need not sign in: [](withdrawal).',
      ],
    },
    tilesHeadline,
  },
  order: {
    name: 'Basket',
    title: 'Your basket: pictures, quantity and total',
    description:
      'Put pictures into your basket, change the quantity and see the total. All items are shown here at today’s price.',
    headline: 'Your basket',
    lead: 'What you add is shown here at today’s price.',
    about: {
      headline: 'Good to know',
      text: [
        'The basket belongs to this browser: a cookie that does nothing else keeps it from the moment you add something. It is deleted half a year after its last change.',
        'What delivery costs is here: [](shipping).',
      ],
    },
    tilesHeadline,
  },
  'placed-order': {
    name: 'Order',
    title: 'Your order: progress, items and invoice',
    description:
      'See how far your order is, what you ordered and when it arrives. Here you can also cancel it or report a fault.',
    headline: 'Your order',
    lead: 'This is how far your order is.',
    about: {
      headline: 'Good to know',
      text: [
        'Only you have the link to this page. Do not pass it on: whoever has it sees your order.',
        'A question? Write to us through the [contact page](contact).',
      ],
    },
    tilesHeadline,
  },
  checkout: {
    name: 'Checkout',
    title: 'Checkout: prices and delivery explained',
    description:
      'Address, delivery, payment and a last look: you order in a few steps, with all prices and the day of delivery, and without an account.',
    headline: 'Checkout',
    lead: 'You get to the checkout from your basket. It shows what everything costs together.',
    about: {
      headline: 'Good to know',
      text: [
        'Delivery costs and times of your country are under [](shipping), our terms under [](terms).',
        'Would you like to order a larger quantity? Write to us through the [contact page](contact).',
      ],
    },
    tilesHeadline,
  },
  designer: {
    name: 'Design online',
    title: 'Design online, with nothing to install',
    description:
      'Design pictures, cards, calendars and books in your browser: with nothing to download and without signing in. Choose your product first.',
    headline: 'You design in the browser',
    lead: 'You do not have to install anything. Choose a product, and the designer opens.',
    about: {
      headline: 'How to begin',
      text: [
        'On the product’s page you choose size and finish. The designer takes over what you chose; all you add is your photos.',
      ],
    },
    tilesHeadline,
  },
  products: {
    name: 'Products',
    title: 'All products from your photos at a glance',
    description:
      'Everything we make from your photos on one page: choose a product and start designing it online straight away.',
    headline: 'What shall it be?',
    lead: 'Choose a product. Its page leads you to the designer.',
    about: {
      headline: 'Looking for a certain design?',
      text: [
        'Has somebody sent you the link to a design? Write to us through the [contact page](contact), and we will open it for you.',
      ],
    },
    tilesHeadline,
  },
  'preconfigurator-calendar': {
    name: 'Choose a calendar',
    title: 'Choose a calendar: kind, size and start',
    description:
      'Choose the kind and the size of your calendar first. You see the price of each choice at once, and then you add your photos.',
    headline: 'Which calendar shall it be?',
    lead: 'There is a calendar for every wall and every desk. Choose the kind first, and see designs, sizes and prices.',
    about: {
      headline: 'What is to come',
      text: [
        'You choose the first month, the mounting and accessories on the page of the calendar. If you choose no month, the calendar begins in January.',
      ],
    },
    tilesHeadline: 'Calendars by kind',
  },
  'preconfigurator-card': {
    name: 'Choose a card',
    title: 'Choose a card: occasion, design and paper',
    description:
      'Choose the occasion of your card first. The designer opens with a matching theme, and you add your photo and your words.',
    headline: 'What is the occasion?',
    lead: 'Begin with the occasion. You choose paper, quantity and envelope in the designer.',
    about: {
      headline: 'What is to come',
      text: [
        'You choose paper, finish and quantity in the designer. The first three sample cards of an order are free.',
      ],
    },
    tilesHeadline: 'Cards by occasion',
  },
  theme: {
    name: 'Design',
    title: 'Find a card design and start designing',
    description:
      'Looking for a certain card design? Choose the occasion to open the designer, or tell us the number of the design you have seen.',
    headline: 'Find your design',
    lead: 'Choose the occasion. The designer opens with the designs that suit it.',
    about: {
      headline: 'Looking for a certain design?',
      text: [
        'Have you been sent the link to a design? Tell us the number in its address through the [contact page](contact), and we will find it for you.',
      ],
    },
    tilesHeadline,
  },
  wishlist: {
    name: 'Wishlist',
    title: 'Your wishlist: save, compare and share',
    description:
      'Save pictures and sizes, compare them and share them with a link. You need no account, and prices are always today’s.',
    headline: 'Your wishlist',
    lead: 'What you save is shown here at today’s price. No account needed.',
    about: {
      headline: 'Good to know',
      text: [
        'The wishlist belongs to this browser: a cookie that does nothing else keeps it from the moment you save something. It is deleted half a year after its last change.',
        'Whoever has the link to share sees your selection and can add it to a wishlist of their own. The link does not say who you are.',
      ],
    },
    tilesHeadline,
  },
};
