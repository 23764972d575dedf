import type { FrameTexts } from '../texts.ts';

/** What stands around the pages, in Italian. */
export const frame: FrameTexts = {
  columns: { shop: 'Negozio', service: 'Assistenza', legal: 'Informazioni legali' },
  promises: {
    poster: ['Realizzato uno per uno', 'Stampato in Baviera'],
    kartenliebe: ['Campioni: i primi tre sono gratuiti', 'Stampato in Baviera'],
  },
  error: {
    name: 'Pagina non trovata',
    title: 'Pagina non trovata',
    description: 'Questa pagina non esiste o non esiste più.',
    headline: 'Qui non c’è nessun quadro',
    lead: 'La pagina non esiste o non esiste più. Puoi ripartire da qui.',
    picture: 'Una luna sopra colline silenziose',
    tilesHeadline: 'Forse cercavi questo',
  },
  cards: {
    name: 'Inizio',
    title: 'Biglietti per le feste della vita',
    description:
      'Biglietti per matrimoni, nascite, battesimi e compleanni, stampati su buona carta. Con campioni da toccare.',
    headline: 'Biglietti da conservare',
    lead: 'Per matrimoni, nascite e tutto ciò che si festeggia. Su buona carta, con le tue parole.',
    picture: 'Foglie delicate in verde tenue',
    tile: 'Alla pagina iniziale',
    about: {
      headline: 'Carta, caratteri e le tue parole',
      text: [
        'Un biglietto si prende in mano, si legge e si conserva. Per questo contano la carta, i caratteri e la frase che solo tu puoi scrivere.',
        'La nostra scelta di biglietti è in preparazione. Nel frattempo ti consigliamo volentieri dalla [pagina dei contatti](contact).',
      ],
    },
    help: {
      headline: 'Buono a sapersi',
      text: [
        'I biglietti con il tuo testo sono personalizzati, quindi senza diritto di recesso. Buste e campioni di magazzino si possono [restituire](withdrawal).',
      ],
    },
  },
};
