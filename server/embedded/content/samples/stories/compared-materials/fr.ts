import type { ComparedTexts } from './compared-materials.ts';

/** In French. */
export const texts: ComparedTexts = {
  headline: 'Côte à côte, tels qu’on les voit',
  text: 'La même photo, dans la même taille. Choisissez jusqu’à quatre supports et votre format.',
  leinwand: {
    weight: 'léger',
    light: 'mat, sans reflet',
    rooms: 'salon, chambre, entrée',
    care: 'dépoussiérer à sec',
  },
  acrylglas: {
    weight: 'lourd',
    light: 'couleurs profondes, avec reflets',
    rooms: 'salon, bureau, salle de bains',
    care: 'chiffon doux et un peu d’eau',
  },
  aludibond: {
    weight: 'moyen',
    light: 'satiné, très peu de reflets',
    rooms: 'toutes, salle de bains et cuisine comprises',
    care: 'chiffon humide',
  },
  poster: {
    weight: 'très léger',
    light: 'mat ou brillant',
    rooms: 'pièces sèches',
    care: 'dépoussiérer à sec uniquement',
  },
  gallerybond: {
    weight: 'lourd',
    light: 'couleurs profondes, avec reflets',
    rooms: 'salon, bureau, accueil',
    care: 'chiffon doux et un peu d’eau',
  },
  echtglas: {
    weight: 'très lourd',
    light: 'net et éclatant, avec reflets',
    rooms: 'salon, cuisine, salle de bains',
    care: 'nettoyant à vitres',
  },
  forexplatte: {
    weight: 'léger',
    light: 'mat, sans reflet',
    rooms: 'entrée, chambre d’enfant, bureau',
    care: 'chiffon humide',
  },
  hahnemuehle: {
    weight: 'très léger',
    light: 'mat velouté, nuances fines',
    rooms: 'pièces calmes et sèches',
    care: 'dépoussiérer le verre, jamais humide',
  },
  backlitfolie: {
    weight: 'moyen',
    light: 'éclairé par l’arrière',
    rooms: 'salon, accueil, recoins sombres',
    care: 'dépoussiérer à sec',
  },
  fototapete: {
    weight: 'très léger',
    light: 'mat, sans reflet',
    rooms: 'murs entiers, pièces sèches',
    care: 'chiffon à peine humide',
  },
  klebefolie: {
    weight: 'très léger',
    light: 'satiné, très peu de reflets',
    rooms: 'chambre d’enfant, cuisine, portes',
    care: 'chiffon humide',
  },
  pvcplane: {
    weight: 'léger',
    light: 'satiné, très peu de reflets',
    rooms: 'balcon, terrasse, fêtes',
    care: 'laver à l’eau',
  },
};
