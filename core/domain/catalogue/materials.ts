import { oneOf } from '../text/one-of.ts';

/** The materials of wall pictures (storefront §3, "Wall-art catalogue"). */
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

/** A material that a photo is printed on. */
export type MaterialType = (typeof materialTypes)[number];

/** The families of frames (storefront §3, "Wall-art catalogue"). */
export const frameTypes = [
  'alurahmen',
  'artbox',
  'fotorahmen',
  'holzrahmen',
  'kunststoffrahmen',
  'schattenfuge-leinwand',
  'schattenfuge-platte',
] as const;

/** A family of frames; named alone it means the family's default variant. */
export type FrameType = (typeof frameTypes)[number];

/** The mats around a framed picture. */
export const matTypes = ['mat-none', 'mat-creme', 'mat-schwarz', 'mat-weiss'] as const;

/** A mat, or none. */
export type MatType = (typeof matTypes)[number];

/** Material, mat and the like of a frame family when nothing else is chosen. */
export type FrameDefaults = {
  readonly variant: 'schwarz';
  /** The width of the mat in millimetres; 0 where there is no mat. */
  readonly matSize: 0 | 30;
  readonly matType: MatType;
};

const withoutMat = { variant: 'schwarz', matSize: 0, matType: 'mat-none' } as const;
const withWhiteMat = { variant: 'schwarz', matSize: 30, matType: 'mat-weiss' } as const;

/** The defaults of every frame family (storefront §3). */
export const frameDefaults = {
  alurahmen: withWhiteMat,
  artbox: withoutMat,
  fotorahmen: withoutMat,
  holzrahmen: withWhiteMat,
  kunststoffrahmen: withoutMat,
  'schattenfuge-leinwand': withoutMat,
  'schattenfuge-platte': withoutMat,
} as const satisfies Record<FrameType, FrameDefaults>;

/** The frame that a material gets when a framed one is asked for; undefined where it gets no frame. */
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

/** Narrows a text to a material, in the specification's spelling. */
export const isMaterialType = oneOf(materialTypes);

/** Narrows a text to a frame family, in the specification's spelling. */
export const isFrameType = oneOf(frameTypes);

/** Narrows a text to a mat. */
export const isMatType = oneOf(matTypes);
