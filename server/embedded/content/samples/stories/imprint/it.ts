import type { ImprintTexts } from './page.ts';

/** In Italian. */
export const texts: ImprintTexts = {
  name: 'Note legali',
  title: 'Note legali: gestore, indirizzo e contatti',
  description:
    'Chi gestisce questo negozio: gestore, indirizzo, contatti, rappresentanza e registro. Questo negozio è un esempio, i dati anche.',
  headline: 'Note legali',
  lead: 'Questo negozio è un esempio. I dati stanno al posto di quelli di un gestore.',
  sections: {
    operator: {
      headline: 'Gestore',
      text: ['Musterbild GmbH', 'Musterstraße 12, 80331 Monaco di Baviera, Germania'],
    },
    contact: {
      headline: 'Contatto',
      text: ['E-mail: [service@example.com](mail)'],
    },
    representation: {
      headline: 'Rappresentanza e registro',
      text: ['Qui il gestore indica amministratori, registro delle imprese e partita IVA.'],
    },
  },
};
