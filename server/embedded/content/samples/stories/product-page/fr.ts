import type { SharedProductTexts } from './product-page.ts';

/** In French. */
export const texts: SharedProductTexts = {
  configuratorHeadline: 'Le format de votre choix et son prix',
  startLabel: 'Créer maintenant',
  topDeal: 'BON PLAN',
  views: {
    perspective: '{name} : vue de côté',
    corner: '{name} : un angle vu de près',
  },
  questionsHeadline: 'Questions fréquentes',
  otherProductsHeadline: 'Plus de déco murale',
  questions: {
    resolution: {
      question: 'Ma photo est-elle assez grande ?',
      answer:
        'Pour 90 × 60 cm, environ 2700 × 2000 pixels suffisent ; pour 30 × 20 cm, environ 1500 × 1100. Un grand tableau se regarde de plus loin et demande donc moins de pixels par centimètre. Dès que votre photo est chargée, vous voyez pour chaque format si elle convient. Plus de détails dans les [conseils photo](photo-guide).',
    },
    ownFormat: {
      question: 'Puis-je choisir mes propres dimensions ?',
      answer:
        'Oui. Parmi les formats, vous pouvez aussi saisir vous-même la largeur et la hauteur, au millimètre près : le prix s’affiche aussitôt. Les dimensions minimales et maximales dépendent du support et sont indiquées près du champ.',
    },
    delivery: {
      question: 'Quand vais-je recevoir mon tableau ?',
      answer:
        'La date de livraison prévue figure à côté du prix et vaut pour le format choisi. Pour en savoir plus : [](shipping).',
    },
    withdrawal: {
      question: 'Puis-je retourner mon tableau ?',
      answer:
        'Votre tableau est fabriqué selon vos indications. Pour ces articles, il n’existe **pas de droit de rétractation**. S’il arrive abîmé ou défectueux, nous le remplaçons. Vos droits légaux demeurent : [](guarantee).',
    },
  },
  manufacturer: {
    headline: 'Fabricant et sécurité',
    text: [
      'Fabricant : Musterbild GmbH, Musterstraße 12, 80331 Munich, Allemagne. Contact : [service@example.com](mail).',
      'Choisissez des crochets et des chevilles adaptés au mur et au poids. Au-dessus d’un lit ou d’un siège, fixez le tableau en deux points.',
    ],
  },
  promises: {
    resolution: 'Vous voyez pour chaque format si votre photo est assez nette.',
    personal: 'Fabriqué spécialement pour vous, donc sans droit de rétractation.',
  },
};
