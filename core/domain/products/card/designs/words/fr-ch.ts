import type { RegionalCardWords } from '../words.ts';

/** What French-speaking Switzerland says otherwise. */
export const swissFrenchCardWords = {
  menus: [
    'Viande séchée des Grisons\nVelouté d’asperges\nFilet de bœuf, gratin dauphinois\nMeringues et crème double',
    'Velouté de petits pois à la menthe\nFilets de perche, pommes nature\nFromages d’alpage\nFraisier',
    'Terrine et pain aux noix\nSuprême de volaille aux morilles\nTaillerins au beurre\nParfait glacé au kirsch',
    'Tomates anciennes et burrata\nGigot d’agneau, papet de poireaux\nChèvre frais au miel\nTarte aux abricots du Valais',
  ],
  guests: ['Joséphine', 'Antoine', 'Mamie Colette', 'Tonton Michel', 'Clémence', 'Paul Rochat'],
  occasions: {
    einschulung: {
      cards: [
        {
          date: 'Samedi 28 août 2027',
          place: 'à 16 h · 8, chemin des Tilleuls, Nyon',
          verse: 'Mon sac d’école est prêt, mes crayons sont taillés : j’entre en 3P.',
        },
        {
          date: 'Août 2027',
          place: 'École des Lilas, Neuchâtel',
          letter:
            'Chers tous,\n\nMarius est entré en première enfantine. Il n’a presque pas pleuré, nous un peu. Pour fêter ce grand pas, nous vous invitons à un goûter dans le jardin, avec crêpes et jeux dans l’herbe.\n\nÀ tout bientôt !\n\nÉlodie et Vincent',
        },
      ],
    },
    firmung: {
      cards: [
        { place: '10 h 30 · Cathédrale de Sion' },
        { place: 'Église Saint-Martin, Bulle', back: 'Famille Delmas, Bulle' },
      ],
    },
    geburt: {
      cards: [{ back: 'Famille Lambert, Morges' }, {}, { back: 'Famille Vasseur, Delémont' }],
    },
    geburtstag: {
      cards: [
        { place: '19 h 30 · Le Hangar à bateaux, Lutry' },
        {
          place: '12 h · Auberge du Tilleul, Gruyères',
          verse: 'Huitante ans de souvenirs à partager avec ceux que j’aime.',
          letter:
            'Mes chéris,\n\nHuitante ans, comme on dit chez nous, voilà une belle raison de vous réunir autour d’une même table. Nous dînerons à midi, puis il y aura du café, un gros gâteau et les vieilles photos.\n\nVotre présence sera mon plus beau cadeau.\n\nJacqueline',
        },
        { place: 'dès 20 h · sur le toit, à Genève' },
      ],
    },
    hochzeit: {
      cards: [
        {
          place: '15 h · Domaine de la Sauvière, Rolle',
          letter:
            'Chère famille, chers amis,\n\nLe 12 juin, nous nous dirons oui. La cérémonie laïque aura lieu à 15 h sous les platanes, suivie d’un apéritif face au lac. Le soir, nous souperons et danserons à la belle étoile.\n\nNous vous attendons avec joie.\n\nCamille & Thomas',
        },
        {
          place: '14 h 30 · Église Saint-Pierre, Yverdon',
          letter:
            'Hubert et Anne Delorme,\nAlain et Martine Castel\n\nont la joie de vous faire part du mariage de leurs enfants, et vous invitent à la cérémonie religieuse.\n\nUn apéritif sera servi à l’issue de la cérémonie, dans les jardins de la cure.',
        },
        { place: 'Lavaux' },
        {
          place: 'État civil de Vevey, puis fête au jardin',
          letter:
            'Chers amis,\n\nÀ 11 h, nous nous dirons oui à l’état civil, et dès 16 h, nous vous attendrons dans le jardin, derrière la maison. Au programme : cake au citron, grande tablée et un groupe qui sait tout jouer.\n\nVenez avec des chaussures pour danser.\n\nLaura & Chloé',
        },
      ],
    },
    kommunion: {
      cards: [
        { place: '10 h 30 · Église Saint-Nicolas, Fribourg' },
        { place: 'Basilique Notre-Dame, Genève', back: 'Famille Roussel, Genève' },
      ],
    },
    konfirmation: {
      cards: [
        { place: '10 h · Temple de Montreux' },
        {
          date: 'Le 21 mars 2027',
          place: 'Collégiale de Neuchâtel',
          letter:
            'Chers tous,\n\nLors de son baptême, vous avez dit oui pour lui. Le dimanche des Rameaux, Nathan le dira lui-même. Nous vous attendons au culte de 10 h, et ensuite autour d’une bonne table à la maison.\n\nBien à vous,\nAnne et Frédéric Weber',
          back: 'Famille Weber, Neuchâtel',
        },
      ],
    },
    taufe: {
      cards: [
        { place: '11 h 30 · Église Saint-Nicolas, Martigny' },
        { place: 'Chapelle Saint-Laurent, Estavayer' },
        { title: 'Fête de bienvenue', place: 'Au bord du lac, Vevey' },
      ],
    },
    trauer: {
      cards: [
        {
          place: 'Payerne, novembre 2026',
          letter:
            'Paul et Claire Mercier, ses enfants,\nJonas et Clara, ses petits-enfants,\nainsi que toute la famille\n\nont la tristesse de vous faire part de son décès. Le culte d’adieu aura lieu le vendredi 20 novembre 2026 à 14 h 30, à l’abbatiale.',
        },
        { place: 'Morges', back: 'Famille Vallée, 11, quai du Port, Morges' },
        {
          letter:
            'Nous sommes tristes de te perdre, et reconnaissants de t’avoir eue parmi nous.\n\nMartin et Ève Fontaine\nAndré Fontaine et sa famille\n\nNous lui dirons adieu le mercredi 2 décembre 2026 à 11 h, au centre funéraire de Montoie.',
        },
      ],
    },
    'weihnachten-geschaeftlich': {
      cards: [{}, { back: 'Cabinet Berthier, Lausanne' }],
    },
  },
} as const satisfies RegionalCardWords;
