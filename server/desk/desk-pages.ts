/** What the desk shows, in English: it is for those who run the shop. */
import { randomUUID } from 'node:crypto';

import { html } from 'hono/html';

import { addressLines } from '../../core/domain/customer/postal-address.ts';
import { formatMoney } from '../../core/domain/money/format-money.ts';
import {
  deskCommandFields,
  deskCommands,
  deskMails,
  type DeskCommandName,
  type DeskField,
} from '../../core/domain/order/desk-command.ts';
import { heldOf } from '../../core/domain/order/order-account.ts';
import type { Order, OrderStateName } from '../../core/domain/order/order.ts';
import { renderTaskOf } from '../../core/domain/print/render-task.ts';
import type { WaitingEffect } from '../../core/ports/orders.ts';
import { deskLogInPath, deskPath } from '../http/desk-paths.ts';
import { developmentPage, type Markup } from '../embedded/development-page.ts';

export const orderStateNames = [
  'placed',
  'authorised',
  'unknown',
  'paid',
  'rendering',
  'handed-over',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const satisfies readonly OrderStateName[];

const printTime = (instant: number): string => new Date(instant).toISOString().slice(0, 16);

const printSum = ({ placed }: Pick<Order, 'placed'>, minorUnits: number): string =>
  formatMoney('en-GB', { minorUnits, currency: placed.totals.due.currency });

/** Asks for the token. */
export const logInPage = (isWrong: boolean): Markup =>
  developmentPage(
    'Desk',
    html`${isWrong ? html`<p role="alert">This is not the token.</p>` : ''}
      <form method="post" action="${deskLogInPath}">
        <label
          >Token
          <input type="password" name="token" autocomplete="current-password" required autofocus
        /></label>
        <button>Log in</button>
      </form>`,
  );

const stateOf = ({ state }: Order): string =>
  state.kind === 'placed' ? `placed, payment ${state.payment}` : state.kind;

const row = (order: Order): Markup =>
  html`<article>
    <h2><a href="${deskPath}/orders/${order.placed.id}">${order.placed.number}</a></h2>
    <p>
      ${stateOf(order)}, ${printTime(order.placed.placedAt)},
      ${printSum(order, order.account.owed)}, ${order.placed.buyer.email}
    </p>
  </article>`;

type DeskQuery = { readonly state: string; readonly number: string };

/** Orders of a state, or of all, the last first; `next`: where earlier ones are. */
export const listPage = (
  orders: readonly Order[],
  { state, number }: DeskQuery,
  next: number | undefined,
): Markup =>
  developmentPage(
    'Orders',
    html`<form method="get" action="${deskPath}">
        <label
          >State
          <select name="state">
            <option value="">all</option>
            ${orderStateNames.map(
              (name) => html`<option ${name === state ? 'selected' : ''}>${name}</option>`,
            )}
          </select></label
        >
        <label>Number <input name="number" value="${number}" /></label>
        <button>Show</button>
      </form>
      ${orders.length === 0 ? html`<p>No order.</p>` : ''} ${orders.map(row)}
      ${
        next === undefined
          ? ''
          : html`<p>
              <a
                href="${deskPath}?${new URLSearchParams({ state, before: String(next) }).toString()}"
                >Earlier orders</a
              >
            </p>`
      }
      <form method="post" action="${deskPath}/log-out"><button>Log out</button></form>`,
  );

const fieldNames: Readonly<Record<DeskField, string>> = {
  amount: 'Amount',
  carrier: 'Carrier',
  code: 'Tracking number',
  item: 'Item (from 0)',
  payment: 'Payment',
  effect: 'Effect',
  mail: 'Mail',
};

const commandNames: Readonly<Record<DeskCommandName, string>> = {
  transfer: 'Bank transfer has come',
  'accept-invoice': 'Accept the invoice',
  settle: 'Settle a payment',
  'render-again': 'Render an item again',
  'hand-over-again': 'Hand over again',
  ship: 'Is sent',
  deliver: 'Has arrived',
  cancel: 'Cancel the order',
  refund: 'Refund',
  retry: 'Try again',
  mail: 'Send a mail again',
};

const fieldOf = (field: DeskField): Markup =>
  field === 'mail'
    ? html`<label
        >${fieldNames.mail}
        <select name="mail">
          ${deskMails.map((mail) => html`<option>${mail}</option>`)}
        </select></label
      >`
    : html`<label>${fieldNames[field]} <input name="${field}" required /></label>`;

/** A key of its own: sent twice, a command is done once. */
const commandForm = (id: string, name: DeskCommandName, fields: Markup): Markup =>
  html`<form method="post" action="${deskPath}/orders/${id}">
    <input type="hidden" name="key" value="${randomUUID()}" />
    <input type="hidden" name="command" value="${name}" />
    ${fields} <button>${commandNames[name]}</button>
  </form>`;

const waitingRow = (
  id: string,
  { effect, attempts, nextAttemptAt, failure }: WaitingEffect,
): Markup =>
  html`<li>
    ${JSON.stringify(effect)}, ${attempts}
    attempts${failure === undefined ? '' : html`: ${failure}`}
    ${
      nextAttemptAt === undefined
        ? commandForm(
            id,
            'retry',
            html`<strong>given up</strong>
              <input type="hidden" name="effect" value="${effect.key}" />`,
          )
        : `, next ${printTime(nextAttemptAt)}`
    }
  </li>`;

/** What the lab is given of an item beside its ticket. */
const printedAs = ({ placed }: Order, place: number): string => {
  const kind = renderTaskOf(placed, place)?.job.kind;
  if (kind === 'photo') return 'a print file of its photo';
  return kind === 'pages' ? 'a print file of its pages' : 'no print file';
};

/** One order with all that happened to it, what waits to be done, and what can be done. */
export const orderPage = (
  order: Order,
  waiting: readonly WaitingEffect[],
  said: string | undefined,
): Markup => {
  const { placed, account, state, history } = order;
  const { id, number, buyer, billing, delivery, items, gifts, paymentMethod } = placed;
  const address = [...addressLines(delivery ?? billing), (delivery ?? billing).country].join(', ');
  return developmentPage(
    `Order ${number}`,
    html`<p><a href="${deskPath}">All orders</a></p>
      ${said === undefined ? '' : html`<p role="status"><strong>${said}</strong></p>`}
      <p>
        ${stateOf(order)}. Owed ${printSum(order, account.owed)}, held
        ${printSum(order, heldOf(order))}, ${paymentMethod}.
      </p>
      <p>${buyer.email}${buyer.isBusiness ? ', business' : ''}. ${address}</p>
      <ul>
        ${items.map(
          ({ label, quantity, sum }, place) =>
            html`<li>
              ${place}: ${quantity} × ${[label.name, ...label.details].join(', ')},
              ${printSum(order, sum.minorUnits)}, ${printedAs(order, place)}
            </li>`,
        )}
        ${gifts.map(({ amount }) => html`<li>Gift voucher, ${printSum(order, amount.minorUnits)}</li>`)}
      </ul>
      <h2>What waits</h2>
      <ul>
        ${waiting.map((effect) => waitingRow(id, effect))}
      </ul>
      <h2>Commands</h2>
      ${deskCommands
        .filter((name) => name !== 'retry')
        .map((name) => commandForm(id, name, html`${deskCommandFields[name].map(fieldOf)}`))}
      <h2>What happened</h2>
      <ol>
        ${history.map((event) => html`<li>${printTime(event.at)} ${JSON.stringify(event)}</li>`)}
      </ol>
      <pre>${JSON.stringify(state)}</pre>`,
  );
};
