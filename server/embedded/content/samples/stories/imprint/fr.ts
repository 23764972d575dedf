import type { ImprintTexts } from './page.ts';

/** In French. */
export const texts: ImprintTexts = {
  name: 'Mentions légales',
  title: 'Mentions légales : exploitant et adresse',
  description:
    'Qui exploite cette boutique : exploitant, adresse, contact, représentation et registre. Cette boutique est un exemple, ses indications aussi.',
  headline: 'Mentions légales',
  lead: 'Cette boutique est un exemple. Ces indications tiennent lieu de celles d’un exploitant.',
  sections: {
    operator: {
      headline: 'Exploitant',
      text: ['Musterbild GmbH', 'Musterstraße 12, 80331 Munich, Allemagne'],
    },
    contact: {
      headline: 'Contact',
      text: ['E-mail : [service@example.com](mail)'],
    },
    representation: {
      headline: 'Représentation et registre',
      text: [
        'L’exploitant indique ici sa direction, son inscription au registre du commerce, son numéro de TVA et son hébergeur.',
      ],
    },
  },
};
