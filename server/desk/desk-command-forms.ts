/** The forms of the desk's commands: those that an order takes now come first. */
import { randomUUID } from 'node:crypto';

import { html } from 'hono/html';

import {
  deskCommandFields,
  deskCommandNext,
  deskCommands,
  deskCommandsNow,
  deskMails,
  type DeskCommandName,
  type DeskField,
} from '../../core/domain/order/desk-command.ts';
import { printWirePrice } from '../../core/domain/money/wire-price.ts';
import { heldOf } from '../../core/domain/order/order-account.ts';
import type { Order } from '../../core/domain/order/order.ts';
import type { Markup } from '../embedded/development-page.ts';
import { deskPath } from '../http/desk-paths.ts';
import { commandWords, fieldWords } from './desk-words.ts';

/** What a field most often says. */
const usual = (order: Order, command: DeskCommandName, field: DeskField): string => {
  if (field === 'amount' && command === 'transfer') {
    const missing = Math.max(0, order.account.owed - heldOf(order));
    return missing === 0 ? '' : printWirePrice({ ...order.placed.totals.due, minorUnits: missing });
  }
  return '';
};

const options = (order: Order, field: DeskField): readonly (readonly [string, string])[] => {
  switch (field) {
    case 'mail':
      return deskMails.map((mail) => [mail, mail]);
    case 'item':
      return order.placed.items.map(({ label }, place) => [
        String(place),
        `${place + 1}: ${label.name}`,
      ]);
    case 'payment':
      return order.account.payments
        .toReversed()
        .map(({ paymentId, status }) => [paymentId, `${status}, ${paymentId}`]);
    case 'amount':
    case 'carrier':
    case 'code':
    case 'effect':
      return [];
  }
};

const fieldOf =
  (order: Order, command: DeskCommandName) =>
  (field: DeskField): Markup => {
    const choices = options(order, field);
    const unit = field === 'amount' ? ` (${order.placed.totals.due.currency.toUpperCase()})` : '';
    return choices.length > 0
      ? html`<label
          >${fieldWords[field]}
          <select name="${field}">
            ${choices.map(([value, words]) => html`<option value="${value}">${words}</option>`)}
          </select></label
        >`
      : html`<label
          >${fieldWords[field]}${unit}
          <input
            name="${field}"
            value="${usual(order, command, field)}"
            ${field === 'amount' ? 'inputmode="decimal"' : ''}
            autocomplete="off"
            required
        /></label>`;
  };

/** A key of its own: sent twice, a command is done once. */
export const commandForm = (
  id: string,
  name: DeskCommandName,
  fields: Markup,
  isFirst = false,
): Markup =>
  html`<form method="post" action="${deskPath}/orders/${id}" ${isFirst ? html`class="first"` : ''}>
    <input type="hidden" name="key" value="${randomUUID()}" />
    <input type="hidden" name="command" value="${name}" />
    ${fields} <button>${commandWords[name]}</button>
  </form>`;

/** What can be done with an order now, and, folded away, what cannot. */
export const commandForms = (order: Order): Markup => {
  const now = deskCommandsNow(order);
  const forms = (names: readonly DeskCommandName[], first: DeskCommandName | undefined) =>
    names.map((name) =>
      commandForm(
        order.placed.id,
        name,
        html`${deskCommandFields[name].map(fieldOf(order, name))}`,
        name === first,
      ),
    );
  const later = deskCommands.filter((name) => name !== 'retry' && !now.includes(name));
  return html`<section>
    <h2>What can be done</h2>
    <div class="commands">${forms(now, deskCommandNext(order))}</div>
    <details>
      <summary>All other commands</summary>
      <div class="commands">${forms(later, undefined)}</div>
    </details>
  </section>`;
};
