/**
 * Ends processes by SIGKILL while they open accounts, reset passwords and log in. What was acknowledged must
 * be there, each step whole or not at all, with one mail.
 */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Database } from '../../adapters/postgres/database.ts';
import { openDatabase } from '../../adapters/postgres/open-database.ts';
import {
  customers,
  passwordResets,
  sessions,
  signUps,
} from '../../adapters/postgres/schema/customers.ts';
import { outgoingMails } from '../../adapters/postgres/schema/outgoing-mails.ts';
import { createPasswords } from '../../server/embedded/shop/passwords.ts';
import { startRealPostgres } from '../../tests/adapters/postgres/real-postgres.ts';
import { newDataFolder, removeDataFolder } from '../../tests/web/shop.ts';
import { accountSteps, chosenPasswords } from './account-steps.ts';
import { startToKill } from './killed-process.ts';
import { randomOf, type Random } from './random.ts';

type Place = { readonly dataDir: string; readonly databaseUrl: string | undefined };

type Step = (typeof accountSteps)[number];

/** What the kills did to one engine. */
type AccountFigures = {
  readonly engine: 'pglite' | 'postgres';
  readonly kills: number;
  readonly acknowledged: number;
};

/** Milliseconds of work before the kill: some rounds of five steps. */
const longestWork = 2_500;

/** The steps that one process acknowledged before it was killed, as `step address`. */
const live = async (place: Place, random: Random, name: string): Promise<readonly string[]> => {
  const script = join(import.meta.dirname, 'opening-accounts.ts');
  const { kill, lines } = await startToKill(script, [place.dataDir, place.databaseUrl ?? '', name]);
  await wait(random() * longestWork);
  kill();
  return lines;
};

/** How many steps of an address are kept, by its rows; throws where rows contradict each other. */
const stepsKept = (
  email: string,
  rows: Readonly<Record<'account' | 'signUp' | 'reset' | 'session', boolean>>,
  mails: Readonly<Record<'sign-up' | 'password-reset' | 'password-changed' | 'new-device', number>>,
): number => {
  const { account, signUp, reset, session } = rows;
  const found = [account, signUp, reset, session, ...Object.values(mails)].map(Number).join('');
  // By account, sign-up, reset and session, then the mails of a sign-up, a reset, a change, a log-in.
  const states = ['00000000', '01001000', '10011000', '10111100', '10001110', '10011111'];
  const kept = states.indexOf(found);
  if (kept < 0) throw new Error(`${email} is half done: ${JSON.stringify({ rows, mails })}`);
  return kept;
};

const check = async (database: Database, acknowledged: readonly string[]): Promise<void> => {
  const { orm } = database;
  const [accounts, pending, resets, open, mails] = await Promise.all([
    orm.select().from(customers),
    orm.select().from(signUps),
    orm.select().from(passwordResets),
    orm.select().from(sessions),
    orm.select().from(outgoingMails),
  ]);
  const passwords = createPasswords({ now: Date.now });
  const emails = new Set([
    ...acknowledged.map((line) => line.split(' ')[1] ?? ''),
    ...[...accounts, ...pending]
      .map(({ email }) => email)
      .filter((email) => email.startsWith('kill-')),
  ]);
  const lastStep = (email: string): Step | undefined =>
    accountSteps.findLast((step) => acknowledged.includes(`${step} ${email}`));
  for (const email of emails) {
    const account = accounts.find((one) => one.email === email);
    const mailsOf = (kind: string): number =>
      mails.filter(({ id, recipient }) => recipient === email && id.startsWith(`${kind}-`)).length;
    const kept = stepsKept(
      email,
      {
        account: account !== undefined,
        signUp: pending.some((one) => one.email === email),
        reset: resets.some(({ emailKey }) => emailKey === email),
        session: open.some(({ customerNumber }) => customerNumber === account?.number),
      },
      {
        'sign-up': mailsOf('sign-up'),
        'password-reset': mailsOf('password-reset'),
        'password-changed': mailsOf('password-changed'),
        'new-device': mailsOf('new-device'),
      },
    );
    const step = lastStep(email);
    const told = step === undefined ? 0 : accountSteps.indexOf(step) + 1;
    if (kept < told) throw new Error(`${email} has lost what was acknowledged: ${step}`);
  }
  // The password is the one of the last step; looked at where it costs least, at the newest account.
  const newest = accounts.findLast(({ email }) => {
    const step = lastStep(email);
    return step === 'password-confirm' || step === 'login';
  });
  const isRight =
    newest === undefined || (await passwords.isRight(chosenPasswords.second, newest.passwordHash));
  if (!isRight) throw new Error(`${newest?.email} has not the password that was acknowledged.`);
};

/** Kills on one engine; throws where something is lost or half done. */
export const killAccountsOn = async (
  engine: AccountFigures['engine'],
  databaseUrl: string | undefined,
  kills: number,
  seed: number,
): Promise<AccountFigures> => {
  const random = randomOf(seed);
  const place: Place = { dataDir: newDataFolder(), databaseUrl };
  const acknowledged: string[] = [];
  await (await openDatabase(place)).close();
  for (let kill = 0; kill < kills; kill += 1) {
    acknowledged.push(...(await live(place, random, `kill-${kill}`)));
    const database = await openDatabase(place);
    await check(database, acknowledged);
    await database.close();
  }
  removeDataFolder(place.dataDir);
  return { engine, kills, acknowledged: acknowledged.length };
};

/** Kills on both engines. */
export const endureAccountKills = async (
  kills: number,
  seed: number,
): Promise<readonly AccountFigures[]> => {
  console.log(`Kills while accounts are opened: ${kills} on each engine, seed ${seed}`);
  const embedded = await killAccountsOn('pglite', undefined, kills, seed);
  const postgres = await startRealPostgres();
  try {
    return [embedded, await killAccountsOn('postgres', postgres.databaseUrl, kills, seed + 1)];
  } finally {
    await postgres.stop();
  }
};
