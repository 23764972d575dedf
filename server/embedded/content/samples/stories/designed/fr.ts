import type { AllDesignedTexts } from './texts.ts';

/** In French. */
export const texts: AllDesignedTexts = {
  shared: {
    questionsHeadline: 'Questions fréquentes',
    othersHeadline: 'D’autres idées avec vos photos',
    price: {
      question: 'Combien cela coûte-t-il ?',
      answer:
        'Cela dépend de la taille, de la finition et de la quantité. Vous voyez le prix avant de commander ; les frais de livraison figurent sous [](shipping).',
    },
    withdrawal: {
      question: 'Puis-je le retourner ?',
      answer:
        'Ce que nous faisons de vos photos est fabriqué selon vos indications. Il n’existe **pas de droit de rétractation**. S’il arrive défectueux ou abîmé, nous le remplaçons : [](guarantee).',
    },
    pages: 'de {minimum} à {maximum} pages, par {step}',
  },
  pages: {
    'photo-box': {
      name: 'Box photos',
      title: 'Box photos : vos plus belles photos réunies',
      description:
        'Une boîte pleine de tirages à feuilleter, à offrir et à changer de place. En deux tailles et sur quatre papiers.',
      headline: 'Une boîte pleine d’images',
      lead: 'Vos plus beaux tirages, à portée de main dans une boîte. À feuilleter à table et à transmettre.',
      picture: 'Une boîte remplie de tirages',
      tile: 'Des tirages qui restent ensemble',
      startLink: 'Créer une box photos',
      choiceHeadline: 'Quelle box vous convient ?',
      sections: {
        uses: {
          headline: 'Faite pour les mains',
          text: [
            'Une boîte se remplit plus vite qu’un album et s’ouvre plus souvent. On sort une image, on la pose debout, et le lendemain on en glisse une autre devant.',
            'On l’aime pour un baptême, au retour d’un voyage, et pour les grands-parents qui préfèrent le papier aux écrans.',
          ],
        },
        sizes: {
          headline: 'Tailles',
          text: [
            'Les tirages existent dans ces tailles. Les plus grands vont dans la box photos MAX.',
          ],
        },
        making: {
          headline: 'Papiers',
          text: ['Chaque papier existe dans toutes les tailles. Le prix de chacun est indiqué.'],
        },
      },
      question: {
        question: 'Puis-je ajouter des photos plus tard ?',
        answer:
          'Oui. Commandez des [tirages photos](photo-prints) de la même taille et sur le même papier : ils entreront dans votre boîte.',
      },
    },
    'photo-prints': {
      name: 'Tirages photos',
      title: 'Tirages photo en ligne, en six tailles',
      description:
        'Vos photos en tirages sur papier : six tailles et quatre papiers, du petit carré à épingler au tirage destiné à un grand cadre.',
      headline: 'Des tirages à prendre en main',
      lead: 'De la galerie de votre téléphone au papier. En six tailles et sur quatre papiers.',
      picture: 'Trois tirages sur une table',
      tile: 'Sur papier, en six tailles',
      startLink: 'Créer des tirages',
      choiceHeadline: 'Quelle taille vous faut-il ?',
      sections: {
        uses: {
          headline: 'Pour l’album, le cadre et le frigo',
          text: [
            'Les petits carrés vont au tableau de liège, le tirage classique en largeur dans l’album, le grand dans un cadre.',
            'Si vous avez beaucoup d’images, réunissez-les dans une [box photos](photo-box). S’il y en a une que vous aimeriez voir chaque jour, accrochez-la en déco murale.',
          ],
        },
        sizes: {
          headline: 'Tailles',
          text: ['Du carré au grand tirage, chaque taille sur chaque papier.'],
        },
        making: {
          headline: 'Papiers',
          text: [
            'Simple pour de nombreuses images, brillant pour des couleurs vives, mat sans reflets, papier d’art pour celle qui compte.',
          ],
        },
      },
      question: {
        question: 'La résolution de mon téléphone suffit-elle ?',
        answer:
          'Jusqu’à la plus grande taille, les photos des téléphones actuels suffisent. Les images très recadrées et celles des messageries sont souvent trop petites : prenez alors l’original.',
      },
    },
    'photo-calendar': {
      name: 'Calendriers photo',
      title: 'Calendrier photo à créer avec vos images',
      description:
        'Calendriers muraux, familiaux, de cuisine, de bureau et agendas avec vos photos. De nombreux formats, et le premier mois de votre choix.',
      headline: 'Douze mois avec vos images',
      lead: 'Mural, familial ou de bureau : vous choisissez le type, chaque mois reçoit son image.',
      picture: 'Un calendrier de bureau avec des dunes',
      tile: 'Douze mois, douze images',
      startLink: 'Créer un calendrier',
      choiceHeadline: 'Quel calendrier souhaitez-vous ?',
      sections: {
        uses: {
          headline: 'Pour chaque mur et chaque bureau',
          text: [
            'Le calendrier mural montre une grande image. Dans le calendrier familial, chacun a sa colonne. Le calendrier de cuisine, étroit, tient à côté d’une porte. Le calendrier de bureau se pose sur la table de travail.',
            'Votre calendrier commence quand vous voulez : en janvier, à la rentrée ou le jour d’un mariage.',
          ],
        },
        sizes: {
          headline: 'Formats',
          text: ['Chaque type a ses propres formats. Les voici tous :'],
        },
        making: {
          headline: 'Accroché ou posé',
          text: [
            'Les calendriers muraux ont une spirale ou un trou pour les accrocher. Les calendriers de bureau ont un pied en bois ou arrivent en feuilles libres.',
          ],
        },
      },
      question: {
        question: 'Doit-il commencer en janvier ?',
        answer:
          'Non. Le premier mois et l’année se choisissent avant la création. Sans choix, il commence en janvier. À partir de juillet, c’est celui de l’année suivante.',
      },
    },
    photobook: {
      name: 'Livre photo',
      title: 'Livre photo à créer en ligne, page par page',
      description:
        'Livre sur papier argentique, livre numérique ou livret : choisissez papier, reliure et format, et créez votre livre en ligne, page par page.',
      headline: 'Un livre qui raconte votre histoire',
      lead: 'Une année, un voyage ou une fête dans un livre relié : sur papier argentique ou en impression numérique.',
      picture: 'Un livre photo relié, des dunes en couverture',
      tile: 'Votre histoire, reliée',
      startLink: 'Créer un livre photo',
      choiceHeadline: 'Quel livre vous convient ?',
      sections: {
        uses: {
          headline: 'Trois livres pour trois occasions',
          text: [
            'Le **livre sur papier argentique** s’ouvre à plat : les images traversent la double page sans pli. C’est le livre d’un mariage.',
            'Le **livre numérique** a le plus de pages et de papiers, et raconte aussi les longs voyages. Le **livret** est léger, à couverture souple, vite offert.',
          ],
        },
        sizes: {
          headline: 'Formats et pages',
          text: ['En largeur, en hauteur ou carré. Voici les pages de chaque livre :'],
        },
        making: {
          headline: 'Papier et reliure',
          text: [
            'La couverture, la reliure et les papiers parmi lesquels vous choisissez avant de créer :',
          ],
        },
      },
      question: {
        question: 'Combien de photos me faut-il ?',
        answer:
          'Comptez deux à trois photos par page, une seule pour un livre paisible. Vous ajoutez d’autres pages en créant.',
      },
    },
    collage: {
      name: 'Pêle-mêle photo',
      title: 'Pêle-mêle photo : créez votre tableau',
      description:
        'Plusieurs photos, un tableau : choisissez modèle, format et support pour votre pêle-mêle sur toile, verre acrylique, Alu-Dibond ou poster.',
      headline: 'Plusieurs photos, un tableau',
      lead: 'Vous choisissez un modèle et chargez vos photos. Nous en faisons un tableau.',
      picture: 'Un pêle-mêle de sept photos au mur',
      tile: 'Plusieurs photos en un tableau',
      startLink: 'Créer un pêle-mêle',
      choiceHeadline: 'Votre pêle-mêle',
      sections: {
        uses: {
          headline: 'Quand une photo ne suffit pas',
          text: [
            'Une année avec les enfants, tous les invités d’une fête, les étapes d’un voyage : un pêle-mêle a de la place pour tous.',
            'Choisissez une photo principale, et d’autres à la lumière proche. Le pêle-mêle sera plus calme.',
          ],
        },
        sizes: {
          headline: 'Formats',
          text: [
            'Pour chaque modèle, vous voyez les formats qui lui conviennent et la taille de sa plus petite photo. Comptez une largeur de main par photo, pour que les visages restent lisibles.',
          ],
        },
        making: {
          headline: 'Supports',
          text: ['Vous avez le choix entre ces supports :'],
        },
      },
      question: {
        question: 'Et si une photo est trop petite ?',
        answer:
          'Dans un pêle-mêle, chaque photo est montrée plus petite que seule. Des prises plus anciennes conviennent donc souvent, qui ne suffiraient pas à un grand tableau.',
      },
    },
  },
};
