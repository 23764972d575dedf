import type { ProductLabels } from '../label-kinds.ts';
import { usMaterialLabels } from '../label-tables.ts';
import { productLabelsEnGB } from './en-GB.ts';

/**
 * American labels that differ from the British ones: their own materials (storefront §3), inches,
 * spelling, and no DIN names.
 */
export const productLabelsEnUS = {
  ...productLabelsEnGB,
  format: { ...productLabelsEnGB.format, din: 'International paper sizes' },
  material: {
    ...productLabelsEnGB.material,
    ...usMaterialLabels,
    'alu-brushed': 'Brushed aluminum',
    'aludibond-brushed': 'Brushed metal print',
  },
  materialVariant: {
    ...productLabelsEnGB.materialVariant,
    'acrylglas-fineart': 'Acrylic fine art print',
    'acrylglas-gerahmt': 'Framed acrylic print',
    'aludibond-fineart': 'Fine art print on metal',
    'aludibond-gerahmt': 'Framed metal print',
    'alu-brushed-gerahmt': 'Framed brushed aluminum',
    'aludibond-brushed-gerahmt': 'Framed brushed metal print',
    'forexplatte-fineart': 'Fine art print on foam board',
    'forexplatte-gerahmt': 'Framed foam board',
    'hahnemuehle-alurahmen': 'Hahnemühle fine art in an aluminum frame',
    'poster-alurahmen': 'Poster in an aluminum frame',
  },
  optionGroup: {
    ...productLabelsEnGB.optionGroup,
    'leinwand-keilrahmen': 'Stretcher bars',
    'pvcplane-oesung': 'Grommets',
  },
  option: {
    ...productLabelsEnGB.option,
    'aludibond-druckverfahren-fineart-matt': 'Fine art print, matte',
    'forexplatte-druckverfahren-fineart-matt': 'Fine art print, matte',
    'hahnemuehle-materialausfuehrung-matt-cotton-smooth': 'Cotton paper, matte and smooth',
    'leinwand-keilrahmen-25mm': '1\u00a0in',
    'leinwand-keilrahmen-38mm': '1.5\u00a0in',
    'leinwand-rand-farbig': 'Solid color',
    'poster-laminierung-matt': 'Matte',
    'pvcplane-oesung-simple': 'With grommets',
    'pvcplane-oesung-none': 'No grommets',
  },
  configuratorFormat: {
    ...productLabelsEnGB.configuratorFormat,
    '20x20': '8 × 8\u00a0in',
    '30x30': '12 × 12\u00a0in',
    din: 'International paper sizes',
  },
} as const satisfies ProductLabels;
