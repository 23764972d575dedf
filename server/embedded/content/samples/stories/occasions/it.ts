import type { CardsTexts } from './texts.ts';

/** In Italian. */
export const texts: CardsTexts = {
  name: 'Biglietti',
  title: 'Biglietti per ogni occasione',
  description:
    'Biglietti per matrimonio, nascita, battesimo, compleanno e Natale: scelga l’occasione, crei online, ordini i campioni.',
  headline: 'Biglietti per ogni occasione',
  lead: 'Che cosa c’è da festeggiare, da dire, per cui ringraziare? Scelga l’occasione e l’editor si apre con quella.',
  picture: 'Un biglietto di nozze con due anelli in una ghirlanda',
  tile: 'Tutte le occasioni in un colpo d’occhio',
  startLink: 'Cominciare da un biglietto di nozze',
  choiceHeadline: 'Occasioni',
  sections: {
    making: {
      headline: 'Come nasce il Suo biglietto',
      text: [
        'Lei sceglie l’occasione, aggiunge foto e parole e decide la quantità. Noi stampiamo, pieghiamo e controlliamo ogni tiratura prima che parta.',
        'Le pagine dei singoli design sono in preparazione. Se c’è fretta: con l’espresso il Suo ordine lascia la nostra casa entro {hours} ore.',
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
