import type { FineArtTexts } from './page.ts';

/** In French. */
export const texts: FineArtTexts = {
  name: 'Papier d’art Hahnemühle',
  title: 'Tirage Fine Art sur papier d’art Hahnemühle',
  description:
    'Votre photo sur papier d’art Hahnemühle : surface mate, nuances fines, fibre visible. Seule ou encadrée, prête à accrocher.',
  headline: 'Votre photo sur papier d’art Hahnemühle',
  lead: 'Un papier d’art à la fibre visible, imprimé aux encres pigmentaires. Pour les photos qui doivent ressembler à une estampe.',
  picture: 'Crêtes grises dans la brume',
  tile: 'Papier d’art à la fibre fine',
  sections: {
    material: {
      headline: 'Un papier que l’on a envie de toucher',
      text: [
        'Le papier est épais et mat, avec un grain fin et irrégulier. Si vous le préférez plus lisse, choisissez la version en coton.',
        'Les encres pigmentaires gardent le détail dans les clairs comme dans les sombres. Noir et blanc, portraits, dessins et reproductions y trouvent leur meilleur support.',
      ],
    },
    place: {
      headline: 'Lumière et pièces',
      text: [
        'Sans verre, le papier ne reflète pas. Il aime les pièces sèches et une lumière égale ; le soleil direct décolore tout papier.',
        'Bureau, chambre, bibliothèque et entrée lui conviennent. Pour la salle de bains et la cuisine, préférez l’[Alu-Dibond](aluminium).',
      ],
    },
    mounting: {
      headline: 'Seul ou encadré',
      text: [
        'Seul, le tirage voyage roulé. Posez-le à plat une journée avant de l’encadrer et ne le touchez que par les bords.',
        'Dans un cadre en bois ou en aluminium, il arrive prêt à accrocher, avec passe-partout et verre musée si vous le souhaitez.',
      ],
    },
    care: {
      headline: 'Entretien',
      text: [
        'Sans cadre, dépoussiérez uniquement avec un pinceau doux. L’eau, les produits et les doigts marquent la surface nue.',
      ],
    },
  },
  questions: {
    poster: {
      question: 'Quelle différence avec un poster ?',
      answer:
        'Le papier et l’encre. Le papier d’art a sa propre surface et s’imprime avec des pigments, qui pâlissent plus lentement. Un [poster](poster) est plus lisse, moins cher et plus facile à changer.',
    },
  },
  promises: {
    delivery: 'Livraison chez vous, roulé dans un tube solide ; à plat avec cadre.',
    origin: 'Imprimé, coupé et contrôlé en Bavière.',
  },
};
