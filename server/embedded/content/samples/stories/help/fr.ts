import type { HelpTexts } from './texts.ts';

/** In French. */
export const texts: HelpTexts = {
  name: 'Aide',
  title: 'Aide : questions et réponses sur la boutique',
  description:
    'Des réponses sur les photos, la résolution, les supports, la livraison, le retour, le compte et vos données. Avec une recherche et un contact.',
  headline: 'Comment pouvons-nous vous aider ?',
  lead: 'Cherchez un mot ou choisissez un thème. Si votre question n’y est pas, écrivez-nous.',
  contactLink: 'Poser une question',
  groups: {
    order: 'Commande et paiement',
    photos: 'Photos et qualité',
    'wall-pictures': 'Supports et cadres',
    cards: 'Cartes, calendriers et livres',
    delivery: 'Livraison',
    returns: 'Retours et réclamations',
    account: 'Compte, panier et liste d’envies',
    data: 'Vos données',
  },
  questions: {
    order: {
      question: 'Comment passer commande ?',
      answer:
        'Créez votre produit, mettez-le dans le panier et passez à la caisse. Aucun compte n’est nécessaire. Ce qui n’est qu’un exemple dans cette boutique est expliqué ici : [](about).',
    },
    browsing: {
      question: 'Puis-je d’abord regarder ?',
      answer:
        'Oui. Vous pouvez tout consulter, comparer les prix et mettre votre choix dans le panier ou sur la [liste d’envies](wishlist). C’est gratuit et cela ne vous engage à rien.',
    },
    payment: {
      question: 'Comment puis-je payer ?',
      answer:
        'Vous payez en ligne ou par virement à l’avance ; avec un compte professionnel, aussi sur facture. Aucun moyen de paiement ne coûte de supplément.',
    },
    price: {
      question: 'Que faut-il ajouter au prix ?',
      answer:
        'Seulement la livraison. Chaque prix indique si la taxe est comprise. Les frais de livraison sont ici : [](shipping).',
    },
    vouchers: {
      question: 'Existe-t-il des bons cadeaux ?',
      answer: 'Oui, à offrir et à utiliser dans le panier : [](gift-voucher).',
    },
    companies: {
      question: 'Vendez-vous aux entreprises ?',
      answer:
        'Oui. Pour de grandes quantités, plusieurs murs ou votre propre logo, écrivez-nous : [](business-customers).',
    },
    quantities: {
      question: 'Combien de cartes puis-je obtenir ?',
      answer:
        'D’une seule carte jusqu’à {most}. S’il vous en faut plus, écrivez-nous par la [page de contact](contact).',
    },
    files: {
      question: 'Quels fichiers puis-je utiliser ?',
      answer:
        'JPEG, PNG, WebP et AVIF jusqu’à {megabytes} Mo. Les photos HEIC, celles des iPhone, sont converties par votre navigateur s’il sait les ouvrir. Sinon, enregistrez-les d’abord en JPEG. TIFF, GIF et PDF : [nous les convertissons](toolbox).',
    },
    enough: {
      question: 'Combien de pixels faut-il à ma photo ?',
      answer:
        'Pour {size}, il en faut au moins {pixels}. Un tableau pour tous les formats courants se trouve dans les [conseils photo](photo-guide).',
    },
    messenger: {
      question: 'Puis-je utiliser des photos de WhatsApp ?',
      answer:
        'Mieux vaut éviter. Les messageries et les réseaux sociaux réduisent beaucoup les photos. Demandez l’original, en fichier ou par e-mail.',
    },
    colours: {
      question: 'Pourquoi les couleurs imprimées sont-elles différentes ?',
      answer:
        'Un écran éclaire, le papier non. Une impression paraît donc un peu plus sombre. Nous l’expliquons dans les [conseils photo](photo-guide).',
    },
    crop: {
      question: 'Ma photo sera-t-elle recadrée ?',
      answer:
        'Seulement si la photo et le format n’ont pas les mêmes proportions. Vous décidez de ce qui reste avec « Choisir le cadrage ». Sur toile, une bande de la photo passe en plus sur le chant.',
    },
    margin: {
      question: 'Pourquoi ne rien placer d’important au bord ?',
      answer:
        'Les cartes et les pages sont coupées après l’impression, et une fine bande disparaît. Gardez un peu de distance pour les textes et les visages.',
    },
    changes: {
      question: 'Modifiez-vous ma photo ?',
      answer:
        'Non. Nous l’imprimons telle que vous l’avez choisie. Réglez la luminosité et les couleurs auparavant.',
    },
    material: {
      question: 'Quel support convient à ma photo ?',
      answer:
        'Décidez d’après la lumière. Face à une fenêtre, préférez le mat : [toile](canvas), [Alu-Dibond](aluminium) ou [poster](poster). Le [verre acrylique](acrylic) renforce les couleurs, mais il reflète. Tous côte à côte : [](comparison).',
    },
    damp: {
      question: 'Que peut-on accrocher dans la salle de bains ou la cuisine ?',
      answer:
        'L’[Alu-Dibond](aluminium), le [verre acrylique](acrylic), le [verre](glass) et le [Gallery Bond](gallery-bond) : l’air humide ne leur fait rien. La toile et le papier vont dans les pièces sèches.',
    },
    outdoors: {
      question: 'Que peut-on accrocher dehors ?',
      answer:
        'L’[Alu-Dibond](aluminium) et la [bâche PVC](tarpaulin). Un [panneau Forex](forex) tient dehors sous un toit.',
    },
    frames: {
      question: 'Quels cadres existe-t-il ?',
      answer:
        'Pour les posters, des cadres en bois, en aluminium et en plastique, avec ou sans passe-partout : [](photo-frame). La toile et les panneaux ont une caisse américaine, le verre acrylique l’Artbox.',
    },
    hanging: {
      question: 'Comment accrocher mon tableau ?',
      answer:
        'Cela dépend de son poids. La page du produit indique combien pèse votre format, et s’il suffit d’un clou ou s’il faut des crochets et des chevilles.',
    },
    care: {
      question: 'Comment nettoyer mon tableau ?',
      answer:
        'La toile et le papier se dépoussièrent à sec. Le verre acrylique et l’Alu-Dibond se nettoient avec un chiffon doux et humide. Seul le vrai verre supporte le produit à vitres.',
    },
    samples: {
      question: 'Puis-je toucher le papier avant ?',
      answer:
        'Oui, avec les cartes échantillons. Les trois premiers échantillons d’une commande sont gratuits.',
    },
    envelopes: {
      question: 'Les enveloppes sont-elles fournies ?',
      answer: 'À chaque carte son enveloppe, à sa taille. Le rabat est droit ou pointu.',
    },
    costs: {
      question: 'Combien coûte la livraison ?',
      answer:
        'Cela dépend de la taille et du pays. Jusqu’à {sides} cm, votre commande voyage en colis. Tous les montants sont ici : [](shipping).',
    },
    express: {
      question: 'Est-ce possible plus vite ?',
      answer: 'Oui, en express. Les cartes quittent alors notre atelier en {hours} heures.',
    },
    packing: {
      question: 'Comment mon tableau est-il emballé ?',
      answer:
        'Les panneaux, la toile et les tableaux encadrés voyagent à plat, les bords protégés. Le papier sans cadre arrive roulé dans un tube solide.',
    },
    cardsReturn: {
      question: 'Puis-je retourner des cartes ?',
      answer:
        'Ce qui porte vos photos ou vos textes est fabriqué pour vous seul. Il n’existe donc **pas de droit de rétractation**. Les enveloppes et les échantillons en stock se retournent : [](withdrawal).',
    },
    damaged: {
      question: 'Que faire si un article arrive abîmé ?',
      answer:
        'Gardez l’emballage et envoyez-nous des photos par la [page de contact](contact) : jusqu’à {files} fichiers, {filesize} Mo en tout. Nous remplaçons ce qui est abîmé ou défectueux.',
    },
    rights: {
      question: 'Quels sont mes droits en cas de défaut ?',
      answer:
        'Ceux que la loi vous donne, même pour un article personnalisé. Ils sont ici : [](guarantee).',
    },
    account: {
      question: 'Ai-je besoin d’un compte ?',
      answer:
        'Non. Avec un compte, vous retrouvez votre panier et votre liste d’envies sur chaque appareil. Sans compte, ils restent dans ce navigateur.',
    },
    kept: {
      question: 'Combien de temps le panier et la liste sont-ils gardés ?',
      answer:
        'Sans compte, {days} jours après la dernière modification. Avec un compte, jusqu’à ce que vous les vidiez.',
    },
    shared: {
      question: 'Puis-je montrer mon choix à quelqu’un ?',
      answer:
        'Oui. Le support, le format et le cadre figurent dans l’adresse de la page : envoyez-la. La [liste d’envies](wishlist) a aussi un lien à partager.',
    },
    photos: {
      question: 'Qui voit mes photos ?',
      answer:
        'D’abord vous seul : la photo reste sur votre appareil jusqu’à ce que vous poursuiviez la création. Ensuite elle ne sert qu’à l’aperçu et à l’impression. En savoir plus : [](privacy).',
    },
    measuring: {
      question: 'Mesurez-vous ce que je regarde ici ?',
      answer:
        'Seulement si vous l’acceptez. Sans votre accord, nous ne chargeons rien non plus d’autres sociétés. Vous changez votre choix en bas de chaque page.',
    },
    deletion: {
      question: 'Comment faire effacer mes données ?',
      answer:
        'Écrivez à [service@example.com](mail). Les données que nous gardons et vos droits sont ici : [](privacy).',
    },
  },
};
