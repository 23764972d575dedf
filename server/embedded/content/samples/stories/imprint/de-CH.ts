import type { ImprintOverride } from './page.ts';

/** What Switzerland and Liechtenstein call the number. */
export const texts: ImprintOverride = {
  sections: {
    representation: {
      text: [
        'Geschäftsführung: Erika Mustermann',
        'Handelsregister: Amtsgericht München, HRB 000000',
        'Mehrwertsteuernummer: CHE-000.000.000 MWST',
      ],
    },
  },
};
