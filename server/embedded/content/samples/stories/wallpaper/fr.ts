import type { WallpaperTexts } from './page.ts';

/** In French. */
export const texts: WallpaperTexts = {
  name: 'Papier peint',
  title: 'Papier peint photo, coupé à vos mesures',
  description:
    'Papier peint avec votre photo : intissé mat livré en lés, coupé aux mesures de votre mur, facile à poser et à retirer à sec.',
  headline: 'Votre photo en papier peint',
  lead: 'Un mur entier avec votre photo, imprimée sur intissé mat, en lés et coupée à vos mesures.',
  picture: 'Chaînes de montagnes vertes dans la brume',
  tile: 'Votre photo, grande comme le mur',
  sections: {
    material: {
      headline: 'Un papier peint qui reste bien lisse',
      text: [
        'Nous imprimons sur du papier peint intissé. Il ne s’étire pas à la pose, masque les petits défauts et reste mat : le mur ne brille pas.',
        'De près, une grande photo peut être plus douce : un mur se regarde à quelques pas. Les images calmes et profondes, comme la forêt, la brume ou la mer, agrandissent la pièce.',
      ],
    },
    place: {
      headline: 'Quel mur choisir',
      text: [
        'Le plus beau est un mur sans fenêtre que l’on voit en entrant : derrière le lit, dans l’entrée, dans une salle de réunion.',
        'Le support doit être lisse, sec et solide. Le papier peint n’a pas sa place dans une douche ni derrière une cuisinière.',
      ],
    },
    mounting: {
      headline: 'La pose',
      text: [
        'Mesurez la largeur et la hauteur à plusieurs endroits et ajoutez une largeur de main à chacune. Les lés sont numérotés et se posent bord à bord.',
        'Encollez le mur et non le papier, posez le premier lé au fil à plomb et lissez du milieu vers les bords. La colle pour intissé n’est pas fournie.',
      ],
    },
    care: {
      headline: 'Entretien',
      text: [
        'Dépoussiérez à sec et tamponnez les taches avec douceur. Au prochain déménagement, les lés se retirent à sec.',
      ],
    },
  },
  questions: {
    seams: {
      question: 'Voit-on les raccords entre les lés ?',
      answer:
        'De près oui, à quelques pas à peine. Les lés sont imprimés d’une pièce et coupés net : les lignes et les couleurs se suivent.',
    },
  },
  promises: {
    delivery: 'Livraison chez vous, lé par lé, roulé dans un carton solide.',
    origin: 'Imprimé, coupé en lés et contrôlé en Bavière.',
  },
};
