import type { TermsOverride } from './page.ts';

/** What Switzerland and Liechtenstein call the tax. */
export const texts: TermsOverride = {
  sections: {
    prices: {
      text: [
        'Es gelten die Preise zum Zeitpunkt der Bestellung. Ob sie die Mehrwertsteuer enthalten, steht beim Preis; die Versandkosten kommen hinzu. Wie viel das ist und wann wir liefern, steht unter [](shipping) und vor dem Bestellen an der Kasse.',
      ],
    },
  },
};
