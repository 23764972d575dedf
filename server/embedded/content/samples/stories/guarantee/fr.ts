import type { GuaranteeTexts } from './page.ts';

/** In French. */
export const texts: GuaranteeTexts = {
  name: 'Garantie légale',
  title: 'Garantie légale de conformité : vos droits',
  description:
    'Vos droits lorsqu’un article arrive défectueux ou abîmé, leur durée, et la manière de nous signaler un défaut.',
  headline: 'Garantie légale de conformité',
  lead: 'La garantie légale couvre tous nos articles, y compris les articles personnalisés.',
  sections: {
    period: {
      headline: 'Deux ans',
      text: [
        'Si un article n’est pas conforme à la livraison, nous en répondons pendant **deux ans** après réception. Vous pouvez demander la réparation ou le remplacement, sans frais.',
        'Si cela n’aboutit pas dans un délai raisonnable, vous pouvez demander une réduction du prix ou mettre fin au contrat.',
      ],
    },
    report: {
      headline: 'Signaler un défaut',
      text: [
        'Décrivez-nous le problème, de préférence avec une photo, par la [page de contact](contact). Ne renvoyez l’article que si nous vous le demandons.',
      ],
    },
  },
};
