import type { Texts } from '../texts.ts';

/** The pages of service and law, in English for the United Kingdom. */
export const service: Texts['service'] = {
  shipping: {
    name: 'Shipping and delivery',
    title: 'Shipping costs and delivery',
    description: 'Where we deliver, how we pack, and when your order reaches you.',
    headline: 'Shipping and delivery',
    lead: 'Shipping depends on size and destination. You see the amount before you order.',
    sections: [
      {
        headline: 'Costs',
        text: [
          'Shipping costs stand beside the price and in the basket, before you pay. Bulky formats cost more because they travel on their own.',
        ],
      },
      {
        headline: 'Delivery time',
        text: [
          'We make each order individually. The expected delivery date is on the product page. It holds if you order by the time given there.',
        ],
      },
      {
        headline: 'Where we deliver',
        text: [
          'We deliver to the country whose shop you are using. You can choose another country at the end of the page.',
        ],
      },
      {
        headline: 'Damaged in transit',
        text: [
          'Please keep the packaging and send us a photo through the [contact page](contact). We will make your order again.',
        ],
      },
    ],
  },
  contact: {
    name: 'Contact',
    title: 'Contact',
    description: 'How to reach us about orders, materials, delivery and complaints.',
    headline: 'Contact',
    lead: 'We answer from Monday to Friday, usually on the same day.',
    sections: [
      {
        headline: 'Write to us',
        text: [
          'Email: [service@example.com](mail). Please give your order number if you already have one.',
          'Hours: Monday to Friday, 9 am to 5 pm, Central European Time.',
        ],
      },
      {
        headline: 'Quick answers',
        text: [
          '- [Shipping and delivery](shipping)',
          '- [Cancel a contract](withdrawal)',
          '- [Your rights if something is wrong](guarantee)',
        ],
      },
    ],
  },
  imprint: {
    name: 'Legal notice',
    title: 'Legal notice',
    description: 'Operator, address and contact of this shop.',
    headline: 'Legal notice',
    lead: 'This shop is a sample. The details stand in for those of an operator.',
    sections: [
      {
        headline: 'Operator',
        text: ['Musterbild GmbH', 'Musterstraße 12, 80331 Munich, Germany'],
      },
      { headline: 'Contact', text: ['Email: [service@example.com](mail)'] },
      {
        headline: 'Representation and register',
        text: ['Here the operator names its directors, its register entry and its VAT number.'],
      },
    ],
  },
  privacy: {
    name: 'Privacy',
    title: 'Privacy notice',
    description: 'Which data this shop processes, what for, and which rights you have.',
    headline: 'Privacy notice',
    lead: 'We process what your order needs, and we measure only with your consent.',
    sections: [
      {
        headline: 'Your photos',
        text: [
          'Your photos serve only to print your order. We show them to nobody and delete them once they are no longer needed for remakes.',
        ],
      },
      {
        headline: 'Your order',
        text: [
          'We process name, address and payment details to fulfil the contract. We keep invoices for as long as the law requires.',
        ],
      },
      {
        headline: 'Consent',
        text: [
          'Without your consent we load nothing from other providers and do not measure your visit. Declining is as easy as accepting, and you can change your choice at any time.',
        ],
      },
      {
        headline: 'Your rights',
        text: [
          'You may ask for access to your data, for correction, deletion and transfer, and you may complain to a supervisory authority. Write to [service@example.com](mail).',
        ],
      },
    ],
  },
  terms: {
    name: 'Terms',
    title: 'Terms and conditions',
    description: 'Contract, prices, payment and delivery in this shop.',
    headline: 'Terms and conditions',
    lead: 'Sample text: an operator replaces it with terms of its own that a lawyer has checked.',
    sections: [
      {
        headline: 'Contract',
        text: [
          'Showing goods here is an invitation to order. With “Order and pay” you make an offer; the contract is concluded when we confirm the order.',
        ],
      },
      {
        headline: 'Prices and payment',
        text: [
          'The prices at the time of ordering apply. Whether they include tax is said beside each price; shipping is added.',
        ],
      },
      {
        headline: 'Your pictures',
        text: [
          'You confirm that you may use the pictures. We do not print pictures that break the law.',
        ],
      },
      {
        headline: 'Withdrawal and faults',
        text: ['Please read [cancelling a contract](withdrawal) and [your rights](guarantee).'],
      },
    ],
  },
  withdrawal: {
    name: 'Cancel a contract',
    title: 'Cancel a contract',
    description: 'Which orders you can cancel, how it works, and which time limits apply.',
    headline: 'Cancel a contract',
    lead: 'You can cancel here without signing in. Give your name, the order number and an email address for the confirmation.',
    sections: [
      {
        headline: 'How to cancel',
        text: [
          'Send your statement to [service@example.com](mail) or use the [contact page](contact). One sentence is enough: “I hereby cancel my contract for …”. You receive a confirmation at once.',
        ],
      },
      {
        headline: 'What you can cancel',
        text: [
          'Envelopes, frames without a picture, and samples from stock: within 14 days of receiving them, without giving a reason. We refund the price and the standard shipping costs within 14 days.',
        ],
      },
      {
        headline: 'What is excepted',
        text: [
          'Goods with your photos or words are made to your specification. They carry **no right of withdrawal**. Your [rights if something is wrong](guarantee) are not affected.',
        ],
      },
    ],
  },
  guarantee: {
    name: 'Your statutory rights',
    title: 'Your statutory rights',
    description: 'Your statutory rights if goods arrive faulty or damaged.',
    headline: 'Your statutory rights',
    lead: 'Your statutory rights cover all goods, personalised ones included.',
    sections: [
      {
        headline: 'Goods as described',
        text: [
          'Goods must be as described, fit for purpose and of satisfactory quality. If they are not, you may return them for a full refund within 30 days, or ask us to repair or replace them at no cost to you.',
          'If that does not put things right, you may ask for a lower price or your money back.',
        ],
      },
      {
        headline: 'How to report a fault',
        text: [
          'Tell us what is wrong, ideally with a photo, through the [contact page](contact). You need to send the goods back only if we ask you to.',
        ],
      },
    ],
  },
  accessibility: {
    name: 'Accessibility',
    title: 'Accessibility statement',
    description: 'How accessible this shop is, and where you can report barriers.',
    headline: 'Accessibility statement',
    lead: 'We build this shop so that as many people as possible can use it.',
    sections: [
      {
        headline: 'Standard',
        text: [
          'We follow WCAG 2.2, level AA. Pages can be used by keyboard, enlarged to 200 % and read aloud; changes of price are announced.',
        ],
      },
      {
        headline: 'Known limits',
        text: [
          'No third party has audited the shop yet. Placing photos in the design tool requires sight; we help with that on request.',
        ],
      },
      {
        headline: 'Report a barrier',
        text: [
          'Write through the [contact page](contact) and tell us on which page you are stuck, and with what.',
        ],
      },
    ],
  },
};
