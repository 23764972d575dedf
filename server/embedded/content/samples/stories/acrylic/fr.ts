import type { AcrylicTexts } from './page.ts';

/** In French. */
export const texts: AcrylicTexts = {
  name: 'Verre acrylique',
  title: 'Photo sous verre acrylique, aux tons profonds',
  description:
    'Votre photo sous verre acrylique : couleurs nettes, profondeur et chants polis. Avec ou sans cadre, format standard ou sur mesure.',
  headline: 'Votre photo sous verre acrylique',
  lead: 'Un acrylique limpide aux chants polis. Les couleurs rayonnent, les tons sombres gagnent en profondeur.',
  picture: 'Vagues calmes en bleu et vert',
  tile: 'Limpide, profond et brillant',
  sections: {
    material: {
      headline: 'Des couleurs lumineuses et profondes',
      text: [
        'Votre photo se trouve derrière une plaque d’acrylique transparente. La lumière entre par la face et par les chants : les couleurs sont denses, les ombres profondes.',
        'Ce support convient aux images contrastées : eau, villes la nuit, gros plans.',
      ],
    },
    mounting: {
      headline: 'Flottant ou encadré',
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
        'Oui, la surface est brillante et une fenêtre en face s’y reflète. Pour les pièces claires, nous conseillons la [toile](canvas) ou l’[Alu-Dibond](aluminium), presque sans reflets.',
    },
  },
  promises: {
    delivery: 'Livré chez vous, emballé à plat, avec film de protection et angles protégés.',
    origin: 'Imprimé, poli et contrôlé en Bavière.',
  },
};
