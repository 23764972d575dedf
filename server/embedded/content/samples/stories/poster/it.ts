import type { PosterTexts } from './page.ts';

/** In Italian. */
export const texts: PosterTexts = {
  name: 'Poster',
  title: 'Stampa poster da foto, con o senza cornice',
  description:
    'La sua foto come poster: carta fotografica robusta, liscia o satinata, anche in cornice di legno. Formati standard o su misura.',
  headline: 'La sua foto come poster',
  lead: 'Carta robusta dai dettagli nitidi. Da incorniciare, attaccare, appendere o cambiare.',
  picture: 'Forme astratte di carta ritagliata',
  tile: 'Carta, con o senza cornice',
  sections: {
    material: {
      headline: 'Una carta di sostanza',
      text: [
        'Stampiamo su una carta pesante che, una volta appesa, non si incurva. C’è liscia, satinata o naturale non patinata.',
        'Se lo desidera, una pellicola protegge la stampa, lucida o opaca.',
      ],
    },
    hanging: {
      headline: 'Dal tubo alla parete',
      text: [
        'Senza cornice il poster viaggia arrotolato in un tubo robusto. Dopo averlo aperto, lo lasci in piano per un giorno.',
        'Con la cornice di legno l’immagine arriva già incorniciata e imballata in piano, con passepartout bianco e dietro acrilico trasparente.',
      ],
    },
    care: {
      headline: 'Cura',
      text: [
        'La carta non ama il sole diretto e l’umidità. Per la polvere basta un pennello asciutto.',
      ],
    },
  },
  questions: {
    paper: {
      question: 'Quale carta per la mia foto?',
      answer:
        'La carta liscia dà colori intensi; quella satinata riflette meno e teme meno le impronte. La carta naturale ha un tono caldo, adatto a disegni e immagini tranquille.',
    },
  },
  promises: {
    delivery: 'Consegnato a casa sua, arrotolato in un tubo robusto; in piano se incorniciato.',
    origin: 'Stampato, rifilato e controllato in Baviera.',
  },
};
