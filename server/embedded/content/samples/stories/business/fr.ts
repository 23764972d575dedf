import type { BusinessPage, BusinessTexts } from './texts.ts';

/** In French. */
export const texts: Readonly<Record<BusinessPage, BusinessTexts>> = {
  'business-customers': {
    name: 'Clients professionnels',
    title: 'Tableaux pour entreprises, hôtels et cabinets',
    description:
      'Prix hors taxes, grandes quantités, un interlocuteur : ce que nous faisons pour cabinets, bureaux, hôtels et associations.',
    headline: 'Des images pour vos locaux',
    lead: 'Cabinet, bureau, hôtel ou association : vous nous indiquez les murs, nous chiffrons, fabriquons et livrons.',
    contactLink: 'Demander un devis',
    sections: [
      {
        headline: 'Vos avantages',
        text: [
          '- des prix hors taxes dès que vous êtes connecté avec un compte professionnel',
          '- un devis pour les grandes quantités et les formats mêlés',
          '- un interlocuteur qui connaît votre commande',
        ],
      },
      {
        headline: 'Pour commencer',
        text: [
          'Dites-nous par la [page de contact](contact) ce que vous prévoyez : combien de tableaux, quels formats, pour quand. Vous recevez un devis avec une date de livraison.',
        ],
      },
      {
        headline: 'Sous votre nom',
        text: [
          'Vous vendez vous-même des images et souhaitez que nous restions en retrait ? C’est l’objet du [](white-label-service).',
        ],
      },
    ],
  },
  'white-label-service': {
    name: 'Service marque blanche',
    title: 'Service marque blanche pour photographes',
    description:
      'Vous vendez, nous fabriquons et expédions sous votre nom : le service pour photographes, galeries et revendeurs.',
    headline: 'Fabriqué par nous, signé par vous',
    lead: 'Pour tous ceux qui vendent des images sans avoir d’atelier. Vos clients ne voient que vous.',
    contactLink: 'Demander l’accès',
    sections: [
      {
        headline: 'Comment cela marche',
        text: [
          'Vous commandez comme d’habitude et passez la commande en marque blanche dans le panier. Elle est alors expédiée en votre nom, et non au nôtre.',
          'Une barre au bord de la page indique à tout moment si une commande part sous votre nom.',
        ],
      },
      {
        headline: 'Qui peut en profiter',
        text: [
          'Le service s’adresse aux professionnels. Nous l’activons pour votre compte dès que vous nous écrivez avec le formulaire de cette page.',
        ],
      },
      {
        headline: 'Ce qui ne change pas',
        text: [
          'Nous fabriquons et contrôlons ces commandes comme toutes les autres. Vos prix s’affichent hors taxes : [](business-customers).',
        ],
      },
    ],
  },
  newsletter: {
    name: 'Newsletter',
    title: 'Newsletter : conseils et dates de commande',
    description:
      'Nouveaux supports, conseils d’atelier et dernières dates avant les fêtes : notre newsletter et son fonctionnement.',
    headline: 'Des nouvelles de l’atelier',
    lead: 'Nouveaux supports, conseils d’accrochage et dernières dates de commande avant les fêtes. Rarement, et jamais sans raison.',
    contactLink: 'Une question sur la newsletter',
    sections: [
      {
        headline: 'Comment s’inscrire',
        text: [
          'Vous donnez votre adresse e-mail et recevez un message avec un lien, sans publicité. Vous n’êtes inscrit qu’après l’avoir ouvert. Personne ne peut ainsi vous inscrire à votre insu.',
        ],
      },
      {
        headline: 'Comment se désinscrire',
        text: [
          'Chaque numéro se termine par un lien de désinscription. Il agit aussitôt, sans compte.',
        ],
      },
      {
        headline: 'Ce que nous conservons',
        text: [
          'Votre adresse et le moment de votre accord, afin de pouvoir le prouver. En savoir plus : [](privacy).',
        ],
      },
    ],
  },
};
