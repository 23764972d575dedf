import type { WithdrawalTexts } from './page.ts';

/** In French, in the words of annex I (A) of Directive 2011/83/EU. */
export const texts: WithdrawalTexts = {
  name: 'Renoncer au contrat ici',
  title: 'Rétractation : délais et formulaire en ligne',
  description:
    'Pour quelles commandes vous pouvez vous rétracter, dans quels délais et comment : avec le formulaire de cette page, sans vous connecter.',
  headline: 'Renoncer à un contrat',
  lead: 'Vous pouvez vous rétracter ici sans vous connecter. Indiquez votre nom, le numéro de commande et une adresse e-mail pour la confirmation.',
  sections: {
    statement: {
      headline: 'Déclarer sa rétractation',
      text: [
        'Vous pouvez aussi nous écrire : {trader}, {address}, e-mail [service@example.com](mail). Une phrase suffit : « Je me rétracte du contrat portant sur … ». Nous en accusons réception aussitôt. Le formulaire vous aide, il n’est pas obligatoire.',
      ],
    },
    right: {
      headline: 'Droit de rétractation',
      text: [
        'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours. Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prend physiquement possession du bien. Si plusieurs biens d’une commande sont livrés séparément, le jour de réception du dernier compte.',
        'Pour exercer le droit de rétractation, vous devez nous notifier ({trader}, {address}, e-mail [service@example.com](mail)) votre décision au moyen d’une déclaration dénuée d’ambiguïté : avec le formulaire de cette page, par e-mail ou par lettre. Pour que le délai soit respecté, il suffit que vous transmettiez votre communication avant son expiration.',
      ],
    },
    refund: {
      headline: 'Effets de la rétractation',
      text: [
        'En cas de rétractation de votre part, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison, à l’exception des frais supplémentaires découlant du fait que vous avez choisi un mode de livraison autre que le moins coûteux que nous proposons. Le remboursement a lieu sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision, par le même moyen de paiement et sans frais pour vous.',
        'Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu le bien ou jusqu’à ce que vous ayez fourni une preuve d’expédition, la date retenue étant celle du premier de ces faits.',
      ],
    },
    return: {
      headline: 'Renvoi des biens',
      text: [
        'Renvoyez les biens sans retard excessif et, en tout état de cause, au plus tard quatorze jours après nous avoir communiqué votre décision, à : {trader}, {address}. Ce délai est respecté si vous renvoyez les biens avant son expiration. **Vous prenez en charge les frais directs de renvoi.**',
        'Votre responsabilité n’est engagée qu’à l’égard de la dépréciation résultant de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement des biens.',
      ],
    },
    excepted: {
      headline: 'Articles exclus',
      text: [
        'Les articles portant vos photos ou vos textes, ou à vos mesures, sont fabriqués selon vos indications. Il n’existe pour eux **pas de droit de rétractation**. Vos droits en cas de défaut restent entiers : [](guarantee).',
      ],
    },
  },
  goods: {
    poster: {
      headline: 'Pour quels articles',
      text: [
        'Cette boutique vend des tableaux fabriqués selon vos indications : l’exception en bas de page s’applique à eux. Vous pouvez vous rétracter pour tout autre article que vous nous commandez.',
      ],
    },
    kartenliebe: {
      headline: 'Pour quels articles',
      text: [
        'Vous pouvez vous rétracter pour les enveloppes et les cartes d’essai de notre stock. L’exception en bas de page s’applique aux cartes, calendriers et livres portant vos photos ou vos textes.',
      ],
    },
  },
  voluntary: [
    {
      headline: 'Retour volontaire',
      markets: ['ch'],
      text: [
        'Le droit suisse ne prévoit pas de droit de rétractation pour les achats en ligne. Nous vous accordons à titre volontaire les droits décrits sur cette page.',
      ],
    },
  ],
};
