import type { ProductType } from '../catalogue/shop-products.ts';
import type { ParameterName } from '../designer/parameters.ts';

/**
 * The parameters that decide what is handed off, in the order of storefront §4's sentence: the
 * first one that is present decides (decisions, "Catalogue and products").
 */
export const designerDecidingParameters = [
  'photoboxType',
  'materialType',
  'frameType',
  'calendarType',
  'photobookType',
  'themeId',
] as const satisfies readonly ParameterName[];

/** A parameter that decides what is handed off. */
export type DesignerDecidingParameter = (typeof designerDecidingParameters)[number];

/**
 * The parameters that decide the product type of a query, in the order of storefront §4's sentence:
 * the first row whose parameters are all present decides. `productType` itself comes after them.
 */
export const productTypeRules = [
  { productType: 'card', parameters: ['card'] },
  { productType: 'card', parameters: ['category'] },
  { productType: 'card', parameters: ['occasion'] },
  { productType: 'card', parameters: ['themeId'] },
  { productType: 'calendar', parameters: ['designGroupId', 'designId'] },
  { productType: 'photobook', parameters: ['designGroupSetId'] },
  { productType: 'collage', parameters: ['designId'] },
] as const satisfies readonly {
  readonly productType: ProductType;
  readonly parameters: readonly (ParameterName | 'card')[];
}[];

/** A parameter that decides the product type. */
export type ProductTypeParameter =
  | (typeof productTypeRules)[number]['parameters'][number]
  | 'productType';
