import type { Texts } from '../texts.ts';

/** The pages of service and law, in French. */
export const service: Texts['service'] = {
  shipping: {
    name: 'Livraison et frais de port',
    title: 'Frais de port et livraison',
    description: 'Où nous livrons, comment nous emballons et quand votre commande arrive.',
    headline: 'Livraison et frais de port',
    lead: 'Les frais de port dépendent de la taille et de la destination. Vous voyez le montant avant de commander.',
    sections: [
      {
        headline: 'Frais',
        text: [
          'Les frais de port figurent à côté du prix et dans le panier, avant le paiement. Les formats encombrants coûtent plus cher, car ils voyagent seuls.',
        ],
      },
      {
        headline: 'Délai de livraison',
        text: [
          'Chaque commande est fabriquée à l’unité. La date de livraison prévue figure sur la page du produit. Elle vaut si vous commandez avant l’heure indiquée.',
        ],
      },
      {
        headline: 'Pays de livraison',
        text: [
          'Nous livrons dans le pays dont vous utilisez la boutique. Les autres pays se choisissent en bas de page.',
        ],
      },
      {
        headline: 'Dommage pendant le transport',
        text: [
          'Conservez l’emballage et envoyez-nous une photo par la [page de contact](contact). Nous refaisons votre commande.',
        ],
      },
    ],
  },
  contact: {
    name: 'Contact',
    title: 'Contact',
    description:
      'Comment nous joindre pour une commande, un support, une livraison ou une réclamation.',
    headline: 'Contact',
    lead: 'Nous répondons du lundi au vendredi, le plus souvent le jour même.',
    sections: [
      {
        headline: 'Écrivez-nous',
        text: [
          'E-mail : [service@example.com](mail). Indiquez votre numéro de commande si vous en avez un.',
          'Horaires : du lundi au vendredi, de 9 h à 17 h.',
        ],
      },
      {
        headline: 'Réponses rapides',
        text: [
          '- [Livraison et frais de port](shipping)',
          '- [Se rétracter d’un contrat](withdrawal)',
          '- [Vos droits en cas de défaut](guarantee)',
        ],
      },
    ],
  },
  imprint: {
    name: 'Mentions légales',
    title: 'Mentions légales',
    description: 'Exploitant, adresse et contact de cette boutique.',
    headline: 'Mentions légales',
    lead: 'Cette boutique est un exemple. Ces indications tiennent lieu de celles d’un exploitant.',
    sections: [
      {
        headline: 'Exploitant',
        text: ['Musterbild GmbH', 'Musterstraße 12, 80331 Munich, Allemagne'],
      },
      { headline: 'Contact', text: ['E-mail : [service@example.com](mail)'] },
      {
        headline: 'Représentation et registre',
        text: [
          'L’exploitant indique ici sa direction, son inscription au registre du commerce, son numéro de TVA et son hébergeur.',
        ],
      },
    ],
  },
  privacy: {
    name: 'Confidentialité',
    title: 'Protection des données',
    description: 'Quelles données cette boutique traite, pourquoi, et quels sont vos droits.',
    headline: 'Protection des données',
    lead: 'Nous traitons ce qu’exige votre commande et ne mesurons qu’avec votre accord.',
    sections: [
      {
        headline: 'Vos photos',
        text: [
          'Vos photos servent uniquement à imprimer votre commande. Nous ne les montrons à personne et les supprimons dès qu’une réimpression n’est plus à prévoir.',
        ],
      },
      {
        headline: 'Votre commande',
        text: [
          'Nous traitons nom, adresse et données de paiement pour exécuter le contrat. Les factures sont conservées aussi longtemps que la loi l’exige.',
        ],
      },
      {
        headline: 'Consentement',
        text: [
          'Sans votre accord, nous ne chargeons rien d’autres fournisseurs et ne mesurons pas votre visite. Refuser est aussi simple qu’accepter, et vous pouvez changer d’avis à tout moment.',
        ],
      },
      {
        headline: 'Vos droits',
        text: [
          'Vous pouvez demander l’accès à vos données, leur rectification, leur effacement ou leur transfert, et saisir une autorité de contrôle. Écrivez à [service@example.com](mail).',
        ],
      },
    ],
  },
  terms: {
    name: 'Conditions générales',
    title: 'Conditions générales de vente',
    description: 'Contrat, prix, paiement et livraison dans cette boutique.',
    headline: 'Conditions générales de vente',
    lead: 'Texte d’exemple : un exploitant le remplace par ses propres conditions vérifiées.',
    sections: [
      {
        headline: 'Contrat',
        text: [
          'La présentation des articles est une invitation à commander. Avec « Commander avec obligation de paiement », vous faites une offre ; notre confirmation conclut le contrat.',
        ],
      },
      {
        headline: 'Prix et paiement',
        text: [
          'Les prix au moment de la commande s’appliquent. La mention de la TVA figure à côté du prix ; les frais de port s’y ajoutent.',
        ],
      },
      {
        headline: 'Vos images',
        text: [
          'Vous confirmez avoir le droit d’utiliser ces images. Nous n’imprimons pas d’images contraires à la loi.',
        ],
      },
      {
        headline: 'Rétractation et défauts',
        text: ['Voir [rétractation](withdrawal) et [garantie légale](guarantee).'],
      },
    ],
  },
  withdrawal: {
    name: 'Se rétracter d’un contrat',
    title: 'Se rétracter d’un contrat',
    description: 'Quelles commandes vous pouvez annuler, comment faire et dans quels délais.',
    headline: 'Se rétracter d’un contrat',
    lead: 'Vous pouvez vous rétracter ici sans vous connecter. Indiquez votre nom, le numéro de commande et une adresse e-mail pour la confirmation.',
    sections: [
      {
        headline: 'Déclarer sa rétractation',
        text: [
          'Envoyez votre déclaration à [service@example.com](mail) ou passez par la [page de contact](contact). Une phrase suffit : « Je me rétracte du contrat portant sur … ». Vous recevez aussitôt un accusé de réception.',
        ],
      },
      {
        headline: 'Articles concernés',
        text: [
          'Enveloppes, cadres sans image et échantillons de notre stock : 14 jours après réception, sans motif. Nous remboursons le prix et les frais de port standard sous 14 jours.',
        ],
      },
      {
        headline: 'Articles exclus',
        text: [
          'Les articles portant vos photos ou vos textes sont fabriqués selon vos indications. Il n’existe pour eux **pas de droit de rétractation**. Vos droits en cas de [défaut](guarantee) restent entiers.',
        ],
      },
    ],
  },
  guarantee: {
    name: 'Garantie légale',
    title: 'Garantie légale de conformité',
    description: 'Vos droits lorsqu’un article arrive défectueux ou abîmé.',
    headline: 'Garantie légale de conformité',
    lead: 'La garantie légale couvre tous nos articles, y compris les articles personnalisés.',
    sections: [
      {
        headline: 'Deux ans',
        text: [
          'Si un article n’est pas conforme à la livraison, nous en répondons pendant **deux ans** après réception. Vous pouvez demander la réparation ou le remplacement, sans frais.',
          'Si cela n’aboutit pas dans un délai raisonnable, vous pouvez demander une réduction du prix ou mettre fin au contrat.',
        ],
      },
      {
        headline: 'Signaler un défaut',
        text: [
          'Décrivez-nous le problème, de préférence avec une photo, par la [page de contact](contact). Ne renvoyez l’article que si nous vous le demandons.',
        ],
      },
    ],
  },
  accessibility: {
    name: 'Accessibilité',
    title: 'Déclaration d’accessibilité',
    description: 'Le niveau d’accessibilité de cette boutique et où signaler un obstacle.',
    headline: 'Déclaration d’accessibilité',
    lead: 'Nous construisons cette boutique pour que le plus grand nombre puisse l’utiliser.',
    sections: [
      {
        headline: 'Référence',
        text: [
          'Nous suivons les WCAG 2.2, niveau AA. Les pages s’utilisent au clavier, s’agrandissent à 200 % et se lisent à voix haute ; les changements de prix sont annoncés.',
        ],
      },
      {
        headline: 'Limites connues',
        text: [
          'Aucun audit externe n’a encore eu lieu. Placer des photos dans l’outil de création demande de voir l’écran ; nous vous aidons sur demande.',
        ],
      },
      {
        headline: 'Signaler un obstacle',
        text: [
          'Écrivez-nous par la [page de contact](contact) : sur quelle page et à quoi vous êtes bloqué.',
        ],
      },
    ],
  },
};
