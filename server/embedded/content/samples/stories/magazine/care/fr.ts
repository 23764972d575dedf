import type { ArticleTexts } from '../texts.ts';

/** In French. */
export const texts: ArticleTexts = {
  name: 'Entretenir ses tableaux',
  title: 'Entretenir ses tableaux sans les abîmer',
  description:
    'Poussière sur la toile, traces de doigts sur le verre acrylique, graisse sur le verre : ce qu’il faut à chaque support, et ce qu’il vaut mieux éviter.',
  headline: 'Entretenir ses tableaux',
  lead: 'Le plus souvent, un chiffon doux et sec suffit. Ce qui aide et ce qui abîme, support par support.',
  picture: 'Poster de branches dans un cadre en bois foncé',
  opening: {
    headline: 'D’abord à sec',
    text: [
      'La poussière est un sable fin. La frotter avec un chiffon mouillé, c’est poncer. Retirez-la donc toujours d’abord à sec : avec un pinceau doux ou une microfibre propre, de haut en bas et sans appuyer.',
      'Deux fois par an suffisent. On n’essuie plus souvent que ce qui se trouve dans la cuisine ou à portée de petites mains.',
    ],
  },
  beside: {
    headline: 'Toile et papier',
    text: [
      'Dépoussiérez la [toile](canvas) avec un chiffon doux et sec. Ni eau ni produit. Si le tissu a pris un creux pendant un déménagement, posez le tableau à plat une journée dans une pièce chaude : souvent, il se retend seul.',
      'Ne touchez un [poster](poster) ou un papier d’art que par les bords. Sous vitre, nettoyez le verre, et vaporisez le chiffon, jamais le cadre.',
    ],
    picture: 'Angle d’une toile sur laquelle une forêt sombre se prolonge sur le bord',
    link: 'Voir la toile en 90 × 60 cm',
  },
  table: {
    caption: 'Ce qui convient à chaque support',
    header: ['Support', 'Comment nettoyer', 'À éviter'],
    rows: [
      ['Toile', 'chiffon doux, à sec', 'eau, produits'],
      ['Verre acrylique', 'microfibre, un peu d’eau', 'produit à vitres avec alcool, essuie-tout'],
      ['Alu-Dibond', 'chiffon humide', 'crème à récurer, solvants'],
      ['Verre', 'produit à vitres sur le chiffon', 'vaporiser près du bord'],
      ['Forex', 'chiffon à peine humide', 'pression, le poser sur un angle'],
      ['Posters et papier d’art', 'pinceau doux, à sec', 'eau, doigts sur la surface'],
    ],
  },
  details: {
    headline: 'Traces de doigts et graisse',
    text: [
      'Sur le [verre acrylique](acrylic), de l’eau tiède sur une microfibre. L’alcool ternit la surface avec le temps, et l’essuie-tout laisse de fines rayures. Le [verre](glass) est plus dur : le produit à vitres y est permis.',
      'La graisse sur l’[Alu-Dibond](aluminium) part avec une goutte de liquide vaisselle dans l’eau. Rincez à l’eau claire et séchez, pour ne laisser aucune trace.',
    ],
  },
  figures: [
    {
      alternative: 'Angle d’un tableau sous verre acrylique au bord brillant',
      caption: 'Verre acrylique : microfibre et eau, rien d’autre, sur le bord poli aussi.',
    },
    {
      alternative: 'Angle d’un panneau en Alu-Dibond devant un mur gris',
      caption: 'Alu-Dibond : un chiffon humide suffit.',
    },
  ],
  closing: {
    headline: 'La bonne place entretient aussi',
    text: [
      'Le meilleur entretien est une bonne place : à l’abri du soleil de midi, pas juste au-dessus d’un radiateur, avec un peu d’air derrière. Pour un déménagement, emballez d’abord le tableau dans du papier de soie ou un drap, puis seulement dans du film à bulles, dont le relief marquerait l’acrylique et le vernis.',
      'Quel support à quelle place : [](article-material-for-room).',
    ],
  },
};
