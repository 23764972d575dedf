import type { CardsHomeTexts } from './page.ts';

/** In French. */
export const texts: CardsHomeTexts = {
  name: 'Accueil',
  title: 'Cartes pour les grands moments de la vie',
  description:
    'Cartes de mariage, de naissance, de baptême et d’anniversaire, imprimées sur un beau papier. Avec des échantillons à toucher.',
  headline: 'Des cartes que l’on garde',
  lead: 'Pour un mariage, une naissance et tout ce qui se fête. Sur un beau papier, avec vos mots.',
  picture: 'Un faire-part de naissance et son enveloppe',
  tile: 'Retour à l’accueil',
  about: {
    headline: 'Du papier, des lettres et vos mots',
    text: [
      'Une carte se prend en main, se lit et se garde. Le papier compte donc, la typographie aussi, et cette phrase que personne d’autre ne peut écrire.',
      'Vous avez une question sur le papier, le texte ou la quantité ? Écrivez-nous par la [page de contact](contact), nous vous conseillons volontiers.',
    ],
  },
  help: {
    headline: 'Bon à savoir',
    text: [
      'Les cartes portant votre texte sont personnalisées, donc sans droit de rétractation. Les enveloppes et échantillons de notre stock peuvent être [retournés](withdrawal).',
    ],
  },
  stylesHeadline: 'Six styles',
  cardsLink: 'Voir les cartes',
};
