import type { AboutTexts } from './texts.ts';

/** In Italian. */
export const texts: AboutTexts = {
  name: 'Chi siamo',
  title: 'Chi siamo e come nascono le nostre stampe',
  description:
    'Chi c’è dietro questo negozio, che cosa è solo un esempio e come la sua foto diventa una stampa: passo per passo, dal controllo all’imballaggio.',
  headline: 'Come nascono le nostre stampe',
  lead: 'Stampiamo in Baviera, ogni pezzo secondo le sue indicazioni. Ecco in quali passaggi.',
  sample: {
    headline: 'Un negozio di esempio',
    text: [
      '{shop} mostra come può presentarsi e funzionare un negozio di stampe personalizzate. Azienda, indirizzi e persone sono inventati; stanze e prodotti sono disegnati al computer. Anche l’ordine è solo simulato: non si addebita, stampa o spedisce nulla.',
    ],
  },
  steps: {
    poster: {
      check: {
        headline: '1. Controllare',
        text: [
          'Per ogni formato calcoliamo se la foto è abbastanza nitida e glielo diciamo prima che prosegua. Che cosa significa, lo spiegano i [consigli per le foto](photo-guide).',
        ],
      },
      print: {
        headline: '2. Stampare',
        text: [
          'Ogni materiale ha il suo procedimento: inchiostro a pigmenti su [carta d’arte](fine-art), stampa diretta su [Alu-Dibond](aluminium), foto dietro [vetro acrilico](acrylic). Per questo la stessa foto cambia un po’ da uno all’altro.',
        ],
      },
      finish: {
        headline: '3. Tendere e incorniciare',
        text: [
          'Tendiamo la tela a mano sull’abete e tagliamo le cornici sulla misura del quadro. Richiede un po’ più di tempo; la data di consegna ne tiene conto.',
        ],
      },
      pack: {
        headline: '4. Guardare e imballare',
        text: [
          'Prima che un quadro lasci il laboratorio, qualcuno lo guarda ancora una volta. Lastre e cornici viaggiano in piano, la carta arrotolata. Per saperne di più: [](shipping).',
        ],
      },
    },
    kartenliebe: {
      check: {
        headline: '1. Controllare',
        text: [
          'Una foto deve essere abbastanza grande e il testo ha bisogno di distanza dal bordo. Che cosa conta, lo dicono i [consigli per le foto](photo-guide).',
        ],
      },
      print: {
        headline: '2. Stampare',
        text: [
          'Stampiamo quando arriva l’ordine, e solo la quantità che le serve. Anche un solo biglietto.',
        ],
      },
      finish: {
        headline: '3. Tagliare, piegare, rilegare',
        text: [
          'I biglietti vengono tagliati e piegati, i libri rilegati, i calendari dotati di una spirale o di un foro per appenderli.',
        ],
      },
      pack: {
        headline: '4. Guardare e imballare',
        text: [
          'Qualcuno guarda ancora una volta ogni tiratura. Poi va in una scatola robusta con le buste adatte. Per saperne di più: [](shipping).',
        ],
      },
    },
  },
  pictures: {
    cropped: 'Dune nella luce della sera, ritagliate sul formato',
    surface: 'Carta d’arte stampata, molto ingrandita',
    framed: 'L’angolo di un poster incorniciato',
    prints: 'Stampe fotografiche su un tavolo',
  },
};
