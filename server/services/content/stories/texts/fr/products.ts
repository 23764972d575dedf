import type { ProductPagesTexts } from '../texts.ts';

/** The pages that sell wall art, in French. */
export const products: ProductPagesTexts = {
  shared: {
    calculatorHeadline: 'Le format de votre choix au meilleur prix',
    startLabel: 'Créer maintenant',
    topDeal: 'BON PLAN',
    questionsHeadline: 'Questions fréquentes',
    otherMaterialsHeadline: 'Autres supports',
    usp: {
      delivery: 'Livré chez vous, à plat, avec des coins protégés.',
      resolution: 'Nous vérifions la résolution de votre photo avant la commande.',
      personal: 'Fabriqué spécialement pour vous, donc sans droit de rétractation.',
      origin: 'Imprimé, tendu et contrôlé en Bavière.',
    },
    links: { delivery: 'Livraison et frais de port', personal: 'Vos droits en cas de défaut' },
    questions: {
      resolution: {
        question: 'Ma photo est-elle assez grande ?',
        answer:
          'Pour 90 × 60 cm, environ 2700 × 1800 pixels suffisent ; pour 30 × 20 cm, environ 1500 × 1000. Un grand tableau se regarde de plus loin et demande donc moins de pixels par centimètre. Dès que votre photo est chargée, vous voyez pour chaque format si elle convient.',
      },
      ownFormat: {
        question: 'Puis-je choisir mes propres dimensions ?',
        answer:
          'Oui. Sous « Format personnalisé », saisissez la largeur et la hauteur au millimètre près : le prix s’affiche aussitôt. Les dimensions minimales et maximales dépendent du support et sont indiquées près du champ.',
      },
      delivery: {
        question: 'Quand vais-je recevoir mon tableau ?',
        answer:
          'La date de livraison prévue figure à côté du prix et vaut pour le format choisi. Pour en savoir plus : [livraison et frais de port](shipping).',
      },
      withdrawal: {
        question: 'Puis-je retourner mon tableau ?',
        answer:
          'Votre tableau est fabriqué selon vos indications. Pour ces articles, il n’existe **pas de droit de rétractation**. S’il arrive abîmé ou défectueux, nous le remplaçons : vos droits liés à la [garantie légale](guarantee) demeurent.',
      },
    },
    manufacturer: {
      headline: 'Fabricant et sécurité',
      text: [
        'Fabricant : Musterbild GmbH, Musterstraße 12, 80331 Munich, Allemagne. Contact : [service@example.com](mail).',
        'Choisissez des crochets et des chevilles adaptés au mur et au poids. Au-dessus d’un lit ou d’un siège, fixez le tableau en deux points.',
      ],
    },
  },
  canvas: {
    name: 'Toile',
    title: 'Impression photo sur toile',
    description:
      'Votre photo sur toile : coton mat, tendu à la main sur un châssis en épicéa, en format standard ou à vos dimensions.',
    headline: 'Votre photo sur toile',
    lead: 'Une fine toile de coton, tendue à la main sur épicéa. Mate et sans reflets, pour les pièces lumineuses.',
    picture: 'Crêtes de montagnes superposées dans la lumière du soir',
    tile: 'Tissu mat tendu sur bois',
    sections: {
      material: {
        headline: 'Un tissage qui se voit et se touche',
        text: [
          'Nous imprimons sur un tissu serré au grain fin et régulier. Sa surface est mate : elle absorbe la lumière au lieu de la renvoyer, et l’image reste lisible même face à une fenêtre.',
          'Les couleurs sont douces et chaudes. La toile convient bien aux paysages, aux portraits et aux images paisibles.',
        ],
      },
      stretcherFrame: {
        headline: 'Le châssis : 2,5 cm d’épicéa',
        text: [
          'La toile est tendue sur un châssis en épicéa de **2,5 cm** de profondeur. Les grands formats reçoivent une traverse pour rester bien droits.',
          'Pour plus de relief au mur, le châssis existe aussi en 3,8 cm. Vous le choisissez lors de la création.',
        ],
      },
      edge: {
        headline: 'Le bord : imprimé tout autour',
        text: [
          'Votre image se prolonge sur les côtés, le tableau se passe donc de cadre. Une fine bande de la photo se trouve alors sur la tranche ; l’aperçu montre exactement laquelle.',
          'Pour tout garder de face, choisissez un bord en miroir ou de couleur unie.',
        ],
      },
      care: {
        headline: 'Entretien',
        text: [
          'Ôtez la poussière avec un chiffon doux et sec. N’utilisez ni eau ni produit nettoyant.',
          'La toile n’aime ni la salle de bains ni la cuisine. L’[Alu-Dibond](aluminium) y dure plus longtemps.',
        ],
      },
    },
    questions: {
      frame: {
        question: 'Faut-il un cadre en plus ?',
        answer:
          'Non, la toile arrive prête à accrocher. Si vous souhaitez une bordure, choisissez la caisse américaine : elle entoure le tableau d’un léger vide sans rien en cacher.',
      },
    },
  },
  acrylic: {
    name: 'Verre acrylique',
    title: 'Photo sous verre acrylique',
    description:
      'Votre photo sous verre acrylique : couleurs nettes, profondeur et chants polis. Avec ou sans cadre, format standard ou sur mesure.',
    headline: 'Votre photo sous verre acrylique',
    lead: 'Un acrylique limpide aux chants polis. Les couleurs rayonnent, les tons sombres gagnent en profondeur.',
    picture: 'Vagues calmes en bleu et vert',
    tile: 'Limpide, profond et brillant',
    sections: {
      material: {
        headline: 'Une lumière qui traverse l’image',
        text: [
          'Votre photo se trouve derrière une plaque d’acrylique transparente. La lumière entre par la face et par les chants : les couleurs sont denses, les ombres profondes.',
          'Ce support convient aux images contrastées : eau, villes la nuit, gros plans.',
        ],
      },
      mounting: {
        headline: 'Suspendu ou encadré',
        text: [
          'Sans cadre, une fixation invisible tient le tableau légèrement décollé du mur. Dans l’Artbox, il prend place au fond d’un cadre étroit.',
          'L’acrylique pèse plus que la toile. À partir des formats moyens, mieux vaut deux points d’accroche.',
        ],
      },
      care: {
        headline: 'Entretien',
        text: [
          'Les traces de doigts partent avec un chiffon microfibre et un peu d’eau. Évitez les nettoyants à l’alcool, qui attaquent la surface.',
        ],
      },
    },
    questions: {
      reflections: {
        question: 'Y a-t-il des reflets ?',
        answer:
          'Oui, la surface est brillante et une fenêtre en face s’y voit. Pour les pièces claires, nous conseillons la [toile](canvas) ou l’[Alu-Dibond](aluminium), presque sans reflets.',
      },
    },
  },
  aluminium: {
    name: 'Alu-Dibond',
    title: 'Impression photo sur Alu-Dibond',
    description:
      'Votre photo sur Alu-Dibond : panneau léger et rigide, surface satinée, adapté aussi à la salle de bains. Format standard ou sur mesure.',
    headline: 'Votre photo sur Alu-Dibond',
    lead: 'Un mince panneau d’aluminium à l’impression satinée. Léger, plan et insensible à l’humidité.',
    picture: 'Silhouette d’une ville aux formes nettes',
    tile: 'Mince, plan et satiné',
    sections: {
      material: {
        headline: 'Deux feuilles d’aluminium, une âme ferme',
        text: [
          'Le panneau se compose de deux fines feuilles d’aluminium autour d’une âme en plastique. Il est léger et reste droit même en grand format.',
          'L’encre est posée directement sur le panneau. Les lignes et les détails ressortent nettement, ce qui convient à l’architecture et au noir et blanc.',
        ],
      },
      mounting: {
        headline: 'Accrochage',
        text: [
          'Des rails au dos écartent légèrement le tableau du mur. De face, aucune fixation n’est visible.',
          'La caisse américaine donne au panneau un entourage en bois.',
        ],
      },
      care: {
        headline: 'Entretien',
        text: ['Un chiffon humide suffit. Ne frottez pas et évitez les solvants.'],
      },
    },
    questions: {
      damp: {
        question: 'Peut-on l’accrocher dans une salle de bains ?',
        answer: 'Oui. L’air humide ne l’abîme pas. Évitez seulement les éclaboussures directes.',
      },
    },
  },
  poster: {
    name: 'Poster',
    title: 'Impression de poster photo',
    description:
      'Votre photo en poster : papier photo épais, lisse ou satiné, dans un cadre en bois si vous le souhaitez. Format standard ou sur mesure.',
    headline: 'Votre photo en poster',
    lead: 'Un papier épais aux détails finement dessinés. À encadrer, à coller, à pincer ou à changer.',
    picture: 'Formes abstraites en papier découpé',
    tile: 'Papier, encadré ou non',
    sections: {
      material: {
        headline: 'Un papier qui se tient',
        text: [
          'Nous imprimons sur un papier épais qui ne gondole pas une fois accroché. Il existe lisse, satiné, ou en papier écologique non couché.',
          'Si vous le souhaitez, un film protège l’impression, brillant ou mat.',
        ],
      },
      hanging: {
        headline: 'De l’étui au mur',
        text: [
          'Les posters voyagent roulés dans un tube solide. Laissez le vôtre à plat une journée après l’avoir déballé.',
          'Avec le cadre en bois, l’image arrive encadrée, avec un passe-partout blanc et sous un acrylique transparent.',
        ],
      },
      care: {
        headline: 'Entretien',
        text: [
          'Le papier craint le soleil direct et l’humidité. Un pinceau sec suffit contre la poussière.',
        ],
      },
    },
    questions: {
      paper: {
        question: 'Quel papier pour ma photo ?',
        answer:
          'Le papier lisse donne des couleurs vives ; le satiné reflète moins et craint moins les traces de doigts. Le papier écologique a un ton chaud, idéal pour les dessins et les images calmes.',
      },
    },
  },
  wallArt: {
    name: 'Déco murale',
    title: 'Déco murale avec votre photo',
    description:
      'Déco murale avec votre photo : toile, verre acrylique, Alu-Dibond et poster comparés, dans tous les formats et avec cadre si vous voulez.',
    headline: 'Déco murale',
    lead: 'Une photo, quatre supports. Choisissez selon la lumière, la pièce et l’envie.',
    picture: 'Dunes dans une lumière chaude',
    tile: 'Tous les supports d’un coup d’œil',
    tilesHeadline: 'Supports',
    choosing: {
      headline: 'Quel support choisir ?',
      text: [
        '- **Toile** : mate et chaleureuse, pour les pièces claires et les images calmes.',
        '- **Verre acrylique** : brillant et profond, pour les couleurs fortes et les contrastes.',
        '- **Alu-Dibond** : mince et résistant, même pour la salle de bains et la cuisine.',
        '- **Poster** : facile à changer, encadré ou non.',
        'Vous hésitez ? Écrivez-nous par la [page de contact](contact), nous vous aidons à choisir.',
      ],
    },
  },
  home: {
    name: 'Accueil',
    title: 'Vos photos en déco murale',
    description:
      'Vos photos deviennent des tableaux : sur toile, sous verre acrylique, sur Alu-Dibond ou en poster. Fabriqués un à un en Bavière.',
    headline: 'Des images qui restent',
    lead: 'Votre photo devient un tableau. Vous choisissez le support et la taille, nous imprimons et finissons à la main.',
    picture: 'Crêtes de montagnes au crépuscule',
    tile: 'Vers l’accueil',
    startLink: 'Voir la déco murale',
    tilesHeadline: 'Par quoi souhaitez-vous commencer ?',
    about: {
      headline: 'Fabriqués un à un',
      text: [
        'Chaque tableau est fait pour un mur et pour une personne. C’est pourquoi nous n’avons pas de stock : nous imprimons une fois la commande passée.',
        'Avant cela, vous voyez votre photo sur son support, à sa taille, et au prix que vous payez.',
      ],
    },
  },
};
