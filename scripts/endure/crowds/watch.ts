/** What others get while one client takes more than its share. */
import { setTimeout as wait } from 'node:timers/promises';

import { clientAt, type Answered, type Client } from './ask.ts';
import { sendLogIn, sendPicture, smallPicture } from './senders.ts';

/** Milliseconds; an answer that is not as wanted counts as never. */
type Waits = { readonly count: number; readonly p99: number; readonly worst: number };

export type OthersWaits = Readonly<
  Record<'health' | 'page' | 'form' | 'picture' | 'log-in', Waits>
>;

/** Milliseconds between the requests of one who looks. */
const pauses = { quick: 20, slow: 500 } as const;

const waitsOf = (times: readonly number[]): Waits => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { count: sorted.length, p99: at(0.99), worst: at(1) };
};

const withdrawal = new URLSearchParams({
  name: 'Ada',
  email: 'ada@example.com',
  orderNumber: 'A-1',
  wants: 'review',
}).toString();

/**
 * Looks until the crowd is done, each kind of request as a client of its own, and once at least.
 */
export const watchOthers = async (port: number, crowd: Promise<unknown>): Promise<OthersWaits> => {
  let isOver = false;
  const over = crowd.finally(() => {
    isOver = true;
  });
  const picture = await smallPicture();
  let number = 0;

  const look = async (
    address: string,
    pause: number,
    wanted: number,
    send: (client: Client) => Promise<Answered | undefined>,
  ): Promise<Waits> => {
    const client = clientAt(port, address);
    const times: number[] = [];
    try {
      do {
        const begun = performance.now();
        const answer = await send(client);
        times.push(answer?.status === wanted ? performance.now() - begun : Infinity);
        await wait(pause);
      } while (!isOver);
    } finally {
      client.close();
    }
    return waitsOf(times);
  };

  const [health, page, form, pictures, logIn] = await Promise.all([
    look('127.0.0.2', pauses.quick, 200, ({ ask }) => ask('/healthz')),
    look('127.0.0.3', pauses.quick, 200, ({ ask }) => ask('/leinwanddruck')),
    look('127.0.0.4', pauses.slow, 200, ({ ask }) =>
      ask('/vertrag-widerrufen', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: withdrawal,
      }),
    ),
    look('127.0.0.5', pauses.slow, 200, (client) => sendPicture(client, picture)),
    look('127.0.0.6', pauses.slow, 400, (client) => {
      number += 1;
      return sendLogIn(client, `another${number}`);
    }),
  ]);
  await over;
  return { health, page, form, picture: pictures, 'log-in': logIn };
};
