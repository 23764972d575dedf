import type { AllComingTexts } from './texts.ts';

const tilesHeadline = 'Where to go from here';

/** In English. */
export const texts: AllComingTexts = {
  account: {
    name: 'Your account',
    title: 'Your account',
    description:
      'Orders and addresses will soon be in your account. You can design without one already.',
    headline: 'More is moving into your account soon',
    lead: 'Orders, addresses and invoices will soon be here. You need no account to design.',
    about: {
      headline: 'Until then',
      text: [
        'Material, size and frame are in the address of the page. Keep it as a bookmark or pass it on: whoever opens it sees exactly what you chose.',
        'If it is about an order that is under way, write to us through the [contact page](contact). To cancel a contract you need not sign in: [](withdrawal).',
      ],
    },
    tilesHeadline,
  },
  order: {
    name: 'Basket',
    title: 'Your basket',
    description:
      'Put pictures into the basket, change how many, and see the total: at today’s price.',
    headline: 'Your basket',
    lead: 'What you add stands here at today’s price. You can order before long.',
    about: {
      headline: 'Good to know',
      text: [
        'The basket belongs to this browser: a cookie that does nothing else keeps it from the moment you add something. It is deleted half a year after its last change.',
        'What delivery costs is here: [](shipping).',
      ],
    },
    tilesHeadline,
  },
  checkout: {
    name: 'Checkout',
    title: 'Checkout',
    description: 'The checkout opens soon. We already tell you prices and delivery costs.',
    headline: 'The checkout opens soon',
    lead: 'Ordering and paying is not possible yet. Until then you can design, collect and calculate.',
    about: {
      headline: 'What you can know already',
      text: [
        'Delivery costs and times of your country are under [](shipping), our terms under [](terms).',
        'Would you like to order a larger quantity? Write to us through the [contact page](contact).',
      ],
    },
    tilesHeadline,
  },
  magazine: {
    name: 'Magazine',
    title: 'Magazine',
    description:
      'Our magazine is being written. Practical advice on photos and materials is already here.',
    headline: 'The magazine is in the making',
    lead: 'Soon we will tell stories of pictures here, and of people who live with them. The practical advice is ready.',
    about: {
      headline: 'Ready to read',
      text: [
        '- Delivery times and costs: [](shipping)',
        '- Your rights when something is not right: [](guarantee)',
        '- Personal advice: [](contact)',
      ],
    },
    tilesHeadline,
  },
  designer: {
    name: 'Design online',
    title: 'Design online',
    description:
      'You design in the browser, without a program and without signing in. Choose your product.',
    headline: 'You design in the browser',
    lead: 'There is no program to download. Choose a product, and the designer opens with it.',
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
    title: 'All products',
    description:
      'What we make from your photos: all products at a glance, each with the way to design it.',
    headline: 'What shall it be?',
    lead: 'The page for single designs is in the making. You reach all products from here already.',
    about: {
      headline: 'What is to come',
      text: [
        'This address will show a single design, with preview, paper and price. If somebody sent you a design, we will gladly open it for you: write to us through the [contact page](contact).',
      ],
    },
    tilesHeadline,
  },
  'preconfigurator-calendar': {
    name: 'Choose a calendar',
    title: 'Choose a calendar',
    description:
      'Choose the kind and size of your calendar. The designer opens with what you chose.',
    headline: 'Which calendar shall it be?',
    lead: 'There is a kind for every wall and every desk. You choose, and the designer opens with it.',
    about: {
      headline: 'What is to come',
      text: [
        'You will soon choose the first month, the mounting and accessories here, too. Until then you set them in the designer; without a choice the calendar begins in January.',
      ],
    },
    tilesHeadline: 'Calendars by kind',
  },
  'preconfigurator-card': {
    name: 'Choose a card',
    title: 'Choose a card',
    description: 'Choose the occasion of your card. The designer opens with a theme to match.',
    headline: 'What is the occasion?',
    lead: 'Begin with the occasion. You choose paper, quantity and envelope in the designer.',
    about: {
      headline: 'What is to come',
      text: [
        'You will soon see each design here with paper, finish and prices by quantity. The first three sample cards of an order are free, then as now.',
      ],
    },
    tilesHeadline: 'Cards by occasion',
  },
  theme: {
    name: 'Design',
    title: 'See a design',
    description: 'The pages of single designs are in the making. Begin with the occasion.',
    headline: 'This design will soon have its own page',
    lead: 'We do not show designs one by one yet. The occasion already takes you to the designer.',
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
    title: 'Your wishlist',
    description:
      'Save pictures and sizes, compare them and share them with a link: no account, always at today’s price.',
    headline: 'Your wishlist',
    lead: 'What you save stands here at today’s price. No account needed.',
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
