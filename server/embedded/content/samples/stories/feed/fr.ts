import type { FeedPage, FeedTexts } from './texts.ts';

/** In French. */
export const texts: Readonly<Record<FeedPage, FeedTexts>> = {
  'feed-collage': {
    name: 'Votre pêle-mêle photo',
    title: 'Pêle-mêle de vos photos à créer maintenant',
    description:
      'Plusieurs photos en un tableau : créez un pêle-mêle sur toile, verre acrylique, Alu-Dibond ou poster, avec un prix pour chaque format.',
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
    title: 'Calendrier de vos photos à créer maintenant',
    description:
      'Calendrier mural, familial ou de bureau avec vos photos : choisissez le type et créez-le aussitôt en ligne, mois après mois.',
    headline: 'Votre calendrier photo',
    lead: 'Choisissez le type de calendrier, le prix s’affiche aussitôt. Votre calendrier peut commencer n’importe quel mois.',
    picture: 'Crêtes de montagnes au matin',
    startLink: 'Créer un calendrier',
    about: {
      headline: 'La suite',
      text: [
        'Chaque type existe en plusieurs formats. Dans l’atelier, vous pouvez tout modifier. En savoir plus : [](photo-calendar).',
      ],
    },
  },
  'feed-card': {
    name: 'Votre carte',
    title: 'Cartes pour votre occasion à créer en ligne',
    description:
      'Cartes de mariage, de naissance, d’anniversaire et de Noël : choisissez l’occasion et créez votre carte en ligne, avec photo et texte.',
    headline: 'Votre carte',
    lead: 'Choisissez l’occasion, et l’atelier s’ouvre avec le thème qui convient.',
    picture: 'Branches d’un vert tendre',
    startLink: 'Créer une carte',
    about: {
      headline: 'La suite',
      text: [
        'Vous ajoutez photo et texte et choisissez la quantité. Les trois premiers échantillons d’une commande sont offerts.',
      ],
    },
  },
};
