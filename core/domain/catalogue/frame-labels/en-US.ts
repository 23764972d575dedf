import type { FrameLabels } from '../label-kinds.ts';
import { usFrameLabels } from '../label-tables.ts';
import { frameLabelsEnGB } from './en-GB.ts';

/** American labels that differ from the British ones. */
export const frameLabelsEnUS = {
  ...frameLabelsEnGB,
  frameType: { ...frameLabelsEnGB.frameType, ...usFrameLabels },
  producedFamily: {
    ...frameLabelsEnGB.producedFamily,
    'alurahmen-eckig': 'Aluminum frame, square profile',
    'alurahmen-rund': 'Aluminum frame, round profile',
    'fotorahmen-alu': 'Aluminum photo frame',
  },
  producedFamilyShort: {
    ...frameLabelsEnGB.producedFamilyShort,
    'alurahmen-eckig': 'Aluminum, square',
    'alurahmen-rund': 'Aluminum, round',
    'fotorahmen-alu': 'Photo frame, aluminum',
  },
  frameVariant: {
    ...frameLabelsEnGB.frameVariant,
    'schwarz-matt': 'matte black',
    'weiss-matt': 'matte white',
    'weiss-gekalkt': 'whitewashed',
    grau: 'gray',
    'grau-gemasert': 'gray woodgrain',
    anthrazit: 'charcoal',
    'silber-matt': 'matte silver',
    'gold-matt': 'matte gold',
    'eiche-gekalkt': 'whitewashed oak',
    matt: 'matte',
  },
  frameCatalogue: {
    ...frameLabelsEnGB.frameCatalogue,
    'aluminium-square': 'Aluminum frames with a square profile',
    'aluminium-round': 'Aluminum frames with a round profile',
  },
  frameCatalogueShort: {
    ...frameLabelsEnGB.frameCatalogueShort,
    'aluminium-square': 'Aluminum, square',
    'aluminium-round': 'Aluminum, round',
  },
  framePart: { ...frameLabelsEnGB.framePart, 'frame-mat': 'Mat' },
  frameMaterial: {
    ...frameLabelsEnGB.frameMaterial,
    Leisten: 'Moldings',
    PPT: 'Mats',
    gekauft: 'Purchased frames',
    'Leisten RST': 'Moldings, offcuts',
    'PPT RST': 'Mats, offcuts',
  },
  mat: {
    'mat-none': 'No mat',
    'mat-creme': 'Cream mat',
    'mat-schwarz': 'Black mat',
    'mat-weiss': 'White mat',
  },
  frameTemplate: { ...frameLabelsEnGB.frameTemplate, 'with-mat': '{frame}, with mat' },
} as const satisfies FrameLabels;
