import { ratioKeys } from '../format/format-keys.ts';
import type { MaterialKey } from './material-keys.ts';
import { textOf } from '../text/text.ts';
import { oneOf } from '../text/one-of.ts';

/** Formats of the configurator's catalogue (supporting §3, "Calculator catalogue terms"). */
export const configuratorFormatTerms = [
  'a3',
  'a4',
  'a5',
  'a6',
  '20x20',
  '30x30',
  ...ratioKeys,
  'din',
  'wallpaper',
  'square',
] as const;

export type ConfiguratorFormatTerm = (typeof configuratorFormatTerms)[number];

export const isConfiguratorFormatTerm = oneOf(configuratorFormatTerms);

/**
 * Materials and products of the configurator's catalogue, with the keys of their labels: the picture
 * box is the photo box.
 */
export const configuratorMaterialTerms = {
  'acrylic-glass': 'acrylglas',
  'aluminium-composite': 'aludibond',
  canvas: 'leinwand',
  poster: 'poster',
  'real-glass': 'echtglas',
  'forex-board': 'forexplatte',
  'hahnemuehle-fine-art': 'hahnemuehle',
  'milled-picture': 'fraesbild',
  'adhesive-film': 'klebefolie',
  'pvc-tarpaulin': 'pvcplane',
  wallpaper: 'fototapete',
  'picture-box': 'photobox',
  'photo-book': 'photobook',
} as const satisfies Record<string, MaterialKey>;

export type ConfiguratorMaterialTerm = keyof typeof configuratorMaterialTerms;

/** Guards a material term. */
export const isConfiguratorMaterialTerm = (text: string): text is ConfiguratorMaterialTerm =>
  Object.hasOwn(configuratorMaterialTerms, textOf(text));

/**
 * Numbered from 1 (supporting §3: "numbered (wedding, baby, kids and others)"); those after the
 * third are ours.
 */
export const photobookCategories = [
  'wedding',
  'baby',
  'kids',
  'family',
  'travel',
  'year',
  'birthday',
  'friends',
  'other',
] as const;

export type PhotobookCategory = (typeof photobookCategories)[number];

export const isPhotobookCategory = oneOf(photobookCategories);

/** Undefined for a number without a category. */
export const photobookCategoryOfNumber = (number: number): PhotobookCategory | undefined =>
  photobookCategories[number - 1];

/** From 1. */
export const numberOfPhotobookCategory = (category: PhotobookCategory): number =>
  photobookCategories.indexOf(category) + 1;
