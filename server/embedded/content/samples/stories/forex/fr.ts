import type { ForexTexts } from './page.ts';

/** In French. */
export const texts: ForexTexts = {
  name: 'Panneau Forex',
  title: 'Photo sur panneau Forex : légère et mate',
  description:
    'Votre photo sur panneau Forex : mousse rigide blanche, légère et mate, vite accrochée, avec cadre ou perçages si vous le souhaitez.',
  headline: 'Votre photo sur panneau Forex',
  lead: 'Une mousse rigide blanche, imprimée en mat. Si légère qu’elle s’accroche presque partout.',
  picture: 'Collines et soleil de papier découpé en bleu',
  tile: 'Léger, blanc et mat',
  sections: {
    material: {
      headline: 'Un grand panneau, peu de poids',
      text: [
        'Le Forex est une mousse plastique ferme à la surface blanche et fermée. Nous imprimons directement dessus, en mat et sans reflet ; le chant reste blanc.',
        'Pour des nuances plus fines, choisissez le tirage Fine Art, brillant ou mat : la photo est tirée sur papier puis contrecollée sur le panneau.',
      ],
    },
    place: {
      headline: 'Lumière et pièces',
      text: [
        'Comme rien ne reflète, le panneau se place aussi face à une fenêtre. Il convient aux chambres d’enfant, aux entrées, aux bureaux et aux expositions qui changent souvent.',
        'Il n’est pas fait pour l’extérieur : le soleil et la chaleur le déforment avec le temps.',
      ],
    },
    mounting: {
      headline: 'Accrochage',
      text: [
        'Les petits panneaux tiennent à un crochet ou à des bandes adhésives, les grands à deux crochets. Percés aux angles, ils se vissent aussi.',
        'La caisse américaine et l’Artbox donnent un contour au panneau.',
      ],
    },
    care: {
      headline: 'Entretien',
      text: [
        'Dépoussiérez à sec ou passez un chiffon à peine humide. Les marques ne partent plus : ne posez pas le panneau sur un angle.',
      ],
    },
  },
  questions: {
    aluminium: {
      question: 'Forex ou Alu-Dibond ?',
      answer:
        'Le Forex est plus léger et coûte moins cher. L’[Alu-Dibond](aluminium) est plus mince, plus rigide et tient aussi dans une salle de bains. Pour une image qui reste longtemps en place, nous conseillons l’Alu-Dibond.',
    },
  },
  promises: {
    delivery: 'Livraison chez vous, à plat et avec les angles protégés.',
    origin: 'Imprimé, coupé et contrôlé en Bavière.',
  },
};
