import type { ConfiguratorData } from '../../ui/web/products/wall-picture/configurator-data.ts';
import type { AnyProductData } from '../../ui/web/products/registry.ts';

/** A page's product as one that is made by materials and formats; undefined where it is another. */
export const wallPictureOf = (
  product: AnyProductData | undefined,
): (ConfiguratorData & { readonly product: string }) | undefined =>
  product !== undefined && 'configurator' in product ? product : undefined;
