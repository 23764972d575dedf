import type { RegionalCardWords } from '../words.ts';

/** What French-speaking Belgium says otherwise. */
export const belgianFrenchCardWords = {
  menus: [
    'Croquettes aux crevettes grises\nAsperges à la flamande\nFilet de bœuf, gratin dauphinois\nGâteau et café',
    'Velouté de petits pois à la menthe\nBar rôti, beurre blanc\nFromages d’abbaye\nFraisier',
    'Carpaccio de Saint-Jacques\nSuprême de volaille aux morilles\nPommes duchesse et chicons braisés\nDame blanche',
    'Tomates anciennes et burrata\nGigot d’agneau, légumes du soleil\nChèvre frais au miel\nTarte au sucre',
  ],
  guests: ['Joséphine', 'Antoine', 'Bonne-maman', 'Parrain Luc', 'Clémence', 'Paul Lambrecht'],
  occasions: {
    einschulung: {
      cards: [
        {
          date: 'Samedi 4 septembre 2027',
          place: 'à 16 h · 8, rue des Tilleuls, Namur',
          verse: 'Ma mallette est prête, mes crayons sont taillés : j’entre en première primaire.',
        },
        {
          place: 'École maternelle des Lilas, Nivelles',
          letter:
            'Chers tous,\n\nMarius est entré en première maternelle. Il n’a presque pas pleuré, nous un peu. Pour fêter ce grand pas, nous vous invitons à un goûter dans le jardin, avec crêpes et jeux dans l’herbe.\n\nÀ très bientôt !\n\nÉlodie et Vincent',
        },
      ],
    },
    firmung: {
      cards: [
        {
          title: 'Profession de foi',
          names: 'Inès',
          place: '10 h 30 · Collégiale Sainte-Waudru, Mons',
          verse: 'Je crois, j’espère et j’avance avec vous.',
          letter:
            'Chère famille, chers amis,\n\nLe 23 mai, je ferai ma profession de foi et je recevrai la confirmation. Ma marraine Cécile sera à mes côtés, et j’aimerais que vous y soyez aussi.\n\nAprès la messe, nous dînerons tous ensemble à la maison.\n\nInès',
        },
        { place: 'Église Saint-Martin, Arlon', back: 'Famille Delmas, Arlon' },
      ],
    },
    geburt: {
      cards: [{ back: 'Famille Lambert, Wavre' }, {}, { back: 'Famille Vasseur, Tournai' }],
      thanks: {
        verse: 'Pour vos mots doux et vos cadeaux. Quelques dragées pour vous remercier.',
      },
    },
    geburtstag: {
      cards: [
        { place: '19 h 30 · Le Hangar à bateaux, Dinant' },
        {
          place: '12 h · Auberge du Tilleul, Durbuy',
          verse: 'Quatre-vingts ans de souvenirs à partager avec ceux que j’aime.',
          letter:
            'Mes chéris,\n\nQuatre-vingts ans, voilà une belle raison de vous réunir autour d’une même table. Nous dînerons à midi, puis il y aura du café, un gros gâteau et les vieilles photos.\n\nVotre présence sera mon plus beau cadeau.\n\nJacqueline',
        },
        { place: 'dès 20 h · sur le toit, à Liège' },
      ],
    },
    hochzeit: {
      cards: [
        {
          place: '15 h · Domaine de la Sauvière, Spa',
          letter:
            'Chère famille, chers amis,\n\nLe 12 juin, nous nous dirons oui. La cérémonie laïque aura lieu à 15 h sous les tilleuls, suivie d’un drink dans le parc. Le soir, nous souperons et danserons à la belle étoile.\n\nNous vous attendons avec joie.\n\nCamille & Thomas',
        },
        { place: '14 h 30 · Église Saint-Pierre, Chimay' },
        {
          place: 'Abbaye de Villers, Brabant wallon',
          letter:
            'Chers tous,\n\nIl reste encore un peu de temps, mais le jour est choisi : le 4 septembre, nous nous marierons en Brabant wallon. Gardez tout le week-end, car nous ferons la fête jusqu’au dimanche.\n\nLe faire-part vous parviendra au printemps.\n\nManon & Julien',
        },
        {
          place: 'Commune d’Ixelles, puis fête au jardin',
          letter:
            'Chers amis,\n\nÀ 11 h, nous nous dirons oui à la maison communale, et dès 16 h, nous vous attendrons dans le jardin, derrière la maison. Au programme : tarte au citron, grande tablée et un groupe qui sait tout jouer.\n\nVenez avec des chaussures pour danser.\n\nLaura & Chloé',
        },
      ],
    },
    kommunion: {
      cards: [
        {
          place: '10 h 30 · Église Saint-Louis, Namur',
          letter:
            'Cher parrain, chère marraine, chère famille,\n\nLe 9 mai, je recevrai Jésus pour la première fois. Je serais si heureuse de vous voir à la messe, puis au dîner de midi à la maison.\n\nJe connais déjà tous les chants.\n\nJeanne',
        },
        {
          place: 'Collégiale Sainte-Gertrude, Nivelles',
          letter:
            'Chers tous,\n\nArthur se prépare depuis de longs mois à sa première communion. Nous serions heureux que vous l’entouriez pendant la messe de 11 h, puis à table, chez nous, à l’ombre du cerisier.\n\nBien affectueusement,\nClaire et Olivier Roussel',
          back: 'Famille Roussel, Nivelles',
        },
      ],
    },
    konfirmation: {
      cards: [
        { place: '10 h · Église protestante, Verviers' },
        { place: 'Temple protestant, Charleroi', back: 'Famille Weber, Charleroi' },
      ],
    },
    taufe: {
      cards: [
        { place: '11 h 30 · Église Saint-Nicolas, Huy' },
        { place: 'Chapelle Saint-Laurent, Stavelot' },
        { title: 'Fête de bienvenue', place: 'Au bord du lac, Genval' },
      ],
    },
    trauer: {
      cards: [
        {
          place: 'Gembloux, novembre 2026',
          letter:
            'Paul et Claire Mercier, ses enfants,\nJonas et Clara, ses petits-enfants,\nainsi que toute la famille\n\nont la tristesse de vous faire part de son décès. La liturgie des funérailles aura lieu le vendredi 20 novembre 2026 à 11 h, en l’église Saint-Guibert.',
        },
        { place: 'Ostende', back: 'Famille Vallée, 11, quai du Port, Ostende' },
      ],
    },
    'weihnachten-geschaeftlich': {
      cards: [{}, { back: 'Cabinet Berthier, Bruxelles' }],
    },
    'weihnachten-privat': {
      cards: [{}, {}, { verse: 'Le sapin penche, le cougnou est fini, et nous pensons à vous.' }],
    },
  },
} as const satisfies RegionalCardWords;
