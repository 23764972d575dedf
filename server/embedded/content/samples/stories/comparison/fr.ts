import type { ComparisonTexts } from './page.ts';

/** In French. */
export const texts: ComparisonTexts = {
  name: 'Comparer les supports',
  title: 'Comparer les supports de déco murale',
  description:
    'Toile, verre acrylique, Alu-Dibond et poster comparés : leur effet à la lumière, leur toucher et les pièces où ils conviennent.',
  headline: 'Quel support pour votre photo ?',
  lead: 'La même photo change d’allure selon le support. Voici en quoi ils diffèrent.',
  start: {
    usual: {
      headline: 'Commencez par la pièce',
      text: [
        'Pensez d’abord à l’endroit où le tableau sera accroché : la lumière y compte plus que le motif.',
      ],
    },
    nudging: {
      headline: 'Commencez par la toile',
      text: [
        'Elle ne reflète pas et convient à presque toutes les pièces. En cas de doute, la [toile](canvas) est un bon choix.',
      ],
    },
  },
  sections: {
    light: {
      headline: 'Lumière',
      text: [
        'La [toile](canvas) et le [poster](poster) sont mats et absorbent la lumière. Le [verre acrylique](acrylic) donne de la profondeur aux couleurs et reflète ce qui lui fait face.',
      ],
    },
    surface: {
      headline: 'Surface',
      text: [
        'Sur la toile, le tissage se voit de près. L’[Alu-Dibond](aluminium) est lisse et montre chaque détail.',
      ],
    },
    place: {
      headline: 'Lieu',
      text: [
        'Dans une salle de bains ou une cuisine, l’[Alu-Dibond](aluminium) dure le plus longtemps. La toile et le papier se gardent mieux dans une pièce sèche.',
      ],
    },
  },
  tilesHeadline: 'Tous les supports',
};
