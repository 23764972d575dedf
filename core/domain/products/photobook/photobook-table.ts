import type { DinName } from '../../format/din-sizes.ts';
import type {
  PhotobookBinding,
  PhotobookCover,
  PhotobookCoverLamination,
  PhotobookFormat,
  PhotobookOrientation,
  PhotobookPaper,
  PhotobookPrinting,
  PhotobookRefinement,
  PhotobookType,
} from './photobooks.ts';

/** A closed book in millimetres. */
export type PhotobookFormatRow = { readonly width: number; readonly height: number } & (
  | { readonly orientation: 'square' }
  | {
      readonly orientation: Exclude<PhotobookOrientation, 'square'>;
      /** The sheet that names the format in all locales. */
      readonly dinName: DinName;
    }
);

/**
 * Storefront §3, "Photo books"; squares and A6: decisions, "Catalogue and products". Books are
 * trimmed, so that most are smaller than the sheet that names them.
 */
export const photobookFormatTable = {
  '200-200': { width: 200, height: 200, orientation: 'square' },
  '300-300': { width: 300, height: 300, orientation: 'square' },
  'a3-quer': { width: 441, height: 297, orientation: 'din-landscape', dinName: 'A3' },
  'a4-hoch': { width: 215, height: 276, orientation: 'din-portrait', dinName: 'A4' },
  'a4-quer': { width: 285, height: 194, orientation: 'din-landscape', dinName: 'A4' },
  'a5-hoch': { width: 148, height: 210, orientation: 'din-portrait', dinName: 'A5' },
  'a5-quer': { width: 190, height: 145, orientation: 'din-landscape', dinName: 'A5' },
  'a6-quer': { width: 148, height: 105, orientation: 'din-landscape', dinName: 'A6' },
} as const satisfies Record<PhotobookFormat, PhotobookFormatRow>;

/** Both ends included. */
export type PhotobookPageRange = {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
};

/** Every list begins with its default. */
export type PhotobookTypeRow = {
  readonly printing: PhotobookPrinting;
  readonly cover: PhotobookCover;
  readonly bindings: readonly [PhotobookBinding, ...PhotobookBinding[]];
  readonly papers: readonly [PhotobookPaper, ...PhotobookPaper[]];
  /** Empty where the cover is not laminated. */
  readonly coverLaminations: readonly PhotobookCoverLamination[];
  /** Empty where the cover cannot be refined. */
  readonly refinements: readonly PhotobookRefinement[];
  readonly formats: readonly [PhotobookFormat, ...PhotobookFormat[]];
  /** Of the type's, where none is chosen. */
  readonly defaultFormats: Readonly<Record<PhotobookOrientation, PhotobookFormat>>;
  readonly pages: PhotobookPageRange;
  /** The page counts up to which one price of a page holds, rising to the largest. */
  readonly graduations: readonly [number, ...number[]];
};

const hardCover = {
  cover: 'hard',
  coverLaminations: ['glossy', 'matt'],
  refinements: ['gold', 'relief', 'rosegold', 'silber'],
} as const;

const digitalDefaults = {
  'din-landscape': 'a5-quer',
  'din-portrait': 'a4-hoch',
  square: '200-200',
} as const;

/**
 * Covers of digital book and booklet and all default formats: storefront §3; pages: decisions,
 * "Catalogue and products". The rest is as books are made: the real photo book has a hard cover,
 * lies flat and has photographic paper; the digital one is glued, in every paper; the booklet is
 * stitched, its soft cover plain, and at most A4. The more pages, the less a further one costs: by
 * the graduations.
 */
export const photobookTypeTable = {
  digitalfotobuch: {
    printing: 'digital',
    ...hardCover,
    bindings: ['pur'],
    papers: ['standard', 'glaenzend', 'matt', 'feinstweiss'],
    formats: ['200-200', '300-300', 'a3-quer', 'a4-hoch', 'a4-quer', 'a5-hoch', 'a5-quer'],
    defaultFormats: digitalDefaults,
    pages: { minimum: 24, maximum: 160, step: 2 },
    graduations: [48, 96, 160],
  },
  echtfotobuch: {
    printing: 'echtfoto',
    ...hardCover,
    bindings: ['layflat'],
    papers: ['glaenzend', 'matt'],
    formats: ['200-200', '300-300', 'a3-quer', 'a4-hoch', 'a4-quer', 'a5-hoch', 'a5-quer'],
    defaultFormats: { 'din-landscape': 'a4-quer', 'din-portrait': 'a4-hoch', square: '300-300' },
    pages: { minimum: 26, maximum: 118, step: 4 },
    graduations: [50, 82, 118],
  },
  fotoheft: {
    printing: 'digital',
    cover: 'soft',
    bindings: ['heftbindung'],
    papers: ['standard', 'feinstweiss'],
    coverLaminations: [],
    refinements: [],
    formats: ['200-200', 'a4-hoch', 'a4-quer', 'a5-hoch', 'a5-quer', 'a6-quer'],
    defaultFormats: digitalDefaults,
    pages: { minimum: 24, maximum: 48, step: 4 },
    graduations: [36, 48],
  },
} as const satisfies Record<PhotobookType, PhotobookTypeRow>;
