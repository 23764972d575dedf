import type { ArticleTexts } from '../texts.ts';

/** In French. */
export const texts: ArticleTexts = {
  name: 'Des paysages en grand format',
  title: 'Photographier des paysages en grand format',
  description:
    'Lumière, netteté, horizon : comment photographier des paysages qui tiennent en 120 × 80 cm, avec un appareil ou avec un téléphone.',
  headline: 'Des paysages en grand format',
  lead: 'Sur un téléphone, presque tout paysage est beau. Au mur, ce qui compte, c’est ce à quoi vous avez pensé en déclenchant.',
  picture: 'Crêtes de montagnes dans la brume sous un soleil jaune qui se lève',
  opening: {
    headline: 'Au mur, tout se voit',
    text: [
      'Un grand tableau se regarde longtemps, et de près. Un horizon penché, des branches floues, un ciel brûlé sautent aux yeux. On peut éviter les trois au moment de la prise de vue, presque jamais ensuite.',
      'Donnez dix minutes à chaque sujet. Pliez les genoux, faites un pas de côté, attendez un nuage. La meilleure photo est rarement la première.',
    ],
  },
  beside: {
    headline: 'À la bonne heure',
    text: [
      'À midi, la lumière tombe d’en haut et aplatit tout. Pendant la première et la dernière heure du jour, elle vient de côté : les collines portent des ombres, la brume sépare les plans, les couleurs se réchauffent.',
      'Réglez l’exposition sur le ciel. Avec un téléphone, touchez la zone la plus claire et baissez un peu le curseur. On peut éclaircir une ombre ; un ciel blanc reste blanc.',
    ],
    picture: 'Crêtes de montagnes sous un ciel du soir rose et violet',
    link: 'Voir la toile en 120 × 80 cm',
  },
  table: {
    caption: 'Quelle lumière pour quel sujet',
    header: ['Moment', 'Lumière', 'Sujets'],
    rows: [
      [
        'Première heure après l’aube',
        'chaude, rasante, souvent brumeuse',
        'montagnes, champs, lacs',
      ],
      ['Matinée', 'claire, froide', 'forêts, villages'],
      ['Ciel couvert', 'douce, sans ombre', 'cascades, feuilles, mousse'],
      ['Dernière heure avant le coucher', 'chaude, longues ombres', 'dunes, côtes'],
      ['Heure bleue', 'froide, peu contrastée', 'villes, lune, mer'],
    ],
  },
  details: {
    headline: 'Net jusqu’aux bords',
    text: [
      '- Nettoyez l’objectif, avec un téléphone avant chaque photo.',
      '- Appuyez-vous : trépied, muret, sac. Déclenchez avec le retardateur.',
      '- Zoomez avec les pieds. Le zoom numérique ne fait que couper des pixels.',
      '- Réglez la plus petite valeur ISO possible sans bougé.',
      '- Prenez trois photos et gardez la plus nette.',
      'Envoyez-vous l’original et non la copie d’une conversation : les messageries réduisent beaucoup les photos.',
    ],
  },
  figures: [
    {
      alternative: 'Pleine lune au-dessus de collines bleues, au crépuscule',
      caption:
        'L’heure bleue : il reste assez de lumière pour la couleur, et la lune n’éblouit plus.',
    },
    {
      alternative: 'Soleil au-dessus de la mer et reflet clair sur les vagues',
      caption: 'Soleil bas sur l’eau : le reflet mène l’œil jusqu’à l’horizon.',
    },
  ],
  closing: {
    headline: 'Pensez déjà à l’impression',
    text: [
      'Placez l’horizon sur le tiers haut ou bas, bien droit ; la grille du viseur y aide. Un premier plan donne de la profondeur : un rocher, un chemin, des herbes. Laissez de l’air tout autour, car sur [toile](canvas) le motif se prolonge un peu sur les bords.',
      'Dès que votre photo est chargée, vous voyez pour chaque format si elle est assez nette. Combien de pixels pour chaque taille : [](photo-guide). Nos supports : [](print-photos).',
    ],
  },
};
