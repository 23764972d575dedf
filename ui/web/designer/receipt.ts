import type { ShopProduct } from '../../../core/domain/catalogue/shop-products.ts';
import type {
  DesignerRefusal,
  ReceivedHandOff,
} from '../../components/designer-summary/received.ts';

/**
 * What a designer makes of a hand-off. `search` is the query with which the product's own page
 * shows the same selection, or empty; `outage` says that a service did not answer without which
 * nothing can be shown.
 */
export type Receipt =
  | {
      readonly kind: 'received';
      readonly received: ReceivedHandOff;
      readonly product: ShopProduct;
      readonly search: string;
    }
  | { readonly kind: 'refused'; readonly refusal: DesignerRefusal }
  | { readonly kind: 'outage' };
