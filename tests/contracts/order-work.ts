/** From an order to its tasks for the lab: each thing is done, and counts once, whatever is away. */
import { randomUUID } from 'node:crypto';

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Database } from '../../adapters/postgres/database.ts';
import { orderOutbox } from '../../adapters/postgres/schema/orders.ts';
import { keptCarts } from '../../adapters/postgres/stores/carts.ts';
import { keptOrders } from '../../adapters/postgres/stores/orders.ts';
import { keptVouchers } from '../../adapters/postgres/stores/vouchers.ts';
import { emptyCart } from '../../core/domain/cart/cart.ts';
import { orderNumber } from '../../core/domain/order/order-number.ts';
import type { Order, OrderHappening, PlacedOrder } from '../../core/domain/order/order.ts';
import { E, TE } from '../../core/fp.ts';
import { expireOrders } from '../../core/usecases/expire-orders.ts';
import { wayToPay } from '../../core/usecases/pay-order.ts';
import { orderHandlers } from '../../server/embedded/shop/order-handlers.ts';
import {
  createOrderWork,
  doDueEffects,
  type OrderHandlers,
} from '../../server/embedded/shop/order-work.ts';
import { euros, orderOf, someGift, someItem } from '../arbitraries/order.ts';
import { manualClock } from '../fakes/clock.ts';
import { recordingLog } from '../fakes/log.ts';
import { memoryOriginals } from '../fakes/originals.ts';
import { memoryPrintJobs } from '../fakes/print-jobs.ts';
import { losingPayments } from '../fakes/test-payments.ts';

const never = new AbortController().signal;

const photo: NonNullable<(typeof someItem)['photo']> = {
  uploadId: 'photo',
  digest: '00',
  size: { width: 3_000, height: 2_000 },
  orientation: 1,
  crop: { left: 0, top: 0, width: 3_000, height: 2_000 },
};

/** The suite for a database of either engine; it is opened by the first who needs it. */
export const orderWorkContract = (name: string, open: () => Promise<Database>): void => {
  describe(`what orders want: ${name}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(() => database.orm.delete(orderOutbox));

    const world = (change: Partial<OrderHandlers> = {}) => {
      const opened = async () => database;
      const [clock, log] = [manualClock(Date.parse('2026-11-27T10:00:00Z')), recordingLog()];
      const key = () => 'key';
      const orders = keptOrders({ database: opened, clock, key });
      const vouchers = keptVouchers({ database: opened, clock, key });
      const carts = keptCarts(opened, clock);
      const money = losingPayments(opened, clock);
      const printJobs = memoryPrintJobs(clock);
      const originals = memoryOriginals([]);
      const mails: string[] = [];
      const note = (what: string) => () => {
        mails.push(what);
        return TE.right(undefined);
      };
      const sources = {
        orders,
        vouchers,
        payments: money.payments,
        printJobs,
        originals,
        clock,
        voucherLetters: {
          write: () => ({ id: randomUUID(), to: 'a@example.com', subject: '', text: '' }),
        },
        returnTo: () => 'http://localhost/order',
        mail: (_: Order, { mail }: { readonly mail: string }) => note(mail)(),
        tellDesk: (_: Order, { about }: { readonly about: string }) => note(about)(),
      };
      const handlers = { ...orderHandlers(sources), ...change };
      const expire = () => expireOrders({ orders, payments: money.payments, clock });
      const settings = { database, orders, handlers, expire, clock, log };
      const work = () => doDueEffects(settings, never);
      const order = async (id: string): Promise<Order> => {
        const found = await orders.find(id)();
        if (E.isLeft(found) || found.right === undefined) throw new Error('no order');
        return found.right;
      };
      const place = async (wanted: Partial<PlacedOrder> = {}): Promise<string> => {
        const id = randomUUID();
        const sample = orderOf({ items: 1, gifts: 0, vouchers: [], paymentMethod: 'redirect' });
        const items = [{ ...someItem, photo }];
        const placed = { ...sample, items, id, number: orderNumber(id, '2026'), ...wanted };
        const owner = { kind: 'visitor', key: id } as const;
        const cart = {
          ...emptyCart,
          items: placed.items.map(({ article, quantity }) => ({ article, quantity })),
          gifts: placed.gifts,
        };
        await carts.change(owner, () => E.right(cart))();
        const answer = await orders.place({ placed, owner, cart })();
        if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left));
        return id;
      };
      const pay = async (id: string): Promise<void> => {
        const way = await wayToPay(await order(id), 'http://localhost/order')(sources)();
        const address = E.isRight(way) ? (way.right ?? '') : '';
        await money.test.play(address.split('/').at(-1) ?? '', 'pay');
        const { history } = await order(id);
        const begun = history.findLast(({ kind }) => kind === 'payment-begun');
        if (begun?.kind !== 'payment-begun') throw new Error('no payment');
        const { paymentId } = begun;
        const status = await money.payments.status(paymentId)();
        if (E.isRight(status))
          await tell(id, { kind: 'payment', paymentId, status: status.right, isAnswer: false });
      };
      const tell = async (id: string, happening: OrderHappening): Promise<void> => {
        const event = { ...happening, key: randomUUID(), at: clock.now() };
        const answer = await orders.apply(id, event)();
        if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left));
      };
      const tasks = async (id: string) => {
        const known = await printJobs.list(id)();
        return E.isRight(known) ? known.right.map(({ key, state }) => [key, state]) : [];
      };
      return {
        clock,
        log,
        mails,
        money,
        orders,
        vouchers,
        settings,
        expire,
        work,
        order,
        place,
        pay,
        tell,
        tasks,
      };
    };

    test('goes to the lab once it is paid, once', async () => {
      const { work, order, place, pay, tell, tasks, mails } = world();
      const id = await place();
      await work();
      expect(await tasks(id)).toEqual([]);
      await pay(id);
      expect((await order(id)).state.kind).toBe('authorised');
      await work();
      expect((await order(id)).state.kind).toBe('rendering');
      expect(await tasks(id)).toEqual([[`${id}/0`, 'waiting']]);
      await tell(id, { kind: 'rendered', item: 0 });
      await work();
      expect(await tasks(id)).toEqual([
        [`${id}/0`, 'waiting'],
        [`${id}/hand-over`, 'waiting'],
      ]);
      expect(mails).toEqual(['placed', 'paid']);
    });

    test('asks how a charge ended that nobody answered, and never charges again', async () => {
      const { work, order, place, pay, money, mails, clock } = world();
      const id = await place();
      await work();
      await pay(id);
      money.loseNextAnswer();
      await work();
      clock.set(clock.now() + 10_000);
      await work();
      const { state, history, account } = await order(id);
      expect(state.kind).toBe('rendering');
      expect(history.map(({ kind }) => kind)).toContain('payment-silent');
      expect(account.payments).toMatchObject([{ captured: 4_490, back: 0 }]);
      expect(mails).toContain('payment-unknown');
    });

    test('gives all back where it is cancelled while it is charged', async () => {
      const { work, order, place, pay, tell, money } = world();
      const id = await place();
      await work();
      await pay(id);
      await tell(id, { kind: 'cancel', by: 'buyer' });
      await work();
      const { state, account } = await order(id);
      expect(state.kind).toBe('cancelled');
      const [payment] = account.payments;
      const status = await money.payments.status(payment?.paymentId ?? '')();
      // Whichever came first, the charge or its end.
      expect(
        E.isRight(status) &&
          (status.right.kind === 'cancelled' ||
            (status.right.kind === 'refunded' &&
              status.right.refunded.minorUnits === status.right.captured.minorUnits)),
      ).toBe(true);
      expect(account.owed).toBe(0);
    });

    test('issues gift vouchers that were paid, and makes by its ticket what has no photo', async () => {
      const { work, order, place, pay, vouchers, tasks } = world();
      const gift = { ...someGift, id: randomUUID() };
      const totals = {
        ...orderOf({ items: 1, gifts: 1, vouchers: [], paymentMethod: 'redirect' }).totals,
      };
      const id = await place({ gifts: [gift], items: [someItem], totals });
      await work();
      await pay(id);
      await work();
      expect(await vouchers.held([gift.id])()).toMatchObject(E.right([{ balance: euros(1_000) }]));
      expect((await order(id)).state).toMatchObject({ kind: 'rendering', isHandingOver: false });
      expect(await tasks(id)).toEqual([[`${id}/0`, 'waiting']]);
    });

    test('gives back to vouchers what they paid, once', async () => {
      const { work, place, tell, vouchers, clock } = world();
      const voucher = randomUUID();
      const mail = { id: voucher, to: 'a@example.com', subject: '', text: '' };
      const issued = {
        id: voucher,
        code: randomUUID(),
        amount: euros(700),
        expiresAt: clock.now() + 1,
      };
      await vouchers.issue(issued, { mail, at: 0 })();
      const sample = orderOf({
        items: 1,
        gifts: 0,
        vouchers: [700],
        paymentMethod: 'bank-transfer',
      });
      const id = await place({
        totals: sample.totals,
        paymentMethod: 'bank-transfer',
        vouchers: [{ id: voucher, amount: euros(700) }],
      });
      await tell(id, { kind: 'cancel', by: 'buyer' });
      await work();
      await work();
      expect(await vouchers.held([voucher])()).toMatchObject(E.right([{ balance: euros(700) }]));
    });

    test('cancels what nobody has paid in time, and asks before', async () => {
      const { work, order, orders, place, money, expire, clock } = world();
      const placedAt = clock.now();
      const unpaid = await place({ placedAt });
      const transferred = await place({ placedAt, paymentMethod: 'bank-transfer' });
      const lost = await place({ placedAt });
      await work();
      // It was paid, and the message that says so never came.
      const { payments, test: provider } = money;
      const way = await wayToPay(
        await order(lost),
        'http://localhost/order',
      )({
        orders,
        payments,
        clock,
      })();
      await provider.play((E.isRight(way) ? way.right : '')?.split('/').at(-1) ?? '', 'silent');
      const states = async () => [
        (await order(unpaid)).state.kind,
        (await order(transferred)).state.kind,
        (await order(lost)).state.kind,
      ];
      clock.set(placedAt + 86_400_000 - 1);
      await expire();
      expect(await states()).toEqual(['placed', 'placed', 'placed']);
      clock.set(placedAt + 86_400_000);
      await expire();
      await expire();
      expect(await states()).toEqual(['cancelled', 'placed', 'authorised']);
      clock.set(placedAt + 14 * 86_400_000);
      await expire();
      expect(await states()).toEqual(['cancelled', 'cancelled', 'authorised']);
    });

    test('waits longer and longer, and then for those who run the shop', async () => {
      let isAway = true;
      const sent: string[] = [];
      const mail: OrderHandlers['mail'] = (_, effect) => async () => {
        if (isAway) throw new TypeError('away');
        sent.push(effect.mail);
        return E.right(undefined);
      };
      const { work, place, clock, log, orders, settings } = world({
        mail,
        'begin-payment': () => TE.left({ again: 'never', reason: 'amount-invalid' }),
      });
      const id = await place();
      const next = await work();
      expect(next).toBe(clock.now() + 2_000);
      expect(log.reports.map(({ code }) => code)).toEqual([
        'order-effect-failed',
        'order-effect-given-up',
      ]);
      // Before its time, and in the hands of another process, it is nobody else's.
      await work();
      for (let attempt = 1; attempt < 60; attempt += 1) {
        clock.set(clock.now() + 3_600_000);
        await work();
      }
      const waiting = await orders.waiting(id)();
      expect(waiting).toMatchObject(
        E.right([
          { attempts: 60, nextAttemptAt: undefined, failure: 'TypeError' },
          { attempts: 1, nextAttemptAt: undefined, failure: 'amount-invalid' },
        ]),
      );
      isAway = false;
      const key = E.isRight(waiting) ? (waiting.right[0]?.effect.key ?? '') : '';
      await orders.retry(id, key)();
      const running = createOrderWork(() => new Promise(() => undefined));
      let expiries = 0;
      const expire = async (): Promise<void> => {
        expiries += 1;
      };
      running.start({ ...settings, expire });
      await expect.poll(() => sent).toEqual(['placed']);
      expect(expiries).toBe(1);
    });
  });
};
