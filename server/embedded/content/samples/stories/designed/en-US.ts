import type { Override } from '../texts.ts';
import type { DesignedProduct, DesignedTexts, SharedDesignedTexts } from './texts.ts';

/** What American English words differently. */
export const shared: Override<SharedDesignedTexts> = {
  price: {
    answer:
      'That depends on size, finish and quantity. You see the price before you order; what shipping costs is under [](shipping).',
  },
  withdrawal: {
    answer:
      'What we make from your photos is made to your specification. It **cannot be returned**. If it arrives faulty or damaged, we replace it: [](guarantee).',
  },
};

/** What American English words differently on each page. */
export const pages: Readonly<Partial<Record<DesignedProduct, Override<DesignedTexts>>>> = {
  'photo-box': {
    lead: 'Your favorite prints, within reach in one box. To leaf through at the table and to pass on.',
  },
  'photo-calendar': {
    description:
      'Wall calendars, family organizers, kitchen, desk and appointment calendars with your photos. Many sizes, and you choose the first month.',
    lead: 'Wall calendar, family organizer or desk calendar: you choose the kind, and each month gets its picture.',
    sections: {
      uses: {
        text: [
          'A wall calendar shows one large picture. In a family organizer everybody has a column. The kitchen calendar is slim and fits beside a door. The desk calendar stands on your desk.',
          'Your calendar begins when you like: in January, with the school year, or on a wedding day.',
        ],
      },
    },
  },
  'photo-prints': {
    sections: {
      making: {
        text: [
          'Basic for many pictures, glossy for strong colors, matte without reflections, fine art for the one that matters.',
        ],
      },
    },
  },
};
