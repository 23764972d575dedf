import type { AllComingTexts } from './texts.ts';

const tilesHeadline = 'Pour continuer';

/** In French. */
export const texts: AllComingTexts = {
  account: {
    name: 'Votre compte',
    title: 'Votre compte : liste d’envies et panier',
    description:
      'Avec un compte, votre liste d’envies et votre panier vous suivent d’un appareil à l’autre. Vous pouvez aussi créer sans compte.',
    headline: 'Votre compte',
    lead: 'Avec un compte, vous retrouvez votre liste d’envies et votre panier sur chaque appareil. Pour créer, aucun compte n’est nécessaire.',
    about: {
      headline: 'Sans compte',
      text: [
        'Le support, le format et le cadre figurent dans l’adresse de la page. Gardez-la en favori ou transmettez-la : qui l’ouvre voit exactement votre choix.',
        'Pour une commande en cours, écrivez-nous par la [page de contact](contact). Pour vous rétracter d’un contrat, inutile de vous connecter : [](withdrawal).',
      ],
    },
    tilesHeadline,
  },
  order: {
    name: 'Panier',
    title: 'Votre panier : articles, quantité et total',
    description:
      'Ajoutez des tableaux au panier, modifiez la quantité et voyez le total. Chaque article y figure au prix du jour.',
    headline: 'Votre panier',
    lead: 'Ce que vous ajoutez figure ici au prix du jour.',
    about: {
      headline: 'Bon à savoir',
      text: [
        'Le panier appartient à ce navigateur : un cookie qui ne fait rien d’autre le conserve dès que vous ajoutez un article. Il est supprimé six mois après la dernière modification.',
        'Les frais de livraison se trouvent ici : [](shipping).',
      ],
    },
    tilesHeadline,
  },
  'placed-order': {
    name: 'Commande',
    title: 'Votre commande : suivi, articles et facture',
    description:
      'Voyez où en est votre commande, ce qu’elle contient et quand elle arrive. Vous pouvez l’annuler ou signaler un défaut.',
    headline: 'Votre commande',
    lead: 'Voici où en est votre commande.',
    about: {
      headline: 'Bon à savoir',
      text: [
        'Vous seul avez le lien vers cette page. Ne le transmettez pas : qui l’a voit votre commande.',
        'Une question ? Écrivez-nous par la [page de contact](contact).',
      ],
    },
    tilesHeadline,
  },
  checkout: {
    name: 'Paiement',
    title: 'Paiement : prix et livraison en détail',
    description:
      'Adresse, livraison, paiement et vérification : commandez en quelques étapes, avec tous les prix et le jour de livraison, sans compte.',
    headline: 'Passer la commande',
    lead: 'On passe à la caisse depuis le panier. Il indique ce que tout coûte ensemble.',
    about: {
      headline: 'Bon à savoir',
      text: [
        'Les frais et délais de votre pays figurent sous [](shipping), nos conditions sous [](terms).',
        'Vous souhaitez commander une plus grande quantité ? Écrivez-nous par la [page de contact](contact).',
      ],
    },
    tilesHeadline,
  },
  designer: {
    name: 'Créer en ligne',
    title: 'Créer en ligne, sans rien à installer',
    description:
      'Créez tableaux, cartes, calendriers et livres dans votre navigateur : sans logiciel et sans connexion. Choisissez d’abord un produit.',
    headline: 'Tout se crée dans le navigateur',
    lead: 'Vous n’avez rien à installer. Choisissez un produit, et l’atelier s’ouvre.',
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
    title: 'Tous les produits à créer avec vos photos',
    description:
      'Tout ce que nous fabriquons avec vos photos, sur une seule page : choisissez un produit et commencez à le créer en ligne.',
    headline: 'Que souhaitez-vous créer ?',
    lead: 'Choisissez un produit. Sa page vous mène à l’atelier.',
    about: {
      headline: 'Vous cherchez un modèle précis ?',
      text: [
        'On vous a envoyé le lien d’un modèle ? Écrivez-nous par la [page de contact](contact), nous l’ouvrirons pour vous.',
      ],
    },
    tilesHeadline,
  },
  'preconfigurator-calendar': {
    name: 'Choisir un calendrier',
    title: 'Choisir un calendrier : type et format',
    description:
      'Choisissez d’abord le type et le format de votre calendrier. Le prix s’affiche aussitôt, et vous ajoutez vos photos.',
    headline: 'Quel calendrier souhaitez-vous ?',
    lead: 'Il en existe un pour chaque mur et chaque bureau. Choisissez d’abord le type : vous verrez designs, formats et prix.',
    about: {
      headline: 'Ce qui vient',
      text: [
        'Le premier mois, la reliure et les accessoires se choisissent sur la page du calendrier. Si vous ne choisissez pas de mois, le calendrier commence en janvier.',
      ],
    },
    tilesHeadline: 'Les calendriers par type',
  },
  'preconfigurator-card': {
    name: 'Choisir une carte',
    title: 'Choisir une carte : occasion et papier',
    description:
      'Choisissez d’abord l’occasion de votre carte. L’atelier s’ouvre avec un thème assorti, et vous ajoutez votre photo et votre texte.',
    headline: 'Quelle est l’occasion ?',
    lead: 'Commencez par l’occasion. Le papier, la quantité et l’enveloppe se choisissent dans l’atelier.',
    about: {
      headline: 'Ce qui vient',
      text: [
        'Le papier, la finition et la quantité se choisissent dans l’atelier. Les trois premiers échantillons d’une commande sont offerts.',
      ],
    },
    tilesHeadline: 'Les cartes par occasion',
  },
  theme: {
    name: 'Modèle',
    title: 'Trouver un modèle de carte et le créer',
    description:
      'Vous cherchez un modèle de carte précis ? Choisissez l’occasion pour ouvrir l’atelier, ou indiquez-nous le numéro du modèle.',
    headline: 'Trouvez votre modèle',
    lead: 'Choisissez l’occasion. L’atelier s’ouvre avec les modèles qui conviennent.',
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
    title: 'Liste d’envies : garder, comparer, partager',
    description:
      'Gardez des tableaux et des formats, comparez-les et partagez-les par un lien. Aucun compte n’est nécessaire, les prix sont ceux du jour.',
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
