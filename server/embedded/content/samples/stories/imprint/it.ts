import type { ImprintTexts } from './page.ts';

/** In Italian. */
export const texts: ImprintTexts = {
  name: 'Note legali',
  title: 'Note legali: gestore, indirizzo e contatti',
  description:
    'Chi gestisce questo negozio: gestore, indirizzo, contatti, rappresentanza e registro. Questo negozio è un esempio, i dati anche.',
  headline: 'Note legali',
  lead: 'Questo negozio è un esempio: la società, l’indirizzo, le persone e i numeri di questa pagina sono inventati. Chi gestisce il negozio mette i propri.',
  sections: {
    operator: {
      headline: 'Gestore',
      text: ['{trader}', '{address}'],
    },
    contact: {
      headline: 'Contatto',
      text: [
        'E-mail: [service@example.com](mail)',
        'Può scriverci anche dalla [pagina dei contatti](contact). Rispondiamo nei giorni lavorativi, di solito in giornata.',
      ],
    },
    representation: {
      headline: 'Rappresentanza e registro',
      text: [
        'Amministratrice: Erika Mustermann',
        'Registro delle imprese: Amtsgericht München, HRB 000000',
        'Partita IVA: DE000000000',
      ],
    },
    products: {
      headline: 'Prodotti e sicurezza',
      text: [
        'Il gestore è il fabbricante di tutti i prodotti. Che cosa fare in caso di controversia è nelle [](terms).',
      ],
    },
    pictures: {
      headline: 'Immagini di questo negozio',
      text: [
        'Stanze, pareti e soggetti di esempio sono disegnati al computer, le stanze in scala. Sullo schermo i colori possono apparire diversi dalla stampa.',
      ],
    },
  },
};
