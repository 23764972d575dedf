import type { CardLabels } from './card-labels.ts';

/** Italian. */
export const italianCardLabels = {
  occasions: {
    einschulung: 'Primo giorno di scuola',
    firmung: 'Cresima',
    geburt: 'Nascita',
    geburtstag: 'Compleanno',
    hochzeit: 'Matrimonio',
    kindergeburtstag: 'Compleanno per bambini',
    kommunion: 'Prima comunione',
    konfirmation: 'Confermazione',
    ostern: 'Pasqua',
    taufe: 'Battesimo',
    trauer: 'Lutto e condoglianze',
    'weihnachten-geschaeftlich': 'Natale per aziende',
    'weihnachten-privat': 'Natale in famiglia',
  },
  envelopeForms: { gerade: 'Lembo dritto', spitz: 'Lembo a punta' },
  folds: { standard: 'Standard', booklet: 'Libretto', pocketfold: 'Pocketfold' },
  filterKeys: {
    aspectRatio: 'Proporzioni',
    category: 'Categoria',
    color: 'Colore',
    label: 'Etichetta',
    product: 'Prodotto',
    punching: 'Fustellatura',
    style: 'Stile',
  },
  sorts: { sort: 'Consigliati', popularity: 'I più amati', created: 'I più recenti' },
} as const satisfies CardLabels;
