/** Shoppers who ask for pages and prices and send messages, all at once, and ask again once. */
import { randomUUID } from 'node:crypto';
import { Agent, request as send } from 'node:http';

import type { Random } from './random.ts';

/** What the shoppers met. */
type ShopperFigures = {
  readonly answered: number;
  /** Requests that were sent a second time. */
  readonly retried: number;
  /** What failed then, too, as a sentence each. */
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

/** One of six reads asks for a price that is in no cache yet, more often than not. */
const ownFormatShare = 1 / 6;

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

/** What is in a cache after the first time. */
const known = (random: Random): Question => ({
  method: 'GET',
  path: reads[Math.floor(random() * reads.length)] ?? '/',
});

const question = (random: Random, name: string): Question => {
  if (random() < writingShare) return message(name);
  if (random() > ownFormatShare) return known(random);
  const width = 300 + Math.floor(random() * 600);
  return {
    method: 'GET',
    path: `/price-api/prices/article?materialType=leinwand&formatType=${width}x400`,
  };
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

/** Where shoppers go, how many there are, and whether they write, too. */
type ShoppersPlan = {
  readonly port: number;
  readonly count: number;
  readonly random: Random;
  readonly isWriting: boolean;
};

/** Sends shoppers to a port; each keeps his connection. */
export const sendShoppers = ({ port, count, random, isWriting }: ShoppersPlan): Shoppers => {
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
      const name = `${shopper}-${visit}`;
      const asked = isWriting ? question(random, name) : known(random);
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
