import type { Texts } from './texts.ts';

/** What only the United States say: their names of materials, and their law. */
export const withAmericanWays = (texts: Texts): Texts => {
  const { products, service } = texts;
  return {
    ...texts,
    products: {
      ...products,
      acrylic: {
        ...products.acrylic,
        name: 'Acrylic print',
        headline: 'Your photo behind clear acrylic',
      },
      aluminium: {
        ...products.aluminium,
        name: 'Metal print',
        title: 'Photo metal prints',
        headline: 'Your photo on metal',
      },
    },
    service: {
      ...service,
      withdrawal: {
        ...service.withdrawal,
        sections: [
          {
            headline: 'A voluntary return policy',
            text: [
              'No federal law gives a right to return goods bought online. We offer the returns described on this page of our own accord.',
            ],
          },
          ...service.withdrawal.sections,
        ],
      },
      guarantee: {
        ...service.guarantee,
        sections: [
          {
            headline: 'Faulty or damaged goods',
            text: [
              'If your order arrives faulty, damaged, or not as described, tell us within 30 days. We remake it at no cost to you, or refund the price.',
              'Nothing here limits the rights that your state gives you.',
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
    },
  };
};
