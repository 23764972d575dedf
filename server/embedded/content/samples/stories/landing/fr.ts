import type { AllLandingTexts } from './texts.ts';

/** In French. */
export const texts: AllLandingTexts = {
  tilesHeadline: 'D’autres idées',
  lastOrdersHeadline: 'Jusqu’à quand commander',
  pages: {
    'living-room': {
      name: 'Des tableaux pour le salon',
      title: 'Tableaux pour le salon : taille et support',
      description:
        'Quelle taille de tableau au-dessus du canapé, à quelle hauteur, et quel support selon la lumière ? Nos conseils pour votre salon.',
      headline: 'Le tableau au-dessus du canapé',
      lead: 'Dans un salon, un grand tableau fait plus d’effet que plusieurs petits. Nous vous aidons à choisir la taille et le support.',
      picture: 'De vastes dunes dans la lumière du soir',
      tile: 'Mesure et support pour le canapé',
      startLink: 'Choisir la toile',
      sections: {
        place: {
          headline: 'Un seul ou plusieurs',
          text: [
            'Un grand tableau paraît plus calme que plusieurs petits. Plusieurs tableaux demandent partout le même écart, une largeur de main au plus. Disposez-les d’abord au sol. Voici comment : [](article-gallery-wall).',
          ],
        },
        choice: {
          headline: 'Quel support',
          text: [
            'Face à une fenêtre, la [toile](canvas) est le choix sûr : elle ne reflète rien. Sur un mur calme, sans lumière en face, le [verre acrylique](acrylic) fait rayonner vos couleurs.',
          ],
        },
      },
    },
    nursery: {
      name: 'Des images pour la chambre d’enfant',
      title: 'Tableaux pour chambre d’enfant, sans risque',
      description:
        'Vos photos dans la chambre d’enfant : quels supports sont légers et solides, comment les accrocher sans risque et quels motifs plaisent longtemps.',
      headline: 'Des images qui grandissent avec eux',
      lead: 'Le premier rire, l’animal préféré, les vacances à la mer. Légères, solides, faciles à changer.',
      picture: 'Une lune au-dessus de collines douces',
      tile: 'Légères, solides, vite changées',
      startLink: 'Choisir le poster',
      sections: {
        place: {
          headline: 'Accrochées en sécurité',
          text: [
            'Au-dessus d’un lit, le poids compte : le [poster](poster) et la [toile](canvas) sont légers et sans arêtes dures. Les tableaux lourds s’accrochent hors de portée et en deux points.',
          ],
        },
        choice: {
          headline: 'Ce qui plaît longtemps',
          text: [
            'On se lasse moins vite de motifs clairs aux surfaces calmes. Quand les goûts changent, seule l’image change dans le [poster encadré](photo-frame).',
          ],
        },
      },
    },
    office: {
      name: 'Des tableaux pour le bureau',
      title: 'Tableaux pour bureau, accueil et cabinet',
      description:
        'Des motifs calmes et des supports résistants pour bureaux, cabinets et accueils. Ce qui convient à la lumière, et comment commander en nombre.',
      headline: 'Des images calmes pour bureaux et cabinets',
      lead: 'Un tableau rend un bureau, un cabinet ou un accueil plus agréable. Nous vous aidons à trouver le bon.',
      picture: 'Une silhouette de ville aux lignes nettes',
      tile: 'Des motifs calmes pour le travail',
      startLink: 'Choisir l’Alu-Dibond',
      sections: {
        place: {
          headline: 'Lumière et regard',
          text: [
            'Écrans et lampes se reflètent dans les surfaces lisses. Face au poste de travail, préférez un tableau mat ; dans le couloir et à l’accueil, il peut briller.',
          ],
        },
        choice: {
          headline: 'Pour de nombreux murs',
          text: [
            'L’[Alu-Dibond](aluminium) est fin, facile à nettoyer et reste droit. Pour plusieurs pièces, gardez un format et variez les motifs. Notre [service aux professionnels](business-customers) voit avec vous les grandes quantités.',
          ],
        },
      },
    },
    gifts: {
      name: 'Cadeaux photo',
      title: 'Cadeaux photo : des idées pour chaque fête',
      description:
        'Des idées de cadeaux photo pour Noël, un anniversaire ou un mariage : calendrier, toile ou pêle-mêle. Et quand commander pour être à l’heure.',
      headline: 'Un cadeau qui reste au mur',
      lead: 'Un tableau, un calendrier ou un pêle-mêle de vos photos : trois idées, et la date à laquelle commander.',
      picture: 'Feuilles délicates d’un vert assourdi',
      tile: 'Des idées pour les fêtes',
      startLink: 'Voir la déco murale',
      sections: {
        place: {
          headline: 'Trois idées',
          text: [
            '- Pour des grands-parents : un [calendrier photo](photo-calendar) où chaque mois montre quelqu’un qu’ils aiment.',
            '- Pour un couple : le lieu de leur rencontre, sur [toile](canvas).',
            '- Pour des amis : le voyage partagé, en [pêle-mêle](collage).',
          ],
        },
        choice: {
          headline: 'Commandé à temps',
          text: [
            'Six semaines avant Noël, la fête des Mères et d’autres occasions, cette page dit jusqu’à quand commander. La date de livraison prévue figure toujours à côté du prix. Délais et express : [](shipping).',
          ],
        },
      },
    },
    'print-photos': {
      name: 'Imprimer des photos',
      title: 'Imprimer vos photos, du tirage au tableau',
      description:
        'Du tirage au tableau : sur quoi faire imprimer vos photos, quelle résolution suffit pour quel format et combien cela coûte.',
      headline: 'Imprimer des photos, petites ou grandes',
      lead: 'Une photo, bien des possibilités. Choisissez support et format, le prix s’affiche aussitôt.',
      picture: 'Papier découpé aux tons chauds',
      tile: 'Du tirage au tableau',
      startLink: 'Voir la déco murale',
      sections: {
        place: {
          headline: 'Quelle résolution suffit',
          text: [
            'Plus une image est grande, plus on la regarde de loin, et moins il lui faut de points. Les photos des téléphones actuels suffisent à la plupart des formats. Une fois votre photo chargée, vous voyez pour chaque format si elle convient. Toutes les tailles sont dans les [conseils photo](photo-guide).',
          ],
        },
        choice: {
          headline: 'Petit ou grand',
          text: [
            'Pour l’album et le cadre, commandez des [tirages photos](photo-prints) ; pour feuilleter, une [box photos](photo-box). Pour le mur, comparez quatre supports : [](comparison).',
          ],
        },
      },
    },
  },
};
