import type { Texts } from './texts.ts';

/** What only Switzerland says: it knows no right of withdrawal for purchases online. */
export const withSwissLaw = (texts: Texts): Texts => ({
  ...texts,
  service: {
    ...texts.service,
    withdrawal: {
      ...texts.service.withdrawal,
      sections: [
        {
          headline: 'Freiwillige Rückgabe',
          text: [
            'Das Schweizer Recht kennt für Käufe im Internet kein Widerrufsrecht. Wir räumen Ihnen freiwillig die Rechte ein, die auf dieser Seite stehen.',
          ],
        },
        ...texts.service.withdrawal.sections,
      ],
    },
  },
});
