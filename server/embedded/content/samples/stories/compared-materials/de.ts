import type { ComparedTexts } from './compared-materials.ts';

/** In German. */
export const texts: ComparedTexts = {
  headline: 'Nebeneinander, wie sie wirken',
  text: 'Dasselbe Foto in derselben Größe. Wählen Sie bis zu vier Materialien und Ihr Format.',
  leinwand: {
    weight: 'leicht',
    light: 'matt, ohne Spiegelung',
    rooms: 'Wohn- und Schlafzimmer, Flur',
    care: 'trocken abstauben',
  },
  acrylglas: {
    weight: 'schwer',
    light: 'tiefe Farben, spiegelt',
    rooms: 'Wohnzimmer, Büro, Bad',
    care: 'weiches Tuch, etwas Wasser',
  },
  aludibond: {
    weight: 'mittel',
    light: 'seidenmatt, spiegelt kaum',
    rooms: 'alle, auch Bad und Küche',
    care: 'feucht abwischen',
  },
  poster: {
    weight: 'sehr leicht',
    light: 'matt oder glänzend',
    rooms: 'trockene Räume',
    care: 'nur trocken abstauben',
  },
  gallerybond: {
    weight: 'schwer',
    light: 'tiefe Farben, spiegelt',
    rooms: 'Wohnzimmer, Büro, Empfang',
    care: 'weiches Tuch, etwas Wasser',
  },
  echtglas: {
    weight: 'sehr schwer',
    light: 'klar und brillant, spiegelt',
    rooms: 'Wohnzimmer, Küche, Bad',
    care: 'Glasreiniger',
  },
  forexplatte: {
    weight: 'leicht',
    light: 'matt, ohne Spiegelung',
    rooms: 'Flur, Kinderzimmer, Büro',
    care: 'feucht abwischen',
  },
  hahnemuehle: {
    weight: 'sehr leicht',
    light: 'samtig matt, feine Töne',
    rooms: 'ruhige, trockene Räume',
    care: 'hinter Glas abstauben, nie feucht',
  },
  backlitfolie: {
    weight: 'mittel',
    light: 'leuchtet von hinten',
    rooms: 'Wohnzimmer, Empfang, dunkle Ecken',
    care: 'trocken abstauben',
  },
  fototapete: {
    weight: 'sehr leicht',
    light: 'matt, ohne Spiegelung',
    rooms: 'ganze Wände in trockenen Räumen',
    care: 'nebelfeucht abwischen',
  },
  klebefolie: {
    weight: 'sehr leicht',
    light: 'seidenmatt, spiegelt kaum',
    rooms: 'Kinderzimmer, Küche, Türen',
    care: 'feucht abwischen',
  },
  pvcplane: {
    weight: 'leicht',
    light: 'seidenmatt, spiegelt kaum',
    rooms: 'Balkon, Terrasse, Feste',
    care: 'mit Wasser abwaschen',
  },
};
