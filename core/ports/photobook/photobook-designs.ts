import type { PhotobookDesignGroupSet } from '../../domain/products/photobook/photobook-design-set.ts';
import type { DesignGroups } from '../design-groups.ts';

/** Storefront §7: `photobook-design-group-set`. */
export type PhotobookDesigns = DesignGroups<PhotobookDesignGroupSet>;

export type HasPhotobookDesigns = { readonly photobookDesigns: PhotobookDesigns };
