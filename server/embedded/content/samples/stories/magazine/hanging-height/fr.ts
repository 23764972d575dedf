import type { ArticleTexts } from '../texts.ts';

/** In French. */
export const texts: ArticleTexts = {
  name: 'À quelle hauteur accrocher un tableau',
  title: 'À quelle hauteur accrocher un tableau ?',
  description:
    'Le centre d’un tableau se place à hauteur des yeux, à 147 cm du sol environ. Voici comment trouver le point du clou, pièce par pièce.',
  headline: 'À quelle hauteur accrocher un tableau',
  lead: 'Le centre du tableau se place à hauteur des yeux. Voici comment en déduire l’endroit exact du clou.',
  picture: 'Tableau d’un coucher de soleil sur la mer au-dessus d’une console dans une entrée',
  opening: {
    headline: 'C’est le centre qui compte',
    text: [
      'Dans les expositions, le centre des tableaux est le plus souvent à hauteur des yeux, à 147 cm du sol environ. Cela vaut pour les petits formats comme pour les grands : l’œil cherche le centre et non le bord supérieur. Si l’on mesure à partir du haut, les petits tableaux finissent presque toujours trop haut.',
      'Plusieurs tableaux se traitent comme un seul : c’est le centre de l’ensemble qui se place à cette hauteur.',
    ],
  },
  beside: {
    headline: 'Trouver le point du clou',
    text: [
      '- Divisez la hauteur du tableau par deux.',
      '- Mesurez la distance entre l’attache et le bord supérieur, puis soustrayez-la.',
      '- Ajoutez le résultat à 147 cm : c’est là que va le clou.',
      'Un exemple : le tableau mesure 60 cm de haut et l’attache se trouve à 5 cm du bord. La moitié fait 30 cm, moins 5 cm, il reste 25 cm. Le clou se plante donc à 172 cm.',
    ],
    picture: 'Dos d’un cadre avec deux attaches et, au-dessous, deux crochets en laiton',
    link: 'Voir la toile en 90 × 60 cm',
  },
  table: {
    caption: 'Où placer le centre du tableau',
    header: ['Endroit', 'Hauteur du centre', 'Pourquoi'],
    rows: [
      ['Entrée et escalier', '150 cm', 'On y regarde toujours debout.'],
      ['Au-dessus du canapé', '145 cm', 'Une largeur de main sépare le dossier du tableau.'],
      ['Près de la table', '135 cm', 'On est assis et l’on regarde devant soi.'],
      ['Près du bureau', '130 cm', 'Il doit se voir au-dessus de l’écran.'],
      [
        'Chambre d’enfant',
        '115 cm',
        'À hauteur des yeux de l’enfant, mais pas au-dessus de l’oreiller.',
      ],
    ],
  },
  details: {
    headline: 'Un crochet ou deux ?',
    text: [
      'Un petit tableau tient à un clou. Un plus grand demande deux crochets à la même hauteur : il reste droit, même quand une porte claque. Les très grands formats, lourds, demandent deux vis et des chevilles adaptées au mur.',
      'Ne percez jamais à la verticale d’une prise ou d’un interrupteur, des câbles y passent souvent. Dans une plaque de plâtre, seules les chevilles à expansion tiennent ; dans un mur ancien, commencez par un trou fin.',
    ],
  },
  figures: [
    {
      alternative: 'Châssis d’une toile avec une attache dentée, un clou posé à côté',
      caption: 'Un clou suffit : l’attache dentée permet encore de décaler un peu le tableau.',
    },
    {
      alternative: 'Dos d’un panneau avec un rail en aluminium et deux crochets au-dessous',
      caption: 'Deux crochets et un rail : le panneau reste droit, un peu écarté du mur.',
    },
  ],
  closing: {
    headline: 'Essayez d’abord avec du papier',
    text: [
      'Découpez du papier kraft au format du tableau et fixez-le au mur avec du ruban de masquage. Laissez-le une journée et passez plusieurs fois devant. Si la hauteur vous plaît, plantez le clou à travers le papier.',
      'Quelle taille va au-dessus du canapé : [](article-above-sofa). Pour plusieurs tableaux, lisez [](article-gallery-wall).',
    ],
  },
};
