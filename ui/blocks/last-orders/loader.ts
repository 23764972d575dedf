import type { LastOrdersBlock } from '../../../core/domain/content/blocks/last-orders.ts';
import type { OccasionDeadline } from '../../../core/domain/delivery/occasion-deadlines.ts';
import { E } from '../../../core/fp.ts';
import { deadlinesOf, showDelivery } from '../../../core/usecases/show-delivery.ts';
import type { LoadBlock } from '../block-loader.ts';

export type LastOrdersData = { readonly deadlines: readonly OccasionDeadline[] };

export const loadLastOrders: LoadBlock<LastOrdersBlock, LastOrdersData> = async (
  _block,
  { scope, ports },
) => {
  const shown = await showDelivery(scope)(ports)();
  return E.isLeft(shown)
    ? undefined
    : { deadlines: deadlinesOf(scope, shown.right, ports.clock.now()) };
};
