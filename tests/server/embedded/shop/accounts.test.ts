/** Entering accounts at the embedded service: what is kept, counted, set, and how much is worked. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { googleIdTokens, type ReadIdToken } from '../../../../adapters/google/id-tokens.ts';
import type { Database } from '../../../../adapters/postgres/database.ts';
import { observeQueries } from '../../../../adapters/postgres/observe-queries.ts';
import { openDatabase } from '../../../../adapters/postgres/open-database.ts';
import {
  customers,
  logInAttempts,
  passwordResets,
  sessions,
  signUps,
} from '../../../../adapters/postgres/schema/customers.ts';
import { writeSampleAccounts } from '../../../../adapters/postgres/seed/sample-accounts.ts';
import { customerKind } from '../../../../core/domain/customer/customer-kind.ts';
import { visitor } from '../../../../core/domain/customer/customer.ts';
import { mailTurns, outgoingMails } from '../../../../adapters/postgres/schema/outgoing-mails.ts';
import { cleanLogFacts } from '../../../../core/domain/errors/log-facts.ts';
import { sessionLimits } from '../../../../core/domain/customer/account-sessions.ts';
import { mailLimits } from '../../../../core/domain/customer/mail-turns.ts';
import { mailedLinkTimes } from '../../../../core/domain/customer/mail-token.ts';
import { logInLimits } from '../../../../core/domain/customer/log-in-attempts.ts';
import { E } from '../../../../core/fp.ts';
import { localeTable } from '../../../../core/domain/locale/locales.ts';
import { shopService } from '../../../../server/embedded/shop/shop.ts';
import { accountMailMessages } from '../../../../server/messages/account-mail-messages.ts';
import { shopMessages } from '../../../../server/messages/shop-messages.ts';
import { sessionTokenHash } from '../../../../server/embedded/shop/customer-data.ts';
import { toolboxResults } from '../../../../adapters/media/toolbox-results.ts';
import { newDatabaseFolder } from '../../../adapters/postgres/new-database-folder.ts';
import { drawNoPdf } from '../../../fakes/toolbox-results.ts';
import { manualClock } from '../../../fakes/clock.ts';
import { mailedLinkIn } from '../../../fakes/kept-mails.ts';
import { linkTokenFor, mailsTo } from '../../../fakes/mailed-links.ts';
import { nonceOf, openGoogleIssuer } from '../../../fakes/google-issuer.ts';
import { recordingLog } from '../../../fakes/log.ts';
import { passwords } from '../../../fakes/passwords.ts';
import { quickScrypt } from '../../../fakes/quick-scrypt.ts';
import { noPages } from '../../../fakes/page-sources.ts';
import { unusedUploads } from '../../../fakes/unused-uploads.ts';

const hashing = quickScrypt();

const now = Date.parse('2026-11-23T09:00:00Z');
const monthOfSession = 30 * 86_400_000;
const clock = manualClock(now);
const log = recordingLog();
const password = 'nanoseconds of wire';
const grace = { email: 'Grace@Example.com', password, firstName: 'Grace', lastName: 'Hopper' };

/** Of transactions, without their values. */
const statements: string[] = [];

let database: Database;
let app: ReturnType<typeof shopService>;
let issuer: Awaited<ReturnType<typeof openGoogleIssuer>>;

const clientId = 'shop.apps.googleusercontent.com';

const shopWith = (readIdToken: ReadIdToken | undefined) =>
  shopService({
    ...noPages,
    trustedProxies: 0,
    database: {
      ...database,
      transaction: (run) =>
        database.transaction((orm) => {
          observeQueries({ ...database, orm }, (text, query) => {
            statements.push(text);
            return query();
          });
          return run(orm);
        }),
    },
    drawPdf: drawNoPdf,
    results: toolboxResults('/nonexistent', clock),
    uploads: unusedUploads,
    readIdToken,
    clock,
    log,
  });

beforeAll(async () => {
  database = await openDatabase({ dataDir: await newDatabaseFolder() });
  issuer = await openGoogleIssuer();
  const { jwksUrl } = issuer;
  app = shopWith(googleIdTokens({ clientId, jwksUrl, fetch: (request) => fetch(request), clock }));
});
afterAll(async () => {
  await issuer.close();
  await database.close();
});
beforeEach(async () => {
  clock.set(now);
  for (const table of [customers, logInAttempts, signUps, passwordResets, outgoingMails, mailTurns])
    await database.orm.delete(table);
});

test('the sample has an account of each kind, of which none is written over', async () => {
  await writeSampleAccounts(database);
  await database.orm.update(customers).set({ firstName: 'Own' });
  await writeSampleAccounts(database);
  const rows = await database.orm.select().from(customers);
  expect(new Set(rows.map(({ firstName }) => firstName))).toEqual(new Set(['Own']));
  const kinds = rows.map((row) => customerKind({ ...visitor, ...row, isLoggedIn: true }));
  expect(new Set(kinds)).toEqual(new Set(['consumer', 'business', 'white-label']));
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set([0, 1, 2]));
});

const send = (
  path: string,
  body: object,
  cookie?: string,
  client = '203.0.113.1',
  locale = 'de-DE',
  at = app,
) =>
  at.request(`/web-api/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      'x-channel': 'poster',
      'x-locale': locale,
      'X-Forwarded-For': client,
      ...(cookie !== undefined && { Cookie: cookie }),
    },
  });

/** Signs up and confirms. */
const openAccount = async (person = grace, cookie?: string) => {
  await send('customer-signup', person);
  const token = await linkTokenFor(database, person.email);
  return send('customer-signup-confirm', { token, password: person.password }, cookie);
};

const pairOf = (response: Response): string =>
  response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';

const isLoggedIn = async (cookie: string): Promise<boolean> => {
  const response = await app.request('/web-api/customer-data', {
    headers: { 'x-channel': 'poster', 'x-locale': 'de-DE', Cookie: cookie },
  });
  const answer: { readonly isLoggedIn?: unknown } = await response.json();
  return answer.isLoggedIn === true;
};

describe('a session', () => {
  test('is a cookie that scripts do not see, and is kept by its hash', async () => {
    const response = await openAccount();
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
    );
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const token = pairOf(response).split('=')[1] ?? '';
    const [row] = await database.orm.select().from(sessions);
    expect(row?.tokenHash).toBe(sessionTokenHash(token));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('gets a new token at each log-in, and the one before it ends', async () => {
    const first = pairOf(await openAccount());
    const second = pairOf(await send('customer-login', grace, first));
    expect(second).not.toBe(first);
    expect(await isLoggedIn(first)).toBe(false);
    expect(await isLoggedIn(second)).toBe(true);
    const planted = '__Host-session=planted-by-somebody-else';
    expect(pairOf(await send('customer-login', grace, planted))).not.toBe(planted);
    expect(await isLoggedIn(planted)).toBe(false);
  });

  test('ends with the log-out, for every copy of its cookie', async () => {
    const cookie = pairOf(await openAccount());
    const out = await send('customer-logout', {}, cookie);
    expect(out.headers.get('Set-Cookie')).toMatch(/^__Host-session=; Max-Age=0;/u);
    expect(await isLoggedIn(cookie)).toBe(false);
    expect(await database.orm.$count(sessions)).toBe(0);
  });

  test('ends after 14 days without use, and after 30, and is then forgotten', async () => {
    const unused = pairOf(await openAccount());
    clock.set(now + sessionLimits.unused);
    expect(await isLoggedIn(unused)).toBe(false);
    clock.set(now);
    const cookie = pairOf(await send('customer-login', grace));
    for (const days of [13, 26]) {
      clock.set(now + days * 86_400_000);
      expect(await isLoggedIn(cookie)).toBe(true);
    }
    clock.set(now + monthOfSession - 1);
    expect(await isLoggedIn(cookie)).toBe(true);
    clock.set(now + monthOfSession);
    expect(await isLoggedIn(cookie)).toBe(false);
    clock.set(now + monthOfSession + 1);
    await send('customer-login', grace);
    expect(await database.orm.$count(sessions)).toBe(1);
  });
});

describe('a password', () => {
  test('is kept as nothing that it can be read from, and never twice the same', async () => {
    await openAccount();
    const [row] = await database.orm.select().from(customers);
    expect(row?.email).toBe('Grace@example.com');
    expect(row?.passwordHash).toMatch(/^scrypt-1\$[\w-]{22}\$[\w-]{43}$/u);
    // The work of a guess: hashes of tests take less, and are asked for as in production.
    expect(hashing.mock.lastCall?.[3]).toMatchObject({ N: 2 ** 14, r: 8, p: 5 });
    expect(await passwords.hash(password)).not.toBe(row?.passwordHash);
    const isRight = (typed: string) => passwords.isRight(typed, row?.passwordHash);
    expect(await isRight(password)).toBe(true);
    expect(await isRight(`${password} `)).toBe(false);
  });

  test.each([undefined, null, '', 'scrypt-1$$', 'scrypt-0$AAAA$AAAA', 'toString$AAAA$AAAA'])(
    'is never the one of %j',
    async (kept) => {
      expect(await passwords.isRight('', kept)).toBe(false);
    },
  );

  test('that is wrong costs an unknown address the same work and answer', async () => {
    await openAccount();
    const answerOf = async (body: object): Promise<readonly unknown[]> => {
      hashing.mockClear();
      const response = await send('customer-login', body);
      const answer: unknown = await response.json();
      return [response.status, answer, hashing.mock.calls.length, response.headers.getSetCookie()];
    };
    const wrong = await answerOf({ ...grace, password: 'difference engine' });
    expect(wrong).toEqual([
      400,
      { message: { text: 'E-Mail-Adresse oder Passwort stimmen nicht.' } },
      1,
      [],
    ]);
    expect(await answerOf({ email: 'nobody@example.com', password })).toEqual(wrong);
  });

  test('that the core refuses is not hashed, and each field is told in its language', async () => {
    hashing.mockClear();
    const sent = { email: 'x', password: 'passwort1', firstName: '', lastName: '1' };
    for (const locale of ['de-DE', 'en-GB', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL'] as const) {
      const response = await send('customer-signup', sent, undefined, undefined, locale);
      expect([response.status, hashing.mock.calls.length]).toEqual([400, 0]);
      const { language } = localeTable[locale];
      expect((await response.json()).payload.errors).toEqual({
        email: shopMessages['account-dialog.error.email'][language],
        firstName: shopMessages['account-dialog.error.firstName'][language],
        lastName: shopMessages['account-dialog.error.lastName'][language],
        password: shopMessages['account-dialog.error.password.too-common'][language],
      });
    }
  });
});

test.each(['Michael2024!', 'Liverpool1', '1QAZ2wsx3edc'])(
  'a password that leaked elsewhere is refused, and not hashed: %s',
  async (leaked) => {
    hashing.mockClear();
    const response = await send('customer-signup', { ...grace, password: leaked });
    expect([response.status, hashing.mock.calls.length]).toEqual([400, 0]);
    const { payload } = await response.json();
    expect(payload.errors.password).toBe(
      shopMessages['account-dialog.error.password.too-common'].de,
    );
  },
);

describe('a mailed link', () => {
  /** The texts of all statements that a request causes, and its answer. */
  const askedBy = async (path: string, body: object) => {
    statements.length = 0;
    const response = await send(path, body);
    return { status: response.status, answer: await response.text(), statements: [...statements] };
  };

  test.each([
    ['customer-password-reset', { email: grace.email }, { email: 'nobody@example.com' }],
    ['customer-signup', grace, { ...grace, email: 'nobody@example.com' }],
  ])('costs a known and an unknown address the same: %s', async (path, known, unknown) => {
    await openAccount();
    hashing.mockClear();
    const asked = await askedBy(path, known);
    const hashes = hashing.mock.calls.length;
    expect(asked.status).toBeLessThan(300);
    expect(asked.statements.length).toBeGreaterThan(4);
    expect(await askedBy(path, unknown)).toEqual(asked);
    expect(hashing.mock.calls.length).toBe(2 * hashes);
  });

  test('is kept by its hash, and so is nobody’s account in it', async () => {
    await send('customer-signup', grace);
    await send('customer-password-reset', { email: grace.email });
    const [signUp] = await database.orm.select().from(signUps);
    const [reset] = await database.orm.select().from(passwordResets);
    const kept = JSON.stringify([signUp, reset]);
    const tokens = (await mailsTo(database, grace.email)).flatMap(
      ({ text }) => mailedLinkIn(text)?.searchParams.get('token') ?? [],
    );
    expect(tokens).toHaveLength(1);
    for (const token of tokens) expect(kept).not.toContain(token);
    expect(signUp?.tokenHash).toMatch(/^[0-9a-f]{64}$/u);
    expect(await database.orm.$count(customers)).toBe(0);
  });

  test.each([
    ['password-reset', 'customer-password-reset'],
    ['sign-up', 'customer-signup'],
  ] as const)(
    'is mailed so often an hour, and the last one goes on working: %s',
    async (kind, path) => {
      const { mails, milliseconds } = mailLimits[kind];
      for (let times = 0; times < mails; times += 1) await send(path, grace);
      const last = await linkTokenFor(database, grace.email);
      const answer = await send(path, grace);
      expect(answer.ok).toBe(true);
      expect(await database.orm.$count(outgoingMails)).toBe(mails);
      expect(await linkTokenFor(database, grace.email)).toBe(last);
      clock.set(now + milliseconds);
      await send(path, grace);
      expect(await database.orm.$count(outgoingMails)).toBe(mails + 1);
    },
  );

  test('that is old is forgotten with its address, whoever asks next', async () => {
    await send('customer-signup', grace);
    await send('customer-password-reset', grace);
    clock.set(now + mailedLinkTimes['sign-up'] + 1);
    const other = { ...grace, email: 'ada@example.com' };
    await send('customer-signup', other);
    await send('customer-password-reset', other);
    expect(await database.orm.$count(signUps)).toBe(1);
    expect(await database.orm.$count(passwordResets)).toBe(1);
  });

  test('opens no second account where the address has got one', async () => {
    await send('customer-signup', grace);
    const token = await linkTokenFor(database, grace.email);
    await database.orm
      .insert(customers)
      .values({ number: '1', email: 'grace@example.com', firstName: 'G', lastName: 'H' });
    expect((await send('customer-signup-confirm', { token, password })).status).toBe(400);
    expect(await database.orm.$count(customers)).toBe(1);
    expect(await database.orm.$count(sessions)).toBe(0);
  });

  test('of a reset judges the password by the owner’s address, and is not used up by it', async () => {
    await openAccount();
    await send('customer-password-reset', { email: grace.email });
    const token = await linkTokenFor(database, grace.email);
    for (const bad of ['grace@example.com', 'Michael2024!', 'short']) {
      const response = await send('customer-password-confirm', { token, password: bad });
      expect([response.status, Object.keys((await response.json()).payload.errors)]).toEqual([
        400,
        ['password'],
      ]);
    }
    const good = { token, password: 'cobol and wire 1959' };
    expect((await send('customer-password-confirm', good)).status).toBe(204);
  });

  test('of a reset ends every session, frees the log-in of its network, and tells the owner', async () => {
    const cookies = [pairOf(await openAccount()), pairOf(await send('customer-login', grace))];
    await send('customer-login', { ...grace, password: 'difference engine' });
    await database.orm.update(logInAttempts).set({ count: logInLimits.attempts });
    await send('customer-password-reset', { email: grace.email });
    const changed = {
      token: await linkTokenFor(database, grace.email),
      password: 'cobol and wire',
    };
    await send('customer-password-confirm', changed);
    for (const cookie of cookies) expect(await isLoggedIn(cookie)).toBe(false);
    expect(log.reports.at(-1)).toMatchObject({ code: 'password-changed' });
    const mails = await mailsTo(database, grace.email);
    expect(mails.map(({ subject }) => subject)).toContain(
      accountMailMessages['password-changed-mail.subject'].de,
    );
    expect((await send('customer-login', { ...grace, ...changed })).status).toBe(200);
  });

  test('of a reset leaves no session to a log-in with the old password that was under way', async () => {
    await openAccount();
    await database.orm.delete(sessions);
    const work = hashing.getMockImplementation();
    hashing.mockImplementationOnce((...given) => {
      const changed = database.orm.update(customers).set({ passwordHash: 'another' });
      void changed.then(() => work?.(...given));
    });
    expect((await send('customer-login', grace)).status).toBe(400);
    expect(await database.orm.$count(sessions)).toBe(0);
  });
});

describe('log-ins at an address', () => {
  const wrong = 'difference engine';

  /** As many wrong passwords as are looked at, from a network. */
  const spend = async (email: string, client: string) => {
    await send('customer-login', { email, password: wrong }, undefined, client);
    await database.orm.update(logInAttempts).set({ count: logInLimits.attempts });
  };

  const answerOf = async (email: string, client?: string) => {
    hashing.mockClear();
    const response = await send('customer-login', { email, password }, undefined, client);
    return {
      status: response.status,
      hashed: hashing.mock.calls.length,
      body: await response.json(),
    };
  };

  /** Refused for a time without a look at the password, and judged after it. */
  const waits = async (email: string, words: string, milliseconds: number, status: number) => {
    const text = `Zu viele Versuche mit dieser E-Mail-Adresse. Bitte warten Sie ${words}.`;
    const refused = { status: 400, hashed: 0, body: { message: { text } } };
    expect(await answerOf(email.toUpperCase())).toEqual(refused);
    clock.set(now + milliseconds);
    expect(await answerOf(email)).toMatchObject({ status, hashed: 1 });
  };

  describe.each([
    ['with an account', grace.email, 200],
    ['without one', 'nobody@example.com', 400],
  ])('%s', (_, email, status) => {
    test('are limited by network, and no password is looked at then', async () => {
      await openAccount();
      await spend(email, '203.0.113.1');
      await waits(email, '15 Minuten', logInLimits.milliseconds, status);
    });

    test('from everywhere take turns', async () => {
      await openAccount();
      await send('customer-login', { email, password: wrong }, undefined, '198.51.100.7');
      await database.orm.update(logInAttempts).set({ count: logInLimits.together });
      await waits(email, '5 Sekunden', logInLimits.turn, status);
    });
  });

  test('by a stranger leave the door open to everybody else', async () => {
    await openAccount();
    await spend(grace.email, '198.51.100.7');
    expect(await answerOf(grace.email, '198.51.100.7')).toMatchObject({ status: 400, hashed: 0 });
    expect(await answerOf(grace.email, '203.0.113.1')).toMatchObject({ status: 200, hashed: 1 });
  });

  test('of which many come at once count each', async () => {
    // As many as one client may have waiting.
    for (let times = 0; times < 2; times += 1)
      await Promise.all(Array.from({ length: 8 }, () => answerOf('x@example.com')));
    const rows = await database.orm.select().from(logInAttempts);
    expect(rows.map(({ count }) => count)).toEqual([logInLimits.attempts, logInLimits.attempts]);
  });

  test('are counted anew after one that is right; neither address nor network is kept', async () => {
    await openAccount();
    await send('customer-login', { ...grace, password: wrong });
    const kept = JSON.stringify(await database.orm.select().from(logInAttempts));
    expect(kept).not.toMatch(/grace|203\.0/iu);
    expect(await database.orm.$count(logInAttempts)).toBe(2);
    await send('customer-login', grace);
    // What is known of the address stays: a customer does not end the watch over it.
    expect(await database.orm.$count(logInAttempts)).toBe(1);
  });

  test('are forgotten when their time is over', async () => {
    await send('customer-login', { email: 'nobody@example.com', password });
    clock.set(now + logInLimits.milliseconds + 1);
    await send('customer-login', { email: 'somebody@example.com', password });
    expect(await database.orm.$count(logInAttempts)).toBe(2);
  });
});

describe('many log-ins at once', () => {
  const work = hashing.getMockImplementation();
  const held: (() => void)[] = [];

  beforeEach(() => {
    hashing.mockImplementation((_password, _salt, bytes, _options, done) => {
      held.push(() => done(null, Buffer.alloc(bytes)));
    });
  });
  afterEach(() => {
    if (work !== undefined) hashing.mockImplementation(work);
  });

  const logIn = async (number: number, client: string) =>
    send('customer-login', { email: `a${number}@example.com`, password }, undefined, client);

  test('of one client: some wait, the rest hears so at once, and the next client is not behind them', async () => {
    const refused: Response[] = [];
    const answered: string[] = [];
    const crowd = Array.from({ length: 12 }, async (_, number) => {
      const answer = await logIn(number, '198.51.100.7');
      if (answer.status === 503) refused.push(answer);
      else answered.push('crowd');
    });
    // One is worked on, eight wait.
    await vi.waitFor(() => expect(refused).toHaveLength(3));
    expect(refused[0]?.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/u);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    const other = logIn(0, '203.0.113.1').then(({ status }) => {
      answered.push('other');
      return status;
    });
    // One more of the crowd hears so at once; by then the other client has its place.
    expect((await logIn(12, '198.51.100.7')).status).toBe(503);
    await vi.waitFor(async () => {
      held.shift()?.();
      expect(answered).toHaveLength(10);
    });
    expect(await other).toBe(400);
    expect(answered.indexOf('other')).toBeLessThan(3);
    await Promise.all(crowd);
  });
});

describe('a sign-in with Google', () => {
  const path = 'customer-auth-google-credentials';
  const nonce = 'a secret of the page';
  const claims = {
    iss: 'https://accounts.google.com',
    aud: clientId,
    sub: '108204268033311374519',
    email: 'grace@example.com',
    email_verified: true,
    given_name: 'Grace',
    family_name: 'Hopper',
    nonce: nonceOf(nonce),
    iat: now / 1_000,
    exp: now / 1_000 + 3_600,
  };
  const credentialOf = async (changed: object = {}) => ({
    credential: await issuer.sign({ ...claims, ...changed }),
    nonce,
  });

  test('opens an account whose address is confirmed, and which no password enters', async () => {
    const response = await send(path, await credentialOf());
    expect(await response.json()).toMatchObject({ firstName: 'Grace', isNew: true });
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=2592000/u,
    );
    expect(await database.orm.select().from(customers)).toEqual([
      expect.objectContaining({ passwordHash: null, emailConfirmedAt: new Date(now) }),
    ]);
    expect((await send('customer-login', grace)).status).toBe(400);
  });

  test('finds the account again when the address has changed, under a new token', async () => {
    const first = pairOf(await send(path, await credentialOf()));
    const moved = await credentialOf({ email: 'rear.admiral@example.com' });
    const response = await send(path, moved, first);
    expect(await response.json()).not.toHaveProperty('isNew');
    const second = pairOf(response);
    expect(second).not.toBe(first);
    expect([await isLoggedIn(first), await isLoggedIn(second)]).toEqual([false, true]);
    expect(await database.orm.$count(customers)).toBe(1);
  });

  test('links an account of the same address where both sides know whose that is', async () => {
    await openAccount();
    const confirmed = await database.orm.select().from(customers);
    expect(confirmed).toEqual([expect.objectContaining({ emailConfirmedAt: new Date(now) })]);
    await database.orm.update(customers).set({ emailConfirmedAt: null });
    const gmail = { hd: 'example.com' };
    const first = await send(path, await credentialOf(gmail));
    expect([first.status, (await first.json()).message.text]).toEqual([
      400,
      shopMessages['google-log-in-first'].de,
    ]);
    expect(first.headers.getSetCookie()).toEqual([]);
    await database.orm.update(customers).set({ emailConfirmedAt: new Date(now) });
    expect((await send(path, await credentialOf())).status).toBe(400);
    expect((await send(path, await credentialOf(gmail))).status).toBe(200);
    expect((await send(path, await credentialOf())).status).toBe(200);
    expect((await send('customer-login', grace)).status).toBe(200);
  });

  test('links the account of the session, as long as that lasts', async () => {
    const cookie = pairOf(await openAccount());
    clock.set(now + monthOfSession);
    const late = { iat: clock.now() / 1_000, exp: clock.now() / 1_000 + 60 };
    expect((await send(path, await credentialOf(late), cookie)).status).toBe(400);
    clock.set(now);
    expect((await send(path, await credentialOf(), cookie)).status).toBe(200);
    expect((await send(path, await credentialOf({ email: 'new@example.com' }))).status).toBe(200);
    expect(await database.orm.$count(customers)).toBe(1);
  });

  test('is refused in the shopper’s language, and not named in the log', async () => {
    const before = log.reports.length;
    const wrong = await send(path, await credentialOf({ aud: 'somebody' }), undefined, '', 'fr-FR');
    expect([wrong.status, (await wrong.json()).message.text]).toEqual([
      400,
      shopMessages['google-refused'].fr,
    ]);
    const unverified = await send(path, await credentialOf({ email_verified: false }));
    expect([unverified.status, (await unverified.json()).message.text]).toEqual([
      400,
      shopMessages['google-address-unverified'].de,
    ]);
    expect((await send(path, await credentialOf({ email: 'grace' }))).status).toBe(400);
    const told = log.reports.slice(before);
    expect(told.map(({ code }) => code)).toEqual(['log-in-refused']);
    for (const { facts } of told) expect(cleanLogFacts(facts)).toEqual(facts);
    expect(await database.orm.$count(customers)).toBe(0);
  });

  test('waits while nobody can check it, and is nowhere where it is not offered', async () => {
    const sent = await credentialOf();
    const unchecked = shopWith(
      () => async () => E.left({ kind: 'keys-unavailable', reason: 'no network' }),
    );
    const statusAt = async (at: typeof app) =>
      (await send(path, sent, undefined, undefined, undefined, at)).status;
    expect([await statusAt(unchecked), await statusAt(shopWith(undefined))]).toEqual([503, 404]);
  });
});

test('each log-in, lock and session is in the log, and nobody is named there', async () => {
  const before = log.reports.length;
  const wrong = { ...grace, password: 'difference engine' };
  const cookie = pairOf(await openAccount());
  await send('customer-login', wrong);
  await database.orm.update(logInAttempts).set({ count: logInLimits.attempts });
  await send('customer-login', grace);
  await send('customer-login', grace, undefined, '198.51.100.7');
  await send('customer-logout', {}, cookie);
  const told = log.reports.slice(before);
  expect(told.map(({ code }) => code)).toEqual([
    'session-begun',
    'log-in-refused',
    'log-in-locked',
    'session-begun',
    'session-ended',
  ]);
  expect(new Set(told.flatMap(({ facts }) => facts['account'] ?? [])).size).toBe(1);
  expect(new Set(told.map(({ facts }) => facts['client'])).size).toBe(2);
  for (const { facts } of told) {
    expect(cleanLogFacts(facts)).toEqual(facts);
    expect(JSON.stringify(facts)).not.toMatch(/grace|example|203|198/iu);
  }
});
