/** Where wall art is sold: the page of every material, and of every group of materials. */
import type { MaterialType } from '../../../../../core/domain/catalogue/materials.ts';
import {
  wallArtGroups,
  type WallArtGroup,
} from '../../../../../core/domain/navigation/wall-art-products.ts';
import type { PageKey } from './registry.ts';

/** The page that sells each material. */
export const materialPages = {
  acrylglas: 'acrylic',
  aludibond: 'aluminium',
  backlitfolie: 'backlit',
  echtglas: 'glass',
  forexplatte: 'forex',
  fototapete: 'wallpaper',
  gallerybond: 'gallery-bond',
  hahnemuehle: 'fine-art',
  klebefolie: 'adhesive-film',
  leinwand: 'canvas',
  poster: 'poster',
  pvcplane: 'tarpaulin',
} as const satisfies Readonly<Record<MaterialType, PageKey>>;

/** The product pages that are items of the main bar. */
export const barPages = [
  'canvas',
  'acrylic',
  'aluminium',
  'poster',
  'photo-frame',
] as const satisfies readonly PageKey[];

/** The page of each group of materials. */
export const groupPages = {
  bestseller: 'wall-art-bestsellers',
  premium: 'wall-art-premium',
  'additional-products': 'wall-art-more',
} as const satisfies Readonly<Record<WallArtGroup, PageKey>>;

/** The pages of all groups but one. */
export const otherGroupPages = (group: WallArtGroup): readonly PageKey[] =>
  wallArtGroups.filter((other) => other !== group).map((other) => groupPages[other]);

/**
 * What else fits where a material does: by light, place and price, the nearest first. Pages name
 * them beside their own material.
 */
export const relatedMaterials = {
  acrylglas: ['gallerybond', 'echtglas', 'aludibond', 'leinwand'],
  aludibond: ['forexplatte', 'gallerybond', 'acrylglas', 'leinwand'],
  backlitfolie: ['acrylglas', 'klebefolie', 'poster', 'leinwand'],
  echtglas: ['acrylglas', 'gallerybond', 'aludibond', 'leinwand'],
  forexplatte: ['aludibond', 'leinwand', 'poster', 'acrylglas'],
  fototapete: ['klebefolie', 'leinwand', 'poster', 'pvcplane'],
  gallerybond: ['acrylglas', 'aludibond', 'echtglas', 'hahnemuehle'],
  hahnemuehle: ['poster', 'leinwand', 'gallerybond', 'aludibond'],
  klebefolie: ['fototapete', 'poster', 'backlitfolie', 'forexplatte'],
  leinwand: ['hahnemuehle', 'aludibond', 'poster', 'forexplatte'],
  poster: ['hahnemuehle', 'leinwand', 'forexplatte', 'klebefolie'],
  pvcplane: ['aludibond', 'forexplatte', 'fototapete', 'klebefolie'],
} as const satisfies Readonly<Record<MaterialType, readonly MaterialType[]>>;
