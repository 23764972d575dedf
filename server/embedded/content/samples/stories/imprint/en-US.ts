import type { ImprintOverride } from './page.ts';

/** What American English words differently. */
export const texts: ImprintOverride = {
  sections: {
    representation: {
      text: ['Here the operator names its directors, its register entry and its tax number.'],
    },
  },
};
