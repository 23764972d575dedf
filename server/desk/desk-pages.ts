/** What the desk shows, in English: it is for those who run the shop. */
import { html } from 'hono/html';

import { addressLines } from '../../core/domain/customer/postal-address.ts';
import { deskMatters, type DeskMatter } from '../../core/domain/order/desk-matter.ts';
import { heldOf } from '../../core/domain/order/order-account.ts';
import type { Order, OrderStateName } from '../../core/domain/order/order.ts';
import {
  isNothing,
  withdrawalRefund,
  withdrawnFrom,
} from '../../core/domain/order/withdrawable.ts';
import { renderTaskOf } from '../../core/domain/print/render-task.ts';
import type { WaitingEffect } from '../../core/ports/orders.ts';
import type { Markup } from '../embedded/development-page.ts';
import { deskLogInPath, deskPath } from '../http/desk-paths.ts';
import { commandForm, commandForms } from './desk-command-forms.ts';
import { deskPage } from './desk-sheet.ts';
import {
  matterWords,
  methodWords,
  printEffect,
  printEvent,
  printMoney,
  printState,
  stateNameWords,
  stateTone,
} from './desk-words.ts';

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

/** In coordinated universal time, as the logs say it. */
const time = (instant: number): Markup => {
  const iso = new Date(instant).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 16)}</time>`;
};

const printSum = ({ placed }: Pick<Order, 'placed'>, minorUnits: number): string =>
  printMoney({ minorUnits, currency: placed.totals.due.currency });

/** Asks for the token. */
export const logInPage = (isWrong: boolean): Markup =>
  deskPage(
    'Desk',
    undefined,
    html`${isWrong ? html`<p class="said" role="alert">This is not the token.</p>` : ''}
      <form method="post" action="${deskLogInPath}" class="row first">
        <label
          >Token
          <input type="password" name="token" autocomplete="current-password" required autofocus
        /></label>
        <button>Log in</button>
      </form>`,
  );

const stateMark = (order: Order): Markup =>
  html`<span class="state" data-tone="${stateTone(order)}">${printState(order)}</span>`;

const row = (order: Order): Markup => {
  const { id, number, placedAt, buyer, items, gifts, paymentMethod } = order.placed;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, gifts.length);
  return html`<tr>
    <td class="number"><a href="${deskPath}/orders/${id}">${number}</a></td>
    <td>${stateMark(order)}</td>
    <td>${time(placedAt)}</td>
    <td class="break">${buyer.email}${buyer.isBusiness ? ', business' : ''}</td>
    <td>${pieces} ${pieces === 1 ? 'piece' : 'pieces'}</td>
    <td>${methodWords[paymentMethod]}</td>
    <td class="end">${printSum(order, order.account.owed)}</td>
  </tr>`;
};

const table = (orders: readonly Order[]): Markup =>
  html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">State</th>
          <th scope="col">Placed (UTC)</th>
          <th scope="col">Buyer</th>
          <th scope="col">What</th>
          <th scope="col">Payment</th>
          <th scope="col" class="end">Owed</th>
        </tr>
      </thead>
      <tbody>
        ${orders.map(row)}
      </tbody>
    </table>
  </div>`;

/** Orders by what they wait for, in the order in which they are to be looked at. */
export const waitsPage = (waiting: ReadonlyMap<DeskMatter, readonly Order[]>): Markup => {
  const shown = deskMatters.flatMap((matter) => {
    const orders = waiting.get(matter) ?? [];
    return orders.length === 0
      ? []
      : [
          html`<h2>${matterWords[matter]} (${orders.length})</h2>
            ${table(orders)}`,
        ];
  });
  return deskPage(
    'What waits',
    'waits',
    shown.length === 0 ? html`<p>Nothing waits for the desk.</p>` : html`${shown}`,
  );
};

type DeskQuery = { readonly state: string; readonly search: string };

/** Orders of a state, of all, or what was searched for, the last first; `next`: where earlier ones are. */
export const listPage = (
  orders: readonly Order[],
  { state, search }: DeskQuery,
  next: number | undefined,
): Markup =>
  deskPage(
    search === '' ? 'All orders' : `Orders of “${search}”`,
    search === '' ? 'all' : 'order',
    html`${
      search === ''
        ? html`<form method="get" action="${deskPath}" class="row">
            <label
              >State
              <select name="state">
                <option value="all">all</option>
                ${orderStateNames.map(
                  (name) =>
                    html`<option value="${name}" ${name === state ? 'selected' : ''}>
                      ${stateNameWords(name)}
                    </option>`,
                )}
              </select></label
            >
            <button>Show</button>
          </form>`
        : ''
    }
    ${orders.length === 0 ? html`<p>No order.</p>` : table(orders)}
    ${
      next === undefined
        ? ''
        : html`<p>
            <a href="${deskPath}?${new URLSearchParams({ state, before: String(next) }).toString()}"
              >Earlier orders</a
            >
          </p>`
    }`,
    search,
  );

const waitingRow =
  (id: string) =>
  ({ effect, attempts, nextAttemptAt, failure }: WaitingEffect): Markup =>
    html`<tr>
      <td>${printEffect(effect)}</td>
      <td>${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}</td>
      <td class="break">${failure ?? ''}</td>
      <td>
        ${
          nextAttemptAt === undefined
            ? commandForm(
                id,
                'retry',
                html`<strong>Given up.</strong>
                  <input type="hidden" name="effect" value="${effect.key}" />`,
              )
            : html`next ${time(nextAttemptAt)}`
        }
      </td>
    </tr>`;

const facts = (order: Order): Markup => {
  const { placed, account, state } = order;
  const { buyer, billing, delivery, paymentMethod, arrival, items, speed, locale } = placed;
  const lines = (address: typeof billing) =>
    [...addressLines(address), address.country].map((line) => html`${line}<br />`);
  return html`<dl>
    <dt>State</dt>
    <dd>${stateMark(order)}</dd>
    <dt>Owed</dt>
    <dd>${printSum(order, account.owed)}, paid ${printSum(order, heldOf(order))}</dd>
    <dt>Payment</dt>
    <dd>${methodWords[paymentMethod]}</dd>
    ${
      items.length === 0
        ? ''
        : html`<dt>Promised</dt>
            <dd>${time(arrival)}, ${speed}</dd>`
    }
    ${
      state.kind === 'shipped'
        ? html`<dt>Tracking</dt>
            <dd>${state.tracking.map(({ carrier, code }) => html`${carrier} ${code}<br />`)}</dd>`
        : ''
    }
    <dt>Buyer</dt>
    <dd>${buyer.email}${buyer.isBusiness ? ', business' : ''}, ${locale}</dd>
    <dt>${delivery === undefined ? 'Address' : 'Sent to'}</dt>
    <dd>${lines(delivery ?? billing)}</dd>
    ${
      delivery === undefined
        ? ''
        : html`<dt>Billed to</dt>
            <dd>${lines(billing)}</dd>`
    }
  </dl>`;
};

const withdrawnGoods = (order: Order): Markup | '' => {
  const withdrawn = withdrawnFrom(order);
  if (isNothing(withdrawn)) return '';
  const places = (of: readonly number[]): string =>
    of.map((place) => place + 1).join(', ') || 'none';
  return html`<p class="said" role="note">
    Withdrawn: items ${places(withdrawn.items)}, gift vouchers ${places(withdrawn.gifts)}. By law
    ${printSum(order, withdrawalRefund(order, withdrawn).minorUnits)} goes back.
  </p>`;
};

/** What the lab is given of an item beside its ticket. */
const printedAs = ({ placed }: Order, place: number): string => {
  const kind = renderTaskOf(placed, place)?.job.kind;
  if (kind === 'photo') return 'A print file of its photo';
  return kind === 'pages' ? 'A print file of its pages' : 'No print file';
};

const goods = (order: Order): Markup =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">Item</th>
        <th scope="col">What</th>
        <th scope="col">Pieces</th>
        <th scope="col" class="end">Sum</th>
      </tr>
    </thead>
    <tbody>
      ${order.placed.items.map(
        ({ label, quantity, sum }, place) =>
          html`<tr>
            <td>${place + 1}</td>
            <td>
              ${[label.name, ...label.details].join(', ')}<br />
              <span class="muted">${printedAs(order, place)}</span>
            </td>
            <td>${quantity} ×</td>
            <td class="end">${printSum(order, sum.minorUnits)}</td>
          </tr>`,
      )}
      ${order.placed.gifts.map(
        ({ amount, recipient }) =>
          html`<tr>
            <td></td>
            <td>Gift voucher for ${recipient}</td>
            <td>1 ×</td>
            <td class="end">${printSum(order, amount.minorUnits)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

export type DeskSaid = { readonly words: string; readonly isRefusal: boolean };

/** One order with all that happened to it, what waits to be done, and what can be done. */
export const orderPage = (
  order: Order,
  waiting: readonly WaitingEffect[],
  said: DeskSaid | undefined,
): Markup => {
  const { placed, state, history, account } = order;
  const { id, number, placedAt } = placed;
  return deskPage(
    `Order ${number}`,
    'order',
    html`${
        said === undefined
          ? ''
          : html`<p class="said" role="${said.isRefusal ? 'alert' : 'status'}">${said.words}</p>`
      }
      <div class="order">
        <div>
          ${facts(order)} ${withdrawnGoods(order)}
          <h2>What was ordered</h2>
          ${goods(order)}
          ${
            waiting.length === 0
              ? ''
              : html`<h2>What is still to be done for it</h2>
                  <table>
                    <tbody>
                      ${waiting.map(waitingRow(id))}
                    </tbody>
                  </table>`
          }
          <h2>What happened</h2>
          <table>
            <tbody>
              <tr>
                <td>${time(placedAt)}</td>
                <td>Placed</td>
              </tr>
              ${history.map(
                (event) =>
                  html`<tr>
                    <td>${time(event.at)}</td>
                    <td class="break">${printEvent(event)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
          <details>
            <summary>As data</summary>
            <pre>${JSON.stringify({ state, account, history }, undefined, 2)}</pre>
          </details>
        </div>
        ${commandForms(order)}
      </div>`,
  );
};
