import type { AboutTexts } from './texts.ts';

/** In French. */
export const texts: AboutTexts = {
  name: 'À propos de nous',
  title: 'À propos : comment naissent nos impressions',
  description:
    'Qui est derrière cette boutique, ce qui n’y est qu’un exemple, et comment votre photo devient une impression, du contrôle à l’emballage.',
  headline: 'Comment naissent nos impressions',
  lead: 'Nous imprimons en Bavière, chaque pièce selon vos indications. Voici les étapes.',
  sample: {
    headline: 'Une boutique d’exemple',
    text: [
      '{shop} montre à quoi peut ressembler une boutique d’impressions personnalisées et comment elle fonctionne. La société, les adresses et les personnes sont inventées ; les pièces et les produits sont dessinés par ordinateur. Une commande n’y est que simulée, elle aussi : rien n’est débité, imprimé ni envoyé.',
    ],
  },
  steps: {
    poster: {
      check: {
        headline: '1. Contrôler',
        text: [
          'Pour chaque format, nous calculons si votre photo est assez nette et nous vous le disons avant d’aller plus loin. Les [conseils photo](photo-guide) expliquent ce que cela veut dire.',
        ],
      },
      print: {
        headline: '2. Imprimer',
        text: [
          'Chaque support a son procédé : encre pigmentaire sur [papier d’art](fine-art), impression directe sur [Alu-Dibond](aluminium), photo sous [verre acrylique](acrylic). La même photo y prend donc un aspect un peu différent.',
        ],
      },
      finish: {
        headline: '3. Tendre et encadrer',
        text: [
          'Nous tendons la toile à la main sur de l’épicéa et coupons les cadres aux dimensions du tableau. Cela prend un peu plus de temps ; la date de livraison en tient compte.',
        ],
      },
      pack: {
        headline: '4. Regarder et emballer',
        text: [
          'Avant qu’un tableau ne quitte l’atelier, quelqu’un le regarde encore une fois. Les panneaux et les cadres voyagent à plat, le papier roulé. En savoir plus : [](shipping).',
        ],
      },
    },
    kartenliebe: {
      check: {
        headline: '1. Contrôler',
        text: [
          'Une photo doit être assez grande, et un texte garder ses distances avec le bord. Les [conseils photo](photo-guide) disent ce qui compte.',
        ],
      },
      print: {
        headline: '2. Imprimer',
        text: [
          'Nous imprimons dès que la commande est là, et seulement la quantité qu’il vous faut. Même une seule carte.',
        ],
      },
      finish: {
        headline: '3. Couper, plier, relier',
        text: [
          'Les cartes sont coupées et pliées, les livres reliés, les calendriers munis d’une spirale ou d’un trou pour les accrocher.',
        ],
      },
      pack: {
        headline: '4. Regarder et emballer',
        text: [
          'Quelqu’un regarde encore une fois chaque tirage. Puis il part dans une boîte solide, avec des enveloppes à sa taille. En savoir plus : [](shipping).',
        ],
      },
    },
  },
  pictures: {
    cropped: 'Dunes dans la lumière du soir, recadrées au format',
    surface: 'Papier d’art imprimé, très agrandi',
    framed: 'L’angle d’un poster encadré',
    prints: 'Des tirages photo sur une table',
  },
};
