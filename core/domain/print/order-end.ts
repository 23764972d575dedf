import type { Order } from '../order/order.ts';

/**
 * What an order says of its photos: it still needs them, it was delivered or given back at an
 * instant (milliseconds since 1970), or it came to nothing.
 */
export type OrderEnd =
  | { readonly kind: 'open' }
  | { readonly kind: 'delivered'; readonly at: number }
  | { readonly kind: 'nothing' };

/** `order`: undefined where none was placed. */
export const orderEnd = (order: Order | undefined): OrderEnd => {
  if (order === undefined) return { kind: 'nothing' };
  const { state, history, placed } = order;
  switch (state.kind) {
    case 'delivered':
    case 'refunded': {
      const end = history.find(({ kind }) => kind === 'delivered') ?? history.at(-1);
      return { kind: 'delivered', at: end?.at ?? placed.placedAt };
    }
    case 'cancelled':
      return { kind: 'nothing' };
    default:
      return { kind: 'open' };
  }
};
