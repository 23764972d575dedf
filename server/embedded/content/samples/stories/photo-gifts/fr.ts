import type { AllPhotoGiftTexts } from './texts.ts';

/** In French. */
export const texts: AllPhotoGiftTexts = {
  shared: {
    offeredHeadline: 'Ce qu’il y a',
    occasionsHeadline: 'Pour quelle occasion ?',
    voucher: 'Si les photos manquent encore',
  },
  pages: {
    'photo-gifts': {
      name: 'Cadeaux photo',
      title: 'Livres photo, calendriers, box et tirages',
      description:
        'Livres photo, calendriers, box photos, tirages et bons cadeaux en un coup d’œil, chacun avec son prix de départ.',
      headline: 'Ce que deviennent vos photos',
      lead: 'Un livre, un calendrier, une box ou de simples tirages : tout sur une page, avec les prix.',
      picture: 'Un livre photo fermé sur une table',
      tile: 'Livres, calendriers, box et tirages',
      choosing: {
        headline: 'Livre, calendrier ou box ?',
        text: [
          'Un voyage ou une fête avec beaucoup de photos se raconte le mieux dans un [livre photo](photobook). Pour en profiter chaque jour, choisissez un [calendrier](photo-calendar).',
          'Quelques photos préférées trouvent leur place dans la [box photos](photo-box), qui se remplit au fil des ans. Les tirages sans box sont sous [](photo-prints).',
        ],
      },
    },
    'wedding-photos': {
      name: 'Photos de mariage',
      title: 'Photos de mariage en livre, box, calendrier',
      description:
        'Vos photos de mariage deviennent un livre photo, une box photos pour les invités et un calendrier, avec leurs prix de départ.',
      headline: 'Votre journée, à feuilleter',
      lead: 'La fête a été longue et les photos sont nombreuses. Elles deviennent un livre pour vous et un souvenir pour vos invités.',
      picture: 'Un livre photo à la couverture claire',
      tile: 'Livre, box et calendrier du mariage',
      choosing: {
        headline: 'Pour vous et pour vos invités',
        text: [
          'Pour vous deux, un livre dont les pages restent à plat : les photos de groupe passent d’une page à l’autre. Le modèle Vermeil a été dessiné pour les mariages.',
          'Pour les parents et les témoins, une box avec les photos où ils figurent. La carte de remerciement se trouve sous [](cards).',
        ],
      },
    },
    'christmas-photos': {
      name: 'Photos pour Noël',
      title: 'Cadeaux photo pour Noël, avec les prix',
      description:
        'Calendriers de la nouvelle année, livre photo de l’ancienne, box et bons cadeaux : ce que vos photos deviennent pour Noël.',
      headline: 'L’année, bien emballée',
      lead: 'Le calendrier de la nouvelle année, le livre de l’ancienne. Et un bon cadeau, si le temps presse.',
      picture: 'Un calendrier mural pour la nouvelle année',
      tile: 'Calendrier, livre de l’année et bon',
      choosing: {
        headline: 'Ce qu’il est encore temps d’offrir',
        text: [
          'Un [calendrier](photo-calendar) sert à tout le monde et se remplit vite : douze photos et une pour la couverture suffisent. Le livre de l’année demande une soirée.',
          'Le jour de livraison figure à côté de chaque prix. Le [bon cadeau](gift-voucher) arrive par e-mail le jour que vous choisissez.',
        ],
      },
    },
  },
};
