/** Mails about orders and the invoices that they bring, on each engine. */
import { randomUUID } from 'node:crypto';

import { eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import type { Database } from '../../adapters/postgres/database.ts';
import { orderOutbox } from '../../adapters/postgres/schema/orders.ts';
import { invoices } from '../../adapters/postgres/schema/invoices.ts';
import { outgoingMails } from '../../adapters/postgres/schema/outgoing-mails.ts';
import { invoicesOf } from '../../adapters/postgres/stores/invoices.ts';
import { keptOrders } from '../../adapters/postgres/stores/orders.ts';
import { emptyCart } from '../../core/domain/cart/cart.ts';
import type { Order, OrderHappening } from '../../core/domain/order/order.ts';
import { E } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import { embeddedSites } from '../../server/embedded-addresses.ts';
import { orderLetters } from '../../server/embedded/shop/order-letters.ts';
import { orderOf } from '../arbitraries/order.ts';

const shipped: readonly OrderHappening[] = [
  { kind: 'rendering-begun' },
  { kind: 'rendered', item: 0 },
  { kind: 'handed-over' },
  { kind: 'shipped', tracking: { carrier: 'DHL', code: '1' } },
];

export const orderLettersContract = (
  name: string,
  clock: Clock,
  database: () => Promise<Database>,
): void => {
  const orders = keptOrders({ database, clock, key: () => 'key' });
  const open = () => {
    let woken = 0;
    const letters = orderLetters({
      database,
      orders,
      sender: { sites: embeddedSites(3_000), imprint: undefined },
      accountIn: () => ({ holder: 'Musterbild GmbH', iban: 'DE00', bic: 'XXXX' }),
      service: 'service@example.com',
      wake: () => {
        woken += 1;
      },
      clock,
    });
    return { letters, woken: () => woken };
  };

  const happen = async (id: string, happenings: readonly OrderHappening[]): Promise<Order> => {
    let last: Order | undefined;
    for (const happening of happenings) {
      const event = { ...happening, key: randomUUID(), at: clock.now() };
      const applied = await orders.apply(id, event)();
      if (E.isLeft(applied)) throw new Error(applied.left.kind);
      last = applied.right;
    }
    if (last === undefined) throw new Error('Nothing happened.');
    return last;
  };

  const sentOrder = async (): Promise<Order> => {
    const id = randomUUID();
    const facts = { items: 1, gifts: 0, vouchers: [], paymentMethod: 'bank-transfer' } as const;
    const placed = { ...orderOf(facts), id, number: `2026-${id.slice(0, 11)}` };
    const owner = { kind: 'visitor', key: randomUUID() } as const;
    const done = await orders.place({ placed, owner, cart: emptyCart })();
    if (E.isLeft(done)) throw new Error(done.left.kind);
    return happen(id, [{ kind: 'bank-transfer', amount: placed.totals.due }, ...shipped]);
  };

  const mailsOf = async (id: string) => {
    const { orm } = await database();
    return orm
      .select()
      .from(outgoingMails)
      .where(like(outgoingMails.id, `order-${id}-%`));
  };

  const forget = async (ids: readonly string[]): Promise<void> => {
    const { orm } = await database();
    for (const id of ids)
      await orm.delete(outgoingMails).where(like(outgoingMails.id, `order-${id}-%`));
  };

  describe(`letters of orders on ${name}`, () => {
    test('the dispatch brings an invoice, whose numbers follow one another', async () => {
      const { letters, woken } = open();
      const sent: Order[] = [];
      for (let count = 0; count < 2; count += 1) sent.push(await sentOrder());
      const [first] = sent;
      if (first === undefined) throw new Error('No order was sent.');
      // Each is asked for twice at once; whoever comes second may have to ask again.
      const ask = (order: Order) => letters.send(order, 'shipped', 'begun:dispatch/1')();
      await Promise.all([...sent, ...sent].map(ask));
      for (const order of sent) expect(E.isRight(await ask(order))).toBe(true);
      const { orm } = await database();
      const numbers: number[] = [];
      for (const { placed } of sent) {
        const issued = await invoicesOf(orm, placed.id);
        expect(issued).toHaveLength(1);
        expect(issued[0]).toMatchObject({ kind: 'invoice', order: { number: placed.number } });
        numbers.push(Number(issued[0]?.number.slice('R2026-'.length)));
        const [mail, ...more] = await mailsOf(placed.id);
        expect(more).toEqual([]);
        // A file is called so, whatever the key is.
        expect(mail?.id).toMatch(/^[\w-]+$/u);
        expect(mail?.recipient).toBe('ada@example.com');
        expect(mail?.text).toContain(`token=${orders.tokenOf(placed.id)}`);
        expect(mail?.attachments).toMatchObject([
          { name: expect.stringMatching(/^rechnung-r2026-\d{6}\.pdf$/u) },
        ]);
      }
      const lowest = Math.min(...numbers);
      expect(numbers.toSorted((one, other) => one - other)).toEqual(
        sent.map((_, place) => lowest + place),
      );
      expect(woken()).toBeGreaterThan(0);
      const own = eq(invoices.orderId, first.placed.id);
      const refused = { cause: { message: 'Invoices are added only.' } };
      const change = orm.update(invoices).set({ number: 'x' }).where(own);
      await expect(change.execute()).rejects.toMatchObject(refused);
      await forget(sent.map(({ placed }) => placed.id));
    });

    test('a refund brings its own credit note, and no mail comes before its order was sent', async () => {
      const { letters } = open();
      const { placed } = await sentOrder();
      const amount = { minorUnits: 1_000, currency: 'eur' } as const;
      const order = await happen(placed.id, [{ kind: 'refund', amount }]);
      await letters.send(order, 'refunded', 'refund')();
      const { orm } = await database();
      const [invoice, credit, ...more] = await invoicesOf(orm, placed.id);
      expect(more).toEqual([]);
      expect(credit).toMatchObject({
        kind: 'credit-note',
        number: expect.stringMatching(/^G2026-\d{6}$/u),
        corrects: { number: invoice?.number },
        total: amount,
      });
      const [mail] = await mailsOf(placed.id);
      expect(mail?.text).toContain('10,00\u00a0€ erstattet');
      expect(mail?.attachments).toHaveLength(1);
      await forget([placed.id]);
    });

    test('what wanted a mail is gone with it: a process that ends then queues none again', async () => {
      const { letters } = open();
      const order = await sentOrder();
      const { id } = order.placed;
      const { orm } = await database();
      const own = eq(orderOutbox.orderId, id);
      const wanted = async () =>
        (await orm.select().from(orderOutbox).where(own)).flatMap(({ effect }) =>
          effect.kind === 'mail' ? [effect] : [],
        );
      const mails = await wanted();
      expect(mails).not.toEqual([]);
      for (const { mail, key } of mails) await letters.send(order, mail, key)();
      expect(await wanted()).toEqual([]);
      expect(await mailsOf(id)).toHaveLength(mails.length);
      await forget([id]);
    });

    test('the desk is told by a mail to the customer service', async () => {
      const { letters } = open();
      const order = await sentOrder();
      const { id, number } = order.placed;
      expect(E.isRight(await letters.tellDesk(order, 'defect', 'one')())).toBe(true);
      const { orm } = await database();
      const own = like(outgoingMails.id, `desk-${id}-%`);
      expect(await orm.select().from(outgoingMails).where(own)).toMatchObject([
        { recipient: 'service@example.com', subject: `Order: defect (${number})` },
      ]);
      await orm.delete(outgoingMails).where(own);
    });
  });
};
