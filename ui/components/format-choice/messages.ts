import type { MessageTable } from '../../messages/message-table.ts';

export const formatChoiceMessages = {
  'configurator.format-unit': {
    de: 'Breite × Höhe in {unit}',
    en: 'Width × height in {unit}',
    'en-US': 'Width × height in inches',
    es: 'Ancho × alto en {unit}',
    fr: 'Largeur × hauteur en {unit}',
    it: 'Larghezza × altezza in {unit}',
    nl: 'Breedte × hoogte in {unit}',
  },
  'configurator.more-formats': {
    de: 'Weitere Formate',
    en: 'More sizes',
    es: 'Más formatos',
    fr: 'Autres formats',
    it: 'Altri formati',
    nl: 'Meer formaten',
  },
  'configurator.own-format': {
    de: 'Eigenes Format',
    en: 'Custom size',
    es: 'Formato a medida',
    fr: 'Format sur mesure',
    it: 'Formato su misura',
    nl: 'Eigen formaat',
  },
  'configurator.error': {
    de: 'Die Preise lassen sich gerade nicht laden. Ihre Auswahl bleibt erhalten.',
    en: 'We cannot load the prices right now. Your selection is kept.',
    es: 'Ahora mismo no podemos cargar los precios. Su selección se conserva.',
    fr: 'Les prix ne peuvent pas être affichés pour le moment. Votre choix est conservé.',
    it: 'Al momento i prezzi non sono disponibili. La sua scelta resta salvata.',
    nl: 'We kunnen de prijzen nu niet laden. Uw keuze blijft bewaard.',
  },
  'configurator.retry': {
    de: 'Erneut laden',
    en: 'Try again',
    es: 'Reintentar',
    fr: 'Réessayer',
    it: 'Riprovare',
    nl: 'Opnieuw proberen',
  },
} as const satisfies MessageTable;
