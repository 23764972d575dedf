/** What a buyer does on the page of an order, and the link that opens it. */
import { describe, expect, test } from 'vitest';

import { emptyCart } from '../../../core/domain/cart/cart.ts';
import { invoiceOf } from '../../../core/domain/invoice/invoice.ts';
import type { OrderEvent, OrderHappening } from '../../../core/domain/order/order.ts';
import { orderLink } from '../../../core/domain/order/order-page.ts';
import { E, TE } from '../../../core/fp.ts';
import { showOrder } from '../../../core/usecases/follow-order.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { orderLinks } from '../../../server/forms/order-links.ts';
import { someInvoiceHead } from '../../arbitraries/invoice.ts';
import { orderOf } from '../../arbitraries/order.ts';
import { memoryCarts } from '../../fakes/carts.ts';
import { manualClock } from '../../fakes/clock.ts';
import { memoryContactDesk } from '../../fakes/contact-desk.ts';
import { recordingLog } from '../../fakes/log.ts';
import { failingInvoices, memoryInvoices } from '../../fakes/invoices.ts';
import { memoryOrders } from '../../fakes/orders.ts';
import { memoryPersonalisations } from '../../fakes/personalisations.ts';
import { memoryPictureUploads } from '../../fakes/picture-uploads.ts';
import { memoryVouchers } from '../../fakes/vouchers.ts';
import { openPageForms } from './page-form-world.ts';

const account = { holder: 'Passepartout', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
const transferred = orderOf({ items: 2, gifts: 0, vouchers: [], paymentMethod: 'bank-transfer' });
const paid: OrderHappening = { kind: 'bank-transfer', amount: transferred.totals.due };
const made: readonly OrderHappening[] = [paid, { kind: 'rendering-begun' }];
const shipped: readonly OrderHappening[] = [
  ...made,
  { kind: 'rendered', item: 0 },
  { kind: 'rendered', item: 1 },
  { kind: 'handed-over' },
  { kind: 'shipped', tracking: { carrier: 'DHL', code: '1' } },
];

const scope = { channel: 'poster', locale: 'de-DE' } as const;

/** An order to which this happened, and the browser that opened it. */
const open = async (
  happenings: readonly OrderHappening[],
  placed = transferred,
  invoices = memoryInvoices(),
) => {
  const clock = manualClock(0);
  const orders = memoryOrders(memoryCarts(), memoryVouchers(clock));
  await orders.place({ placed, owner: { kind: 'visitor', key: 'v' }, cart: emptyCart })();
  for (const [place, happening] of happenings.entries()) {
    const event: OrderEvent = { ...happening, key: String(place), at: place };
    const applied = await orders.apply(placed.id, event)();
    if (E.isLeft(applied)) throw new Error(applied.left.kind);
  }
  const contactDesk = memoryContactDesk();
  const { send, codes } = openPageForms({
    orders,
    contactDesk,
    orderPlacing: () => ({
      place: () => TE.left({ kind: 'failed' }),
      find: (id) => TE.right({ location: `https://pay.example.com/${id}`, token: 'token' }),
    }),
  });
  const cookie = `__Host-order=${orders.tokenOf(placed.id)}`;
  return {
    codes,
    contactDesk,
    send: (fields: Readonly<Record<string, string>> | FormData, cookies = cookie) =>
      send('/bestellung', fields, { cookie: cookies }),
    order: async () => {
      const found = await orders.find(placed.id)();
      return E.isRight(found) ? found.right : undefined;
    },
    show: async (token: string | undefined) => {
      const shown = await showOrder(scope, token, { accounts: { eur: account } })({
        orders,
        invoices,
        clock,
        log: recordingLog(),
        personalisations: memoryPersonalisations()('visitor'),
        pictureUploads: memoryPictureUploads(),
      })();
      return E.isRight(shown) ? shown.right : undefined;
    },
    token: orders.tokenOf(placed.id),
  };
};

const to = (answer: string) => ({ kind: 'see-other', location: `/bestellung#order-${answer}` });

describe('the page of an order', () => {
  test('shows it to whoever has its secret, and to nobody else', async () => {
    const { show, token } = await open([]);
    expect(await show(token)).toMatchObject({ kind: 'shown', order: { placed: transferred } });
    for (const other of [undefined, '', 'x', `${token}x`, transferred.id])
      expect(await show(other)).toEqual({ kind: 'none' });
  });

  test('names what was issued for it, and no secret', async () => {
    const invoice = invoiceOf({ placed: transferred }, someInvoiceHead);
    const { show, token } = await open(
      shipped,
      transferred,
      memoryInvoices([
        { orderId: transferred.id, invoice },
        { orderId: 'another', invoice },
      ]),
    );
    expect(await show(token)).toMatchObject({
      invoices: [
        { kind: 'invoice', number: invoice.number, href: expect.not.stringContaining(token) },
      ],
    });
    const without = await open(shipped, transferred, failingInvoices);
    expect(await without.show(without.token)).toMatchObject({ kind: 'shown', invoices: undefined });
  });

  test('cancels until something is made, once', async () => {
    const { send, order } = await open([paid]);
    expect(await send({ wants: 'cancel' })).toEqual(to('cancelled'));
    expect(await send({ wants: 'cancel' })).toEqual(to('cancelled'));
    const after = await order();
    expect(after?.state).toEqual({ kind: 'cancelled', by: 'buyer' });
    expect(after?.history).toHaveLength(2);
    const late = await open(made);
    expect(await late.send({ wants: 'cancel' })).toEqual(to('too-late'));
    expect((await late.order())?.state.kind).toBe('rendering');
  });

  test('leads to the payment of an order that waits for it, again and again', async () => {
    const online = { ...transferred, paymentMethod: 'redirect' } as const;
    const failed: readonly OrderHappening[] = [
      { kind: 'payment-begun', paymentId: 'p' },
      { kind: 'payment', paymentId: 'p', status: { kind: 'failed' }, isAnswer: true },
    ];
    const { send, order } = await open(failed, online);
    const there = { kind: 'hand-off', location: `https://pay.example.com/${online.id}` };
    expect((await order())?.state).toEqual({ kind: 'placed', payment: 'failed' });
    expect(await Promise.all([send({ wants: 'pay' }), send({ wants: 'pay' })])).toEqual([
      there,
      there,
    ]);
    expect(await send({ wants: 'pay' })).toEqual(there);
    const after = await order();
    expect(after?.state).toEqual({ kind: 'placed', payment: 'awaited' });
    expect(after?.history).toHaveLength(failed.length + 1);
  });

  test('says how to transfer money that is waited for', async () => {
    const { show, token } = await open([]);
    expect(await show(token)).toMatchObject({
      transfer: {
        account,
        amount: transferred.totals.due,
        reference: expect.stringMatching(/^RF\d\d/u),
      },
    });
    const late = await open([paid]);
    expect(await late.show(late.token)).toMatchObject({ transfer: undefined });
  });

  test('does nothing for others, nor what it does not know', async () => {
    const { send, order } = await open([]);
    for (const cookies of ['', '__Host-order=x'])
      expect(await send({ wants: 'cancel' }, cookies)).toEqual(to('failed'));
    expect(await send({ wants: 'ship' })).toEqual(to('failed'));
    expect((await order())?.history).toEqual([]);
  });
});

const report = (fields: Readonly<Record<string, string>>, files: readonly File[] = []) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ wants: 'report-defect', ...fields }))
    form.append(name, value);
  for (const file of files) form.append('photos', file);
  return form;
};

const photo = new File([Buffer.from('ffd8ffe000104a464946', 'hex')], 'corner.jpg');
const words = 'The corner is bent.';

describe('a report of a defect', () => {
  test('goes to the customer service with its photos, and the order remembers it', async () => {
    const { send, order, contactDesk, codes } = await open(shipped);
    expect(await send(report({ item: '1', words }, [photo]))).toEqual(to('defect-sent'));
    expect(contactDesk.messages).toMatchObject([
      {
        topic: 'complaint',
        orderNumber: transferred.number,
        email: 'ada@example.com',
        message: expect.stringContaining(words),
        attachments: [{ type: 'jpg' }],
      },
    ]);
    expect((await order())?.history.at(-1)).toMatchObject({ kind: 'defect', items: [1], words });
    expect(codes()).toEqual([]);
  });

  test.each([
    ['no item', report({ words }), ['items']],
    ['an item that is not there', report({ item: '2', words }), ['items']],
    ['no words', report({ item: '0', words: ' ' }), ['words']],
    [
      'a file that is no photo',
      report({ item: '0', words }, [new File(['MZ'], 'a.jpg')]),
      ['photos'],
    ],
  ])('with %s is shown again with what was typed', async (_, form, errors) => {
    const { send, order, contactDesk } = await open(shipped);
    expect(await send(form)).toMatchObject({
      kind: 'again',
      status: 422,
      step: { kind: 'order-defect', refused: { errors, typed: { words: form.get('words') } } },
    });
    expect(contactDesk.messages).toEqual([]);
    expect((await order())?.history).toHaveLength(shipped.length);
  });
});

test('the link of a mail opens an order, asks for its payment, and leaves its secret in no address', async () => {
  const token = 'a'.repeat(43);
  const clock = manualClock(0);
  const orders = memoryOrders(memoryCarts(), memoryVouchers(clock));
  const unasked = () => TE.left({ kind: 'payments-unavailable', reason: 'not asked' } as const);
  const app = orderLinks({
    sites: embeddedSites(3_000),
    orders,
    clock,
    payments: {
      begin: unasked,
      status: () => TE.right({ kind: 'failed' }),
      capture: unasked,
      cancel: unasked,
      refund: unasked,
    },
  });
  const ask = (path: string) => app.request(path, { headers: { host: 'localhost:3000' } });
  const answer = await ask(orderLink('de-DE', token));
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/bestellung');
  expect(answer.headers.get('set-cookie')).toBe(
    `__Host-order=${token}; Path=/; HttpOnly; Secure; SameSite=Lax`,
  );
  const wrong = await ask(orderLink('de-DE', '<script>'));
  expect(wrong.headers.get('location')).toBe('/bestellung');
  expect(wrong.headers.get('set-cookie')).toBeNull();

  const placed = { ...transferred, paymentMethod: 'redirect' } as const;
  await orders.place({ placed, owner: { kind: 'visitor', key: 'v' }, cart: emptyCart })();
  await orders.apply(placed.id, { kind: 'payment-begun', paymentId: 'p', key: 'one', at: 0 })();
  for (let time = 0; time < 2; time += 1) {
    await ask(orderLink('de-DE', orders.tokenOf(placed.id)));
    expect(await orders.find(placed.id)()).toMatchObject({
      right: { state: { kind: 'placed', payment: 'failed' } },
    });
  }
});
