import type { DesignerHandOff } from '../../../core/domain/products/products-by-designer.ts';
import type {
  DesignerRefusal,
  ReceivedHandOff,
} from '../../components/designer-summary/received.ts';

/**
 * What a designer makes of a hand-off. `handOff` is what it was handed, with what its defaults stand
 * for; `outage` says that a service did not answer without which nothing can be shown.
 */
export type Receipt =
  | {
      readonly kind: 'received';
      readonly received: ReceivedHandOff;
      readonly handOff: DesignerHandOff;
    }
  | { readonly kind: 'refused'; readonly refusal: DesignerRefusal }
  | { readonly kind: 'outage' };
