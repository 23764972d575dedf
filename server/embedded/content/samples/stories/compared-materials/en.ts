import type { ComparedTexts } from './compared-materials.ts';

/** In English. */
export const texts: ComparedTexts = {
  headline: 'Side by side, as they look',
  text: 'The same photo at the same size. Choose up to four materials and your size.',
  leinwand: {
    weight: 'light',
    light: 'matt, no reflections',
    rooms: 'living room, bedroom, hall',
    care: 'dust with a dry cloth',
  },
  acrylglas: {
    weight: 'heavy',
    light: 'deep colours, reflects',
    rooms: 'living room, office, bathroom',
    care: 'soft cloth, a little water',
  },
  aludibond: {
    weight: 'medium',
    light: 'satin, hardly reflects',
    rooms: 'any, bathroom and kitchen too',
    care: 'wipe with a damp cloth',
  },
  poster: {
    weight: 'very light',
    light: 'matt or glossy',
    rooms: 'dry rooms',
    care: 'dust only',
  },
  gallerybond: {
    weight: 'heavy',
    light: 'deep colours, reflects',
    rooms: 'living room, office, reception',
    care: 'soft cloth, a little water',
  },
  echtglas: {
    weight: 'very heavy',
    light: 'clear and brilliant, reflects',
    rooms: 'living room, kitchen, bathroom',
    care: 'glass cleaner',
  },
  forexplatte: {
    weight: 'light',
    light: 'matt, no reflections',
    rooms: 'hall, nursery, office',
    care: 'wipe with a damp cloth',
  },
  hahnemuehle: {
    weight: 'very light',
    light: 'velvety matt, subtle tones',
    rooms: 'quiet, dry rooms',
    care: 'dust the glass, never damp',
  },
  backlitfolie: {
    weight: 'medium',
    light: 'lit from behind',
    rooms: 'living room, reception, dark corners',
    care: 'dust with a dry cloth',
  },
  fototapete: {
    weight: 'very light',
    light: 'matt, no reflections',
    rooms: 'whole walls in dry rooms',
    care: 'wipe with a barely damp cloth',
  },
  klebefolie: {
    weight: 'very light',
    light: 'satin, hardly reflects',
    rooms: 'nursery, kitchen, doors',
    care: 'wipe with a damp cloth',
  },
  pvcplane: {
    weight: 'light',
    light: 'satin, hardly reflects',
    rooms: 'balcony, terrace, parties',
    care: 'wash with water',
  },
};
