/** Orders in the list of their customer. */
import type { ListedInvoice } from './listed-invoice.ts';
import type { Money } from '../money/money.ts';

export const orderStages = [
  'awaited',
  'transfer',
  'checked',
  'pending',
  'failed',
  'authorised',
  'unknown',
  'paid',
  'rendering',
  'handed-over',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;

/** What its buyer is told of a state. */
export type OrderStage = (typeof orderStages)[number];

export type ListedOrder = {
  readonly number: string;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  readonly stage: OrderStage;
  readonly due: Money;
  readonly invoices: readonly ListedInvoice[];
  /** Opens its page. */
  readonly href: string;
};
