/** Who gets an invoice as a file: whoever has opened its order, or is logged in as its buyer. */
import { expect, test } from 'vitest';

import { emptyCart } from '../../../core/domain/cart/cart.ts';
import { creditNoteOf, invoiceOf } from '../../../core/domain/invoice/invoice.ts';
import { listedInvoice } from '../../../core/domain/customer/listed-invoice.ts';
import type { PlacedOrder } from '../../../core/domain/order/order.ts';
import { E } from '../../../core/fp.ts';
import type { Invoices } from '../../../core/ports/invoices.ts';
import type { OwnAccount } from '../../../core/ports/own-account.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { invoiceLinks } from '../../../server/forms/invoice-links.ts';
import { someInvoiceHead } from '../../arbitraries/invoice.ts';
import { orderOf } from '../../arbitraries/order.ts';
import { accountPeople } from '../../contracts/own-account.ts';
import { memoryCarts } from '../../fakes/carts.ts';
import { manualClock } from '../../fakes/clock.ts';
import { failingInvoices, memoryInvoices } from '../../fakes/invoices.ts';
import { recordingLog } from '../../fakes/log.ts';
import { memoryOrders } from '../../fakes/orders.ts';
import { memoryAccountShop, noAccount } from '../../fakes/own-account.ts';
import { memoryVouchers } from '../../fakes/vouchers.ts';

const [person] = accountPeople;

const facts = { items: 1, gifts: 0, vouchers: [], paymentMethod: 'bank-transfer' } as const;
const bought = (id: string, customerId: string | undefined): PlacedOrder => {
  const placed = orderOf(facts);
  return { ...placed, id, number: `2026-${id}`, buyer: { ...placed.buyer, customerId } };
};

const own = bought('00000000-0000-4000-8000-000000000001', person?.number);
const foreign = bought('00000000-0000-4000-8000-000000000002', 'somebody-else');

const invoiceFor = (placed: PlacedOrder, number: string) =>
  invoiceOf({ placed }, { ...someInvoiceHead, number });

const invoice = invoiceFor(own, 'R2026-000001');
const credit = creditNoteOf(invoice, {
  number: 'G2026-000001',
  issuedOn: invoice.issuedOn,
  amount: { minorUnits: 1_000, currency: 'eur' },
});
if (E.isLeft(credit)) throw new Error(credit.left.kind);
const other = invoiceFor(foreign, 'R2026-000002');

const issued = memoryInvoices([
  { orderId: own.id, invoice },
  { orderId: own.id, invoice: credit.right },
  { orderId: foreign.id, invoice: other },
]);

const open = async (account: OwnAccount = noAccount, invoices: Invoices = issued) => {
  const clock = manualClock(0);
  const orders = memoryOrders(memoryCarts(), memoryVouchers(clock));
  for (const placed of [own, foreign])
    await orders.place({ placed, owner: { kind: 'visitor', key: 'v' }, cart: emptyCart })();
  const app = invoiceLinks({
    sites: embeddedSites(3_000),
    orders,
    invoices,
    log: recordingLog(),
    ownAccountOf: () => () => account,
  });
  return {
    ask: (number: string, token = '') =>
      app.request(listedInvoice({ kind: 'invoice', number }).href, {
        headers: { host: 'localhost:3000', cookie: `__Host-order=${token}` },
      }),
    tokenOf: orders.tokenOf,
  };
};

const loggedIn = async (): Promise<OwnAccount> => {
  const browser = memoryAccountShop(accountPeople).browser();
  await browser.logIn(person?.email ?? '', person?.password ?? '');
  return browser.account;
};

test.each([
  ['R2026-000001', 'rechnung-r2026-000001.pdf'],
  ['G2026-000001', 'rechnungskorrektur-g2026-000001.pdf'],
])('%s comes as a file that nobody in between keeps', async (number, name) => {
  const { ask, tokenOf } = await open();
  const answer = await ask(number, tokenOf(own.id));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
});

test('a customer gets those of own orders, whichever order is open', async () => {
  const { ask, tokenOf } = await open(await loggedIn());
  for (const token of ['', tokenOf(own.id), tokenOf(foreign.id)])
    expect((await ask('R2026-000001', token)).status).toBe(200);
  expect((await ask('R2026-000002')).status).toBe(404);
});

test('for everybody else there is none, as for a number that was never given', async () => {
  const { ask, tokenOf } = await open();
  const texts = new Set<string>();
  for (const [number, token] of [
    ['R2026-000001', ''],
    ['R2026-000001', 'x'],
    ['R2026-000001', own.id],
    ['R2026-000001', tokenOf(foreign.id)],
    ['R2026-000009', tokenOf(own.id)],
    ['', tokenOf(own.id)],
  ] as const) {
    const answer = await ask(number, token);
    expect([number, token, answer.status]).toEqual([number, token, 404]);
    texts.add(await answer.text());
  }
  expect(texts.size).toBe(1);
});

test('while nobody can say, it is said', async () => {
  const { ask, tokenOf } = await open(noAccount, failingInvoices);
  expect((await ask('R2026-000001', tokenOf(own.id))).status).toBe(503);
});
