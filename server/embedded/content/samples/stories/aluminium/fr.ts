import type { AluminiumTexts } from './page.ts';

/** In French. */
export const texts: AluminiumTexts = {
  name: 'Alu-Dibond',
  title: 'Photo sur Alu-Dibond : légère et résistante',
  description:
    'Votre photo sur Alu-Dibond : panneau léger et rigide, surface satinée, adapté aussi à la salle de bains. Format standard ou sur mesure.',
  headline: 'Votre photo sur Alu-Dibond',
  lead: 'Un mince panneau d’aluminium à l’impression satinée. Léger, plan et insensible à l’humidité.',
  picture: 'Silhouette d’une ville aux formes nettes',
  tile: 'Mince, plan et satiné',
  sections: {
    material: {
      headline: 'Deux feuilles d’aluminium, une âme rigide',
      text: [
        'Le panneau se compose de deux fines feuilles d’aluminium autour d’une âme en plastique. Il est léger et reste droit même en grand format.',
        'L’encre est posée directement sur le panneau. Les lignes et les détails ressortent nettement, ce qui convient à l’architecture et au noir et blanc.',
      ],
    },
    mounting: {
      headline: 'Accrochage',
      text: [
        'Des rails au dos écartent légèrement le tableau du mur. De face, aucune fixation n’est visible.',
        'La caisse américaine donne au panneau un entourage en bois.',
      ],
    },
    care: {
      headline: 'Entretien',
      text: ['Un chiffon humide suffit. Ne frottez pas et évitez les solvants.'],
    },
  },
  questions: {
    damp: {
      question: 'Peut-on l’accrocher dans une salle de bains ?',
      answer: 'Oui. L’air humide ne l’abîme pas. Évitez seulement les éclaboussures directes.',
    },
  },
  promises: {
    delivery: 'Livré chez vous, emballé à plat, avec des angles protégés.',
    origin: 'Imprimé, découpé et contrôlé en Bavière.',
  },
};
