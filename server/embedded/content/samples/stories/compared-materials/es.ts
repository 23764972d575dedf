import type { ComparedTexts } from './compared-materials.ts';

/** In Spanish. */
export const texts: ComparedTexts = {
  headline: 'Uno al lado del otro, tal como se ven',
  text: 'La misma foto en el mismo tamaño. Elija hasta cuatro materiales y su formato.',
  leinwand: {
    weight: 'ligero',
    light: 'mate, sin reflejos',
    rooms: 'salón, dormitorio, pasillo',
    care: 'quitar el polvo en seco',
  },
  acrylglas: {
    weight: 'pesado',
    light: 'colores profundos, con reflejos',
    rooms: 'salón, despacho, baño',
    care: 'paño suave y un poco de agua',
  },
  aludibond: {
    weight: 'medio',
    light: 'satinado, apenas refleja',
    rooms: 'cualquiera, también baño y cocina',
    care: 'paño húmedo',
  },
  poster: {
    weight: 'muy ligero',
    light: 'mate o brillante',
    rooms: 'espacios secos',
    care: 'solo quitar el polvo en seco',
  },
  gallerybond: {
    weight: 'pesado',
    light: 'colores profundos, con reflejos',
    rooms: 'salón, despacho, recepción',
    care: 'paño suave y un poco de agua',
  },
  echtglas: {
    weight: 'muy pesado',
    light: 'nítido y brillante, con reflejos',
    rooms: 'salón, cocina, baño',
    care: 'con limpiacristales',
  },
  forexplatte: {
    weight: 'ligero',
    light: 'mate, sin reflejos',
    rooms: 'pasillo, cuarto infantil, despacho',
    care: 'paño húmedo',
  },
  hahnemuehle: {
    weight: 'muy ligero',
    light: 'mate aterciopelado, tonos finos',
    rooms: 'espacios tranquilos y secos',
    care: 'limpiar el cristal, nunca húmedo',
  },
  backlitfolie: {
    weight: 'medio',
    light: 'iluminado desde atrás',
    rooms: 'salón, recepción, rincones oscuros',
    care: 'quitar el polvo en seco',
  },
  fototapete: {
    weight: 'muy ligero',
    light: 'mate, sin reflejos',
    rooms: 'paredes enteras en espacios secos',
    care: 'paño apenas húmedo',
  },
  klebefolie: {
    weight: 'muy ligero',
    light: 'satinado, apenas refleja',
    rooms: 'cuarto infantil, cocina, puertas',
    care: 'paño húmedo',
  },
  pvcplane: {
    weight: 'ligero',
    light: 'satinado, apenas refleja',
    rooms: 'balcón, terraza, fiestas',
    care: 'lavar con agua',
  },
};
