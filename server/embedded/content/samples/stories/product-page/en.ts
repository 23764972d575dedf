import type { SharedProductTexts } from './product-page.ts';

/** In English. */
export const texts: SharedProductTexts = {
  configuratorHeadline: 'Your size and its price',
  startLabel: 'Start now',
  topDeal: 'TOP DEAL',
  views: {
    perspective: '{name}, seen from the side',
    corner: '{name}: a corner close up',
  },
  questionsHeadline: 'Common questions',
  otherProductsHeadline: 'More wall art',
  questions: {
    resolution: {
      question: 'Is my photo large enough?',
      answer:
        'For 90 × 60 cm, about 2700 × 2000 pixels are enough; for 30 × 20 cm, about 1500 × 1100. Large pictures are seen from further away, so they need fewer pixels per centimetre. As soon as your photo is loaded, we show you which sizes it is good for. More in our [photo tips](photo-guide).',
    },
    ownFormat: {
      question: 'Can I choose a size of my own?',
      answer:
        'Yes. Among the sizes you can enter a width and height of your own, to the millimetre, and see the price at once. The smallest and largest sizes depend on the material and are shown next to the field.',
    },
    delivery: {
      question: 'When will my picture arrive?',
      answer:
        'The expected delivery date is shown next to the price and applies to the size you have chosen. You will find more under [](shipping).',
    },
    withdrawal: {
      question: 'Can I return my picture?',
      answer:
        'Your picture is made to your specification. Such goods carry **no right to cancel**. If it arrives damaged or faulty, we replace it. The law protects you as well: [](guarantee).',
    },
  },
  manufacturer: {
    headline: 'Manufacturer and safety',
    text: [
      'Manufacturer: Musterbild GmbH, Musterstraße 12, 80331 Munich, Germany. Contact: [service@example.com](mail).',
      'Use hooks and wall plugs that suit your wall and the weight. Above beds and seats, fix the picture at two points.',
    ],
  },
  promises: {
    resolution: 'You see for each size whether your photo is sharp enough.',
    personal: 'Personalised for you, so there is no right to cancel.',
  },
};
