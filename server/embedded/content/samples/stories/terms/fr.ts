import type { TermsTexts } from './page.ts';

/** In French. */
export const texts: TermsTexts = {
  name: 'Conditions générales',
  title: 'Conditions de vente : contrat et prix',
  description:
    'Nos conditions générales de vente : comment se conclut le contrat, quels prix s’appliquent, et comment se font le paiement et la livraison.',
  headline: 'Conditions générales de vente',
  lead: 'Texte d’exemple : un exploitant le remplace par ses propres conditions vérifiées.',
  sections: {
    contract: {
      headline: 'Contrat',
      text: [
        'La présentation des articles est une invitation à commander. Avec « Commander avec obligation de paiement », vous faites une offre ; notre confirmation conclut le contrat.',
      ],
    },
    prices: {
      headline: 'Prix et paiement',
      text: [
        'Les prix au moment de la commande s’appliquent. La mention de la TVA figure à côté du prix ; les frais de livraison s’y ajoutent.',
      ],
    },
    pictures: {
      headline: 'Vos images',
      text: [
        'Vous confirmez avoir le droit d’utiliser ces images. Nous n’imprimons pas d’images contraires à la loi.',
      ],
    },
    withdrawal: {
      headline: 'Rétractation et défauts',
      text: ['Pour en savoir plus : [](withdrawal) et [](guarantee).'],
    },
  },
};
