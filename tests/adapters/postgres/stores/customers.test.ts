/** Accounts, sessions, log-ins and orders of customers. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Database } from '../../../../adapters/postgres/database.ts';
import { openDatabase } from '../../../../adapters/postgres/open-database.ts';
import {
  customers,
  logInAttempts,
  sessions,
} from '../../../../adapters/postgres/schema/customers.ts';
import {
  accountOfEmail,
  beginSession,
  endSession,
  forgetLogInAttempts,
  noteLogInAttempt,
  openAccount,
} from '../../../../adapters/postgres/stores/accounts.ts';
import {
  customerOfSession,
  markWhitelabelOrder,
} from '../../../../adapters/postgres/stores/customers.ts';
import { sessionsOf } from '../../../../adapters/postgres/stores/own-account.ts';
import { sessionLimits } from '../../../../core/domain/customer/account-sessions.ts';
import { logInLimits } from '../../../../core/domain/customer/log-in-attempts.ts';
import { newDatabase } from '../new-database-folder.ts';

let database: Database;

beforeAll(async () => {
  database = await openDatabase(await newDatabase());
});
beforeEach(async () => {
  await database.orm.delete(customers);
  await database.orm.delete(logInAttempts);
});
afterAll(() => database.close());

const open = async (email: string): Promise<string> => {
  const account = { email, firstName: 'Ada', lastName: 'Lovelace', passwordHash: `of ${email}` };
  return (await openAccount(database, account)) ?? 'none';
};

test('an address has one account, however its letters are written', async () => {
  const number = await open('Ada@example.com');
  expect(number).toMatch(/^\d{7}$/u);
  expect(await open('ada@EXAMPLE.com')).toBe('none');
  const other = await open('bob@example.com');
  expect(Number(other)).toBeGreaterThan(Number(number));
  expect(await accountOfEmail(database, 'ADA@example.com')).toEqual({
    number,
    email: 'Ada@example.com',
    passwordHash: 'of Ada@example.com',
  });
  expect(await accountOfEmail(database, 'carl@example.com')).toBeUndefined();
});

const { unused, noted, longest } = sessionLimits;

test('a session names its customer, with the order, until it expires or ends', async () => {
  const [ada, bob] = [await open('ada@example.com'), await open('bob@example.com')];
  const begin = (tokenHash: string, customerNumber: string, now: number) =>
    beginSession(
      database,
      { tokenHash, customerNumber, browser: 'other', system: 'other', country: null },
      now,
    );
  await begin('of ada', ada, 1_000);
  await begin('of bob', bob, 1_050);
  const customerAt = async (tokenHash: string, now: number) => {
    const found = await customerOfSession(database, tokenHash, now);
    return found && { number: found.number, order: found.order };
  };
  expect(await customerAt('of ada', 1_099)).toEqual({ number: ada, order: null });
  expect(await customerAt('of ada', 1_000 + unused)).toBeUndefined();
  expect(await customerAt('of nobody', 1_000)).toBeUndefined();
  for (const isWhitelabelOrder of [true, false]) {
    await markWhitelabelOrder(database, bob, isWhitelabelOrder);
    expect(await customerAt('of bob', 1_099)).toEqual({
      number: bob,
      order: { customerNumber: bob, isWhitelabelOrder },
    });
    expect(await customerAt('of ada', 1_099)).toEqual({ number: ada, order: null });
  }
  // Those that have expired are forgotten when the next one begins, and no other.
  await begin('later', bob, 1_001 + unused);
  const left = await database.orm.select({ tokenHash: sessions.tokenHash }).from(sessions);
  expect(left.map(({ tokenHash }) => tokenHash).toSorted()).toEqual(['later', 'of bob']);
  await endSession(database, 'later');
  expect(await customerAt('later', 1_002 + unused)).toBeUndefined();
  expect(await customerAt('of bob', 1_002 + unused)).toMatchObject({ number: bob });
});

test('a session that is used lasts, to the hour, and thirty days at most', async () => {
  const ada = await open('ada@example.com');
  const session = {
    tokenHash: 'of ada',
    browser: 'other',
    system: 'other',
    country: null,
  } as const;
  await beginSession(database, { ...session, customerNumber: ada }, 0);
  const useAt = async (now: number): Promise<number | undefined> =>
    (await customerOfSession(database, 'of ada', now))?.number === ada
      ? (await sessionsOf(database, ada, now))[0]?.usedAt.getTime()
      : undefined;
  expect(await useAt(noted - 1)).toBe(0);
  expect(await useAt(noted)).toBe(noted);
  expect(await useAt(noted + unused - 1)).toBe(noted + unused - 1);
  expect(await useAt(noted + 2 * unused - 2)).toBeDefined();
  expect(await useAt(longest - 1)).toBe(longest - 1);
  expect(await useAt(longest)).toBeUndefined();
});

const { attempts, milliseconds, together, turn, turnLasts } = logInLimits;

const note = (own: string, now: number, all = 'an address'): Promise<number> =>
  database.transaction((orm) => noteLogInAttempt({ orm }, { own, all }, now));

const attemptsNoted = async (): Promise<readonly string[]> => {
  const rows = await database.orm.select({ key: logInAttempts.key }).from(logInAttempts);
  return rows.map(({ key }) => key).toSorted();
};

test('a network may try so often at an address, and again once it has logged in or time has passed', async () => {
  const wait = milliseconds - 7;
  for (let time = 0; time < attempts; time += 1) expect(await note('home', time)).toBe(0);
  expect(await note('home', 7)).toBe(wait);
  expect(await note('home', 7)).toBe(wait);
  expect(await note('work', 7)).toBe(0);
  await forgetLogInAttempts(database, { own: 'home', all: 'an address' });
  expect(await attemptsNoted()).toEqual(['an address', 'work']);
  expect(await note('home', 8)).toBe(0);
  for (let time = 1; time < attempts; time += 1) await note('work', 9);
  expect(await note('work', milliseconds + 6)).toBe(1);
  expect(await note('work', milliseconds + 7)).toBe(0);
});

test('networks take turns at an address that all try, and a turn is kept until it is used', async () => {
  for (let count = 0; count < together; count += 1) expect(await note(`${count}`, 0)).toBe(0);
  expect(await note('one', 0)).toBe(turn);
  expect(await note('two', 0)).toBe(2 * turn);
  expect(await note('one', 1)).toBe(turn - 1);
  expect(await note('one', turn)).toBe(0);
  // It was used.
  expect(await note('one', turn)).toBe(2 * turn);
  expect(await note('two', 2 * turn + turnLasts)).toBe(turn);
  expect(await note('elsewhere', 0, 'another address')).toBe(0);
});

test('attempts are forgotten when their time and their turns are over', async () => {
  await note('old', 0);
  for (let count = 1; count < together; count += 1) await note('often', 0);
  expect(await attemptsNoted()).toEqual(['an address', 'often', 'old'].toSorted());
  await database.orm.update(logInAttempts).set({ turn: new Date(2 * milliseconds) });
  await note('new', milliseconds, 'elsewhere');
  expect(await attemptsNoted()).toEqual(
    ['an address', 'elsewhere', 'new', 'often', 'old'].toSorted(),
  );
  await database.orm.update(logInAttempts).set({ turn: null });
  await note('new', milliseconds, 'elsewhere');
  expect(await attemptsNoted()).toEqual(
    ['an address', 'elsewhere', 'new', 'often', 'old'].toSorted(),
  );
  await note('new', milliseconds + 1, 'elsewhere');
  expect(await attemptsNoted()).toEqual(['elsewhere', 'new']);
});
