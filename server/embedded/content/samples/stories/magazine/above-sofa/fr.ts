import type { ArticleTexts } from '../texts.ts';

/** In French. */
export const texts: ArticleTexts = {
  name: 'Le bon tableau au-dessus du canapé',
  title: 'Tableau au-dessus du canapé : quelle taille',
  description:
    'Deux tiers de la largeur du canapé, une largeur de main au-dessus : la taille du tableau pour chaque canapé, seul ou par deux.',
  headline: 'Le bon tableau au-dessus du canapé',
  lead: 'Deux tiers de la largeur du canapé : cette règle donne la taille. Le tableau ci-dessous la calcule pour cinq canapés.',
  picture: 'Large tableau de montagnes au lever du soleil au-dessus d’un canapé gris',
  opening: {
    headline: 'La règle des deux tiers',
    text: [
      'Un tableau au-dessus du canapé paraît juste quand il en occupe environ deux tiers. Plus étroit que la moitié, il flotte sur le mur. Plus large que le canapé, il l’écrase.',
      'Mesurez le canapé entier, accoudoirs compris. Pour un canapé d’angle, seul compte le côté au-dessus duquel se trouve le tableau.',
    ],
  },
  beside: {
    headline: 'La distance au dossier',
    text: [
      'Laissez entre le dossier et le bas du tableau une largeur de main, jusqu’à 20 cm. Moins, et l’on touche le tableau en s’appuyant. Plus, et les deux ne vont plus ensemble.',
      'Sous un plafond bas, prenez un format large et peu haut. Un panorama étire le mur.',
    ],
    picture: 'Tableau de dunes roses en 105 × 70 cm au-dessus d’un canapé gris',
    link: 'Voir la toile en 120 × 80 cm',
  },
  table: {
    caption: 'La taille selon la largeur du canapé',
    header: ['Canapé', 'Largeur du tableau', 'Un tableau', 'Deux, chacun'],
    rows: [
      ['160 cm', 'environ 105 cm', '100 × 70 cm', '50 × 70 cm'],
      ['180 cm', 'environ 120 cm', '120 × 80 cm', '60 × 80 cm'],
      ['200 cm', 'environ 135 cm', '135 × 90 cm', '60 × 90 cm'],
      ['220 cm', 'environ 145 cm', '150 × 100 cm', '70 × 100 cm'],
      ['250 cm', 'environ 165 cm', '165 × 80 cm', '80 × 80 cm'],
    ],
  },
  details: {
    headline: 'Un, deux ou trois ?',
    text: [
      'Un seul tableau est le plus calme et demande un sujet que l’on regarde longtemps : un paysage, une ville, un portrait avec de l’espace. Deux formats verticaux côte à côte conviennent aux murs hauts. Trois tableaux identiques en ligne racontent une petite histoire.',
      'Avec deux ou trois tableaux, l’écart compte aussi : prévoyez 5 à 8 cm entre eux et mesurez l’ensemble d’un bord à l’autre.',
    ],
  },
  figures: [
    {
      alternative: 'Petit tableau de 60 × 40 cm au-dessus d’un canapé d’un peu plus de 2 m',
      caption: 'Trop petit : 60 cm au-dessus d’un canapé d’un peu plus de 2 m. Le tableau flotte.',
    },
    {
      alternative: 'Large tableau de 135 × 70 cm au-dessus du même canapé',
      caption: 'Juste : 135 cm au-dessus du même canapé, à peu près deux tiers de sa largeur.',
    },
  ],
  closing: {
    headline: 'L’essai en papier',
    text: [
      'Fixez au mur du papier journal au format du tableau et asseyez-vous en face. Deux tailles côte à côte en disent plus que n’importe quelle règle. Si vous hésitez, prenez la plus grande : sur un mur vide, un tableau paraît plus petit qu’on ne l’imaginait.',
      'Le support et la lumière : [](living-room). La hauteur au-dessus du sol : [](article-hanging-height).',
    ],
  },
};
