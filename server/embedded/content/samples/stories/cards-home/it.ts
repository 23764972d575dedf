import type { CardsHomeTexts } from './page.ts';

/** In Italian. */
export const texts: CardsHomeTexts = {
  name: 'Home',
  title: 'Biglietti per i grandi momenti della vita',
  description:
    'Biglietti per matrimoni, nascite, battesimi e compleanni, stampati su buona carta con le sue parole. E con campioni da toccare.',
  headline: 'Biglietti da conservare',
  lead: 'Per matrimoni, nascite e tutto ciò che si festeggia. Su buona carta, con le sue parole.',
  picture: 'Un biglietto di nascita con la busta',
  tile: 'Alla pagina iniziale',
  about: {
    headline: 'Carta, caratteri e le sue parole',
    text: [
      'Un biglietto si prende in mano, si legge e si conserva. Per questo contano la carta, i caratteri e la frase che solo lei può scrivere.',
      'Ha domande su carta, testo o quantità? Ci scriva dalla [pagina dei contatti](contact): la consigliamo volentieri.',
    ],
  },
  help: {
    headline: 'Buono a sapersi',
    text: [
      'I biglietti con il suo testo sono personalizzati, quindi senza diritto di recesso. Buste e campioni di magazzino si possono [restituire](withdrawal).',
    ],
  },
  stylesHeadline: 'Sei stili',
  cardsLink: 'Vedere i biglietti',
};
