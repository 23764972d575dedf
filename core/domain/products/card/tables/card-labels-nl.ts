import type { CardLabels } from './card-labels.ts';

/** Dutch. */
export const dutchCardLabels = {
  occasions: {
    einschulung: 'Eerste schooldag',
    firmung: 'Vormsel',
    geburt: 'Geboorte',
    geburtstag: 'Verjaardag',
    hochzeit: 'Bruiloft',
    kindergeburtstag: 'Kinderverjaardag',
    kommunion: 'Communie',
    konfirmation: 'Belijdenis',
    ostern: 'Pasen',
    taufe: 'Doop',
    trauer: 'Rouw en condoleance',
    'weihnachten-geschaeftlich': 'Zakelijke kerstkaarten',
    'weihnachten-privat': 'Persoonlijke kerstkaarten',
  },
  envelopeForms: { gerade: 'Rechte klep', spitz: 'Puntklep' },
  folds: { standard: 'Standaard', booklet: 'Boekje', pocketfold: 'Pocketfold' },
  filterKeys: {
    aspectRatio: 'Verhouding',
    category: 'Categorie',
    color: 'Kleur',
    label: 'Label',
    product: 'Product',
    punching: 'Stansvorm',
    style: 'Stijl',
  },
  sorts: { sort: 'Aanbevolen', popularity: 'Populairste eerst', created: 'Nieuwste eerst' },
} as const satisfies CardLabels;
