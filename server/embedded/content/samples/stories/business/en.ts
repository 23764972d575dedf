import type { BusinessPage, BusinessTexts } from './texts.ts';

/** In English. */
export const texts: Readonly<Record<BusinessPage, BusinessTexts>> = {
  'business-customers': {
    name: 'Business customers',
    title: 'Wall art for offices, hotels and practices',
    description:
      'For practices, offices, hotels and clubs: prices without VAT, quotes for larger quantities, and one person to talk to about your order.',
    headline: 'Pictures for your premises',
    lead: 'Practice, office, hotel or club: you name the walls, and we calculate, make and deliver.',
    contactLink: 'Request a quote',
    sections: [
      {
        headline: 'What you get',
        text: [
          '- prices without VAT once you are signed in with a business account',
          '- a quote for larger quantities and mixed sizes',
          '- one person to talk to, who knows your order',
        ],
      },
      {
        headline: 'How to begin',
        text: [
          'Tell us through the [contact page](contact) what you have in mind: how many pictures, which sizes, by when. You receive a quote with a delivery date.',
        ],
      },
      {
        headline: 'Under your name',
        text: [
          'You sell pictures yourself and would like us to stay in the background? That is what the [](white-label-service) is for.',
        ],
      },
    ],
  },
  'white-label-service': {
    name: 'White-label service',
    title: 'White-label service for photographers',
    description:
      'You sell, and we make and send each order under your name: our white-label service for photographers, galleries and dealers.',
    headline: 'We make it, your name is on it',
    lead: 'For everybody who sells pictures without having a workshop. Your customers see only you.',
    contactLink: 'Ask to join',
    sections: [
      {
        headline: 'How it works',
        text: [
          'You order as always and switch the order to white label before you pay. It is then sent in your name, not in ours.',
          'A bar at the edge of the page always tells you whether an order goes out under your name.',
        ],
      },
      {
        headline: 'Who can join',
        text: [
          'The service is meant for business customers. We enable it for your account when you write to us with the form on this page.',
        ],
      },
      {
        headline: 'What stays the same',
        text: [
          'We make and check these orders just like all others. You see your prices without VAT: [](business-customers).',
        ],
      },
    ],
  },
  newsletter: {
    name: 'Newsletter',
    title: 'Newsletter: advice and last order dates',
    description:
      'New materials, advice from the workshop and last order dates before the holidays: our newsletter, and how it works.',
    headline: 'News from the workshop',
    lead: 'New materials, advice on hanging, and the last order dates before the holidays. Rarely, and never without a reason.',
    contactLink: 'Questions about the newsletter',
    sections: [
      {
        headline: 'How to subscribe',
        text: [
          'You give your email address and receive a message with a link, without advertising. Only when you open it are you subscribed. So nobody can enter you without your knowing.',
        ],
      },
      {
        headline: 'How to unsubscribe',
        text: [
          'Every issue ends with a link to unsubscribe. It works at once, and you need no account.',
        ],
      },
      {
        headline: 'What we keep',
        text: [
          'Your address and when you agreed, so that we can prove it. More under [](privacy).',
        ],
      },
    ],
  },
};
