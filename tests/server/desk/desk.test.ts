/** Who gets to the desk, and what its buttons do. */
import { describe, expect, test } from 'vitest';

import { emptyCart } from '../../../core/domain/cart/cart.ts';
import type { Order, OrderMailKind } from '../../../core/domain/order/order.ts';
import { E, TE } from '../../../core/fp.ts';
import { desk } from '../../../server/desk/desk.ts';
import { deskSessionTime } from '../../../server/desk/desk-session.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { orderOf } from '../../arbitraries/order.ts';
import { memoryCarts } from '../../fakes/carts.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';
import { memoryOrders } from '../../fakes/orders.ts';
import { memoryVouchers } from '../../fakes/vouchers.ts';

const token = 'a-token-of-the-desk';
const host = { host: 'localhost:3000' };
const placed = orderOf({ items: 1, gifts: 0, vouchers: [], paymentMethod: 'bank-transfer' });
const orderPath = `/orders/${placed.id}`;
const keyOf = (place: number): string =>
  `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

const open = async () => {
  const clock = manualClock(1_000);
  const orders = memoryOrders(memoryCarts(), memoryVouchers(clock));
  await orders.place({ placed, owner: { kind: 'visitor', key: 'v' }, cart: emptyCart })();
  const mails: (readonly [OrderMailKind, string])[] = [];
  const app = desk({
    token,
    sites: embeddedSites(3_000),
    orders,
    orderLetters: {
      send: (_order: Order, mail, key) => {
        mails.push([mail, key]);
        return TE.right(undefined);
      },
    },
    clock,
    log: recordingLog(),
  });
  const post = (
    path: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    app.request(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { ...host, ...headers },
    });
  const logIn = async (): Promise<string> => {
    const answer = await post('/log-in', { token });
    return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  const state = async () => {
    const found = await orders.find(placed.id)();
    return E.isRight(found) ? found.right : undefined;
  };
  return { app, clock, mails, post, logIn, state };
};

describe('the desk', () => {
  test('opens with its token alone, for a working day', async () => {
    const { app, clock, post, logIn, state } = await open();
    const get = async (cookie = '') =>
      (await app.request('/', { headers: { ...host, cookie } })).text();
    expect(await get()).toContain('type="password"');
    for (const given of ['', 'a-token-of-the-des', `${token}x`]) {
      const refused = await post('/log-in', { token: given });
      expect(refused.status).toBe(403);
      expect(refused.headers.get('set-cookie')).toBeNull();
    }
    const cookie = await logIn();
    const [name, value = ''] = cookie.split('=');
    expect(name).toBe('__Host-desk');
    expect(await get(cookie)).toContain(placed.number);
    // Neither another end nor another signature is believed, and nothing is done without a session.
    const [, signature] = value.split('.');
    for (const wrong of [
      '',
      '__Host-desk=',
      `${name}=9${value}`,
      `${name}=99999999999999.${signature}`,
    ]) {
      expect(await get(wrong)).not.toContain(placed.number);
      const form = { command: 'cancel', key: keyOf(1) };
      expect((await post(orderPath, form, { cookie: wrong })).status).toBe(303);
    }
    const foreign = { cookie, 'sec-fetch-site': 'cross-site' };
    expect((await post(orderPath, { command: 'cancel', key: keyOf(1) }, foreign)).status).toBe(400);
    expect((await state())?.state.kind).toBe('placed');
    clock.set(1_000 + deskSessionTime);
    expect(await get(cookie)).not.toContain(placed.number);
  });

  test('takes an order from its transfer to its parcel, each command once', async () => {
    const { app, post, logIn, state, mails } = await open();
    const cookie = await logIn();
    let place = 0;
    const command = async (name: string, fields: Readonly<Record<string, string>> = {}) => {
      place += 1;
      const form = { command: name, key: keyOf(place), ...fields };
      const answer = await post(orderPath, form, { cookie });
      return answer.status === 303 ? 'done' : answer.text();
    };
    expect(await command('ship', { carrier: 'DHL', code: '1' })).toContain(
      'Not in the state placed.',
    );
    expect(await command('transfer', { amount: '44,9' })).toContain('The field amount is wrong.');
    expect(await command('transfer', { amount: '44,90' })).toBe('done');
    expect((await state())?.state.kind).toBe('paid');
    place -= 1;
    expect(await command('transfer', { amount: '44,90' })).toBe('done');
    expect((await state())?.account.transferred).toBe(4_490);
    expect(await command('refund', { amount: '1000' })).toContain('refund-too-large');
    expect(await command('refund', { amount: '4' })).toBe('done');
    expect(await command('mail', { mail: 'placed' })).toBe('done');
    expect(mails).toEqual([['placed', `desk-${keyOf(place)}`]]);
    expect(await command('retry', { effect: 'placed/0' })).toBe('done');
    expect(await command('cancel')).toBe('done');
    expect((await state())?.state).toEqual({ kind: 'cancelled', by: 'desk' });
    expect(await command('fly')).toBe('Bad Request');
    const page = await (await app.request(orderPath, { headers: { ...host, cookie } })).text();
    expect(page).toContain('Bank transfer of');
    expect(page).not.toContain('<script');
  });

  test('finds orders by number and state', async () => {
    const { app, logIn } = await open();
    const cookie = await logIn();
    const get = async (path: string) =>
      (await app.request(path, { headers: { ...host, cookie } })).text();
    expect(await get(`/?search=${placed.number.toLowerCase()}`)).toContain(placed.number);
    expect(await get(`/?search=${placed.buyer.email.toUpperCase()}`)).toContain(placed.number);
    expect(await get('/?search=nobody@example.com')).toContain('No order.');
    expect(await get('/?state=placed')).toContain(placed.id);
    expect(await get('/?state=paid')).toContain('No order.');
    expect(await get('/orders/nobody')).toBe('Not Found');
  });
});
