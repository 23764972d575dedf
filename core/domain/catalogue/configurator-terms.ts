import { ratioKeys } from '../format/format-keys.ts';
import type { MaterialKey } from './material-keys.ts';
import { textOf } from '../text/text.ts';
import { oneOf } from '../text/one-of.ts';

/** The formats that the calculator's catalogue names (supporting §3, "Configurator catalogue terms"). */
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

/** A format term of the calculator. */
export type ConfiguratorFormatTerm = (typeof configuratorFormatTerms)[number];

/** Narrows a text to a format term of the calculator. */
export const isConfiguratorFormatTerm = oneOf(configuratorFormatTerms);

/**
 * The materials and products that the calculator's catalogue names, onto the keys of their labels:
 * the picture box is the photo box.
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

/** A material term of the calculator. */
export type ConfiguratorMaterialTerm = keyof typeof configuratorMaterialTerms;

/** Narrows a text to a material term of the calculator. */
export const isConfiguratorMaterialTerm = (text: string): text is ConfiguratorMaterialTerm =>
  Object.hasOwn(configuratorMaterialTerms, textOf(text));

/**
 * The categories of photo books by their number, from 1 on (supporting §3: "numbered (wedding,
 * baby, kids and others)"); the ones after the third are ours.
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

/** A category of photo books. */
export type PhotobookCategory = (typeof photobookCategories)[number];

/** Narrows a text to a category of photo books. */
export const isPhotobookCategory = oneOf(photobookCategories);

/** The category of a number from 1 on; undefined for any other number. */
export const photobookCategoryOfNumber = (number: number): PhotobookCategory | undefined =>
  photobookCategories[number - 1];

/** The number of a category, from 1 on. */
export const numberOfPhotobookCategory = (category: PhotobookCategory): number =>
  photobookCategories.indexOf(category) + 1;
