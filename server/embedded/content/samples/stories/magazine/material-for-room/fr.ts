import type { ArticleTexts } from '../texts.ts';

/** In French. */
export const texts: ArticleTexts = {
  name: 'Quel support pour quelle pièce ?',
  title: 'Quel support choisir pour quelle pièce ?',
  description:
    'Toile, verre acrylique, Alu-Dibond, verre ou poster : ce qui supporte la lumière, la vapeur et les petites mains. Avec un tableau pour six pièces.',
  headline: 'Quel support pour quelle pièce ?',
  lead: 'Trois questions mènent au support : d’où vient la lumière, l’air est-il humide, qui touche le tableau ?',
  picture: 'Tableau d’une ville la nuit au-dessus d’un bureau',
  opening: {
    headline: 'Trois questions suffisent',
    text: [
      'Placez-vous devant le mur et regardez autour de vous. Y a-t-il une fenêtre en face ? Cuisine-t-on ou se douche-t-on dans cette pièce ? Le tableau est-il si bas que des enfants le touchent ou que des sacs le frôlent ?',
      'D’abord la lumière, puis l’air, enfin le contact : dans cet ordre, les supports s’éliminent. Parmi ceux qui restent, choisissez selon votre goût.',
    ],
  },
  beside: {
    headline: 'La lumière décide en premier',
    text: [
      'Les surfaces lisses reflètent. Face à une fenêtre, on voit surtout la fenêtre dans le [verre acrylique](acrylic) et le [verre](glass). Une surface mate y est meilleure : la [toile](canvas) ou un [poster](poster) sans vitre.',
      'Si la lumière vient de côté, c’est l’inverse : le verre acrylique donne alors aux couleurs une profondeur qu’aucun support mat n’atteint.',
    ],
    picture: 'Angle d’un tableau sous verre acrylique dont le bord capte la lumière',
    link: 'Voir le verre acrylique en 90 × 60 cm',
  },
  table: {
    caption: 'Le support selon la pièce',
    header: ['Pièce', 'Convient bien', 'À éviter'],
    rows: [
      ['Séjour lumineux', 'toile, Alu-Dibond', 'verre acrylique face à la fenêtre'],
      ['Chambre', 'toile, papier d’art', 'tableaux lourds au-dessus de la tête'],
      ['Cuisine', 'verre, Alu-Dibond', 'posters sans cadre près des plaques'],
      ['Salle de bains', 'Alu-Dibond, verre', 'toile et papier'],
      ['Chambre d’enfant', 'toile, Forex', 'verre à portée de main'],
      ['Entrée', 'verre acrylique, posters encadrés', 'surfaces fragiles au passage'],
    ],
  },
  details: {
    headline: 'Vapeur, éclaboussures, soleil',
    text: [
      'Le papier et le tissu absorbent l’humidité et travaillent ; dans une salle de bains, ils gondolent avec le temps. L’[Alu-Dibond](aluminium) n’absorbe pas d’eau et reste plan, mais évitez-lui les projections directes. Le verre supporte la vapeur et la graisse, et se nettoie au produit à vitres.',
      'Le soleil direct décolore tout papier. Accrochez posters et tirages d’art sur un mur à l’ombre à midi.',
    ],
  },
  figures: [
    {
      alternative: 'Angle d’une toile dont le motif se prolonge sur le bord',
      caption: 'Toile : mate, légère, sans arête dure. Le motif se prolonge sur les côtés.',
    },
    {
      alternative: 'Angle d’un panneau mince en Alu-Dibond qui projette une ombre sur le mur',
      caption: 'Alu-Dibond : quelques millimètres d’épaisseur, satiné, insensible à l’air humide.',
    },
  ],
  closing: {
    headline: 'Si vous hésitez encore',
    text: [
      'Comparez quatre supports côte à côte, avec la même photo et les prix : [](comparison). Et si deux conviennent aussi bien, prenez le plus léger : il s’accroche plus vite et déménage mieux.',
      'Comment garder chacun propre : [](article-care).',
    ],
  },
};
