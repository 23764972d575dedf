import type { CanvasTexts } from './page.ts';

/** In French. */
export const texts: CanvasTexts = {
  name: 'Toile',
  title: 'Photo sur toile, tendue à la main sur châssis',
  description:
    'Votre photo sur toile : coton mat, tendu à la main sur un châssis en épicéa, en format standard ou à vos dimensions.',
  headline: 'Votre photo sur toile',
  lead: 'Une fine toile de coton, tendue à la main sur épicéa. Mate et sans reflets, pour les pièces lumineuses.',
  picture: 'Crêtes de montagnes superposées dans la lumière du soir',
  tile: 'Tissu mat tendu sur bois',
  sections: {
    material: {
      headline: 'Un tissage qui se voit et se touche',
      text: [
        'Nous imprimons sur un tissu serré au grain fin et régulier. Sa surface est mate : elle absorbe la lumière au lieu de la renvoyer, et l’image reste lisible même face à une fenêtre.',
        'Les couleurs sont douces et chaudes. La toile convient bien aux paysages, aux portraits et aux images paisibles.',
      ],
    },
    stretcherFrame: {
      headline: 'Le châssis : 2,5 cm d’épicéa',
      text: [
        'La toile est tendue sur un châssis en épicéa de **2,5 cm** de profondeur. Les grands formats reçoivent une traverse pour rester bien droits.',
        'Pour plus de relief au mur, le châssis existe aussi en 3,8 cm. Vous le choisissez sur cette page, sous « Châssis ».',
      ],
    },
    edge: {
      headline: 'Le bord : imprimé tout autour',
      text: [
        'Votre image se prolonge sur les côtés, le tableau se passe donc de cadre. Une fine bande de la photo se trouve alors sur la tranche ; l’aperçu montre exactement laquelle.',
        'Pour tout garder de face, choisissez un bord en miroir ou de couleur unie.',
      ],
    },
    care: {
      headline: 'Entretien',
      text: [
        'Ôtez la poussière avec un chiffon doux et sec. N’utilisez ni eau ni produit nettoyant.',
        'La toile n’est faite ni pour la salle de bains ni pour la cuisine. L’[Alu-Dibond](aluminium) y dure plus longtemps.',
      ],
    },
  },
  questions: {
    frame: {
      question: 'Faut-il un cadre en plus ?',
      answer:
        'Non, la toile arrive prête à accrocher. Si vous souhaitez une bordure, choisissez la caisse américaine : elle entoure le tableau d’un léger vide sans rien en cacher.',
    },
  },
  promises: {
    delivery: 'Livrée chez vous, emballée à plat, avec des angles protégés.',
    origin: 'Imprimée, tendue et contrôlée en Bavière.',
  },
};
