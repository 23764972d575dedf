import type { GlassTexts } from './page.ts';

/** In French. */
export const texts: GlassTexts = {
  name: 'Verre véritable',
  title: 'Photo sous verre, pour cuisine, bain et salon',
  description:
    'Votre photo sous verre véritable : surface froide et plane, chants polis aux reflets verts, résistante aux rayures et facile à nettoyer.',
  headline: 'Votre photo sous verre véritable',
  lead: 'Une plaque de verre aux chants polis. Plane, résistante aux rayures et insensible à l’humidité.',
  picture: 'Aquarelle en bleu et lilas',
  tile: 'Vrai verre, facile à nettoyer',
  sections: {
    material: {
      headline: 'Un verre que l’on reconnaît',
      text: [
        'Votre photo se trouve derrière une plaque de verre. Ses chants sont polis et ont des reflets verts : c’est ce qui la distingue de l’acrylique.',
        'La surface est parfaitement plane. Couleurs franches, eau, verre et motifs graphiques y sont particulièrement nets.',
      ],
    },
    place: {
      headline: 'Lumière et pièces',
      text: [
        'Le verre reflète. Évitez une fenêtre en face et placez une lampe sur le côté.',
        'La vapeur et les éclaboussures ne lui font rien : il convient à la cuisine, à la salle de bains et au cabinet comme au salon.',
      ],
    },
    mounting: {
      headline: 'Accrochage',
      text: [
        'Au dos, une fixation cachée décolle légèrement l’image du mur. De face, rien ne se voit.',
        'Le verre est le plus lourd de nos supports. Prévoyez deux crochets et des chevilles adaptées à votre mur, et ne l’accrochez pas au-dessus d’un lit ou d’un siège.',
      ],
    },
    care: {
      headline: 'Entretien',
      text: [
        'Un produit à vitres ordinaire et un chiffon doux suffisent. Vaporisez le chiffon et non l’image, pour que rien ne coule derrière la plaque.',
      ],
    },
  },
  questions: {
    acrylic: {
      question: 'Quelle différence avec le verre acrylique ?',
      answer:
        'Le verre véritable est plus dur et supporte le produit à vitres, mais il est plus lourd et peut se briser. Le [verre acrylique](acrylic) est plus léger, existe en plus grand et peut être encadré.',
    },
  },
  promises: {
    delivery: 'Livraison chez vous, emballé debout, avec protège-bords et mousse.',
    origin: 'Imprimé, poli et contrôlé en Bavière.',
  },
};
