import type { ConfiguredProduct } from '../../catalogue/shop-products.ts';
import { photoPrintFormats, type PhotoPrintFormat } from '../../format/photo-print-sizes.ts';
import type { PhotoboxPaper, PhotoboxType } from '../../catalogue/photoboxes.ts';

/** Every list begins with its default. */
export type PhotoboxTypeRow = {
  /** What it is sold as, and the designer takes it for. */
  readonly product: Extract<ConfiguredProduct, 'photobox' | 'photo-prints'>;
  readonly formats: readonly [PhotoPrintFormat, ...PhotoPrintFormat[]];
  readonly papers: readonly [PhotoboxPaper, ...PhotoboxPaper[]];
};

const papers = ['simple', 'poster', 'matte', 'hahnemuehle'] as const;

/**
 * Storefront §3, "Photo boxes and prints"; decisions, "Catalogue and products". Which prints fit in
 * which box is ours: the small one takes those of up to 13 cm, the large one of up to 18 cm.
 */
export const photoboxTypeTable = {
  small: { product: 'photobox', formats: ['100x120', '100x100', '130x90'], papers },
  max: { product: 'photobox', formats: ['150x100', '180x130'], papers },
  photoprint: { product: 'photo-prints', formats: photoPrintFormats, papers },
} as const satisfies Record<PhotoboxType, PhotoboxTypeRow>;

/** Other names (storefront §3: "large/MAX also appears"). */
export const photoboxTypeAliases = { large: 'max' } as const satisfies Record<string, PhotoboxType>;
