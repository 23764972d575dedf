import type { ShippingTexts } from './page.ts';

/** In French. */
export const texts: ShippingTexts = {
  name: 'Livraison et frais',
  title: 'Frais de livraison, délais et emballage',
  description:
    'Combien coûte la livraison, où nous livrons, comment nous emballons votre tableau et quand il arrive : tous les montants dans un tableau.',
  headline: 'Livraison et frais',
  lead: 'Les frais de livraison dépendent de la taille et de la destination. Le montant est indiqué avant la commande.',
  sections: {
    costs: {
      headline: 'Frais',
      text: [
        'Jusqu’à {sides} cm, en hauteur comme en largeur, votre tableau voyage en colis. Au-delà, il voyage seul, en envoi encombrant.',
      ],
    },
    time: {
      headline: 'Délai de livraison',
      text: [
        'Chaque commande est fabriquée à l’unité. La date de livraison prévue figure sur la page du produit. Elle vaut si vous commandez avant l’heure indiquée.',
      ],
    },
    area: {
      headline: 'Pays de livraison',
      text: [
        'Nous livrons dans tous les pays du tableau. Les autres pays ont leur propre boutique : vous la choisissez en bas de page.',
      ],
    },
    damage: {
      headline: 'Dommage pendant le transport',
      text: [
        'Conservez l’emballage et envoyez-nous une photo par la [page de contact](contact). Nous fabriquons votre commande à nouveau, sans frais.',
      ],
    },
    packing: {
      headline: 'Emballage',
      text: [
        'Les panneaux, la toile et les tableaux encadrés voyagent à plat, les bords protégés. Le papier sans cadre arrive roulé dans un tube solide.',
      ],
    },
    payment: {
      headline: 'Paiement',
      text: [
        'Vous payez en ligne ou par virement à l’avance ; avec un compte professionnel, aussi sur facture. Aucun moyen de paiement ne coûte de supplément.',
      ],
    },
    longer: {
      headline: 'Ce qui prend plus de temps',
      text: [
        'Certaines fabrications demandent une étape de plus. La date indiquée sur la page du produit en tient déjà compte.',
      ],
    },
  },
  rates: {
    caption: 'Frais de livraison par tableau',
    country: 'Pays',
    parcel: 'Colis',
    bulky: 'Envoi encombrant',
    express: 'Express, en supplément',
  },
  days: {
    caption: 'Jours ouvrés en plus du délai habituel',
    made: 'Fabrication',
    more: 'Jours en plus',
  },
  ratesNote: 'Ces montants valent par tableau.',
};
