import type { ComparisonTexts } from './page.ts';

/** In Italian. */
export const texts: ComparisonTexts = {
  name: 'Materiali a confronto',
  title: 'Materiali per stampe da parete a confronto',
  description:
    'Tela, vetro acrilico, alluminio e poster a confronto: come trattano la luce, come sono al tatto e dove stanno bene.',
  headline: 'Quale materiale per la sua foto?',
  lead: 'La stessa foto cambia su ogni materiale. Ecco in che cosa sono diversi.',
  start: {
    usual: {
      headline: 'Cominci dalla stanza',
      text: [
        'Pensi prima a dove appenderà il quadro: la luce di quel posto conta più del soggetto.',
      ],
    },
    nudging: {
      headline: 'Cominci dalla tela',
      text: [
        'Non riflette e sta bene in quasi ogni stanza. Se ha dubbi, la [tela](canvas) è una buona scelta.',
      ],
    },
  },
  sections: {
    light: {
      headline: 'Luce',
      text: [
        'La [tela](canvas) e il [poster](poster) sono opachi e assorbono la luce. Il [vetro acrilico](acrylic) dà profondità ai colori e riflette ciò che ha di fronte.',
      ],
    },
    surface: {
      headline: 'Superficie',
      text: [
        'Sulla tela la trama si vede da vicino. L’[Alu-Dibond](aluminium) è liscio e mostra ogni dettaglio.',
      ],
    },
    place: {
      headline: 'Luogo',
      text: [
        'In bagno e in cucina l’[Alu-Dibond](aluminium) dura di più. La tela e la carta stanno meglio in una stanza asciutta.',
      ],
    },
  },
  tilesHeadline: 'Tutti i materiali',
};
