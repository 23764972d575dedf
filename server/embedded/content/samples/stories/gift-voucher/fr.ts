import type { GiftVoucherTexts } from './page.ts';

/** In French. */
export const texts: GiftVoucherTexts = {
  name: 'Bon cadeau',
  title: 'Bon cadeau en PDF, avec vos propres mots',
  description:
    'Un bon avec vos mots, en quatre modèles : un PDF à imprimer, envoyé par e-mail le jour de votre choix. De 10 à 500, valable cinq ans.',
  headline: 'Un bon à offrir',
  lead: 'Vous choisissez un montant et un modèle, et vous écrivez quelques mots. Le bon arrive en PDF, le jour de votre choix.',
  sections: {
    order: {
      headline: 'Créer le bon',
      text: [
        'Nous envoyons le bon à huit heures du matin. Il mesure 210 × 99 mm et tient dans une enveloppe longue.',
      ],
    },
    use: {
      headline: 'L’utiliser',
      text: [
        'Le code du bon se saisit dans le panier. Il paie ce qu’il peut ; ce qui reste demeure sur le bon. Plusieurs bons peuvent servir ensemble, mais pas à acheter un autre bon.',
      ],
    },
    validity: {
      headline: 'Validité',
      text: [
        'Un bon est valable jusqu’à la fin de la cinquième année après l’achat, dans chacune de nos boutiques dans sa devise.',
      ],
    },
  },
};
