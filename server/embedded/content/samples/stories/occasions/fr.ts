import type { CardsTexts } from './texts.ts';

/** In French. */
export const texts: CardsTexts = {
  name: 'Cartes',
  title: 'Cartes pour chaque occasion à créer en ligne',
  description:
    'Cartes de mariage, naissance, baptême, anniversaire et Noël : choisissez l’occasion et le modèle, avec enveloppes assorties.',
  headline: 'Des cartes pour chaque occasion',
  lead: 'Choisissez l’occasion, le style et la couleur. Chaque modèle affiche aussitôt son prix, puis porte vos mots.',
  picture: 'Un faire-part de mariage avec deux alliances dans une couronne',
  tile: 'Toutes les occasions en un coup d’œil',
  choiceHeadline: 'Occasions',
  sections: {
    making: {
      headline: 'Comment naît votre carte',
      text: [
        'Vous choisissez l’occasion, ajoutez photo et mots, et fixez la quantité. Nous imprimons, plions et contrôlons chaque tirage avant son départ.',
        'Si le temps presse : en express, votre commande quitte notre atelier sous {hours} h.',
      ],
    },
    samples: {
      headline: 'Toucher d’abord, décider ensuite',
      text: [
        'Le papier se touche. Les trois premiers échantillons d’une commande sont offerts, quels que soient les modèles.',
      ],
    },
    envelopes: {
      headline: 'L’enveloppe assortie',
      text: [
        'Chaque carte a une enveloppe à sa taille, à rabat droit ou pointu. Les enveloppes de notre stock [peuvent être retournées](withdrawal).',
      ],
    },
  },
};
