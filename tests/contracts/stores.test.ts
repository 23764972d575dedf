/** What the shop keeps of carts, wishlists and mails, on each engine. */
import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';

import { rememberedPayments } from '../../adapters/postgres/stores/remembered-payments.ts';
import { stripePayments } from '../../adapters/stripe/stripe-payments.ts';
import type { Database } from '../../adapters/postgres/database.ts';
import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { emptyCheckout } from '../../core/domain/checkout/checkout.ts';
import { E } from '../../core/fp.ts';
import type { Owner } from '../../core/ports/owner.ts';
import { keptCheckouts } from '../../adapters/postgres/stores/checkouts.ts';
import { keptCarts } from '../../adapters/postgres/stores/carts.ts';
import { keptPersonalisations } from '../../adapters/postgres/stores/personalisations.ts';
import { keptPrintJobs } from '../../adapters/postgres/stores/print-jobs.ts';
import { testPaymentMessages } from '../../adapters/postgres/schema/payments.ts';
import { outgoingMails } from '../../adapters/postgres/schema/outgoing-mails.ts';
import { voucherMovements } from '../../adapters/postgres/schema/vouchers.ts';
import { keptVouchers } from '../../adapters/postgres/stores/vouchers.ts';
import { keptWishlists } from '../../adapters/postgres/stores/wishlists.ts';
import { newDatabaseFolder } from '../adapters/postgres/new-database-folder.ts';
import { newPostgres } from '../adapters/postgres/new-postgres.ts';
import { manualClock } from '../fakes/clock.ts';
import { startStripe } from '../fakes/stripe-server.ts';
import { losingPayments } from '../fakes/test-payments.ts';
import { cartsContract } from './carts.ts';
import { checkoutsContract } from './checkouts.ts';
import { keptOrders } from '../../adapters/postgres/stores/orders.ts';
import { mailDeliveryContract } from './mail-delivery.ts';
import { personalisationsContract } from './personalisations.ts';
import { printJobsContract } from './print-jobs.ts';
import { orderLettersContract } from './order-letters.ts';
import { orderWorkContract } from './order-work.ts';
import { ordersContract } from './orders.ts';
import { paymentsContract } from './payments.ts';
import { vouchersContract } from './vouchers.ts';
import { wishlistsContract } from './wishlists.ts';

const clock = manualClock(Date.parse('2026-11-21T09:30:00Z'));

type Opened = { readonly database: Database; readonly stop: () => Promise<void> };

const onPglite = async (): Promise<Opened> => {
  const database = await openDatabase({ dataDir: await newDatabaseFolder() });
  return { database, stop: database.close };
};

const onPostgres = async (): Promise<Opened> => {
  const { databaseUrl, stop: remove } = await newPostgres();
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const stop = async (): Promise<void> => {
    await database.close();
    await remove();
  };
  return { database, stop };
};

const engines: readonly (readonly [name: string, open: () => Promise<Opened>])[] = [
  ['Postgres', onPostgres],
  // Queries are the same; mutants of them are tried on one.
  ...(inject('server') === undefined ? [['PGlite', onPglite] as const] : []),
];

for (const [name, open] of engines) {
  let opening: Promise<Opened> | undefined;
  const database = async (): Promise<Database> => (await (opening ??= open())).database;
  afterAll(async () => (await opening)?.stop());

  cartsContract(`on ${name}`, async () => keptCarts(database, clock));
  checkoutsContract(`on ${name}`, async () => keptCheckouts(database, clock));
  test(`checkouts are forgotten after two weeks, whose ever they are, on ${name}`, async () => {
    const later = manualClock(clock.now());
    const checkouts = keptCheckouts(database, later);
    const old = { kind: 'customer', number: 'old' } as const;
    const begin = (owner: Owner) =>
      checkouts.change(owner, () => E.right({ ...emptyCheckout, id: randomUUID() }))();
    await begin(old);
    later.set(later.now() + 15 * 86_400_000);
    await begin({ kind: 'visitor', key: 'new' });
    expect(await checkouts.read(old)()).toEqual(E.right(emptyCheckout));
  });
  wishlistsContract(`on ${name}`, async () => keptWishlists(database, clock));
  vouchersContract(`on ${name}`, clock, async () => ({
    vouchers: keptVouchers({ database, clock, key: () => 'key' }),
    mailsOf: async (id) => {
      const { orm } = await database();
      return (await orm.select().from(outgoingMails).where(eq(outgoingMails.id, id))).length;
    },
  }));
  const placingStores = async () => ({
    orders: keptOrders({ database, clock, key: () => 'key' }),
    carts: keptCarts(database, clock),
    vouchers: keptVouchers({ database, clock, key: () => 'key' }),
  });
  ordersContract(`on ${name}`, clock, placingStores, 100);
  orderLettersContract(name, clock, database);
  orderWorkContract(name, database);
  test(`movements of vouchers are added only, on ${name}`, async () => {
    const { orm } = await database();
    const voucher = { id: randomUUID(), code: randomUUID(), expiresAt: 0 };
    const amount = { minorUnits: 1, currency: 'eur' } as const;
    const mail = { id: voucher.id, to: 'a@example.com', subject: '', text: '' };
    const vouchers = keptVouchers({ database, clock, key: () => 'key' });
    await vouchers.issue({ ...voucher, amount }, { mail, at: 0 })();
    const own = eq(voucherMovements.voucherId, voucher.id);
    const refused = { cause: { message: 'Movements of vouchers are added only.' } };
    const change = orm.update(voucherMovements).set({ minorUnits: 2 }).where(own);
    await expect(change.execute()).rejects.toMatchObject(refused);
    await expect(orm.delete(voucherMovements).where(own).execute()).rejects.toMatchObject(refused);
    expect(await orm.select().from(voucherMovements).where(own)).toMatchObject([{ minorUnits: 1 }]);
    await orm.delete(outgoingMails).where(eq(outgoingMails.id, voucher.id));
  });
  const photoClock = manualClock(clock.now());
  personalisationsContract(`on ${name}`, photoClock, async (key) =>
    keptPersonalisations(database, photoClock, key),
  );
  const printClock = manualClock(clock.now());
  printJobsContract(`on ${name}`, printClock, async () => keptPrintJobs(database, printClock));
  paymentsContract(`the embedded provider on ${name}`, async () => {
    const { orm } = await database();
    await orm.delete(testPaymentMessages);
    const own = manualClock(clock.now());
    const { payments, test: provider, loseNextAnswer, messages } = losingPayments(database, own);
    return {
      payments,
      loseNextAnswer,
      messages,
      buyer: (redirect, does) => provider.play(redirect.split('/').at(-1) ?? '', does),
      forgetKeys: () => undefined,
      wait: (milliseconds) => own.set(own.now() + milliseconds),
      moved: async (paymentId) => {
        const payment = (await provider.find(paymentId))?.payment;
        return { taken: payment?.captured ?? 0, back: payment?.refunded ?? 0 };
      },
    };
  });
  paymentsContract(`Stripe, remembered on ${name}`, async () => {
    const own = manualClock(clock.now());
    const stripe = await startStripe(own);
    onTestFinished(stripe.close);
    const { base, secretKey, webhookSecret } = stripe;
    const provider = stripePayments({
      secretKey,
      webhookSecret,
      apiBase: base,
      checkoutOrigin: 'https://checkout.stripe.com',
      fetch: (request) => fetch(request),
      clock: own,
    });
    return {
      payments: rememberedPayments({ provider, database, clock: own }),
      buyer: async (redirect, does) => stripe.buyer(redirect, does),
      loseNextAnswer: stripe.loseNextAnswer,
      forgetKeys: stripe.forgetKeys,
      messages: async () => stripe.messages(),
      wait: (milliseconds) => own.set(own.now() + milliseconds),
      moved: async (paymentId) => stripe.moved(paymentId),
    };
  });
  mailDeliveryContract(name, database);
}
