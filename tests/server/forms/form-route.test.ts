/** What all forms have in common: who sends them, what is read, where they lead. */
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';

import { designerBasesAt } from '../../../core/domain/catalogue/designers.ts';
import { cartPath, giftVoucherPath, voucherPath } from '../../../core/domain/cart/cart-forms.ts';
import { logOutPath } from '../../../core/domain/customer/account-dialogs.ts';
import { pictureUploadPaths } from '../../../core/domain/image/own-picture.ts';
import { newsletterPaths } from '../../../core/domain/newsletter/newsletter-answers.ts';
import { wishlistPath } from '../../../core/domain/wishlist/wishlist-forms.ts';
import { TE } from '../../../core/fp.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { formAddresses } from '../../../server/forms/form-addresses.ts';
import {
  formRoute,
  localeOnSite,
  locationOf,
  responseTo,
  siteOfRequest,
} from '../../../server/forms/form-route.ts';
import { formOf, unreadAnswers, type FormSender } from '../../../server/forms/form.ts';
import { sentIdOf } from '../../../server/forms/sent-id.ts';
import { memoryArticlePrices } from '../../fakes/article-prices.ts';
import { memoryCarts } from '../../fakes/carts.ts';
import { manualClock } from '../../fakes/clock.ts';
import { fakeCustomers } from '../../fakes/customers.ts';
import { recordingLog } from '../../fakes/log.ts';
import { memoryNewsletter } from '../../fakes/newsletter.ts';
import { memoryInvoices } from '../../fakes/invoices.ts';
import { memoryOrders } from '../../fakes/orders.ts';
import { noAccount } from '../../fakes/own-account.ts';
import { fakePrices } from '../../fakes/prices.ts';
import { memoryPersonalisations } from '../../fakes/personalisations.ts';
import { memoryVouchers } from '../../fakes/vouchers.ts';
import { memoryWishlists } from '../../fakes/wishlists.ts';

const sites = embeddedSites(3_000);
const own = { Host: 'localhost:3000', 'Content-Type': 'application/x-www-form-urlencoded' };

/** Sends a form that answers with what it was told; the sender is kept. */
const send = async (
  body: string,
  headers: Readonly<Record<string, string>> = {},
  { isFromAnywhere = false, unread = false } = {},
) => {
  const senders: FormSender[] = [];
  const form = formOf<string, string, string>({
    isFromAnywhere,
    read: ({ fields }, sender) => {
      senders.push(sender);
      return fields.toString();
    },
    perform: (fields) => (fields === 'wrong=' ? TE.left('refused') : TE.right('done')),
    done: (done, fields) => ({ kind: 'plain', status: 200, text: `${done}: ${fields}` }),
    refused: (problem, fields) => ({ kind: 'plain', status: 422, text: `${problem}: ${fields}` }),
    ...(unread && {
      unread: (_: FormSender, { kind }: { readonly kind: string }) => ({
        kind: 'see-other' as const,
        location: `/unread#${kind}`,
      }),
    }),
  });
  const app = new Hono().post('/form', formRoute({ sites, trustedProxies: 0 }, form));
  const response = await app.request('/form', {
    method: 'POST',
    body,
    headers: { ...own, ...headers },
  });
  const location = response.headers.get('Location');
  return { senders, status: response.status, text: await response.text(), location, response };
};

describe('a form at an address of its own', () => {
  test('is read, performed and answered; nobody keeps the answer', async () => {
    const { status, text, response } = await send('a=1');
    expect([status, text]).toEqual([200, 'done: a=1']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await send('wrong=')).toMatchObject({ status: 422, text: 'refused: wrong=' });
  });

  test.each([
    ['elsewhere', 'a=1', { Origin: 'https://evil.example' }, 403, 'Forbidden'],
    ['malformed', 'a=1', { 'Content-Type': 'multipart/form-data' }, 400, 'Bad Request'],
    ['too-large', 'a=1&'.repeat(11), {}, 413, 'Content Too Large'],
    ['too-large', 'a=1', { 'Content-Length': '40000' }, 413, 'Content Too Large'],
    ['not-a-form', 'a=1', { 'Content-Type': 'text/plain' }, 415, 'Unsupported Media Type'],
  ] as const)(
    'that is %s says so, or leads where it says',
    async (kind, body, headers, status, text) => {
      expect(await send(body, headers)).toMatchObject({ status, text, senders: [] });
      expect(unreadAnswers[kind]).toMatchObject({ status, text });
      expect(await send(body, headers, { unread: true })).toMatchObject({
        status: 303,
        location: `/unread#${kind}`,
      });
    },
  );

  test('may come from anywhere where it says so', async () => {
    const headers = { Origin: 'https://evil.example' };
    expect(await send('a=1', headers, { isFromAnywhere: true })).toMatchObject({ status: 200 });
  });

  test('knows its sender', async () => {
    const headers = {
      Host: 'fr.localhost:3000',
      Cookie: 'a=b',
      'X-Forwarded-For': '192.0.2.7',
      Referer: 'http://fr.localhost:3000/a?b=c#d',
    };
    const [sender] = (await send('', headers)).senders;
    expect(sender).toMatchObject({ site: { market: 'fr' }, cookies: 'a=b', client: '192.0.2.7' });
    expect([sender?.page?.pathname, sender?.page?.search]).toEqual(['/a', '?b=c']);
    const [plain] = (await send('')).senders;
    expect(plain).toMatchObject({ site: { market: 'de' }, cookies: '', page: undefined });
  });

  test.each([
    undefined,
    '',
    'nonsense',
    'http://elsewhere.example/a',
    'https://localhost:3000/a',
    'http://localhost:3000/a//b',
  ])('was sent by no page of ours where the browser says %s', async (referrer) => {
    const headers = referrer === undefined ? {} : { Referer: referrer };
    expect((await send('', headers)).senders.map(({ page }) => page)).toEqual([undefined]);
  });
});

describe('an answer that leads on', () => {
  test('sets its cookies, and is a location for a script', async () => {
    const answer = { kind: 'see-other', location: '/a?b#c', setCookies: ['a=b', 'c=d'] } as const;
    const response = responseTo(answer, 'text/html');
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/a?b#c']);
    expect(response.headers.getSetCookie()).toEqual(['a=b', 'c=d']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const told = responseTo(answer, 'application/json');
    expect([told.status, told.headers.get('Location'), await told.json()]).toEqual([
      200,
      null,
      { location: '/a?b#c' },
    ]);
    expect(told.headers.getSetCookie()).toEqual(['a=b', 'c=d']);
  });

  test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example'])(
    'leads to no other host (%s), unless it hands a shopper over',
    (location) => {
      expect(locationOf({ kind: 'see-other', location })).toBe('/');
      expect(locationOf({ kind: 'hand-off', location })).toBe(location);
    },
  );
});

test('a locale is one of the site’s, or its first', () => {
  const site = { channel: 'poster', market: 'ch', host: 'shop.example' } as const;
  for (const [text, locale] of [
    ['fr-CH', 'fr-CH'],
    ['it-CH', 'it-CH'],
    ['fr-FR', 'de-CH'],
    ['nonsense', 'de-CH'],
    ['', 'de-CH'],
  ])
    expect([text, localeOnSite(site, text)]).toEqual([text, locale]);
});

test('the site of a request is that of its host, or the first one', async () => {
  const app = new Hono().get('/', (context) =>
    context.text(siteOfRequest({ ...sites, unknownHost: 'misdirected' }, context).market),
  );
  const marketAt = async (host: string) =>
    (await app.request('/', { headers: { Host: host } })).text();
  expect(await marketAt('fr.localhost:3000')).toBe('fr');
  expect(await marketAt('elsewhere.example')).toBe('de');
});

test('what is kept once is known by the id that was sent, or by the request', () => {
  const requestId = '00000000-0000-4000-8000-000000000001';
  const sender = Object.assign(Object.create(null), { requestId });
  const sent = '4F0c2a9b-0000-4000-8000-00000000000f';
  expect(sentIdOf(sent, sender)).toBe(sent);
  for (const other of [null, '', 'x', `${sent}0`, ` ${sent}`, sent.slice(1)])
    expect(sentIdOf(other, sender)).toBe(requestId);
});

test('every form that is not sent to a page has its address', async () => {
  const away = () => TE.left({ kind: 'payments-unavailable', reason: 'away' } as const);
  const app = formAddresses({
    sites,
    trustedProxies: 0,
    carts: memoryCarts(),
    wishlists: memoryWishlists(),
    vouchers: memoryVouchers(manualClock(0)),
    orders: memoryOrders(memoryCarts(), memoryVouchers(manualClock(0))),
    payments: { begin: away, status: away, capture: away, cancel: away, refund: away },
    newsletter: memoryNewsletter(manualClock(0)),
    clock: manualClock(0),
    log: recordingLog(),
    articlePrices: () => memoryArticlePrices(),
    prices: () => fakePrices(),
    customersOf: () => () => fakeCustomers(),
    ownAccountOf: () => () => noAccount,
    invoices: memoryInvoices(),
    personalisations: () => memoryPersonalisations(),
    api: {
      baseUrl: 'http://shop',
      fetch: () => Promise.resolve(new Response(null, { status: 204 })),
    },
    designerBases: designerBasesAt(''),
  });
  for (const path of [
    cartPath,
    voucherPath,
    giftVoucherPath,
    wishlistPath,
    logOutPath,
    pictureUploadPaths.form,
  ]) {
    const answer = await app.request(path, { method: 'POST', body: '', headers: own });
    expect([path, answer.status]).toEqual([path, 303]);
  }
  for (const path of [newsletterPaths.confirm, newsletterPaths.unsubscribe])
    expect((await app.request(path, { headers: own })).status).toBeLessThan(400);
});
