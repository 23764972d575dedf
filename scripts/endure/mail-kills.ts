/**
 * Ends processes by SIGKILL while they keep messages and send their mails. What was acknowledged must be
 * there with its mail, waiting or sent, and nothing by half. A mail goes out twice only where it was the
 * last that a killed process handed over: that one alone cannot know if the server took it.
 */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { smtpMailer } from '../../adapters/mail/smtp-mailer.ts';
import type { Database } from '../../adapters/postgres/database.ts';
import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { contactMessages } from '../../adapters/postgres/schema/messages.ts';
import { outgoingMails } from '../../adapters/postgres/schema/outgoing-mails.ts';
import { deliverDueMails } from '../../server/mails/delivery.ts';
import { startRealPostgres } from '../../tests/adapters/postgres/real-postgres.ts';
import { startSmtpServer } from '../../tests/fakes/smtp-server.ts';
import { newDataFolder, removeDataFolder } from '../../tests/web/shop.ts';
import { mailIdsOf } from './mailbox.ts';
import { startToKill, type KilledProcess } from './killed-process.ts';
import { randomOf, type Random } from './random.ts';

type Place = { readonly dataDir: string; readonly databaseUrl?: string };

type MailFigures = {
  readonly kills: number;
  readonly acknowledged: number;
  readonly sentTwice: number;
};

/** Milliseconds of sending before the kill. */
const longestSending = 400;

/** `answer`: a mail server has taken a mail, and its answer is not on its way. */
type Moment = 'any' | 'answer';

/** What one process acknowledged before it was killed, and what the mail server has of it. */
const live = async (place: Place, moment: Moment, random: Random) => {
  const running: { process?: KilledProcess } = {};
  const hiddenStarttls = { hideSTARTTLS: true };
  const server = await startSmtpServer(hiddenStarttls, () => {
    if (moment === 'answer') running.process?.kill();
  });
  const script = join(import.meta.dirname, 'queueing-mails.ts');
  const seed = String(Math.floor(random() * 1_000_000));
  const { dataDir, databaseUrl = '' } = place;
  const killed = await startToKill(script, [dataDir, databaseUrl, String(server.port), seed]);
  running.process = killed;
  if (moment === 'any') {
    await wait(random() * longestSending);
    killed.kill();
  }
  const acknowledged = await killed.lines;
  // What has come over the wire is read to its end.
  await server.stop();
  return { acknowledged, sent: mailIdsOf(server.received) };
};

const demandWithin = (ids: Iterable<string>, all: ReadonlySet<string>, fault: string): void => {
  const found = [...ids].filter((id) => !all.has(id));
  if (found.length > 0) throw new Error(`${found.length} ${fault}: ${found.join(', ')}`);
};

/** Throws where a message is lost, or is without its mail. */
const check = async (
  { orm }: Database,
  acknowledged: readonly string[],
  sent: readonly string[],
): Promise<void> => {
  const messages = await orm.select({ id: contactMessages.messageId }).from(contactMessages);
  const mails = await orm.select({ id: outgoingMails.id }).from(outgoingMails);
  const kept = new Set(messages.map(({ id }) => id ?? ''));
  const known = new Set([...mails.map(({ id }) => id), ...sent]);
  demandWithin(acknowledged, kept, 'acknowledged messages are lost');
  demandWithin(kept, known, 'messages have lost their mail');
  demandWithin(known, kept, 'mails tell of what was not kept');
};

/** Sends what waits, an hour later; answers its ids. */
const sendRest = async (database: Database): Promise<readonly string[]> => {
  const server = await startSmtpServer({ hideSTARTTLS: true });
  const never = new AbortController().signal;
  const reports: string[] = [];
  const mailServer = { host: '127.0.0.1', port: server.port, tls: 'optional' } as const;
  await deliverDueMails(
    {
      database,
      mailer: smtpMailer(
        { ...mailServer, login: undefined },
        { name: '', address: 'shop@example.com' },
      ),
      clock: { now: () => Date.now() + 3_600_000 },
      log: { report: (code) => reports.push(code) },
    },
    { end: never, breakOff: never },
    new Set(),
  );
  const left = await database.orm.$count(outgoingMails);
  await server.stop();
  if (left > 0) throw new Error(`${left} mails do not go out: ${reports.join(', ')}`);
  return mailIdsOf(server.received);
};

/** Kills so many processes that send the mails of one place; every other one at the worst moment. */
export const killWhileMailing = async (
  place: Place,
  kills: number,
  random: Random,
): Promise<MailFigures> => {
  const acknowledged: string[] = [];
  const sent: string[] = [];
  const unknown = new Set<string>();
  for (let kill = 0; kill < kills; kill += 1) {
    const life = await live(place, kill % 2 === 0 ? 'answer' : 'any', random);
    acknowledged.push(...life.acknowledged);
    sent.push(...life.sent);
    unknown.add(life.sent.at(-1) ?? '');
    const database = await openDatabase(place);
    await check(database, acknowledged, sent);
    if (kill === kills - 1) sent.push(...(await sendRest(database)));
    await database.close();
  }
  const twice = sent.filter((id, index) => sent.indexOf(id) < index);
  demandWithin(twice, unknown, 'mails went out twice without need');
  return { kills, acknowledged: acknowledged.length, sentTwice: twice.length };
};

/** On both engines; throws where a mail is lost, or sent twice though its process knew better. */
export const endureMailKills = async (
  kills: number,
  seed: number,
): Promise<Readonly<Record<'pglite' | 'postgres', MailFigures>>> => {
  console.log(`Kills while mails are sent: ${kills} on each engine, seed ${seed}`);
  const dataDir = newDataFolder();
  const pglite = await killWhileMailing({ dataDir }, kills, randomOf(seed));
  removeDataFolder(dataDir);
  const server = await startRealPostgres();
  try {
    const { databaseUrl } = server;
    const place = { dataDir: '', databaseUrl };
    return { pglite, postgres: await killWhileMailing(place, kills, randomOf(seed + 1)) };
  } finally {
    await server.stop();
  }
};
