import type { ErrorTexts } from './page.ts';

/** In Italian. */
export const texts: ErrorTexts = {
  name: 'Pagina non trovata',
  title: 'Pagina non trovata: come proseguire',
  description:
    'Questa pagina non esiste o non esiste più. Da qui può andare alla home, a tutti i prodotti o alla nostra assistenza clienti.',
  headline: 'Qui non c’è nessun quadro',
  lead: 'La pagina non esiste o non esiste più. Può ripartire da qui.',
  picture: 'Una luna sopra colline silenziose',
  tilesHeadline: 'Forse cercava questo',
  homeLink: 'Alla home',
};
