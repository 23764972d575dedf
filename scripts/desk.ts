/**
 * `npm run desk -- list [--state paid]`, `show <number>`, or a command with an order's number, as the
 * desk's buttons do: `transfer 2026-ABCDE-FGHJK --amount 44.90`, `ship … --carrier DHL --code 123`,
 * `refund … --amount 10`, `cancel …`, `deliver …`, `accept-invoice …`, `settle … --payment … --amount …`,
 * `render-again … --item 0`, `hand-over-again …`, `retry … --effect …`, `mail … --mail placed`; `--key`
 * with a text under which it is done once. Variables are those of the shop; a server of the embedded
 * database must not run.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';

import { openDatabase } from '../adapters/postgres/open-database.ts';
import { keptOrders } from '../adapters/postgres/stores/orders.ts';
import { messageOf } from '../core/domain/errors/thrown.ts';
import { deskCommands, isDeskCommand, type DeskForm } from '../core/domain/order/desk-command.ts';
import type { Order } from '../core/domain/order/order.ts';
import { E, TE } from '../core/fp.ts';
import { commandOrder } from '../core/usecases/work-desk.ts';
import { readConfiguration } from '../server/configuration.ts';
import { orderStateNames } from '../server/desk/desk-pages.ts';
import { orderLetters } from '../server/embedded/shop/order-letters.ts';
import { bankAccountsOf } from '../server/payment-settings.ts';
import { voucherKey } from '../server/voucher-key.ts';

const text = { type: 'string', default: '' } as const;

const fail = (reason: string): never => {
  console.error(reason);
  return process.exit(1);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    amount: text,
    carrier: text,
    code: text,
    item: text,
    payment: text,
    effect: text,
    mail: text,
    state: text,
    key: { type: 'string', default: randomUUID() },
  },
});

const [command = '', number = ''] = positionals;

const line = ({ placed, state }: Order): string =>
  [placed.number, state.kind, new Date(placed.placedAt).toISOString(), placed.buyer.email].join(
    '  ',
  );

const configuration = readConfiguration(process.env);
if (E.isLeft(configuration)) {
  const { variable, allowed } = configuration.left;
  fail(`${variable}: ${allowed}`);
} else {
  const { sites, mails, payments, databaseUrl, dataDir, voucherKey: key } = configuration.right;
  try {
    const opened = await openDatabase({ databaseUrl, dataDir });
    const database = async () => opened;
    const clock = { now: Date.now };
    const orders = keptOrders({ database, clock, key: voucherKey(key, dataDir) });
    const run = async (): Promise<string> => {
      if (command === 'list') {
        const states = orderStateNames.filter((name) => name === values.state);
        const listed = await orders.list({
          states: values.state === '' ? undefined : states,
          most: 100,
        })();
        return E.isLeft(listed) ? fail(listed.left.reason) : listed.right.map(line).join('\n');
      }
      const found = await orders.findByNumber(number)();
      if (E.isLeft(found)) return fail(found.left.reason);
      const order = found.right;
      if (order === undefined) return fail(`There is no order ${number}.`);
      const { id } = order.placed;
      if (command === 'show') {
        const waiting = await orders.waiting(id)();
        return JSON.stringify([order, E.isRight(waiting) ? waiting.right : []], undefined, 2);
      }
      if (!isDeskCommand(command))
        return fail(`The commands are list, show, ${deskCommands.join(', ')}.`);
      const { amount, carrier, code, item, payment, effect, mail } = values;
      const form: DeskForm = { amount, carrier, code, item, payment, effect, mail };
      const done = await commandOrder(
        id,
        command,
        form,
        `desk-${values.key}`,
      )({
        orders,
        orderLetters: orderLetters({
          database,
          orders,
          sender: { sites, imprint: mails.imprint },
          accountIn: (currency) => bankAccountsOf(payments, sites)[currency],
          // What was agreed went out with the first confirmation; no content is read here.
          terms: () => TE.right([]),
          service: mails.service,
          wake: () => undefined,
          clock,
        }),
        clock,
      })();
      return E.isLeft(done) ? fail(JSON.stringify(done.left)) : line(done.right);
    };
    console.log(await run());
    await opened.close();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
