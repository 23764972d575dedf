import type { FrameType } from './materials.ts';

/**
 * Colours or woods with finishes. The specification says "many" and does not list them: the list is
 * ours.
 */
export const frameVariants = [
  'schwarz',
  'schwarz-matt',
  'schwarz-glanz',
  'schwarz-lack',
  'schwarz-gemasert',
  'weiss',
  'weiss-matt',
  'weiss-glanz',
  'weiss-lack',
  'weiss-gemasert',
  'weiss-gekalkt',
  'creme',
  'grau',
  'grau-gemasert',
  'anthrazit',
  'taupe',
  'braun',
  'braun-antik',
  'silber',
  'silber-matt',
  'silber-glanz',
  'silber-antik',
  'gold',
  'gold-matt',
  'gold-glanz',
  'gold-antik',
  'kupfer',
  'champagner',
  'natur',
  'ahorn',
  'buche',
  'eiche',
  'eiche-geoelt',
  'eiche-gekalkt',
  'eiche-geraeuchert',
  'esche',
  'kirsche',
  'mahagoni',
  'nussbaum',
  'wenge',
  'rot',
  'blau',
  'gruen',
  'glanz',
  'matt',
  'antik',
] as const;

/** `glanz`, `matt` and `antik` alone where the family names the colour. */
export type FrameVariant = (typeof frameVariants)[number];

export type ProducedFrameFamilyRow = {
  readonly frameType: FrameType;
  readonly variants: readonly [FrameVariant, ...FrameVariant[]];
};

/** Families (storefront §3, "Produced frame families"); the first variant is the one shown. */
export const producedFrameFamilies = {
  'alurahmen-eckig': {
    frameType: 'alurahmen',
    variants: [
      'schwarz',
      'anthrazit',
      'silber',
      'silber-glanz',
      'gold',
      'gold-glanz',
      'weiss',
      'champagner',
      'kupfer',
    ],
  },
  'alurahmen-rund': { frameType: 'alurahmen', variants: ['schwarz', 'silber', 'gold', 'weiss'] },
  artbox: { frameType: 'artbox', variants: ['schwarz-lack', 'weiss-lack', 'eiche', 'nussbaum'] },
  'fotorahmen-alu': { frameType: 'fotorahmen', variants: ['schwarz', 'silber', 'gold'] },
  'fotorahmen-barock': {
    frameType: 'fotorahmen',
    variants: ['gold-antik', 'silber-antik', 'schwarz', 'weiss'],
  },
  'fotorahmen-holz': {
    frameType: 'fotorahmen',
    variants: ['schwarz', 'weiss', 'natur', 'eiche', 'nussbaum'],
  },
  'fotorahmen-holz-vintage': { frameType: 'fotorahmen', variants: ['weiss', 'grau', 'braun'] },
  'fotorahmen-kunststoff': {
    frameType: 'fotorahmen',
    variants: ['schwarz', 'weiss', 'silber', 'rot', 'blau'],
  },
  'fotorahmen-chrom': { frameType: 'fotorahmen', variants: ['glanz', 'matt'] },
  'fotorahmen-gold': { frameType: 'fotorahmen', variants: ['glanz', 'matt', 'antik'] },
  'fotorahmen-silber': { frameType: 'fotorahmen', variants: ['glanz', 'matt', 'antik'] },
  holzrahmen: {
    frameType: 'holzrahmen',
    variants: [
      'schwarz',
      'schwarz-matt',
      'schwarz-glanz',
      'schwarz-gemasert',
      'weiss',
      'weiss-matt',
      'weiss-glanz',
      'weiss-gemasert',
      'weiss-gekalkt',
      'creme',
      'grau',
      'grau-gemasert',
      'anthrazit',
      'taupe',
      'braun',
      'braun-antik',
      'silber',
      'silber-matt',
      'silber-antik',
      'gold',
      'gold-matt',
      'gold-antik',
      'kupfer',
      'natur',
      'ahorn',
      'buche',
      'eiche',
      'eiche-geoelt',
      'eiche-gekalkt',
      'eiche-geraeuchert',
      'esche',
      'kirsche',
      'mahagoni',
      'nussbaum',
      'wenge',
      'rot',
      'blau',
      'gruen',
    ],
  },
  kunststoffrahmen: {
    frameType: 'kunststoffrahmen',
    variants: ['schwarz', 'schwarz-glanz', 'weiss', 'weiss-glanz', 'silber', 'gold', 'eiche'],
  },
  'schattenfuge-leinwand': {
    frameType: 'schattenfuge-leinwand',
    variants: ['schwarz', 'weiss', 'grau', 'silber', 'gold', 'natur', 'eiche', 'nussbaum'],
  },
  'schattenfuge-platte': {
    frameType: 'schattenfuge-platte',
    variants: ['schwarz', 'weiss', 'silber', 'gold', 'eiche', 'nussbaum'],
  },
} as const satisfies Record<string, ProducedFrameFamilyRow>;

export type ProducedFrameFamily = keyof typeof producedFrameFamilies;

/** Such as `holzrahmen-eiche-geoelt`. */
export type ProducedFrame = {
  [F in ProducedFrameFamily]: `${F}-${(typeof producedFrameFamilies)[F]['variants'][number]}`;
}[ProducedFrameFamily];

/**
 * The frame that a type alone means: black (storefront §3, "default frame variant (black)"); the
 * artbox is lacquered (supporting §7, "black lacquer artbox").
 */
export const defaultProducedFrames = {
  alurahmen: 'alurahmen-eckig-schwarz',
  artbox: 'artbox-schwarz-lack',
  fotorahmen: 'fotorahmen-holz-schwarz',
  holzrahmen: 'holzrahmen-schwarz',
  kunststoffrahmen: 'kunststoffrahmen-schwarz',
  'schattenfuge-leinwand': 'schattenfuge-leinwand-schwarz',
  'schattenfuge-platte': 'schattenfuge-platte-schwarz',
} as const satisfies Record<FrameType, ProducedFrame>;

/**
 * Headings of the frame catalogue (supporting §3, "Frame catalogue labels"): floater and shadow-gap
 * frames are one.
 */
export const frameCatalogueGroups = {
  wood: ['holzrahmen'],
  'aluminium-square': ['alurahmen-eckig'],
  'aluminium-round': ['alurahmen-rund'],
  plastic: ['kunststoffrahmen'],
  'photo-frames': [
    'fotorahmen-alu',
    'fotorahmen-barock',
    'fotorahmen-holz',
    'fotorahmen-holz-vintage',
    'fotorahmen-kunststoff',
    'fotorahmen-chrom',
    'fotorahmen-gold',
    'fotorahmen-silber',
  ],
  'shadow-gap': ['schattenfuge-leinwand', 'schattenfuge-platte'],
  artbox: ['artbox'],
} as const satisfies Record<string, readonly ProducedFrameFamily[]>;

export type FrameCatalogueKey = keyof typeof frameCatalogueGroups;
