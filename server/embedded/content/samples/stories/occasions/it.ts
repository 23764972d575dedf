import type { CardsTexts } from './texts.ts';

/** In Italian. */
export const texts: CardsTexts = {
  name: 'Biglietti',
  title: 'Biglietti per ogni occasione da creare online',
  description:
    'Biglietti per matrimonio, nascita, battesimo, compleanno e Natale: scelga l’occasione e il modello, con buste abbinate.',
  headline: 'Biglietti per ogni occasione',
  lead: 'Scelga l’occasione, lo stile e il colore. Ogni modello mostra subito il prezzo e poi porta le sue parole.',
  picture: 'Un biglietto di nozze con due anelli in una ghirlanda',
  tile: 'Tutte le occasioni in un colpo d’occhio',
  choiceHeadline: 'Occasioni',
  sections: {
    making: {
      headline: 'Come nasce il suo biglietto',
      text: [
        'Lei sceglie l’occasione, aggiunge foto e parole e decide la quantità. Noi stampiamo, pieghiamo e controlliamo ogni tiratura prima che parta.',
        'Se ha fretta: con l’espresso il suo ordine lascia il nostro laboratorio entro {hours} ore.',
      ],
    },
    samples: {
      headline: 'Prima toccare, poi decidere',
      text: [
        'La carta va toccata. I primi tre campioni di un ordine sono gratuiti, qualunque sia il design.',
      ],
    },
    envelopes: {
      headline: 'La busta giusta',
      text: [
        'Ogni biglietto ha una busta della propria misura, con lembo diritto o a punta. Le buste di magazzino [si possono restituire](withdrawal).',
      ],
    },
  },
};
