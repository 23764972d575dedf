import type { FrameType, MaterialType } from './materials.ts';

/** Edge, suitable places and weight of materials. The specification names none: all are ours. */

/** `wrapped` goes round, `hemmed` has eyelets. */
export const materialEdges = [
  'wrapped',
  'polished',
  'cut',
  'paper',
  'profile',
  'hemmed',
  'trimmed',
] as const;

export type MaterialEdge = (typeof materialEdges)[number];

/** From the most sheltered to the least. */
export const materialPlaces = ['dry-rooms', 'all-rooms', 'outdoors-sheltered', 'outdoors'] as const;

/** The least sheltered suitable place; it includes those before it. */
export type MaterialPlace = (typeof materialPlaces)[number];

/** Weights in grams. */
export type MaterialTraits = {
  readonly edge: MaterialEdge;
  readonly place: MaterialPlace;
  /** Of the print. */
  readonly perSquareMetre: number;
  /** Of the profile around it; 0 without one. */
  readonly perMetre: number;
};

/** The stretcher frame of canvas is in `stretcherWeights`. */
export const materialTraits = {
  acrylglas: { edge: 'polished', place: 'all-rooms', perSquareMetre: 7_140, perMetre: 0 },
  aludibond: { edge: 'cut', place: 'outdoors', perSquareMetre: 3_800, perMetre: 0 },
  backlitfolie: { edge: 'profile', place: 'dry-rooms', perSquareMetre: 1_900, perMetre: 900 },
  echtglas: { edge: 'polished', place: 'all-rooms', perSquareMetre: 12_500, perMetre: 0 },
  forexplatte: { edge: 'cut', place: 'outdoors-sheltered', perSquareMetre: 5_000, perMetre: 0 },
  fototapete: { edge: 'trimmed', place: 'dry-rooms', perSquareMetre: 180, perMetre: 0 },
  gallerybond: { edge: 'polished', place: 'all-rooms', perSquareMetre: 8_560, perMetre: 0 },
  hahnemuehle: { edge: 'paper', place: 'dry-rooms', perSquareMetre: 308, perMetre: 0 },
  klebefolie: { edge: 'trimmed', place: 'all-rooms', perSquareMetre: 150, perMetre: 0 },
  leinwand: { edge: 'wrapped', place: 'dry-rooms', perSquareMetre: 380, perMetre: 0 },
  poster: { edge: 'paper', place: 'dry-rooms', perSquareMetre: 200, perMetre: 0 },
  pvcplane: { edge: 'hemmed', place: 'outdoors', perSquareMetre: 510, perMetre: 60 },
} as const satisfies Readonly<Record<MaterialType, MaterialTraits>>;

/** Grams per metre of a canvas's stretcher frame. */
export const stretcherWeights = { '25mm': 330, '38mm': 620 } as const;

/** Grams per metre of a moulding. */
export const mouldingWeights = {
  alurahmen: 420,
  artbox: 880,
  fotorahmen: 480,
  holzrahmen: 560,
  kunststoffrahmen: 330,
  'schattenfuge-leinwand': 640,
  'schattenfuge-platte': 430,
} as const satisfies Readonly<Record<FrameType, number>>;

/** Grams per square metre of glass and back. */
export const glazingWeight = 7_200;
