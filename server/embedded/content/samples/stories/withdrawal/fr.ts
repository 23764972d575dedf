import type { WithdrawalTexts } from './page.ts';

/** In French. */
export const texts: WithdrawalTexts = {
  name: 'Se rétracter d’un contrat',
  title: 'Rétractation : délais et formulaire en ligne',
  description:
    'Pour quelles commandes vous pouvez vous rétracter, dans quels délais et comment : avec le formulaire de cette page, sans vous connecter.',
  headline: 'Se rétracter d’un contrat',
  lead: 'Vous pouvez vous rétracter ici sans vous connecter. Indiquez votre nom, le numéro de commande et une adresse e-mail pour la confirmation.',
  sections: {
    statement: {
      headline: 'Déclarer sa rétractation',
      text: [
        'Vous pouvez aussi envoyer votre déclaration à [service@example.com](mail) ou passer par la [page de contact](contact). Une phrase suffit : « Je me rétracte du contrat portant sur … ». Vous recevez aussitôt un accusé de réception.',
      ],
    },
    covered: {
      headline: 'Articles concernés',
      text: [
        'Enveloppes, cadres sans image et échantillons de notre stock : 14 jours après réception, sans motif. Nous remboursons le prix et les frais de livraison standard sous 14 jours.',
      ],
    },
    excepted: {
      headline: 'Articles exclus',
      text: [
        'Les articles portant vos photos ou vos textes sont fabriqués selon vos indications. Il n’existe pour eux **pas de droit de rétractation**. Vos droits en cas de défaut restent entiers : [](guarantee).',
      ],
    },
  },
  voluntary: [],
  otherMarkets: [],
};
