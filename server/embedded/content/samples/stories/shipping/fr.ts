import type { ShippingTexts } from './page.ts';

/** In French. */
export const texts: ShippingTexts = {
  name: 'Livraison et frais de port',
  title: 'Frais de port et livraison',
  description: 'Où nous livrons, comment nous emballons et quand votre commande arrive.',
  headline: 'Livraison et frais de port',
  lead: 'Les frais de port dépendent de la taille et de la destination. Le montant est indiqué avant la commande.',
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
        'Nous livrons dans le pays dont vous utilisez la boutique. Les autres pays se choisissent en bas de page.',
      ],
    },
    damage: {
      headline: 'Dommage pendant le transport',
      text: [
        'Conservez l’emballage et envoyez-nous une photo par la [page de contact](contact). Nous refaisons votre commande.',
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
  ratesNote:
    'Ces montants valent par tableau. Ils figurent aussi dans le panier, avant le paiement.',
};
