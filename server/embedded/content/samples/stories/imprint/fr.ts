import type { ImprintTexts } from './page.ts';

/** In French. */
export const texts: ImprintTexts = {
  name: 'Mentions légales',
  title: 'Mentions légales : exploitant et adresse',
  description:
    'Qui exploite cette boutique : exploitant, adresse, contact, représentation et registre. Cette boutique est un exemple, ses indications aussi.',
  headline: 'Mentions légales',
  lead: 'Cette boutique est un exemple : la société, l’adresse, les personnes et les numéros de cette page sont inventés. Qui exploite la boutique y met les siens.',
  sections: {
    operator: {
      headline: 'Exploitant',
      text: ['{trader}', '{address}'],
    },
    contact: {
      headline: 'Contact',
      text: [
        'E-mail : [service@example.com](mail)',
        'Vous pouvez aussi nous écrire par la [page de contact](contact). Nous répondons les jours ouvrés, en général le jour même.',
      ],
    },
    representation: {
      headline: 'Représentation et registre',
      text: [
        'Gérante et directrice de la publication : Erika Mustermann',
        'Registre du commerce : Amtsgericht München, HRB 000000',
        'Numéro de TVA : DE000000000',
        'Hébergeur : Musterrechner GmbH, Musterstraße 14, 80331 Munich, Allemagne',
      ],
    },
    products: {
      headline: 'Produits et sécurité',
      text: [
        'L’exploitant est le fabricant de tous les articles. La marche à suivre en cas de litige figure dans les [](terms).',
      ],
    },
    pictures: {
      headline: 'Images de cette boutique',
      text: [
        'Les pièces, les murs et les motifs d’exemple sont dessinés par ordinateur, les pièces à l’échelle. Les couleurs peuvent différer entre votre écran et l’impression.',
      ],
    },
  },
};
