/** What must be true of each order whose shopper was told of it, whatever happened meanwhile. */
import { readFile } from 'node:fs/promises';

import type { Database } from '../../adapters/postgres/database.ts';
import { orders } from '../../adapters/postgres/schema/orders.ts';
import { payments, testPayments } from '../../adapters/postgres/schema/payments.ts';
import { voucherMovements } from '../../adapters/postgres/schema/vouchers.ts';
import { allPrintJobs, allRows, handedTo, voucherAmount, type OrderPlace } from './order-place.ts';
import type { Buyer } from './order-shopper.ts';

/**
 * What is wrong with what became of each buyer's order, in words: one order, charge, file, ticket, and two
 * mails each. `mailIds`: of all that were sent.
 */
export const orderFaults = async (
  database: Database,
  place: OrderPlace,
  buyers: readonly Buyer[],
  mailIds: ReadonlySet<string>,
): Promise<readonly string[]> => {
  const { orm } = database;
  const [placed, begun, played, jobs, movements, { tickets, prints }] = await Promise.all([
    allRows((limit, offset) =>
      orm.select().from(orders).orderBy(orders.id).limit(limit).offset(offset),
    ),
    orm.select().from(payments),
    orm.select().from(testPayments),
    allPrintJobs(database),
    orm.select().from(voucherMovements),
    handedTo(place),
  ]);
  const written = await Promise.all(tickets.map((path) => readFile(path, 'utf8')));
  const ordersOf = Map.groupBy(placed, ({ email }) => email);
  const faults: string[] = [];
  const count = (what: string, found: number, right: number, email: string): void => {
    if (found !== right) faults.push(`${email}: ${found} ${what}, not ${right}`);
  };
  const emails = new Set(buyers.map(({ email }) => email));
  for (const email of ordersOf.keys())
    if (!emails.has(email)) faults.push(`${email} has an order and never ordered`);
  for (const { email, voucher } of buyers) {
    const [order, ...more] = ordersOf.get(email) ?? [];
    count('orders', more.length + (order === undefined ? 0 : 1), 1, email);
    if (order === undefined) continue;
    const { id, number, placed: bought, stateName, account } = order;
    const due = bought.totals.due.minorUnits;
    if (stateName !== 'handed-over') faults.push(`${email}: the order is ${stateName}`);
    const own = begun.filter(({ orderId }) => orderId === id);
    count('payments', own.length, 1, email);
    const money = played
      .filter(({ paymentId }) => own.some((payment) => payment.id === paymentId))
      .map(({ payment }) => payment);
    count(
      'charged',
      money.reduce((sum, { captured }) => sum + captured, 0),
      due,
      email,
    );
    count(
      'given back',
      money.reduce((sum, { refunded }) => sum + refunded, 0),
      0,
      email,
    );
    count(
      'noted',
      account.payments.reduce((sum, { captured }) => sum + captured, 0),
      due,
      email,
    );
    const files = jobs.filter(({ orderId, file }) => orderId === id && file !== null);
    count('printed files', files.length, bought.items.length, email);
    const named = written.filter((text) => text.includes(number));
    count('tickets', named.length, 1, email);
    count('prints', prints.filter((path) => path.includes(number)).length, files.length, email);
    const mails = [...mailIds].filter((mailId) => mailId.startsWith(`order-${id}-`));
    count('mails', mails.length, 2, email);
    if (voucher === undefined) continue;
    const moved = movements.filter(({ voucherId }) => voucherId === voucher.id);
    count('movements', moved.length, 2, email);
    const isRight = moved.some(
      ({ kind, order: of, minorUnits }) =>
        kind === 'redeem' && of === id && Math.abs(minorUnits) === voucherAmount,
    );
    if (!isRight) faults.push(`${email}: the voucher has not paid ${voucherAmount}`);
  }
  count('tickets in all', tickets.length, buyers.length, 'the lab');
  count('prints in all', prints.length, buyers.length, 'the lab');
  return faults;
};
