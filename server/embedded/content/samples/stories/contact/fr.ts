import type { ContactTexts } from './page.ts';

/** In French. */
export const texts: ContactTexts = {
  name: 'Contact',
  title: 'Contact : comment joindre notre service',
  description:
    'Une question sur une commande, un support, une livraison ou une réclamation ? Nous répondons du lundi au vendredi, souvent le jour même.',
  headline: 'Contact',
  lead: 'Nous répondons du lundi au vendredi, le plus souvent le jour même.',
  sections: {
    write: {
      headline: 'Écrivez-nous',
      text: [
        'E-mail : [service@example.com](mail). Téléphone : {phone}. Indiquez votre numéro de commande si vous en avez un.',
        'Horaires : du lundi au vendredi, de {opens} à {closes}.',
      ],
    },
  },
};
