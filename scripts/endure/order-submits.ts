/**
 * One visitor sends the same review so many times at once, and again when it is placed: it must be one
 * order, with one charge, one file and ticket, and its mails. No answer may be a 5xx; who is told to come
 * later comes later. On Postgres two processes share the requests.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { percentile, rounded } from '../../bench/statistics.ts';
import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { startRealPostgres } from '../../tests/adapters/postgres/real-postgres.ts';
import { freePort, newDataFolder, removeDataFolder } from '../../tests/web/shop.ts';
import { openMailbox } from './mailbox.ts';
import { orderFaults } from './order-faults.ts';
import { issueVouchers, settle, shopperPhoto, startShop, type OrderPlace } from './order-place.ts';
import { bringPhoto, goToReview, openBrowser, type Answer, type Browser } from './order-shopper.ts';

/** What became of requests that were sent at once. */
type Burst = {
  readonly answered: number;
  /** Answers that said to come later (429); each was sent again. */
  readonly tooMany: number;
  /** Connections that broke or were too slow (408), for one client has only so many; each was sent again. */
  readonly broken: number;
  /** Milliseconds of the last attempt of each. */
  readonly p50: number;
  readonly p95: number;
};

type SubmitFigures = {
  readonly engine: 'pglite' | 'postgres';
  readonly processes: number;
  /** The review that nobody has sent yet; the same when it is placed; the same when it is paid. */
  readonly first: Burst;
  readonly placed: Burst;
  readonly paid: Burst;
};

/** The same form, sent by as many connections. */
type Form = { readonly path: string; readonly fields: URLSearchParams };

/** Milliseconds until a broken connection is tried again. */
const pause = 100;

const [tooSlowStatus, tooManyStatus] = [408, 429];

/** Sends a form from each browser at once, and gives where all have led; throws where they differ. */
const sendAtOnce = async (
  browsers: readonly Browser[],
  { path, fields }: Form,
): Promise<{ readonly burst: Burst; readonly location: string }> => {
  const found = { tooMany: 0, broken: 0 };
  const times: number[] = [];
  const send = async (browser: Browser): Promise<Answer> => {
    for (;;) {
      const begin = performance.now();
      const answer = await browser.send(path, fields).catch((error: unknown) => {
        if (error instanceof TypeError) return undefined;
        throw error;
      });
      if (answer === undefined || answer.status === tooSlowStatus) {
        found.broken += 1;
        await wait(pause);
      } else if (answer.status === tooManyStatus) {
        found.tooMany += 1;
        await wait((answer.retryAfter ?? 1) * 1_000);
      } else {
        times.push(performance.now() - begin);
        return answer;
      }
    }
  };
  const answers = await Promise.all(browsers.map(send));
  const led = Map.groupBy(answers, (answer) => `${answer.status} ${answer.path}`);
  const [first] = answers;
  if (led.size !== 1 || first?.status !== 303) {
    const counts = [...led].map(([answer, { length }]) => `${length} × ${answer}`);
    throw new Error(`The same review has led to ${counts.join(', ')}`);
  }
  const burst = {
    answered: answers.length,
    ...found,
    p50: rounded(percentile(times, 0.5)),
    p95: rounded(percentile(times, 0.95)),
  };
  return { burst, location: first.path };
};

/** One engine; `mostMessages`: forms that a client may send in a minute, and process. */
export const submitOrdersOn = async (
  engine: SubmitFigures['engine'],
  databaseUrl: string | undefined,
  submits: number,
  { template, mostMessages }: { readonly template?: string; readonly mostMessages?: number } = {},
): Promise<SubmitFigures> => {
  const place: OrderPlace = { dataDir: newDataFolder(template), databaseUrl };
  const [voucher] = await issueVouchers(place, 1);
  const buyer = { email: 'submits@example.com', voucher };
  const mailbox = await openMailbox();
  const ports = [await freePort(), ...(engine === 'postgres' ? [await freePort()] : [])];
  const limits =
    mostMessages === undefined ? {} : { RATE_LIMITS: `posts=1000000,messages=${mostMessages}` };
  const shops = ports.map((port) => startShop(place, port, { ...mailbox.variables, ...limits }));
  try {
    await Promise.all(shops.map(({ opened }) => opened));
    const browser = openBrowser({ ports: () => ports });
    const designer = await bringPhoto(browser, await shopperPhoto());
    const review = await goToReview(browser, { buyer, designer });
    const form = await browser.formAt(review, '#');
    const browsers = Array.from({ length: submits }, (_, index) => browser.copy(index));
    const first = await sendAtOnce(browsers, form);
    if (!first.location.startsWith('/payments/'))
      throw new Error(`The order has led to ${first.location}.`);
    const placed = await sendAtOnce(browsers, form);
    if (placed.location !== first.location)
      throw new Error(`The placed order has led to ${placed.location}.`);
    await browser.ask(first.location, new URLSearchParams({ play: 'pay' }));
    // Until the order hears of it, its way is still that to the payment.
    const paidPage = await untilPaid(browser, form);
    const paid = await sendAtOnce(browsers, form);
    if (paid.location !== paidPage) throw new Error(`The paid order has led to ${paid.location}.`);
    for (const shop of shops) await shop.stop();
    await settle(place, 1, () => startShop(place, ports[0] ?? 0, mailbox.variables));
    const database = await openDatabase(place);
    const ids = mailbox.ids();
    const faults = [
      ...(await orderFaults(database, place, [buyer], new Set(ids))),
      ...ids
        .filter((id, index) => ids.indexOf(id) < index)
        .map((id) => `the mail ${id} went out twice`),
    ];
    await database.close();
    if (faults.length > 0) throw new Error(`${place.dataDir}: ${faults.join('\n')}`);
    removeDataFolder(place.dataDir);
    return {
      engine,
      processes: ports.length,
      first: first.burst,
      placed: placed.burst,
      paid: paid.burst,
    };
  } finally {
    for (const shop of shops) await shop.stop('SIGKILL');
    await mailbox.stop();
  }
};

/** Milliseconds until nobody waits any longer for a payment to be told. */
const patience = 20_000;

/** Sends the review until it leads away from the payment, and gives where to. */
const untilPaid = async (browser: Browser, { path, fields }: Form): Promise<string> => {
  const until = Date.now() + patience;
  for (;;) {
    const { path: location } = await browser.ask(path, fields);
    if (!location.startsWith('/payments/')) return location;
    if (Date.now() > until) throw new Error('A paid order still leads to its payment.');
    await wait(pause);
  }
};

/** A tenth of the submits is told to come later. */
const allowedShare = 0.9;

/** On both engines. */
export const endureOrderSubmits = async (submits: number): Promise<readonly SubmitFigures[]> => {
  console.log(`Submits of one review: ${submits} at once, three times`);
  const mostOf = (processes: number): number => Math.ceil((submits * allowedShare) / processes);
  const embedded = await submitOrdersOn('pglite', undefined, submits, { mostMessages: mostOf(1) });
  const postgres = await startRealPostgres();
  try {
    return [
      embedded,
      await submitOrdersOn('postgres', postgres.databaseUrl, submits, { mostMessages: mostOf(2) }),
    ];
  } finally {
    await postgres.stop();
  }
};
