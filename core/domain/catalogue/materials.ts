import { oneOf } from '../text/one-of.ts';

/** Materials of wall pictures (storefront §3, "Wall-art catalogue"). */
export const materialTypes = [
  'acrylglas',
  'aludibond',
  'backlitfolie',
  'echtglas',
  'forexplatte',
  'fototapete',
  'gallerybond',
  'hahnemuehle',
  'klebefolie',
  'leinwand',
  'poster',
  'pvcplane',
] as const;

export type MaterialType = (typeof materialTypes)[number];

/** Families of frames (storefront §3, "Wall-art catalogue"). */
export const frameTypes = [
  'alurahmen',
  'artbox',
  'fotorahmen',
  'holzrahmen',
  'kunststoffrahmen',
  'schattenfuge-leinwand',
  'schattenfuge-platte',
] as const;

/** Named alone, the family's default variant. */
export type FrameType = (typeof frameTypes)[number];

/** Around a framed picture. */
export const matTypes = ['mat-none', 'mat-creme', 'mat-schwarz', 'mat-weiss'] as const;

export type MatType = (typeof matTypes)[number];

/** What a family has when nothing else is chosen. */
export type FrameDefaults = {
  readonly variant: 'schwarz';
  /** Millimetres; 0 without a mat. */
  readonly matSize: 0 | 30;
  readonly matType: MatType;
};

const withoutMat = { variant: 'schwarz', matSize: 0, matType: 'mat-none' } as const;
const withWhiteMat = { variant: 'schwarz', matSize: 30, matType: 'mat-weiss' } as const;

/** Of every family (storefront §3). */
export const frameDefaults = {
  alurahmen: withWhiteMat,
  artbox: withoutMat,
  fotorahmen: withoutMat,
  holzrahmen: withWhiteMat,
  kunststoffrahmen: withoutMat,
  'schattenfuge-leinwand': withoutMat,
  'schattenfuge-platte': withoutMat,
} as const satisfies Record<FrameType, FrameDefaults>;

/** For a framed picture; undefined where a material gets no frame. */
export const defaultFrames = {
  acrylglas: 'schattenfuge-platte',
  aludibond: 'schattenfuge-platte',
  backlitfolie: undefined,
  echtglas: undefined,
  forexplatte: 'schattenfuge-platte',
  fototapete: undefined,
  gallerybond: 'schattenfuge-platte',
  hahnemuehle: 'holzrahmen',
  klebefolie: undefined,
  leinwand: 'schattenfuge-leinwand',
  poster: 'holzrahmen',
  pvcplane: undefined,
} as const satisfies Record<MaterialType, FrameType | undefined>;

export const isMaterialType = oneOf(materialTypes);

export const isFrameType = oneOf(frameTypes);

export const isMatType = oneOf(matTypes);
