import type { AllRoomTexts } from './texts.ts';

/** In French. */
export const texts: AllRoomTexts = {
  sizes: {
    headline: 'Quelle taille convient',
    text: 'Au-dessus d’un meuble, un tableau est juste quand il occupe environ deux tiers de sa largeur. Plusieurs tableaux comptent ensemble, écarts compris.',
    caption: 'Tailles pour environ deux tiers de la largeur',
    one: 'un tableau en largeur',
    three: 'trois en hauteur, chacun',
  },
  choicesHeadline: 'Ce qui convient ici',
  rooms: {
    'living-room': {
      furniture: 'Largeur du canapé',
      light: {
        headline: 'Hauteur, lumière et chaleur',
        text: [
          'Là où l’on est debout, le milieu du tableau est à 1,50 m environ. Au-dessus d’un canapé il peut descendre, une largeur de main au-dessus du dossier.',
          'Le soleil direct éclaircit toute impression avec les années. Au-dessus d’un radiateur ou près d’une cheminée, mieux vaut un panneau que la toile ou le papier.',
        ],
      },
      choices: [
        'Mate, même face à une fenêtre',
        'Des couleurs vives, sans lumière de face',
        'Léger et droit, même en grand',
      ],
    },
    nursery: {
      furniture: 'Largeur du lit ou de la commode',
      light: {
        headline: 'Hauteur et lumière',
        text: [
          'Accrochez les tableaux là où l’enfant les voit bien : le milieu à 1,10 m environ, puis plus haut. Au-dessus du lit, ils restent hors de portée.',
          'Le soleil direct éclaircit le papier. Un mur à côté de la fenêtre vaut mieux que celui d’en face.',
        ],
      },
      choices: [
        'Léger, et vite remplacé par un autre',
        'Une surface douce, sans arêtes dures',
        'Tient sans clou et se retire',
      ],
    },
    office: {
      furniture: 'Largeur du bureau',
      light: {
        headline: 'Hauteur, lumière et humidité',
        text: [
          'Dans un couloir ou à l’accueil, le milieu du tableau est à 1,50 m environ. Là où l’on est assis, il peut descendre de 20 cm.',
          'Les lampes du plafond se reflètent dans l’acrylique et le verre ; les surfaces mates restent calmes. Dans une cuisine ou des toilettes, l’[Alu-Dibond](aluminium) supporte l’air humide.',
        ],
      },
      choices: [
        'Mat et facile à essuyer, pour couloir et accueil',
        'Sans reflets à côté de l’écran',
        'Léger, quand les murs sont nombreux',
      ],
    },
  },
};
