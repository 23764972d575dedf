import type { FeedPage, FeedTexts } from './texts.ts';

/** In French. */
export const texts: Readonly<Record<FeedPage, FeedTexts>> = {
  'feed-collage': {
    name: 'Votre pêle-mêle photo',
    title: 'Un pêle-mêle de vos photos',
    description:
      'Plusieurs photos, un tableau : créez un pêle-mêle sur toile, verre acrylique, Alu-Dibond ou poster.',
    headline: 'Votre pêle-mêle photo',
    lead: 'Plusieurs photos, un tableau. Choisissez support et format, le prix s’affiche aussitôt.',
    picture: 'Champs d’aquarelle côte à côte',
    startLink: 'Créer un pêle-mêle',
    about: {
      headline: 'La suite',
      text: [
        'L’atelier s’ouvre avec le pêle-mêle. Vous chargez vos photos, les disposez et voyez à tout moment le tableau au mur. En savoir plus : [](collage).',
      ],
    },
  },
  'feed-calendar': {
    name: 'Votre calendrier photo',
    title: 'Un calendrier avec vos photos',
    description:
      'Calendrier mural, familial ou de bureau avec vos photos : choisissez le type et commencez à créer.',
    headline: 'Votre calendrier photo',
    lead: 'Choisissez le type, l’atelier s’ouvre avec lui. Votre calendrier peut commencer n’importe quel mois.',
    picture: 'Crêtes de montagnes au matin',
    startLink: 'Créer un calendrier',
    about: {
      headline: 'La suite',
      text: [
        'Chaque type a ses formats. L’atelier commence par l’habituel, et tout peut changer. En savoir plus : [](photo-calendar).',
      ],
    },
  },
  'feed-card': {
    name: 'Votre carte',
    title: 'Des cartes pour votre occasion',
    description:
      'Cartes de mariage, naissance, anniversaire et Noël : choisissez l’occasion et commencez à créer.',
    headline: 'Votre carte',
    lead: 'Choisissez l’occasion, et l’atelier s’ouvre avec le thème qui convient.',
    picture: 'Branches d’un vert tendre',
    startLink: 'Créer une carte',
    about: {
      headline: 'La suite',
      text: [
        'Ajoutez photo et mots, fixez la quantité, c’est fait. Les trois premiers échantillons d’une commande sont offerts.',
      ],
    },
  },
};
