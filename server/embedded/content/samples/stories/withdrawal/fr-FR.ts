import type { WithdrawalOverride } from './page.ts';

/** What the shops that share the texts of fr-FR add: Switzerland is among them. */
export const texts: WithdrawalOverride = {
  otherMarkets: [
    {
      headline: 'Si vous commandez en Suisse',
      text: [
        'Le droit suisse ne prévoit pas de droit de rétractation pour les achats en ligne. Nous vous accordons à titre volontaire les droits décrits sur cette page.',
      ],
    },
  ],
};
