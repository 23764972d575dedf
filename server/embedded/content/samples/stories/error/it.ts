import type { ErrorTexts } from './page.ts';

/** In Italian. */
export const texts: ErrorTexts = {
  name: 'Pagina non trovata',
  title: 'Pagina non trovata',
  description: 'Questa pagina non esiste o non esiste più.',
  headline: 'Qui non c’è nessun quadro',
  lead: 'La pagina non esiste o non esiste più. Può ripartire da qui.',
  picture: 'Una luna sopra colline silenziose',
  tilesHeadline: 'Forse cercava questo',
  homeLink: 'Alla home',
};
