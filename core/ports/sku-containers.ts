import type { SkuContainer } from '../domain/designer/sku-container.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

/** Why a SKU cannot be resolved: it is unknown, or the service did not answer. */
export type SkuContainerError =
  | { readonly kind: 'sku-not-found'; readonly sku: string }
  | Outage<'skus-unavailable'>;

/** What lies behind stock-keeping units (storefront §7: `sku/container`). */
export type SkuContainers = {
  /** The article of a SKU; its form was checked before. */
  readonly container: (
    scope: ShopScope,
    sku: string,
  ) => TE.TaskEither<SkuContainerError, SkuContainer>;
};

/** An environment that knows SKUs. */
export type HasSkuContainers = { readonly skuContainers: SkuContainers };
