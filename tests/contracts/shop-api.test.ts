/**
 * The ports of the shop API: in memory, and over HTTP on the embedded service with each engine.
 * One file, so that each engine starts once.
 */
import { sessionCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { eq, like } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

import { httpAccountEntry } from '../../adapters/http/accounts.ts';
import { httpCardThemes } from '../../adapters/http/card/themes.ts';
import { httpContactDesk } from '../../adapters/http/contact.ts';
import { httpWithdrawalDesk } from '../../adapters/http/withdrawal.ts';
import { httpCustomers } from '../../adapters/http/customers.ts';
import type { Fetch } from '../../adapters/shared/fetch.ts';
import { httpNewsletter } from '../../adapters/http/newsletter.ts';
import { httpFrameMaterials } from '../../adapters/http/frame-materials.ts';
import { httpOwnAccount } from '../../adapters/http/own-account.ts';
import { httpArticlePrices } from '../../adapters/http/article-prices.ts';
import { httpOptionPrices } from '../../adapters/http/option-prices.ts';
import { httpPrices, readPrice } from '../../adapters/http/prices.ts';
import { callEndpoint } from '../../adapters/http/call-endpoint.ts';
import { priceEndpoints } from '../../adapters/http/endpoints/prices.ts';
import { printFormat } from '../../core/domain/format/format.ts';
import {
  httpExpressShop,
  httpImageMetadata,
  httpSkuContainers,
} from '../../adapters/http/express-and-skus.ts';
import { httpShipping } from '../../adapters/http/shipping.ts';
import { httpToolbox } from '../../adapters/http/toolbox.ts';
import { withVisitorCookies } from '../../adapters/http/visitor-cookies.ts';
import { httpWhitelabelService } from '../../adapters/http/whitelabel.ts';
import { toolboxLimits } from '../../core/domain/toolbox/toolbox-table.ts';
import { lockedPdf, samplePdf } from '../fakes/sample-pdf.ts';
import { drawPdfInThread } from '../../adapters/media/draw-pdf-in-thread.ts';
import { toolboxResults } from '../../adapters/media/toolbox-results.ts';
import {
  writeSampleThemes,
  writeThemes,
  writeThemesForLoad,
} from '../../adapters/postgres/seed/card-themes.ts';
import { keptCarts } from '../../adapters/postgres/stores/carts.ts';
import { keptVouchers } from '../../adapters/postgres/stores/vouchers.ts';
import { keptWishlists } from '../../adapters/postgres/stores/wishlists.ts';
import type { Database } from '../../adapters/postgres/database.ts';
import { skuContainers as skuTable } from '../../adapters/postgres/schema/sku-containers.ts';
import {
  customers as customerTable,
  logInAttempts,
  openOrders,
  sessions,
  signUps,
} from '../../adapters/postgres/schema/customers.ts';
import { contactMessages, withdrawals } from '../../adapters/postgres/schema/messages.ts';
import { newsletterSubscriptions } from '../../adapters/postgres/schema/newsletter.ts';
import { mailTurns, outgoingMails } from '../../adapters/postgres/schema/outgoing-mails.ts';
import type { Customer } from '../../core/domain/customer/customer.ts';
import { cardFilterKeys } from '../../core/domain/products/card/cards.ts';
import { cardDesigns } from '../../core/domain/products/card/designs/designs.ts';
import { initialCardOverview } from '../../core/domain/products/card/overview.ts';
import { expressRate } from '../../core/domain/delivery/shipping-cost.ts';
import { locales } from '../../core/domain/locale/locales.ts';
import { marketOf } from '../../core/domain/locale/markets.ts';
import { mailLimits } from '../../core/domain/customer/mail-turns.ts';
import { newsletterPaths } from '../../core/domain/newsletter/newsletter-answers.ts';
import { E, pipe, TE } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Customers } from '../../core/ports/customers.ts';
import type { Vouchers } from '../../core/ports/vouchers.ts';
import { sessionTokenHash } from '../../server/embedded/shop/customer-data.ts';
import { linkTokenFor, mailsTo } from '../fakes/mailed-links.ts';
import { passwords } from '../fakes/passwords.ts';
import { shopService } from '../../server/embedded/shop/shop.ts';
import { manualClock } from '../fakes/clock.ts';
import { failingCustomers, fakeCustomers } from '../fakes/customers.ts';
import { recordingLog } from '../fakes/log.ts';
import { quickScrypt } from '../fakes/quick-scrypt.ts';
import { unusedUploads } from '../fakes/unused-uploads.ts';
import { noPages } from '../fakes/page-sources.ts';
import { memoryArticlePrices } from '../fakes/article-prices.ts';
import { fakePrices } from '../fakes/prices.ts';
import { fakeShipping } from '../fakes/shipping.ts';
import { frameMaterialsContract } from './assortment.ts';
import { onePriceContract } from './one-price.ts';
import { articlePricesContract } from './article-prices.ts';
import { calendarPricesContract } from './calendar-prices.ts';
import { listedPricesContract } from './listed-prices.ts';
import { photoboxPricesContract } from './photobox-prices.ts';
import { cardPricesContract } from './card-prices.ts';
import { cardThemesContract } from './designs.ts';
import { listBooklet } from './listed-booklet.ts';
import { photobookPricesContract } from './photobook-prices.ts';
import { optionPricesContract } from './option-prices.ts';
import { contactDeskContract, newsletterContract } from './correspondence.ts';
import { withdrawalDeskContract } from './withdrawals.ts';
import { accountEntryContract, adaAccount, googleClaims } from './accounts.ts';
import { accountPeople, ownAccountContract } from './own-account.ts';
import { ada, customersContract, type CustomersOf } from './customers.ts';
import { expressShopContract, skuContainersContract, whitelabelServiceContract } from './offers.ts';
import { imageMetadataContract } from './surroundings.ts';
import { soldContract } from './sold.ts';
import { pricesContract } from './prices.ts';
import { shippingContract } from './shipping.ts';
import { cartCountContract } from './carts.ts';
import { voucherEndpointContract } from './voucher-endpoint.ts';
import { wishCountContract } from './wishlists.ts';
import { toolboxContract, type RunningToolbox } from './toolbox.ts';
import {
  contractNow as now,
  nothingToStop,
  type Engine,
  pglite,
  postgres,
} from './shop-engines.ts';
import { picture, soldInFrames } from './shop-samples.ts';
import { relayed, shopUrl } from '../fakes/relayed.ts';

quickScrypt();

const resultsFolder = await mkdtemp(join(tmpdir(), 'passepartout-results-'));
afterAll(() => rm(resultsFolder, { recursive: true, force: true }));
const drawPdf = drawPdfInThread();
const results = toolboxResults(resultsFolder, manualClock(now));

const vouchersOf = (database: Database, clock: Clock): Vouchers =>
  keptVouchers({ database: async () => database, clock, key: () => 'key' });

/**
 * The API in this process; a cookie header is what a browser would send, and `keptSeconds` is how
 * long it uses what it read of an article again.
 */
const api = (database: Database, clock: Clock, cookie?: string, keptSeconds = 0): Fetch => {
  const service = shopService({
    ...noPages,
    trustedProxies: 0,
    vouchers: vouchersOf(database, clock),
    database,
    keptSeconds,
    drawPdf,
    results,
    uploads: unusedUploads,
    readIdToken: ({ credential }) =>
      credential in googleClaims
        ? TE.right(Reflect.get(googleClaims, credential))
        : TE.left({ kind: 'refused', reason: 'unknown' }),
    clock,
    log: recordingLog(),
  });
  return async (request) => {
    const headers = new Headers(request.headers);
    if (cookie !== undefined) headers.set('Cookie', cookie);
    return service.fetch(new Request(request, { headers }));
  };
};

const german = { channel: 'poster', locale: 'de-DE' } as const;

const customersAt = (database: Database, cookie?: string): Customers =>
  httpCustomers({ baseUrl: shopUrl, fetch: api(database, manualClock(now), cookie) }, german);

/** Made once: it takes its time. */
let adaPassword: string | undefined;

const noNetwork: Fetch = () => Promise.reject(new TypeError('no network'));

const logIn = async (
  database: Database,
  { number, firstName, lastName, type, isWhitelabelCustomer, order }: Customer,
  expiresAt: number,
): Promise<string> => {
  const { orm } = database;
  const token = randomUUID();
  await orm
    .insert(customerTable)
    .values({ number, email: 'Ada@example.com', firstName, lastName, type, isWhitelabelCustomer })
    .onConflictDoNothing();
  await orm.insert(sessions).values({
    tokenHash: sessionTokenHash(token),
    customerNumber: number,
    expiresAt: new Date(expiresAt),
  });
  if (order !== undefined) {
    const { isWhitelabelOrder, cartArticlesAmount: quantity } = order;
    await orm.insert(openOrders).values({ customerNumber: number, isWhitelabelOrder });
    const article = { designer: 'photo-frame', query: 'formatType=600x400' } as const;
    const cart = { items: [{ article, quantity }], lastPut: undefined };
    await keptCarts(async () => database, manualClock(now)).change(
      { kind: 'customer', number },
      () => E.right(cart),
    )();
  }
  return `${sessionCookie}=${token}`;
};

const customersOver = (database: () => Promise<Database>): CustomersOf => ({
  loggedIn: async (customer) => {
    const opened = await database();
    return customersAt(opened, await logIn(opened, customer, now + 1));
  },
  withoutSession: async () => customersAt(await database()),
  withForeignSession: async () => {
    const opened = await database();
    return customersAt(opened, await logIn(opened, ada, now));
  },
  unreachable: async () => httpCustomers({ baseUrl: shopUrl, fetch: noNetwork }, german),
});

const runningToolbox = async (fetch: Fetch): Promise<RunningToolbox> => {
  const whole = await picture('a.jpg');
  return {
    toolbox: httpToolbox({ baseUrl: shopUrl, fetch }, german),
    picture: whole,
    brokenPicture: { name: 'broken.jpg', bytes: whole.bytes.slice(0, 900) },
    pdf: { name: 'a.pdf', bytes: samplePdf(3) },
    unreadPdfs: {
      'file-unreadable': { name: 'b.pdf', bytes: samplePdf(1).slice(0, 20) },
      'file-locked': { name: 'c.pdf', bytes: lockedPdf() },
      'too-many-pages': { name: 'd.pdf', bytes: samplePdf(toolboxLimits.pages + 1) },
    },
  };
};

pricesContract('in memory', () =>
  Promise.resolve({
    prices: fakePrices(),
    articlePrices: memoryArticlePrices(),
    stop: nothingToStop,
  }),
);
shippingContract('in memory', (clock) =>
  Promise.resolve({ shipping: fakeShipping(clock), stop: nothingToStop }),
);
customersContract('in memory', {
  loggedIn: (customer) => Promise.resolve(fakeCustomers(customer)),
  withoutSession: () => Promise.resolve(fakeCustomers()),
  withForeignSession: () => Promise.resolve(fakeCustomers()),
  unreachable: () => Promise.resolve(failingCustomers()),
});

// What reaches the service through the relay is asked of one engine, and what comes straight of the
// other: neither depends on the other.
for (const [name, start, way, through] of [
  ['PGlite', pglite, 'over HTTP', (fetch: Fetch) => fetch],
  ['Postgres', postgres, 'through the relay', relayed],
] as const) {
  let starting: Promise<Engine> | undefined;
  const database = async (): Promise<Database> => (await (starting ??= start())).database();
  afterAll(async () => (await starting)?.stop());

  let kept: Promise<Fetch> | undefined;
  /** One service that keeps what it read of an article, for suites that ask for the same ones often. */
  const keptShop = (): Promise<Fetch> =>
    (kept ??= database().then((opened) => api(opened, manualClock(now), undefined, 600)));

  pricesContract(`over HTTP on ${name}`, async () => {
    const settings = { baseUrl: shopUrl, fetch: await keptShop() };
    return {
      prices: httpPrices(settings),
      articlePrices: httpArticlePrices(settings),
      stop: nothingToStop,
    };
  });
  optionPricesContract(`over HTTP on ${name}`, async () => ({
    optionPrices: httpOptionPrices({ baseUrl: shopUrl, fetch: await keptShop() }),
  }));
  articlePricesContract(`over HTTP on ${name}`, async () => {
    const settings = { baseUrl: shopUrl, fetch: await keptShop() };
    return {
      articlePrices: httpArticlePrices(settings),
      optionPrices: httpOptionPrices(settings),
      articlePrice: (scope, { materialType, frameType }, { format }) =>
        pipe(
          callEndpoint(settings, priceEndpoints.articlePrice, {
            scope,
            query: {
              materialType,
              ...(frameType !== undefined && { frameType }),
              formatType: printFormat(format),
            },
            body: undefined,
          }),
          TE.chainEitherKW(({ payload }) => readPrice(scope.locale, 'payload', payload)),
        )(),
      listed: await listBooklet(await database()),
    };
  });
  soldContract(name, keptShop);
  // The engines answer alike, as all suites above ask both: configurations are tried on the faster one.
  if (name === 'Postgres') onePriceContract(keptShop);
  let listedShop: Fetch | undefined;
  const startListed = async () => (listedShop ??= api(await database(), manualClock(now)));
  listedPricesContract(`over HTTP on ${name}`, now, async () =>
    httpArticlePrices({ baseUrl: shopUrl, fetch: await startListed() }),
  );
  calendarPricesContract(`over HTTP on ${name}`, now, startListed);
  photoboxPricesContract(`over HTTP on ${name}`, startListed);
  photobookPricesContract(`over HTTP on ${name}`, startListed);
  frameMaterialsContract(`over HTTP on ${name}`, soldInFrames, async () =>
    httpFrameMaterials({ baseUrl: shopUrl, fetch: api(await database(), manualClock(now)) }),
  );
  expressShopContract(`over HTTP on ${name}`, async () => {
    const express = httpExpressShop({
      baseUrl: shopUrl,
      fetch: api(await database(), manualClock(now)),
    });
    return {
      offering: { express, scope: german },
      without: { express, scope: { channel: 'poster', locale: 'en-US' } },
      now,
    };
  });
  test.each(locales)(`express on ${name} is what the shipping page says in %s`, async (locale) => {
    const settings = { baseUrl: shopUrl, fetch: api(await database(), manualClock(now)) };
    const scope = { channel: 'poster', locale } as const;
    const offer = await httpExpressShop(settings).offer(scope)();
    const said = await httpShipping(settings).information(scope)();
    if (E.isLeft(said)) throw new Error(said.left.reason);
    const { arrival, lastOrderDates } = said.right;
    const {
      surcharge,
      orderBefore,
      arrival: sooner = arrival,
    } = E.isRight(offer) ? offer.right : {};
    expect(surcharge).toEqual(expressRate(marketOf(locale)));
    expect(lastOrderDates.expressLodEnd === undefined).toBe(surcharge === undefined);
    expect(orderBefore).toBe(surcharge && lastOrderDates.lodEnd);
    expect(arrival > sooner).toBe(surcharge !== undefined);
  });
  skuContainersContract(`over HTTP on ${name}`, async (containers) => {
    const opened = await database();
    await opened.orm
      .insert(skuTable)
      .values(containers.map((container) => ({ channel: 'poster' as const, ...container })))
      .onConflictDoNothing();
    return httpSkuContainers({ baseUrl: shopUrl, fetch: api(opened, manualClock(now)) });
  });
  imageMetadataContract(`over HTTP on ${name}`, async () => {
    const fetch = api(await database(), manualClock(now));
    const unread: Fetch = async (request, limits) =>
      request.url.includes('moon-2')
        ? Response.json({ payload: { width: 0, height: 2_000, aspectRatio: '' } })
        : fetch(request, limits);
    return {
      metadata: httpImageMetadata({ baseUrl: shopUrl, fetch: unread }),
      picture: 'leadimage/moon-1/motif.jpg',
      broken: 'leadimage/moon-2/motif.jpg',
    };
  });
  // One server, under which the themes change.
  let running: Fetch | undefined;
  cardThemesContract(`over HTTP on ${name}`, async (themes) => {
    const opened = await database();
    running ??= api(opened, manualClock(now));
    await opened.transaction((orm) => writeThemes(orm, themes, now));
    return httpCardThemes({ baseUrl: shopUrl, fetch: running });
  });
  test(`themes on ${name} are those of the library, or so many for load`, async () => {
    const opened = await database();
    const themes = httpCardThemes({ baseUrl: shopUrl, fetch: api(opened, manualClock(now)) });
    const found = async (search: string) => {
      const asked = { ...initialCardOverview, search, pageSize: 48 } as const;
      const page = await themes.overview({ channel: 'kartenliebe', locale: 'de-DE' }, asked)();
      if (E.isLeft(page)) throw new Error(page.left.kind);
      return page.right;
    };
    await opened.transaction((orm) => writeSampleThemes(orm, now));
    expect((await found('')).total).toBe(cardDesigns.length);
    for (const { id, name } of cardDesigns.slice(0, 3))
      expect((await found(name)).themes).toContainEqual(expect.objectContaining({ id, name }));
    await writeThemesForLoad(opened, 500, now);
    const load = await found('');
    expect(load.total).toBe(500);
    for (const key of cardFilterKeys)
      expect(Object.keys(load.counts[key]).length).toBeGreaterThan(1);
  });
  let library: Fetch | undefined;
  cardPricesContract(`over HTTP on ${name}`, async () => {
    const opened = await database();
    if (library === undefined) await opened.transaction((orm) => writeSampleThemes(orm, now));
    return (library ??= api(opened, manualClock(now), undefined, 600));
  });
  voucherEndpointContract(`over HTTP on ${name}`, async () => {
    const opened = await database();
    const clock = manualClock(now);
    return {
      now,
      carts: keptCarts(() => Promise.resolve(opened), clock),
      vouchers: vouchersOf(opened, clock),
      post: (cookie, locale, body) =>
        api(
          opened,
          clock,
          cookie,
        )(
          new Request('http://shop.test/web-api/voucher', {
            method: 'POST',
            headers: {
              'Content-Type': 'application/json',
              'x-channel': 'poster',
              'x-locale': locale,
            },
            body: JSON.stringify(body),
          }),
          { bytes: 10_000, milliseconds: 60_000 },
        ),
    };
  });
  cartCountContract(`over HTTP on ${name}`, async () => {
    const opened = await database();
    return {
      carts: keptCarts(() => Promise.resolve(opened), manualClock(now)),
      customersWith: async (cartCookies, customer) => {
        const session = customer && (await logIn(opened, customer, now + 1));
        return customersAt(opened, [cartCookies, session].filter(Boolean).join('; '));
      },
    };
  });
  wishCountContract(`over HTTP on ${name}`, async () => {
    const opened = await database();
    return {
      wishlists: keptWishlists(() => Promise.resolve(opened), manualClock(now)),
      customersWith: async (cookies, customer) => {
        const session = customer && (await logIn(opened, customer, now + 1));
        return customersAt(opened, [cookies, session].filter(Boolean).join('; '));
      },
    };
  });
  shippingContract(`over HTTP on ${name}`, async (clock) => ({
    shipping: httpShipping({ baseUrl: shopUrl, fetch: api(await database(), clock) }),
    stop: nothingToStop,
  }));
  customersContract(`over HTTP on ${name}`, customersOver(database));
  contactDeskContract(
    `${way} on ${name}`,
    async () => {
      const opened = await database();
      await opened.orm.delete(contactMessages);
      await opened.orm.delete(outgoingMails);
      const mailsLike = (id: string) =>
        opened.orm.select().from(outgoingMails).where(like(outgoingMails.id, id));
      return {
        desk: httpContactDesk({
          baseUrl: shopUrl,
          fetch: through(api(opened, manualClock(now))),
        }),
        messageCount: () => opened.orm.$count(contactMessages),
        receiptCount: async (email) =>
          (await mailsLike('contact-receipt-%')).filter(({ recipient }) => recipient === email)
            .length,
        attached: async () =>
          (await mailsLike('contact-%'))
            .flatMap(({ attachments }) => attachments ?? [])
            .map(({ content, ...file }) => ({ ...file, bytes: Buffer.from(content, 'base64') })),
      };
    },
    async () => httpContactDesk({ baseUrl: shopUrl, fetch: through(noNetwork) }),
  );
  newsletterContract(`${way} on ${name}`, async (clock) => {
    const opened = await database();
    await opened.orm.delete(newsletterSubscriptions);
    await opened.orm.delete(outgoingMails);
    await opened.orm.delete(mailTurns);
    const fetch = through(api(opened, clock));
    const tokenOf = async (path: string, email: string): Promise<string> => {
      const mails = await opened.orm.select().from(outgoingMails);
      const pattern = new RegExp(`${path}\\?\\S*token=(?<token>[\\w-]+)`, 'u');
      const tokens = mails
        .filter(({ recipient }) => recipient === email)
        .map(({ text }) => pattern.exec(text)?.groups?.['token']);
      return tokens.findLast((token) => token !== undefined) ?? '';
    };
    return {
      newsletter: httpNewsletter({ baseUrl: shopUrl, fetch }),
      tokenFor: (email) => tokenOf(newsletterPaths.confirm, email),
      endTokenFor: (email) => tokenOf(newsletterPaths.unsubscribe, email),
      botToken: 'trapped',
      humanToken: 'form-4200',
    };
  });
  withdrawalDeskContract(
    `${way} on ${name}`,
    async () => {
      const opened = await database();
      await opened.orm.delete(withdrawals);
      await opened.orm.delete(outgoingMails);
      await opened.orm.delete(mailTurns);
      const fetch = through(api(opened, manualClock(now)));
      return {
        desk: httpWithdrawalDesk({ baseUrl: shopUrl, fetch }),
        count: () => opened.orm.$count(withdrawals),
        acknowledged: (email) =>
          opened.orm.$count(outgoingMails, eq(outgoingMails.recipient, email)),
      };
    },
    async () => httpWithdrawalDesk({ baseUrl: shopUrl, fetch: through(noNetwork) }),
  );
  test(`${way} on ${name}: an address gets so many mails of a newsletter a day`, async () => {
    const opened = await database();
    for (const table of [newsletterSubscriptions, outgoingMails, mailTurns])
      await opened.orm.delete(table);
    const clock = manualClock(now);
    const fetch = through(api(opened, clock));
    const newsletter = httpNewsletter({ baseUrl: shopUrl, fetch });
    const form = {
      email: 'Ada@example.com',
      hasConsent: true,
      recaptchaToken: 'form-4200',
    } as const;
    const subscribe = async (email: string = form.email) =>
      expect(E.isRight(await newsletter.subscribe(german, { ...form, email })())).toBe(true);
    for (const email of [form.email, 'ada@example.com', 'ADA@example.com']) await subscribe(email);
    const before = await opened.orm.select().from(newsletterSubscriptions);
    await subscribe();
    expect(await opened.orm.$count(outgoingMails)).toBe(3);
    // The link of the last mail goes on working.
    expect(await opened.orm.select().from(newsletterSubscriptions)).toEqual(before);
    await subscribe('bob@example.com');
    expect(await opened.orm.$count(outgoingMails)).toBe(4);
    clock.set(now + mailLimits.newsletter.milliseconds);
    await subscribe();
    expect(await opened.orm.$count(outgoingMails)).toBe(5);
  });
  test(`${way} on ${name}: receipts of withdrawals go out at the pace of an address, for a day`, async () => {
    const opened = await database();
    for (const table of [withdrawals, outgoingMails, mailTurns]) await opened.orm.delete(table);
    const fetch = through(api(opened, manualClock(now)));
    const desk = httpWithdrawalDesk({ baseUrl: shopUrl, fetch });
    const declared = { name: 'Ada', email: 'ada@example.com', orderNumber: 'A-4711' };
    const { mails, milliseconds } = mailLimits.withdrawal;
    for (let number = 0; number <= mails; number += 1) {
      const id = `4f0c2a9b-0000-4000-8000-00000000000${number}`;
      expect(E.isRight(await desk.declare(german, declared, id)())).toBe(true);
    }
    const receipts = await opened.orm
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.recipient, declared.email));
    const due = receipts.map(({ nextAttemptAt }) => (nextAttemptAt?.getTime() ?? 0) - now);
    expect(due.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 0, 0, milliseconds]);
    expect(await opened.orm.$count(withdrawals)).toBe(mails + 1);
  });
  accountEntryContract(`${way} on ${name}`, async (clock) => {
    const opened = await database();
    for (const table of [customerTable, logInAttempts, signUps, outgoingMails, mailTurns])
      await opened.orm.delete(table);
    adaPassword ??= await passwords.hash(adaAccount.password);
    await logIn(opened, adaAccount.customer, now + 1);
    await opened.orm.update(customerTable).set({ passwordHash: adaPassword });
    const browser = withVisitorCookies(through(api(opened, clock)), '');
    const asked = { baseUrl: shopUrl, fetch: browser.fetch };
    return {
      accounts: httpAccountEntry(asked),
      customers: httpCustomers(asked, german),
      tokenFor: (email) => linkTokenFor(opened, email),
      mailsTo: async (email) => (await mailsTo(opened, email)).length,
    };
  });
  ownAccountContract(`${way} on ${name}`, async () => {
    const opened = await database();
    const { orm } = opened;
    for (const table of [
      customerTable,
      logInAttempts,
      mailTurns,
      newsletterSubscriptions,
      outgoingMails,
    ])
      await orm.delete(table);
    const passwordHash = (adaPassword ??= await passwords.hash(adaAccount.password));
    await orm
      .insert(customerTable)
      .values(accountPeople.map(({ password: _password, ...one }) => ({ ...one, passwordHash })));
    return {
      browser: () => {
        const { fetch } = withVisitorCookies(through(api(opened, manualClock(now))), '');
        const asked = { baseUrl: shopUrl, fetch };
        const { logIn: enter } = httpAccountEntry(asked);
        return {
          account: httpOwnAccount(asked),
          logIn: async (email, password) => E.isRight(await enter(german, { email, password })()),
        };
      },
      mailedToken: async (email) => {
        const mails = await orm
          .select({ text: outgoingMails.text })
          .from(outgoingMails)
          .where(eq(outgoingMails.recipient, email));
        return mails.at(-1)?.text.match(/account-address\?\S*token=([\w-]{43})/u)?.[1];
      },
    };
  });
  whitelabelServiceContract(`${way} on ${name}`, async (customer) => {
    const opened = await database();
    await opened.orm.delete(customerTable);
    const cookie = await logIn(opened, customer, now + 1);
    return httpWhitelabelService({
      baseUrl: shopUrl,
      fetch: through(api(opened, manualClock(now), cookie)),
    });
  });
  toolboxContract(`${way} on ${name}`, async () =>
    runningToolbox(through(api(await database(), manualClock(now)))),
  );
}
