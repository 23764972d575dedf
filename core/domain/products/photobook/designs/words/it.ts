import { bookWords, type BookWordsByTheme } from './book-words.ts';

/** Italian. */
export const italianBookWords: BookWordsByTheme = {
  journey: bookWords(
    'Il nostro viaggio',
    'L’arrivo',
    'La prima notte abbiamo dormito con la finestra aperta.',
    'In cammino',
    'Ogni giorno un po’ più lontano, senza un piano.',
    'Al mare',
    'La sera tutta la spiaggia era nostra.',
  ),
  wedding: bookWords(
    'Il nostro matrimonio',
    'Il mattino',
    'Erano tutti agitati tranne te.',
    'Il sì',
    'Una parola, e la sala si fece silenziosa.',
    'La festa',
    'Abbiamo ballato finché si spensero le candele.',
  ),
  year: bookWords(
    'Il nostro anno',
    'Primavera',
    'A marzo è tornata la neve.',
    'Estate',
    'Scalzi per settimane, e un gelato ogni sera.',
    'Autunno',
    'Castagne in tutte le tasche.',
  ),
  baby: bookWords(
    'Il tuo primo anno',
    'Benvenuto',
    'C’eri tu, e tutto il resto si fece piccolo.',
    'Primi passi',
    'Prima uno, poi per tutta la casa.',
    'Una candela',
    'Un anno, una torta e tanta panna.',
  ),
  party: bookWords(
    'La nostra festa',
    'Gli ospiti',
    'Alcuni non si vedevano da dieci anni.',
    'A tavola',
    'Abbiamo parlato più di quanto abbiamo mangiato.',
    'Fino a tardi',
    'L’ultimo ballo non fu l’ultimo.',
  ),
};
