import type { ConfiguredProduct } from '../../catalogue/shop-products.ts';
import { photoPrintFormats, type PhotoPrintFormat } from '../../format/photo-print-sizes.ts';
import type { PhotoboxPaper, PhotoboxType } from '../../catalogue/photoboxes.ts';

/** Every list begins with its default. */
export type PhotoboxTypeRow = {
  /** What it is sold as, and the designer takes it for. */
  readonly product: Extract<ConfiguredProduct, 'photobox' | 'photo-prints'>;
  readonly formats: readonly [PhotoPrintFormat, ...PhotoPrintFormat[]];
  readonly papers: readonly [PhotoboxPaper, ...PhotoboxPaper[]];
  /** How many photos a box holds, or are printed at once. */
  readonly amounts: PhotoAmounts;
};

export type PhotoAmounts = {
  readonly minimum: number;
  readonly maximum: number;
  /** Where none is chosen. */
  readonly usual: number;
};

const papers = ['simple', 'poster', 'matte', 'hahnemuehle'] as const;

/**
 * Storefront §3, "Photo boxes and prints"; decisions, "Catalogue and products". Which prints fit in
 * which box is ours: the small one takes those of up to 13 cm, the large one of up to 18 cm; so are
 * the amounts.
 */
export const photoboxTypeTable = {
  small: {
    product: 'photobox',
    formats: ['100x120', '100x100', '130x90'],
    papers,
    amounts: { minimum: 12, maximum: 60, usual: 24 },
  },
  max: {
    product: 'photobox',
    formats: ['150x100', '180x130'],
    papers,
    amounts: { minimum: 24, maximum: 150, usual: 48 },
  },
  photoprint: {
    product: 'photo-prints',
    formats: photoPrintFormats,
    papers,
    amounts: { minimum: 1, maximum: 500, usual: 24 },
  },
} as const satisfies Record<PhotoboxType, PhotoboxTypeRow>;

/** Other names (storefront §3: "large/MAX also appears"). */
export const photoboxTypeAliases = { large: 'max' } as const satisfies Record<string, PhotoboxType>;

/** The amounts from which on each print costs less; the specification names none. */
export const photoPrintRungs = [1, 24, 48, 100, 250] as const;

export type PhotoPrintRung = (typeof photoPrintRungs)[number];
