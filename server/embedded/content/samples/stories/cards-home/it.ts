import type { CardsHomeTexts } from './page.ts';

/** In Italian. */
export const texts: CardsHomeTexts = {
  name: 'Home',
  title: 'Biglietti per le feste della vita',
  description:
    'Biglietti per matrimoni, nascite, battesimi e compleanni, stampati su buona carta. Con campioni da toccare.',
  headline: 'Biglietti da conservare',
  lead: 'Per matrimoni, nascite e tutto ciò che si festeggia. Su buona carta, con le Sue parole.',
  picture: 'Un biglietto di nascita con la busta',
  tile: 'Torna alla home',
  about: {
    headline: 'Carta, caratteri e le Sue parole',
    text: [
      'Un biglietto si prende in mano, si legge e si conserva. Per questo contano la carta, i caratteri e la frase che solo Lei può scrivere.',
      'La nostra scelta di biglietti è in preparazione. Nel frattempo La consigliamo volentieri dalla [pagina dei contatti](contact).',
    ],
  },
  help: {
    headline: 'Buono a sapersi',
    text: [
      'I biglietti con il Suo testo sono personalizzati, quindi senza diritto di recesso. Buste e campioni di magazzino si possono [restituire](withdrawal).',
    ],
  },
  cardsLink: 'Vedere i biglietti',
};
