import type { ImprintOverride } from './page.ts';

/** What Switzerland and Liechtenstein call the number. */
export const texts: ImprintOverride = {
  sections: {
    representation: {
      text: ['Hier nennt der Betreiber Geschäftsführung, Handelsregister und UID-Nummer.'],
    },
  },
};
