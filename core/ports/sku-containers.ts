import type { SkuContainer } from '../domain/designer/sku-container.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

/** The SKU is unknown, or the service did not answer. */
export type SkuContainerError =
  | { readonly kind: 'sku-not-found'; readonly sku: string }
  | Outage<'skus-unavailable'>;

/** What lies behind SKUs (storefront §7: `sku/container`). */
export type SkuContainers = {
  /** The article of a SKU, whose form was checked before. */
  readonly container: (
    scope: ShopScope,
    sku: string,
  ) => TE.TaskEither<SkuContainerError, SkuContainer>;
};

export type HasSkuContainers = { readonly skuContainers: SkuContainers };
