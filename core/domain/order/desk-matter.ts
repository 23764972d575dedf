/** What an order waits for at the desk. */
import type { Order } from './order.ts';

/** In the order in which they are to be looked at. */
export const deskMatters = [
  'given-up',
  'payment-unknown',
  'print-failed',
  'invoice',
  'to-send',
  'transfer',
] as const;

export type DeskMatter = (typeof deskMatters)[number];

/** The first of them; undefined where nobody at the desk has to do anything. */
export const deskMatterOf = (
  { state, placed: { paymentMethod } }: Pick<Order, 'state' | 'placed'>,
  isStuck: boolean,
): DeskMatter | undefined => {
  if (isStuck) return 'given-up';
  switch (state.kind) {
    case 'unknown':
      return 'payment-unknown';
    case 'rendering':
      return state.dead.length > 0 ? 'print-failed' : undefined;
    case 'handed-over':
      return 'to-send';
    case 'placed':
      if (paymentMethod === 'invoice') return 'invoice';
      return paymentMethod === 'bank-transfer' ? 'transfer' : undefined;
    case 'authorised':
    case 'paid':
    case 'shipped':
    case 'delivered':
    case 'cancelled':
    case 'refunded':
      return undefined;
  }
};

/** States in which something may wait. */
export const deskMatterStates = ['placed', 'unknown', 'rendering', 'handed-over'] as const;
