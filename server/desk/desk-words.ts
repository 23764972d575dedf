/** What the desk calls states, events and what waits, in English. */
import { formatMoney } from '../../core/domain/money/format-money.ts';
import type { Money } from '../../core/domain/money/money.ts';
import type { DeskCommandName, DeskField } from '../../core/domain/order/desk-command.ts';
import type { DeskMatter } from '../../core/domain/order/desk-matter.ts';
import type {
  Order,
  OrderEffect,
  OrderEvent,
  OrderPaymentStatus,
  OrderStateName,
  PaymentMethod,
} from '../../core/domain/order/order.ts';

export const printMoney = (amount: Money): string => formatMoney('en-GB', amount);

export const matterWords = {
  'given-up': 'Something was given up',
  'payment-unknown': 'Nobody knows how a charge ended',
  'print-failed': 'A print file could not be made',
  invoice: 'An invoice is to be accepted',
  'to-send': 'To be sent',
  transfer: 'Waits for a bank transfer',
} as const satisfies Record<DeskMatter, string>;

const stateWords = {
  authorised: 'Being charged',
  unknown: 'Charge unknown',
  paid: 'Paid',
  rendering: 'Being printed',
  'handed-over': 'At the lab',
  shipped: 'Sent',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
} as const satisfies Record<Exclude<OrderStateName, 'placed'>, string>;

/** A state alone, as a list filters by it. */
export const stateNameWords = (name: OrderStateName): string =>
  name === 'placed' ? 'Placed' : stateWords[name];

const paymentWords = {
  awaited: 'Waits for payment',
  pending: 'Payment pending',
  failed: 'Payment failed',
} as const;

export const printState = ({ state }: Order): string =>
  state.kind === 'placed' ? paymentWords[state.payment] : stateWords[state.kind];

/** Never colour alone: the words say the same. */
export const stateTone = ({ state }: Order): 'done' | 'waits' | 'wrong' | 'still' => {
  switch (state.kind) {
    case 'unknown':
      return 'wrong';
    case 'placed':
      return state.payment === 'failed' ? 'wrong' : 'waits';
    case 'rendering':
      return state.dead.length > 0 ? 'wrong' : 'waits';
    case 'authorised':
    case 'paid':
    case 'handed-over':
      return 'waits';
    case 'shipped':
    case 'delivered':
      return 'done';
    case 'cancelled':
    case 'refunded':
      return 'still';
  }
};

export const methodWords = {
  redirect: 'Online',
  'bank-transfer': 'Bank transfer',
  invoice: 'Invoice',
} as const satisfies Record<PaymentMethod, string>;

export const fieldWords = {
  amount: 'Amount',
  carrier: 'Carrier',
  code: 'Tracking number',
  item: 'Item',
  payment: 'Payment',
  effect: 'Effect',
  mail: 'Mail',
} as const satisfies Record<DeskField, string>;

export const commandWords = {
  transfer: 'Bank transfer has come',
  'accept-invoice': 'Accept the invoice',
  settle: 'Settle the payment',
  'render-again': 'Make the print file again',
  'hand-over-again': 'Hand over again',
  ship: 'Is sent',
  deliver: 'Has arrived',
  cancel: 'Cancel the order',
  refund: 'Refund',
  retry: 'Try again',
  mail: 'Send the mail again',
} as const satisfies Record<DeskCommandName, string>;

const printStatus = (status: OrderPaymentStatus): string => {
  switch (status.kind) {
    case 'captured':
      return `charged ${printMoney(status.amount)}`;
    case 'refunded':
      return `refunded ${printMoney(status.refunded)} of ${printMoney(status.captured)}`;
    case 'open':
    case 'pending':
    case 'authorised':
    case 'failed':
    case 'cancelled':
      return status.kind;
  }
};

/** Counted from 1, as people count. */
const printItem = (item: number): string => `item ${item + 1}`;

const printGift = (gift: number): string => `gift voucher ${gift + 1}`;

export const printEvent = (event: OrderEvent): string => {
  switch (event.kind) {
    case 'payment-begun':
      return 'Payment begun';
    case 'pay-again':
      return 'Buyer wants to pay again';
    case 'payment':
      return `Payment ${printStatus(event.status)}${event.isAnswer ? ', when asked' : ''}`;
    case 'payment-silent':
      return 'No answer about the payment';
    case 'payment-settled':
      return `Payment settled by the desk at ${printMoney(event.captured)}`;
    case 'bank-transfer':
      return `Bank transfer of ${printMoney(event.amount)}`;
    case 'invoice-accepted':
      return 'Invoice accepted';
    case 'rendering-begun':
      return 'Print files begun';
    case 'rendered':
      return `Print file made, ${printItem(event.item)}`;
    case 'render-dead':
      return `Print file given up, ${printItem(event.item)}`;
    case 'render-again':
      return `Print file wanted again, ${printItem(event.item)}`;
    case 'handed-over':
      return 'Handed over to the lab';
    case 'hand-over-dead':
      return 'Handing over given up';
    case 'hand-over-again':
      return 'Handing over wanted again';
    case 'shipped':
      return `Sent with ${event.tracking.carrier}, ${event.tracking.code}`;
    case 'delivered':
      return 'Delivered';
    case 'cancel':
      return `Cancelled by the ${event.by}`;
    case 'withdraw':
      return `Withdrawn: ${[...event.items.map(printItem), ...(event.gifts ?? []).map(printGift)].join(', ')}`;
    case 'refund':
      return `Refund of ${printMoney(event.amount)}`;
    case 'defect':
      return `Defect reported, ${event.items.map(printItem).join(', ')}: ${event.words}`;
  }
};

export const printEffect = (effect: OrderEffect): string => {
  switch (effect.kind) {
    case 'mail':
      return `Mail: ${effect.mail}`;
    case 'begin-payment':
      return `Begin a payment of ${printMoney(effect.amount)}`;
    case 'charge':
      return 'Charge what is reserved';
    case 'ask-payment':
      return 'Ask how the payment stands';
    case 'cancel-payment':
      return 'Let go what is reserved';
    case 'refund':
      return `Give back ${printMoney(effect.amount)}`;
    case 'begin-rendering':
      return 'Begin the print files';
    case 'render':
      return `Make the print file, ${printItem(effect.item)}`;
    case 'stop-rendering':
      return 'Stop the print files';
    case 'hand-over':
      return 'Hand over to the lab';
    case 'release-photos':
      return `Let photos go after the ${effect.after}`;
    case 'issue-vouchers':
      return 'Issue gift vouchers';
    case 'give-vouchers-back':
      return `Give ${printMoney(effect.amount)} back to a voucher`;
    case 'tell-desk':
      return `Tell the desk: ${effect.about}`;
  }
};
