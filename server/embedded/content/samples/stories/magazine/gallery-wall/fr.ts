import type { ArticleTexts } from '../texts.ts';

/** In French. */
export const texts: ArticleTexts = {
  name: 'Composer un mur de cadres',
  title: 'Composer un mur de cadres, pas à pas',
  description:
    'Grille, ligne ou autour d’un centre : composez votre mur de cadres au sol, gardez des écarts égaux et accrochez sans percer pour rien.',
  headline: 'Composer un mur de cadres',
  lead: 'Un beau mur de cadres naît au sol. Quatre dispositions, des écarts précis et une recette pour cinq tableaux.',
  picture: 'Quatre tableaux identiques de la lune sur un mur clair',
  opening: {
    headline: 'D’abord le sol, ensuite le mur',
    text: [
      'Posez tous les tableaux au sol avant de prendre le marteau. Commencez par le plus grand et placez les autres autour. Photographiez chaque essai d’en haut : sur le petit écran, on voit tout de suite si un côté pèse trop.',
      'Laissez reposer une nuit. Ce qui vous plaît encore le lendemain peut aller au mur.',
    ],
  },
  beside: {
    headline: 'Ce qui tient l’ensemble',
    text: [
      'Un mur paraît calme quand quelque chose se répète. Si les sujets diffèrent, prenez partout le même cadre. Si les cadres diffèrent, rapprochez les couleurs des photos.',
      'Un passe-partout donne du poids aux petites photos et de l’air à leurs voisines. Les tableaux sans cadre, sur [toile](canvas) par exemple, peuvent se serrer davantage.',
    ],
    picture: 'Branche feuillue dans un cadre en chêne avec un passe-partout crème',
    link: 'Voir un poster encadré en 60 × 40 cm',
  },
  table: {
    caption: 'Quatre dispositions',
    header: ['Disposition', 'Tableaux', 'Écart', 'Convient à'],
    rows: [
      ['Grille', '4, 6 ou 9 identiques', '5 cm', 'une série d’un même style'],
      ['Ligne', '3 à 5 de même hauteur', '6 cm', 'entrée, lit, buffet'],
      ['Autour d’un centre', '5 à 7', '8 à 10 cm', 'séjour'],
      ['Escalier', '4 et plus', '8 cm', 'les centres suivent la pente'],
    ],
  },
  details: {
    headline: 'Une recette pour cinq tableaux',
    text: [
      'Au centre, un format vertical de 60 × 90 cm. De chaque côté, deux carrés de 40 × 40 cm l’un au-dessus de l’autre. Laissez partout 10 cm. Les carrés s’alignent alors en haut et en bas sur le grand tableau, et l’ensemble mesure 160 × 90 cm.',
      'Il va au-dessus d’un canapé d’environ 2,4 m de large. Le grand tableau porte le sujet le plus fort, les quatre petits montrent des détails : des mains, des feuilles, une fenêtre.',
    ],
  },
  figures: [
    {
      alternative: 'Quatre tableaux d’un paysage de montagne en grille sur un mur, vus de côté',
      caption: 'La grille vit de l’ordre : une taille, un écart, un thème.',
    },
    {
      alternative: 'Pêle-mêle de neuf photos séparées par des lignes blanches',
      caption: 'Peu de place ? Un pêle-mêle réunit neuf photos et ne demande qu’un clou.',
    },
  ],
  closing: {
    headline: 'Au mur, sans trou de trop',
    text: [
      'Découpez chaque tableau dans du papier et marquez-y l’attache. Fixez ces feuilles avec du ruban, contrôlez les bords et les écarts au niveau à bulle. Le centre de l’ensemble se place à hauteur des yeux, comme l’explique [](article-hanging-height).',
      'Plantez les clous à travers le papier, puis arrachez-le. Et si un seul tableau suffit à tout montrer, un [pêle-mêle](collage) est le mur de cadres le plus simple.',
    ],
  },
};
