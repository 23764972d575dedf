import type { CardWordsTable } from '../words.ts';

/** French as written in France. */
export const frenchCardWords = {
  menuTitle: 'Menu',
  menus: [
    'Mise en bouche\nAsperges vertes et œuf parfait\nFilet de bœuf, gratin dauphinois\nPlateau de fromages affinés\nPièce montée',
    'Velouté de petits pois à la menthe\nBar rôti, beurre blanc\nBrie de Meaux et jeunes pousses\nFraisier',
    'Foie gras et pain d’épices\nSuprême de volaille aux morilles\nFromages de nos fermes\nOmelette norvégienne',
    'Tomates anciennes et burrata\nGigot d’agneau, légumes du soleil\nChèvre frais au miel\nTarte aux abricots',
  ],
  guests: ['Joséphine', 'Antoine', 'Mamie Colette', 'Tonton Michel', 'Clémence', 'Paul Mercier'],
  occasions: {
    einschulung: {
      cards: [
        {
          title: 'C’est la rentrée !',
          names: 'Louise',
          date: 'Samedi 4 septembre 2027',
          place: 'à 16 h · 8, rue des Tilleuls, Annecy',
          verse: 'Mon cartable est prêt, mes crayons sont taillés : j’entre au CP.',
          letter:
            'Chère Mamie, cher Papi,\n\nCette semaine, je suis entrée à la grande école. J’ai une nouvelle maîtresse et je sais déjà écrire mon prénom en attaché. Venez goûter samedi à la maison, je vous raconterai tout.\n\nGros bisous,\nLouise',
          back: 'Dites-nous si vous venez.',
        },
        {
          title: 'Ma première rentrée',
          names: 'Marius',
          date: 'Septembre 2027',
          place: 'École maternelle des Lilas, Tours',
          verse: 'Un petit sac à dos, un grand sourire, et beaucoup de choses à découvrir.',
          letter:
            'Chers tous,\n\nMarius est entré en petite section. Il n’a presque pas pleuré, nous un peu. Pour fêter ce grand pas, nous vous invitons à un goûter dans le jardin, avec crêpes et jeux dans l’herbe.\n\nÀ très bientôt !\n\nÉlodie et Vincent',
          back: 'À bientôt pour le goûter',
        },
      ],
      thanks: {
        title: 'Merci',
        verse: 'Pour vos encouragements et vos cadeaux de rentrée.',
        letter:
          'Chers tous,\n\nMerci pour les crayons, les livres et les mots d’encouragement. Ma trousse est la plus belle de la classe, et j’ai déjà appris une poésie.\n\nJe vous la réciterai la prochaine fois que vous viendrez.',
      },
    },
    firmung: {
      cards: [
        {
          title: 'Ma confirmation',
          names: 'Inès',
          date: 'Dimanche 23 mai 2027',
          place: '10 h 30 · Cathédrale de Bayeux',
          verse: 'Sois marquée de l’Esprit Saint, le don de Dieu.',
          letter:
            'Chère famille, chers amis,\n\nLe 23 mai, je recevrai le sacrement de la confirmation des mains de notre évêque. Ma marraine Cécile sera à mes côtés, et j’aimerais que vous y soyez aussi.\n\nAprès la messe, nous déjeunerons tous ensemble à la maison.\n\nInès',
          back: 'Merci de répondre avant le 1er mai.',
        },
        {
          title: 'Confirmation',
          names: 'Augustin',
          date: 'Le 12 juin 2027',
          place: 'Église Saint-Martin, Angers',
          verse: 'Amour, joie, paix, patience, bonté : le fruit de l’Esprit. D’après Galates 5, 22',
          letter:
            'Chers tous,\n\nAugustin a choisi de confirmer la foi de son baptême. Nous serions heureux de vous avoir près de nous à la messe de 18 h, puis autour d’un buffet dans le jardin du presbytère.\n\nBien affectueusement,\nSophie et Benoît Delmas',
          back: 'Famille Delmas, Angers',
        },
      ],
      thanks: {
        title: 'Merci',
        verse: 'Pour vos prières, vos cadeaux et votre présence à ma confirmation.',
        letter:
          'Chers tous,\n\nJe garde de ma confirmation le souvenir d’une belle célébration, d’une main posée sur mon épaule et d’un long après-midi avec vous.\n\nMerci d’être venus, et merci pour tout ce que vous m’avez donné.',
      },
    },
    geburt: {
      cards: [
        {
          title: 'Bienvenue',
          names: 'Romy',
          date: 'Le 4 octobre 2026',
          place: 'à 3 h 42 · 3,480 kg · 51 cm',
          verse: 'Dix petits doigts, deux grands yeux, et notre vie en est toute changée.',
          letter:
            'Elle est là.\n\nRomy est née le 4 octobre, au petit matin. Nous comptons ses doigts, nous l’écoutons dormir, et nous n’en revenons pas de notre bonheur.\n\nGaspard est le plus fier des grands frères.\n\nCamille et Thomas, avec Gaspard',
          back: 'Famille Lambert, Nantes',
        },
        {
          title: 'Coucou, me voilà !',
          names: 'Marceau',
          date: '17.09.2026',
          place: '3,910 kg et 54 cm de tendresse',
          verse: 'Un garçon ! Il bâille, il s’étire, et tout le monde est déjà sous son charme.',
          letter:
            'Chers tous,\n\nNotre fils est arrivé juste à temps pour le petit déjeuner. Marceau et sa maman se portent à merveille, et son papa apprend vite.\n\nNous avons hâte de vous le présenter.\n\nPauline et Simon',
          back: 'Les visites sont les bienvenues, l’après-midi surtout.',
        },
        {
          title: 'Deux fois plus d’amour',
          names: 'Alba\n& Léon',
          date: 'Le 23 août 2026',
          place: 'Alba 2,650 kg · Léon 2,810 kg',
          verse: 'Deux d’un coup, et dans nos cœurs, il y a de la place pour deux.',
          letter:
            'Nous étions deux, nous voilà quatre.\n\nNos jumeaux sont nés le 23 août, Alba la première, Léon neuf minutes plus tard. Ils vont bien, ils ont faim, et dorment rarement en même temps.\n\nNous sommes fatigués et très heureux.\n\nMyriam et David Vasseur',
          back: 'Famille Vasseur, Lille',
        },
      ],
      thanks: {
        title: 'Merci',
        verse: 'Pour vos mots doux et vos jolis cadeaux de naissance.',
        letter:
          'Chers tous,\n\nTant de cartes, de petits paquets et de bons plats devant la porte : nous sommes très touchés par toute cette tendresse.\n\nMerci de partager notre joie. Nous avons hâte de vous revoir.',
      },
    },
    geburtstag: {
      cards: [
        {
          title: 'Cinquante ans !',
          names: 'Stéphane',
          date: 'Samedi 24 avril 2027',
          place: '19 h 30 · Le Hangar à bateaux, Vannes',
          verse: 'Un demi-siècle, ça se fête : bonne table, musique et vieux amis.',
          letter:
            'Chers amis,\n\nCinquante ans, cela paraît beaucoup, et pourtant je me sens bien. Je vous attends pour une longue soirée au bord de l’eau : grillades, bon vin, et toutes les chansons dont nous savons encore les paroles.\n\nVenez les mains vides et le cœur léger.\n\nStéphane',
          back: 'Réponse souhaitée avant le 1er avril',
        },
        {
          title: '80 printemps',
          names: 'Jacqueline',
          date: 'Dimanche 6 juin 2027',
          place: '12 h · Auberge du Tilleul, Beaune',
          verse: 'Quatre-vingts ans de souvenirs à partager avec ceux que j’aime.',
          letter:
            'Mes chéris,\n\nQuatre-vingts ans, voilà une belle raison de vous réunir autour d’une même table. Nous déjeunerons à midi, puis il y aura du café, un gros gâteau et les vieilles photos.\n\nVotre présence sera mon plus beau cadeau.\n\nJacqueline',
          back: 'Merci de répondre avant le 15 mai.',
        },
        {
          title: 'Trente ans',
          names: 'Pauline',
          date: '15.05.2027',
          place: 'dès 20 h · sur le toit, à Lyon',
          verse: 'Venez danser et trinquer avec moi aux trente prochaines années.',
          letter:
            'Coucou à tous,\n\nJ’ai trente ans, et les voisins sont prévenus. Dès 20 h, il y aura de quoi boire et grignoter, et à partir de 22 h, on danse.\n\nPour ceux qui restent jusqu’au matin, les croissants sont offerts.\n\nPauline',
          back: 'Dites-moi vite si vous venez.',
        },
      ],
      thanks: {
        title: 'Merci',
        verse: 'Pour vos vœux, vos cadeaux et cette journée que je n’oublierai pas.',
        letter:
          'Chers tous,\n\nQuelle fête ! Merci pour vos vœux, pour les discours et les chansons, et pour ces cadeaux si bien choisis.\n\nCe qui m’a fait le plus plaisir, c’est de vous avoir tous autour de moi.',
      },
    },
    hochzeit: {
      cards: [
        {
          title: 'Nous nous marions',
          names: 'Camille\n& Thomas',
          date: 'Samedi 12 juin 2027',
          place: '15 h · Domaine de la Sauvière, Uzès',
          verse:
            'Nous serions heureux de vous avoir à nos côtés, de la cérémonie à la dernière danse.',
          letter:
            'Chère famille, chers amis,\n\nLe 12 juin, nous nous dirons oui. La cérémonie laïque aura lieu à 15 h sous les platanes, suivie d’un vin d’honneur. Le soir, nous dînerons et danserons à la belle étoile.\n\nNous vous attendons avec joie.\n\nCamille & Thomas',
          back: 'Réponse souhaitée avant le 1er avril',
        },
        {
          title: 'Mariage religieux',
          names: 'Marie\n& Alexandre',
          date: 'Le 19 juin 2027',
          place: '14 h 30 · Église Saint-Pierre, Honfleur',
          verse:
            'Maintenant donc ces trois choses demeurent : la foi, l’espérance et la charité. 1 Corinthiens 13, 13',
          letter:
            'Monsieur et Madame Hubert Delorme,\nMonsieur et Madame Alain Castel\n\nont la joie de vous faire part du mariage de leurs enfants, et vous prient d’assister ou de vous unir par la prière à la messe de mariage.\n\nUn cocktail sera servi à l’issue de la cérémonie.',
          back: 'RSVP avant le 1er mai',
        },
        {
          title: 'Save the date',
          names: 'Manon\n& Julien',
          date: '04.09.2027',
          place: 'Saint-Émilion',
          verse:
            'Réservez cette date : nous nous marions, et la fête ne sera pas la même sans vous.',
          letter:
            'Chers tous,\n\nIl reste encore un peu de temps, mais le jour est choisi : le 4 septembre, nous nous marierons au milieu des vignes. Gardez tout le week-end, car nous ferons la fête jusqu’au dimanche.\n\nLe faire-part vous parviendra au printemps.\n\nManon & Julien',
          back: 'Le faire-part suivra.',
        },
        {
          title: 'Oui, pour la vie',
          names: 'Laura\n& Chloé',
          date: 'Vendredi 9 juillet 2027',
          place: 'Mairie de Cassis, puis fête au jardin',
          verse: 'Deux femmes, une promesse et une longue soirée d’été avec ceux qu’elles aiment.',
          letter:
            'Chers amis,\n\nÀ 11 h, nous nous dirons oui à la mairie, et dès 16 h, nous vous attendrons dans le jardin, derrière la maison. Au programme : tarte au citron, grande tablée et un groupe qui sait tout jouer.\n\nVenez avec des chaussures pour danser.\n\nLaura & Chloé',
          back: 'Dites-nous avant le 1er mai si vous venez.',
        },
      ],
      thanks: {
        title: 'Merci',
        verse: 'Pour vos mots, vos cadeaux et chaque danse partagée.',
        letter:
          'Chers tous,\n\nNotre mariage a été aussi beau que nous l’avions rêvé, et c’est grâce à vous. Merci pour votre aide, vos cadeaux si généreux et vos mots, que nous n’oublierons pas.\n\nCe jour restera dans nos cœurs.',
      },
    },
    kindergeburtstag: {
      cards: [
        {
          title: 'J’ai 6 ans !',
          names: 'Lina',
          date: 'Samedi 8 mai 2027',
          place: 'de 15 h à 18 h · 5, rue du Jardin',
          verse: 'Viens à ma fête ! Il y aura un gâteau, des jeux et une chasse au trésor.',
          letter:
            'Coucou,\n\nJe t’invite à mon anniversaire. On cherchera un trésor dans le jardin, on jouera et on mangera du gâteau au chocolat. Mets des habits qui ne craignent rien.\n\nJ’espère que tu viendras !\n\nLina',
          back: 'Réponds-moi avant le 1er mai.',
        },
        {
          title: 'En route pour l’escalade',
          names: 'Sacha',
          date: 'Le 19 juin 2027',
          place: '14 h 30 · Salle d’escalade La Paroi',
          verse: 'J’ai 8 ans ! Oseras-tu grimper avec moi jusqu’en haut ?',
          letter:
            'Salut,\n\nRendez-vous à 14 h 30 à la salle d’escalade. Apporte des baskets et une grosse faim, car après, c’est pizza ! À 18 h, nous te ramènerons chez toi.\n\nJ’espère que tu pourras venir.\n\nSacha',
          back: 'Appelle-nous pour nous dire oui.',
        },
      ],
      thanks: {
        title: 'Merci !',
        verse: 'Ma fête était super avec toi, et ton cadeau aussi.',
        letter:
          'Coucou,\n\nMerci d’avoir fêté mon anniversaire avec moi ! Ton cadeau m’a fait très plaisir, et je joue avec tous les jours.\n\nReviens vite à la maison, je te montrerai tout ce que j’ai reçu.',
      },
    },
    kommunion: {
      cards: [
        {
          title: 'Ma première communion',
          names: 'Jeanne',
          date: 'Dimanche 9 mai 2027',
          place: '10 h 30 · Église Saint-Louis, Rennes',
          verse: 'Je suis la vigne, vous êtes les sarments. Jean 15, 5',
          letter:
            'Cher parrain, chère marraine, chère famille,\n\nLe 9 mai, je recevrai Jésus pour la première fois. Je serais si heureuse de vous voir à la messe, puis au déjeuner à la maison.\n\nJe connais déjà tous les chants.\n\nJeanne',
          back: 'Merci de répondre avant le 15 avril.',
        },
        {
          title: 'Première communion',
          names: 'Arthur',
          date: 'Le 30 mai 2027',
          place: 'Basilique Saint-Sernin, Toulouse',
          verse: 'Entouré de ceux qui l’aiment, il avance, et Jésus marche avec lui.',
          letter:
            'Chers tous,\n\nArthur se prépare depuis de longs mois à sa première communion. Nous serions heureux que vous l’entouriez pendant la messe de 11 h, puis à table, chez nous, à l’ombre du figuier.\n\nBien affectueusement,\nClaire et Olivier Roussel',
          back: 'Famille Roussel, Toulouse',
        },
      ],
      thanks: {
        title: 'Merci',
        verse: 'Pour votre présence, vos prières et vos cadeaux à ma première communion.',
        letter:
          'Chers tous,\n\nMa première communion a été une très belle journée. Merci d’avoir chanté, prié et fêté avec moi, et merci pour vos cadeaux.\n\nMon cierge est sur l’étagère, et je pense à vous quand je l’allume.',
      },
    },
    konfirmation: {
      cards: [
        {
          title: 'Ma confirmation',
          names: 'Élise',
          date: 'Dimanche 16 mai 2027',
          place: '10 h · Temple Neuf, Strasbourg',
          verse: 'L’Éternel est ma lumière et mon salut : de qui aurais-je crainte ? Psaume 27, 1',
          letter:
            'Chère famille, chers amis,\n\nLe 16 mai, jour de la Pentecôte, je confirmerai la promesse de mon baptême. Je vous invite au culte, puis au déjeuner à l’auberge du Cygne.\n\nLe verset que j’ai choisi m’accompagne depuis longtemps. Je vous dirai pourquoi.\n\nÉlise',
          back: 'Merci de répondre avant Pâques.',
        },
        {
          title: 'Confirmation',
          names: 'Nathan',
          date: 'Le 25 avril 2027',
          place: 'Temple Saint-Étienne, Mulhouse',
          verse: 'Que tout ce que vous faites se fasse avec charité ! 1 Corinthiens 16, 14',
          letter:
            'Chers tous,\n\nLors de son baptême, vous avez dit oui pour lui. Aujourd’hui, Nathan le dira lui-même. Nous vous attendons au culte de 10 h, et ensuite autour d’une bonne table à la maison.\n\nBien à vous,\nAnne et Frédéric Weber',
          back: 'Famille Weber, Mulhouse',
        },
      ],
      thanks: {
        title: 'Merci',
        verse: 'Pour vos vœux, vos cadeaux et vos pensées à l’occasion de ma confirmation.',
        letter:
          'Chers tous,\n\nVos cartes, vos cadeaux et nos belles conversations m’ont fait très plaisir. J’en mets une partie de côté, et j’ai déjà réalisé un souhait.\n\nMerci d’avoir pensé à moi en ce jour important.',
      },
    },
    ostern: {
      cards: [
        {
          title: 'Joyeuses Pâques',
          names: 'Famille\nGarnier',
          date: 'Pâques 2027',
          place: 'Du soleil et du chocolat',
          verse: 'Les cloches sont passées, les œufs sont cachés. À vous de chercher !',
          letter:
            'Chers tous,\n\nLes jonquilles sont en fleur, et la brioche dore au four. Nous vous souhaitons de joyeuses Pâques, des paniers bien remplis et de doux moments ensemble.\n\nPeut-être nous verrons-nous cet été ?\n\nNous vous embrassons,\nCarole, Jérôme, Lou et Émile',
          back: 'Affectueuses pensées',
        },
        {
          title: 'Saintes Pâques',
          names: 'Marie\n& Jean',
          date: 'Le 28 mars 2027',
          place: 'Le Christ est ressuscité',
          verse:
            'Mars qui rit, malgré les averses, prépare en secret le printemps. Théophile Gautier',
          letter:
            'Chers amis,\n\nAprès le long hiver revient la lumière. Nous vous souhaitons une sainte et belle fête de Pâques, et que l’espérance et la joie entrent dans votre maison.\n\nNous pensons à vous.\n\nMarie et Jean',
          back: 'Belles et saintes fêtes de Pâques',
        },
      ],
    },
    taufe: {
      cards: [
        {
          title: 'Mon baptême',
          names: 'Gabriel',
          date: 'Dimanche 16 mai 2027',
          place: '11 h 30 · Église Saint-Nicolas, Cassel',
          verse: 'Il ordonnera à ses anges de te garder dans toutes tes voies. Psaume 91, 11',
          letter:
            'Chère famille, chers amis,\n\nLe 16 mai, Gabriel recevra le baptême. Sa marraine Nora et son parrain Christophe seront tout près de lui, et vous aussi, nous l’espérons.\n\nAprès la messe, nous vous invitons à déjeuner dans le jardin.\n\nSarah et Mathieu',
          back: 'Merci de répondre avant le 20 avril.',
        },
        {
          title: 'Baptême',
          names: 'Constance',
          date: 'Le 13 juin 2027',
          place: 'Chapelle Saint-Laurent, Auxerre',
          verse: 'Je t’appelle par ton nom : tu es à moi. Isaïe 43, 1',
          letter:
            'Chers tous,\n\nJe ne sais pas encore écrire, alors papa et maman le font pour moi : je serai baptisée à 10 h 30, dans la robe de mon arrière-grand-mère.\n\nVenez fêter ce jour avec nous, à l’église d’abord, puis autour d’un buffet et de dragées.\n\nConstance',
          back: 'RSVP avant le 15 mai',
        },
        {
          title: 'Baptême civil',
          names: 'Félix',
          date: '22.08.2027',
          place: 'Au bord du lac, Annecy',
          verse: 'Que l’eau, la lumière et un beau prénom t’accompagnent toute ta vie.',
          letter:
            'Chers amis,\n\nNous fêtons l’arrivée de Félix parmi nous, entouré de son parrain et de sa marraine. La cérémonie commence à 14 h, et nous pique-niquerons ensuite dans l’herbe.\n\nApportez une couverture, nous nous occupons du reste.\n\nLise et Yann',
          back: 'S’il pleut, nous serons à la salle des fêtes.',
        },
      ],
      thanks: {
        title: 'Merci',
        verse: 'Pour votre tendresse, vos vœux et vos cadeaux de baptême.',
        letter:
          'Chers tous,\n\nCe baptême a été un jour de lumière. Merci pour vos paroles, pour votre présence et pour ces cadeaux choisis avec tant de soin.\n\nNous garderons précieusement les photos où nous sommes tous ensemble.',
      },
    },
    trauer: {
      cards: [
        {
          title: 'En souvenir de',
          names: 'Monique\nMercier',
          date: '3 mai 1941 – 9 novembre 2026',
          place: 'Chartres, novembre 2026',
          verse: 'Un seul être vous manque, et tout est dépeuplé. Lamartine',
          letter:
            'Paul et Claire Mercier, ses enfants,\nJonas et Clara, ses petits-enfants,\nainsi que toute la famille\n\nont la tristesse de vous faire part de son décès. La cérémonie religieuse aura lieu le vendredi 20 novembre 2026 à 14 h 30, en l’église Saint-Aignan.',
          back: 'Ni fleurs ni couronnes, des dons à la recherche.',
        },
        {
          title: 'Avec nos pensées',
          names: 'Henri\nVallée',
          date: '14.02.1938 – 02.11.2026',
          place: 'Saint-Malo',
          verse: 'Le Seigneur est mon berger : je ne manquerai de rien. Psaume 23, 1',
          letter:
            'Au terme d’une longue et belle vie, Henri s’est éteint paisiblement, entouré des siens.\n\nÉlisabeth, son épouse,\nThomas et Brigitte, Suzanne, ses enfants,\net tous ses petits-enfants\n\nvous en font part avec émotion. Les obsèques ont eu lieu dans l’intimité.',
          back: 'Famille Vallée, 11, quai du Port, Saint-Malo',
        },
        {
          title: '',
          names: 'Renée\nFontaine',
          date: '1946 – 2026',
          place: '',
          verse: 'Ce que tu nous as donné demeure.',
          letter:
            'Nous sommes tristes de te perdre, et reconnaissants de t’avoir eue parmi nous.\n\nMartin et Ève Fontaine\nAndré Fontaine et sa famille\n\nNous lui dirons adieu le mercredi 2 décembre 2026 à 11 h, au crématorium du Parc.',
          back: '',
        },
      ],
      thanks: {
        title: 'Remerciements',
        verse: 'La famille vous remercie sincèrement des marques de sympathie reçues.',
        letter:
          'Très touchée par votre présence, vos messages, vos prières et vos envois de fleurs, la famille vous exprime toute sa reconnaissance.\n\nVos témoignages d’amitié ont été pour nous un grand réconfort. Soyez-en remerciés du fond du cœur.',
      },
    },
    'weihnachten-geschaeftlich': {
      cards: [
        {
          title: 'Meilleurs vœux',
          names: 'Atelier\nDelaunay',
          date: '2027',
          place: 'et de très belles fêtes',
          verse: 'Merci de votre confiance et de cette belle année de travail en commun.',
          letter:
            'Chers clients, chers partenaires,\n\nL’année s’achève, et nous tenons à vous remercier de votre confiance et du plaisir que nous avons à travailler avec vous.\n\nNous vous souhaitons, à vous et à vos proches, de joyeuses fêtes et une excellente année 2027.\n\nToute l’équipe de l’Atelier Delaunay',
          back: 'Cette année, nos cadeaux vont à une association d’aide aux familles.',
        },
        {
          title: 'Joyeuses fêtes',
          names: 'Cabinet\nBerthier',
          date: '2026 / 2027',
          place: 'et une heureuse année',
          verse: 'Du temps pour se retrouver, du temps pour les autres, du temps pour dire merci.',
          letter:
            'Mesdames, Messieurs,\n\nAu seuil de la nouvelle année, nous vous remercions de nos échanges francs, de votre confiance et des défis que nous avons relevés ensemble.\n\nNous vous souhaitons des fêtes paisibles et une année 2027 pleine de réussite.\n\nLe Cabinet Berthier',
          back: 'Cabinet Berthier, Bordeaux',
        },
        {
          title: 'Merci',
          names: 'Menuiserie\nRoche',
          date: 'Décembre 2026',
          place: 'Très belles fêtes à tous',
          verse: 'Pour chaque commande, chaque idée et chaque mot aimable de cette année.',
          letter:
            'Chers clients, chers amis,\n\nNous travaillons un bois qui a mis cent ans à pousser. Cela apprend la patience et la gratitude. Merci de nous avoir confié vos projets.\n\nNous vous souhaitons un joyeux Noël et une très belle année.\n\nToute l’équipe de l’atelier',
          back: 'L’atelier sera fermé du 23 décembre au 4 janvier.',
        },
      ],
    },
    'weihnachten-privat': {
      cards: [
        {
          title: 'Joyeux Noël',
          names: 'Famille\nGarnier',
          date: 'Noël 2026',
          place: 'et une belle année 2027',
          verse: 'Que la lueur des bougies et la chaleur des vôtres vous accompagnent.',
          letter:
            'Chers tous,\n\nEncore une année qui s’en va. Gaspard sait faire du vélo, Romy a ses premières dents, et nous sommes souvent fatigués et très heureux.\n\nNous vous souhaitons un joyeux Noël et espérons vous revoir bientôt.\n\nCamille et Thomas, Gaspard et Romy',
          back: 'Nos vœux les plus tendres pour 2027',
        },
        {
          title: 'Paix sur la terre',
          names: 'Marguerite\n& Georges',
          date: 'Le 24 décembre 2026',
          place: 'Un Noël de lumière',
          verse: 'Il est né le divin enfant, jouez, hautbois, résonnez, musettes.',
          letter:
            'Chers amis,\n\nEn ces jours de paix, nous pensons à tous ceux qui nous sont chers, même s’ils vivent loin. Nous vous souhaitons un saint et joyeux Noël, et une bonne année, la santé surtout.\n\nNous vous embrassons,\nMarguerite et Georges',
          back: 'Un saint et joyeux Noël',
        },
        {
          title: 'Bonne année',
          names: 'Anna, Jules\n& Mia',
          date: '2027',
          place: 'Douce, joyeuse et pleine de projets',
          verse: 'Le sapin penche, les chocolats sont finis, et nous pensons à vous.',
          letter:
            'Coucou à tous,\n\nVoici notre année : une nouvelle maison, un chien et beaucoup trop de cartons. Nous voilà enfin assis sous le sapin, avec le temps de vous écrire.\n\nPassez de belles fêtes, et à très vite.\n\nAnna, Jules et Mia',
          back: 'À très vite, en 2027',
        },
      ],
    },
  },
} as const satisfies CardWordsTable;
