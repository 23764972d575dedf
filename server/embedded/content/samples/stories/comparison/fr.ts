import type { ComparisonTexts } from './page.ts';

/** In French. */
export const texts: ComparisonTexts = {
  name: 'Comparer les matériaux',
  title: 'Les matériaux de décoration murale comparés',
  description:
    'Toile, verre acrylique, aluminium et poster comparés : leur rapport à la lumière, leur toucher, leur place.',
  headline: 'Quel matériau pour votre photo ?',
  lead: 'La même photo change d’allure selon le matériau. Voici en quoi ils diffèrent.',
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
        'Le tissage se voit de près. L’[aluminium](aluminium) est lisse et montre chaque détail.',
      ],
    },
    place: {
      headline: 'Lieu',
      text: [
        'Dans une salle de bains ou une cuisine, l’[aluminium](aluminium) dure le plus longtemps. Le tissu et le papier préfèrent un endroit sec.',
      ],
    },
  },
  tilesHeadline: 'Tous les matériaux',
};
