import type { CardLabels } from './card-labels.ts';

/** German. */
export const germanCardLabels = {
  occasions: {
    einschulung: 'Einschulung',
    firmung: 'Firmung',
    geburt: 'Geburt',
    geburtstag: 'Geburtstag',
    hochzeit: 'Hochzeit',
    kindergeburtstag: 'Kindergeburtstag',
    kommunion: 'Kommunion',
    konfirmation: 'Konfirmation',
    ostern: 'Ostern',
    taufe: 'Taufe',
    trauer: 'Trauer',
    'weihnachten-geschaeftlich': 'Weihnachten geschäftlich',
    'weihnachten-privat': 'Weihnachten privat',
  },
  envelopeForms: { gerade: 'Gerade Klappe', spitz: 'Spitze Klappe' },
  folds: { standard: 'Standard', booklet: 'Booklet', pocketfold: 'Pocketfold' },
  filterKeys: {
    aspectRatio: 'Seitenverhältnis',
    category: 'Kategorie',
    color: 'Farbe',
    label: 'Kennzeichnung',
    product: 'Produkt',
    punching: 'Stanzung',
    style: 'Stil',
  },
  sorts: { sort: 'Empfohlen', popularity: 'Beliebteste zuerst', created: 'Neueste zuerst' },
} as const satisfies CardLabels;
