/** Shoppers who ask for pages and prices and send messages, all at once, and ask again once. */
import { randomUUID } from 'node:crypto';
import { Agent, request as send } from 'node:http';

import type { Random } from './random.ts';

/** What the shoppers met. */
type ShopperFigures = {
  readonly answered: number;
  /** Requests that were sent a second time. */
  readonly retried: number;
  /** What was no success then either, as a sentence each. */
  readonly failed: readonly string[];
  /** The names of the messages that were acknowledged. */
  readonly acknowledged: readonly string[];
};

/** Shoppers under way. */
export type Shoppers = {
  readonly figures: () => ShopperFigures;
  /** Settles when so many more requests have been answered. */
  readonly more: (count: number) => Promise<void>;
  /** Lets every shopper end what he does. */
  readonly stop: () => Promise<ShopperFigures>;
};

type Question = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  /** The name of a message. */
  readonly name?: string;
};

const scope = { 'x-channel': 'poster', 'x-locale': 'de-DE' };

const reads: readonly string[] = [
  '/',
  '/leinwanddruck',
  '/leinwanddruck?formatType=900x600',
  '/price-api/prices/formats?materialType=leinwand',
  '/price-api/prices/formats?materialType=acrylglas',
];

/** One of four requests writes. */
const writingShare = 0.25;

/** A message with an id of its own: the shop keeps it once, however often it is sent. */
const message = (name: string): Question => ({
  method: 'POST',
  path: '/web-api/contact-message',
  name,
  body: JSON.stringify({
    name,
    email: 'a@example.com',
    topic: 'order',
    message: 'Is it on its way?',
    messageId: randomUUID(),
  }),
});

const question = (random: Random, name: string): Question => {
  if (random() < writingShare) return message(name);
  // A price in a format of the shopper's own is in no cache yet, more often than not.
  const own = `/price-api/prices/article?materialType=leinwand&formatType=${300 + Math.floor(random() * 600)}x400`;
  const path = [...reads, own][Math.floor(random() * (reads.length + 1))] ?? own;
  return { method: 'GET', path };
};

/** The status of an answer that came whole; 0 where the connection broke. */
const ask = (port: number, agent: Agent, { method, path, body }: Question): Promise<number> =>
  new Promise((resolve) => {
    const headers = { ...scope, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const asked = send({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    asked.on('error', () => resolve(0));
    asked.end(body);
  });

const isWell = (status: number): boolean => status >= 200 && status < 300;

/** Sends so many shoppers to a port. */
export const sendShoppers = (port: number, count: number, random: Random): Shoppers => {
  const agent = new Agent({ keepAlive: true });
  const failed: string[] = [];
  const acknowledged: string[] = [];
  const waiting = new Map<() => void, number>();
  let answered = 0;
  let retried = 0;
  let isOver = false;

  const countAnswer = (): void => {
    answered += 1;
    for (const [resolve, wanted] of waiting)
      if (answered >= wanted) {
        waiting.delete(resolve);
        resolve();
      }
  };

  const shop = async (shopper: number): Promise<void> => {
    for (let visit = 0; !isOver; visit += 1) {
      const asked = question(random, `${shopper}-${visit}`);
      let status = await ask(port, agent, asked);
      if (!isWell(status)) {
        retried += 1;
        status = await ask(port, agent, asked);
      }
      if (!isWell(status)) failed.push(`${asked.method} ${asked.path} ends with ${status}.`);
      else if (asked.name !== undefined) acknowledged.push(asked.name);
      countAnswer();
    }
  };

  const all = Promise.all(Array.from({ length: count }, (_, shopper) => shop(shopper)));
  const figures = (): ShopperFigures => ({ answered, retried, failed, acknowledged });
  return {
    figures,
    more: (wanted) => new Promise((resolve) => waiting.set(resolve, answered + wanted)),
    stop: async () => {
      isOver = true;
      await all;
      agent.destroy();
      return figures();
    },
  };
};
