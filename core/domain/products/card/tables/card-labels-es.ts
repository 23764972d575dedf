import type { CardLabels } from './card-labels.ts';

/** Spanish. */
export const spanishCardLabels = {
  occasions: {
    einschulung: 'Primer día de colegio',
    firmung: 'Confirmación católica',
    geburt: 'Nacimiento',
    geburtstag: 'Cumpleaños',
    hochzeit: 'Boda',
    kindergeburtstag: 'Cumpleaños infantil',
    kommunion: 'Primera comunión',
    konfirmation: 'Confirmación',
    ostern: 'Pascua',
    taufe: 'Bautizo',
    trauer: 'Condolencias',
    'weihnachten-geschaeftlich': 'Navidad para empresas',
    'weihnachten-privat': 'Navidad en familia',
  },
  envelopeForms: { gerade: 'Solapa recta', spitz: 'Solapa en punta' },
  folds: { standard: 'Estándar', booklet: 'Cuadernillo', pocketfold: 'Pocketfold' },
  filterKeys: {
    aspectRatio: 'Proporción',
    category: 'Categoría',
    color: 'Color',
    label: 'Etiqueta',
    product: 'Producto',
    punching: 'Troquelado',
    style: 'Estilo',
  },
  sorts: { sort: 'Recomendados', popularity: 'Más populares', created: 'Más recientes' },
} as const satisfies CardLabels;
