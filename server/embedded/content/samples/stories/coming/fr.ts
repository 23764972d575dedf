import type { AllComingTexts } from './texts.ts';

const tilesHeadline = 'Pour continuer';

/** In French. */
export const texts: AllComingTexts = {
  account: {
    name: 'Votre compte',
    title: 'Votre compte',
    description:
      'Commandes et adresses figureront bientôt dans votre compte. Vous pouvez déjà créer sans compte.',
    headline: 'Votre compte s’enrichit bientôt',
    lead: 'Commandes, adresses et factures vous attendront bientôt ici. Pour créer, aucun compte n’est nécessaire.',
    about: {
      headline: 'En attendant',
      text: [
        'Le support, le format et le cadre figurent dans l’adresse de la page. Gardez-la en favori ou transmettez-la : qui l’ouvre voit exactement votre choix.',
        'Pour une commande en cours, écrivez-nous par la [page de contact](contact). Pour vous rétracter d’un contrat, inutile de vous connecter : [](withdrawal).',
      ],
    },
    tilesHeadline,
  },
  order: {
    name: 'Panier',
    title: 'Votre panier',
    description:
      'Ajoutez des tableaux au panier, modifiez la quantité et voyez le total : au prix du jour.',
    headline: 'Votre panier',
    lead: 'Ce que vous ajoutez se trouve ici au prix du jour. Vous pourrez bientôt commander.',
    about: {
      headline: 'Bon à savoir',
      text: [
        'Le panier appartient à ce navigateur : un cookie qui ne fait rien d’autre le conserve dès que vous ajoutez un article. Il est supprimé six mois après la dernière modification.',
        'Les frais de port se trouvent ici : [](shipping).',
      ],
    },
    tilesHeadline,
  },
  checkout: {
    name: 'Paiement',
    title: 'Paiement',
    description:
      'Le paiement ouvre prochainement. Les prix et les frais de port sont déjà affichés.',
    headline: 'Le paiement ouvre prochainement',
    lead: 'Il n’est pas encore possible de commander ni de payer. D’ici là, vous pouvez créer, rassembler et calculer.',
    about: {
      headline: 'Ce que vous pouvez déjà savoir',
      text: [
        'Les frais et délais de votre pays figurent sous [](shipping), nos conditions sous [](terms).',
        'Vous souhaitez commander une plus grande quantité ? Écrivez-nous par la [page de contact](contact).',
      ],
    },
    tilesHeadline,
  },
  magazine: {
    name: 'Magazine',
    title: 'Magazine',
    description:
      'Notre magazine est en préparation. Les conseils pratiques se lisent dès aujourd’hui.',
    headline: 'Le magazine se prépare',
    lead: 'Nous raconterons bientôt ici des images et ceux qui vivent avec elles. Les conseils pratiques sont déjà là.',
    about: {
      headline: 'À lire dès maintenant',
      text: [
        '- Délais et frais de livraison : [](shipping)',
        '- Vos droits si quelque chose ne va pas : [](guarantee)',
        '- Un conseil personnel : [](contact)',
      ],
    },
    tilesHeadline,
  },
  designer: {
    name: 'Créer en ligne',
    title: 'Créer en ligne',
    description:
      'La création se fait dans le navigateur, sans logiciel et sans connexion. Choisissez un produit.',
    headline: 'Tout se crée dans le navigateur',
    lead: 'Aucun logiciel à télécharger. Choisissez un produit, et l’atelier s’ouvre avec lui.',
    about: {
      headline: 'Pour commencer',
      text: [
        'Sur la page du produit, vous choisissez la taille et la finition. L’atelier reprend votre choix : il ne reste qu’à ajouter vos photos.',
      ],
    },
    tilesHeadline,
  },
  products: {
    name: 'Produits',
    title: 'Tous les produits',
    description:
      'Ce que nous faisons de vos photos : tous les produits, chacun avec le chemin vers l’atelier.',
    headline: 'Que souhaitez-vous créer ?',
    lead: 'La page consacrée à chaque modèle est en préparation. Tous les produits sont déjà accessibles d’ici.',
    about: {
      headline: 'Ce qui vient',
      text: [
        'Cette adresse montrera un modèle précis, avec aperçu, papier et prix. On vous a envoyé un modèle ? Nous vous l’ouvrons volontiers : écrivez-nous par la [page de contact](contact).',
      ],
    },
    tilesHeadline,
  },
  'preconfigurator-calendar': {
    name: 'Choisir un calendrier',
    title: 'Choisir un calendrier',
    description:
      'Choisissez le type et le format de votre calendrier. L’atelier s’ouvre avec votre choix.',
    headline: 'Quel calendrier souhaitez-vous ?',
    lead: 'Il en existe un pour chaque mur et chaque bureau. Vous choisissez, l’atelier s’ouvre avec lui.',
    about: {
      headline: 'Ce qui vient',
      text: [
        'Vous choisirez bientôt ici le premier mois, la reliure et les accessoires. D’ici là, cela se règle dans l’atelier ; sans choix, le calendrier commence en janvier.',
      ],
    },
    tilesHeadline: 'Les calendriers par type',
  },
  'preconfigurator-card': {
    name: 'Choisir une carte',
    title: 'Choisir une carte',
    description:
      'Choisissez l’occasion de votre carte. L’atelier s’ouvre avec le thème qui convient.',
    headline: 'Quelle est l’occasion ?',
    lead: 'Commencez par l’occasion. Le papier, la quantité et l’enveloppe se choisissent dans l’atelier.',
    about: {
      headline: 'Ce qui vient',
      text: [
        'Vous verrez bientôt ici chaque modèle avec son papier, sa finition et ses prix par quantité. Les trois premiers échantillons d’une commande sont offerts, alors comme aujourd’hui.',
      ],
    },
    tilesHeadline: 'Les cartes par occasion',
  },
  theme: {
    name: 'Modèle',
    title: 'Voir un modèle',
    description: 'Les pages des modèles sont en préparation. Commencez par l’occasion.',
    headline: 'Ce modèle aura bientôt sa page',
    lead: 'Nous ne montrons pas encore les modèles un à un. L’occasion vous mène déjà à l’atelier.',
    about: {
      headline: 'Un modèle en particulier ?',
      text: [
        'On vous a envoyé le lien d’un modèle ? Indiquez-nous le numéro de son adresse par la [page de contact](contact), nous le retrouverons pour vous.',
      ],
    },
    tilesHeadline,
  },
  wishlist: {
    name: 'Liste d’envies',
    title: 'Votre liste d’envies',
    description:
      'Gardez tableaux et formats, comparez-les et partagez-les par un lien : sans compte, toujours au prix du jour.',
    headline: 'Votre liste d’envies',
    lead: 'Ce que vous gardez apparaît ici au prix du jour. Sans compte.',
    about: {
      headline: 'Bon à savoir',
      text: [
        'La liste appartient à ce navigateur : un cookie qui ne sert qu’à cela la conserve dès votre première envie. Elle est effacée six mois après sa dernière modification.',
        'Qui a le lien à partager voit votre sélection et peut l’ajouter à sa propre liste. Le lien ne dit pas qui vous êtes.',
      ],
    },
    tilesHeadline,
  },
};
