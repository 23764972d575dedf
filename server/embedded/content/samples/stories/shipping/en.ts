import type { ShippingTexts } from './page.ts';

/** In English. */
export const texts: ShippingTexts = {
  name: 'Shipping and delivery',
  title: 'Shipping costs and delivery',
  description: 'Where we deliver, how we pack, and when your order reaches you.',
  headline: 'Shipping and delivery',
  lead: 'Shipping depends on size and destination. You see the amount before you order.',
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
        'We deliver to the country whose shop you are using. You can choose another country at the end of the page.',
      ],
    },
    damage: {
      headline: 'Damaged in transit',
      text: [
        'Please keep the packaging and send us a photo through the [contact page](contact). We will make your order again.',
      ],
    },
  },
  rates: {
    caption: 'Shipping costs for each picture',
    country: 'Country',
    parcel: 'Parcel',
    bulky: 'Bulky item',
    express: 'Express, extra',
  },
  ratesNote: 'The amounts are for one picture. They are also shown in the basket, before you pay.',
};
