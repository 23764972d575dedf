import type { SharedProductTexts } from './product-page.ts';

/** In Italian. */
export const texts: SharedProductTexts = {
  configuratorHeadline: 'Il formato che desidera e il suo prezzo',
  startLabel: 'Creare ora',
  topDeal: 'OFFERTA TOP',
  views: {
    perspective: '{name}: vista di lato',
    corner: '{name}: un angolo da vicino',
  },
  questionsHeadline: 'Domande frequenti',
  otherProductsHeadline: 'Altre stampe da parete',
  questions: {
    resolution: {
      question: 'La mia foto è abbastanza grande?',
      answer:
        'Per 90 × 60 cm bastano circa 2700 × 2000 pixel, per 30 × 20 cm circa 1500 × 1100. Un quadro grande si guarda da più lontano e richiede quindi meno pixel per centimetro. Appena carica la foto vede, formato per formato, se va bene. Di più nei [consigli per le foto](photo-guide).',
    },
    ownFormat: {
      question: 'Posso scegliere un formato mio?',
      answer:
        'Sì. Tra i formati può inserire anche larghezza e altezza a sua scelta, al millimetro, e vede subito il prezzo. Le misure minime e massime dipendono dal materiale e sono indicate accanto al campo.',
    },
    delivery: {
      question: 'Quando arriva il mio quadro?',
      answer:
        'La data di consegna prevista è accanto al prezzo e vale per il formato scelto. Per saperne di più: [](shipping).',
    },
    withdrawal: {
      question: 'Posso restituire il quadro?',
      answer:
        'Il quadro è realizzato secondo le sue indicazioni. Per questi prodotti **non esiste diritto di recesso**. Se arriva danneggiato o difettoso, lo sostituiamo. Restano i diritti che le dà la legge: [](guarantee).',
    },
  },
  manufacturer: {
    headline: 'Produttore e sicurezza',
    text: [
      'Produttore: Musterbild GmbH, Musterstraße 12, 80331 Monaco di Baviera, Germania. Contatto: [service@example.com](mail).',
      'Usi ganci e tasselli adatti alla parete e al peso. Sopra letti e sedute fissi il quadro in due punti.',
    ],
  },
  promises: {
    resolution: 'Per ogni formato vede se la foto è abbastanza nitida.',
    personal: 'Realizzato apposta per lei, quindi senza diritto di recesso.',
  },
};
