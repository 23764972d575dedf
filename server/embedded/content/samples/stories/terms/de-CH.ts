import type { TermsOverride } from './page.ts';

/** What Switzerland and Liechtenstein call the tax. */
export const texts: TermsOverride = {
  sections: {
    prices: {
      text: [
        'Es gelten die Preise zum Zeitpunkt der Bestellung. Ob sie die Mehrwertsteuer enthalten, steht beim Preis; die Versandkosten kommen hinzu.',
      ],
    },
  },
};
