import type { FrameTexts } from '../texts.ts';

/** What stands around the pages, in French. */
export const frame: FrameTexts = {
  columns: { shop: 'Boutique', service: 'Service', legal: 'Informations légales' },
  promises: {
    poster: ['Fabriqué à l’unité pour vous', 'Imprimé en Bavière'],
    kartenliebe: ['Échantillons : les trois premiers sont offerts', 'Imprimé en Bavière'],
  },
  error: {
    name: 'Page introuvable',
    title: 'Page introuvable',
    description: 'Cette page n’existe pas ou n’existe plus.',
    headline: 'Aucune image n’est accrochée ici',
    lead: 'Cette page n’existe pas ou n’existe plus. Vous pouvez repartir d’ici.',
    picture: 'Une lune au-dessus de collines tranquilles',
    tilesHeadline: 'Vous cherchiez peut-être ceci',
  },
  cards: {
    name: 'Accueil',
    title: 'Des cartes pour les fêtes de la vie',
    description:
      'Cartes de mariage, de naissance, de baptême et d’anniversaire, imprimées sur un beau papier. Avec des échantillons à toucher.',
    headline: 'Des cartes que l’on garde',
    lead: 'Pour un mariage, une naissance et tout ce qui se fête. Sur un beau papier, avec vos mots.',
    picture: 'Feuilles délicates dans un vert doux',
    tile: 'Vers l’accueil',
    about: {
      headline: 'Du papier, des lettres et vos mots',
      text: [
        'Une carte se prend en main, se lit et se garde. Le papier compte donc, la typographie aussi, et cette phrase que vous seul pouvez écrire.',
        'Notre choix de cartes est en préparation. En attendant, nous vous conseillons volontiers par la [page de contact](contact).',
      ],
    },
    help: {
      headline: 'Bon à savoir',
      text: [
        'Les cartes portant votre texte sont personnalisées, donc sans droit de rétractation. Les enveloppes et échantillons de notre stock peuvent être [retournés](withdrawal).',
      ],
    },
  },
};
