import type { ShippingTexts } from './page.ts';

/** In English. */
export const texts: ShippingTexts = {
  name: 'Delivery',
  title: 'Delivery costs, times and packaging',
  description:
    'What delivery costs, where we deliver, how we pack your picture and when it reaches you: all amounts in one table, by country.',
  headline: 'Delivery',
  lead: 'Delivery costs depend on size and destination. You see the amount before you order.',
  sections: {
    costs: {
      headline: 'Costs',
      text: [
        'Up to {sides} cm, your picture travels as a parcel, whichever way up it hangs. Larger pictures travel on their own as bulky items.',
      ],
    },
    time: {
      headline: 'Delivery time',
      text: [
        'We make each order individually. The expected delivery date is on the product page. It holds if you order by the time given there.',
      ],
    },
    area: {
      headline: 'Where we deliver',
      text: [
        'We deliver to all countries in the table. Other countries have shops of their own: you can choose one at the end of the page.',
      ],
    },
    damage: {
      headline: 'Damaged in transit',
      text: [
        'Please keep the packaging and send us a photo through the [contact page](contact). We will make your order again.',
      ],
    },
    packing: {
      headline: 'Packaging',
      text: [
        'Panels, canvas and framed pictures lie flat, with their edges protected. Paper without a frame comes rolled in a sturdy tube.',
      ],
    },
    payment: {
      headline: 'Payment',
      text: [
        'You pay online or by bank transfer in advance; with a business account also by invoice. None of them costs extra.',
      ],
    },
    longer: {
      headline: 'What takes longer',
      text: [
        'Some things need one more step. The delivery date on the product page already includes it.',
      ],
    },
  },
  rates: {
    caption: 'Delivery costs for each picture',
    country: 'Country',
    parcel: 'Parcel',
    bulky: 'Bulky item',
    express: 'Express, extra',
  },
  days: {
    caption: 'Working days on top of the usual delivery time',
    made: 'What is made',
    more: 'More working days',
  },
  ratesNote: 'The amounts are for one picture.',
};
