/** What those who run the shop do with an order, as they type it. */
import { E } from '../../fp.ts';
import { oneOf } from '../text/one-of.ts';
import { parseMoney } from '../money/money-arithmetic.ts';
import type { Currency } from '../locale/locales.ts';
import type { Money } from '../money/money.ts';
import { deskMatterOf, type DeskMatter } from './desk-matter.ts';
import { mayHappen } from './order-progress.ts';
import type { Order, OrderHappening, OrderMailKind } from './order.ts';

export const deskCommands = [
  'transfer',
  'accept-invoice',
  'settle',
  'render-again',
  'hand-over-again',
  'ship',
  'deliver',
  'cancel',
  'refund',
  'retry',
  'mail',
] as const;

export type DeskCommandName = (typeof deskCommands)[number];

export const isDeskCommand = oneOf(deskCommands);

/** Texts, empty where a command needs none. */
export const deskFields = [
  'amount',
  'carrier',
  'code',
  'item',
  'payment',
  'effect',
  'mail',
] as const;

export type DeskField = (typeof deskFields)[number];

export type DeskForm = Readonly<Record<DeskField, string>>;

/** What every command needs of its form. */
export const deskCommandFields = {
  transfer: ['amount'],
  'accept-invoice': [],
  settle: ['payment', 'amount'],
  'render-again': ['item'],
  'hand-over-again': [],
  ship: ['carrier', 'code'],
  deliver: [],
  cancel: [],
  refund: ['amount'],
  retry: ['effect'],
  mail: ['mail'],
} as const satisfies Readonly<Record<DeskCommandName, readonly DeskField[]>>;

export const deskMails = [
  'placed',
  'payment-failed',
  'paid',
  'paid-too-little',
  'shipped',
  'cancelled',
  'refunded',
  'withdrawn',
  'defect-reported',
] as const satisfies readonly OrderMailKind[];

const isMail = oneOf(deskMails);

/** An event of the order, something that was given up and is tried again, or a mail sent again. */
export type DeskCommand =
  | { readonly kind: 'event'; readonly happening: OrderHappening }
  | { readonly kind: 'retry'; readonly effect: string }
  | { readonly kind: 'mail'; readonly mail: OrderMailKind };

/** A field that a command needs is missing or wrong. */
export type DeskCommandError = { readonly kind: 'field-wrong'; readonly field: DeskField };

type Parsed<A> = E.Either<DeskCommandError, A>;

const wrong = (field: DeskField): E.Either<DeskCommandError, never> =>
  E.left({ kind: 'field-wrong', field });

/** `12.50`, `12,50` or `12`: nothing that could be read in two ways. */
export const readDeskAmount = (text: string, currency: Currency): Money | undefined => {
  const [, whole = '', cents = ''] = /^(\d{1,7})(?:[.,](\d{2}))?$/u.exec(text.trim()) ?? [];
  if (whole === '') return undefined;
  const money = parseMoney(currency, Number(whole) * 100 + Number(cents || '0'));
  return E.isRight(money) ? money.right : undefined;
};

const filled = (form: DeskForm, field: DeskField): string | undefined => {
  const text = form[field].trim();
  return text.length > 0 && text.length <= 200 ? text : undefined;
};

const event = (happening: OrderHappening): Parsed<DeskCommand> =>
  E.right({ kind: 'event', happening });

/** Reads a command for an order; whether the order is in a state for it, the order says. */
export const parseDeskCommand = (
  { placed }: Pick<Order, 'placed'>,
  name: DeskCommandName,
  form: DeskForm,
): Parsed<DeskCommand> => {
  const amount = readDeskAmount(form.amount, placed.totals.due.currency);
  switch (name) {
    case 'transfer':
      return amount === undefined ? wrong('amount') : event({ kind: 'bank-transfer', amount });
    case 'accept-invoice':
      return event({ kind: 'invoice-accepted' });
    case 'settle': {
      const paymentId = filled(form, 'payment');
      if (paymentId === undefined) return wrong('payment');
      return amount === undefined
        ? wrong('amount')
        : event({ kind: 'payment-settled', paymentId, captured: amount });
    }
    case 'render-again':
      return /^\d{1,3}$/u.test(form.item)
        ? event({ kind: 'render-again', item: Number(form.item) })
        : wrong('item');
    case 'hand-over-again':
      return event({ kind: 'hand-over-again' });
    case 'ship': {
      const [carrier, code] = [filled(form, 'carrier'), filled(form, 'code')];
      if (carrier === undefined) return wrong('carrier');
      return code === undefined
        ? wrong('code')
        : event({ kind: 'shipped', tracking: { carrier, code } });
    }
    case 'deliver':
      return event({ kind: 'delivered' });
    case 'cancel':
      return event({ kind: 'cancel', by: 'desk' });
    case 'refund':
      return amount === undefined ? wrong('amount') : event({ kind: 'refund', amount });
    case 'retry': {
      const effect = filled(form, 'effect');
      return effect === undefined ? wrong('effect') : E.right({ kind: 'retry', effect });
    }
    case 'mail':
      return isMail(form.mail) ? E.right({ kind: 'mail', mail: form.mail }) : wrong('mail');
  }
};

/** A form of each command that lacks nothing, for an order as it is. */
const wholeForm = ({ placed, account }: Pick<Order, 'placed' | 'account'>): DeskForm => ({
  amount: '0.01',
  carrier: 'carrier',
  code: 'code',
  item: String(Math.max(0, placed.items.length - 1)),
  payment: account.payments.at(-1)?.paymentId ?? 'payment',
  effect: 'effect',
  mail: 'placed',
});

/** What is done about what waits. */
const answerTo = {
  'given-up': undefined,
  'payment-unknown': 'settle',
  'print-failed': 'render-again',
  invoice: 'accept-invoice',
  'to-send': 'ship',
  transfer: 'transfer',
} as const satisfies Readonly<Record<DeskMatter, DeskCommandName | undefined>>;

/** What an order waits for at the desk; undefined where it waits for nothing there. */
export const deskCommandNext = (order: Order): DeskCommandName | undefined => {
  const matter = deskMatterOf(order, false);
  return matter && answerTo[matter];
};

/** A machine takes more than anybody at the desk has a reason for. */
const isMeant = (name: DeskCommandName, { paymentMethod }: Order['placed']): boolean => {
  if (name === 'accept-invoice') return paymentMethod === 'invoice';
  if (name === 'transfer') return paymentMethod !== 'redirect';
  return name !== 'retry';
};

/**
 * The commands that an order takes as it is now, the one that it waits for first; `retry` is for an
 * effect and is not among them. Whether each field of a form will do, the order says when it comes.
 */
export const deskCommandsNow = (order: Order): readonly DeskCommandName[] => {
  const next = deskCommandNext(order);
  const taken = deskCommands.filter((name) => {
    if (!isMeant(name, order.placed)) return false;
    const command = parseDeskCommand(order, name, wholeForm(order));
    if (E.isLeft(command)) return false;
    return command.right.kind !== 'event' || mayHappen(order, command.right.happening);
  });
  return [...taken.filter((name) => name === next), ...taken.filter((name) => name !== next)];
};
