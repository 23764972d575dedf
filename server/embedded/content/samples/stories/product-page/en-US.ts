import type { Override } from '../texts.ts';
import type { SharedProductTexts } from './product-page.ts';

/** What American English words differently. */
export const texts: Override<SharedProductTexts> = {
  questionsHeadline: 'Frequently asked questions',
  questions: {
    resolution: {
      answer:
        'For 36 × 24 inches, about 2700 × 2000 pixels are enough; for 12 × 8 inches, about 1500 × 1100. Large pictures are seen from farther away, so they need fewer pixels per inch. As soon as your photo is loaded, we show you which sizes it is good for. More in our [photo tips](photo-guide).',
    },
    ownFormat: {
      answer:
        'Yes. Among the sizes you can enter a width and height of your own, to a tenth of an inch, and see the price at once. The smallest and largest sizes depend on the material and are shown next to the field.',
    },
    withdrawal: {
      answer:
        'Your picture is made to your specification. Such goods **cannot be returned**. If it arrives damaged or defective, we replace it: see [](guarantee).',
    },
  },
  manufacturer: {
    text: [
      'Manufacturer: Musterbild GmbH, Musterstraße 12, 80331 Munich, Germany. Contact: [service@example.com](mail).',
      'Use hooks and wall anchors that suit your wall and the weight. Above beds and seats, fix the picture at two points.',
    ],
  },
  promises: {
    personal: 'Personalized for you, so it cannot be returned unless defective.',
  },
};
