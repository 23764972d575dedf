import type { CardLabels } from './card-labels.ts';

/** French. */
export const frenchCardLabels = {
  occasions: {
    einschulung: 'Rentrée scolaire',
    firmung: 'Confirmation catholique',
    geburt: 'Naissance',
    geburtstag: 'Anniversaire',
    hochzeit: 'Mariage',
    kindergeburtstag: 'Anniversaire d’enfant',
    kommunion: 'Première communion',
    konfirmation: 'Confirmation',
    ostern: 'Pâques',
    taufe: 'Baptême',
    trauer: 'Deuil et condoléances',
    'weihnachten-geschaeftlich': 'Noël pour les entreprises',
    'weihnachten-privat': 'Noël en famille',
  },
  envelopeForms: { gerade: 'Rabat droit', spitz: 'Rabat pointu' },
  folds: { standard: 'Standard', booklet: 'Livret', pocketfold: 'Pocketfold' },
  filterKeys: {
    aspectRatio: 'Proportions',
    category: 'Catégorie',
    color: 'Couleur',
    label: 'Étiquette',
    product: 'Produit',
    punching: 'Découpe',
    style: 'Style',
  },
  sorts: { sort: 'Recommandés', popularity: 'Les plus appréciés', created: 'Les plus récents' },
} as const satisfies CardLabels;
