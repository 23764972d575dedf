/**
 * Fifty shoppers at once, from the designer through the cart and the steps of the checkout to their
 * orders: how long each page and each form takes, as they see it, on the embedded database and on Postgres.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { shopperPhoto } from '../scripts/endure/order-place.ts';
import {
  bringPhoto,
  openBrowser,
  placeOnce,
  type Browser,
} from '../scripts/endure/order-shopper.ts';
import { randomOf } from '../scripts/endure/random.ts';
import { unlimited } from '../tests/web/shop.ts';
import { withPostgres } from './prices.ts';
import { isPinned, withShop, type Shop } from './shop.ts';
import { percentile, rounded } from './statistics.ts';
import { printTable } from './table.ts';

/** Shoppers at once; one that has ordered is followed by the next. */
const shopperCount = 50;

/**
 * Milliseconds for which a shopper looks at a page before its form is sent, from and to: faster than
 * people type an address, so that more requests come than from fifty real shoppers.
 */
const thinking = { from: 1_000, to: 3_000 } as const;

const seed = 1;

/** Milliseconds in which the shoppers begin: about one walk. */
const arriving = 14_000;

/** A photo is brought before anything is measured. */
const photoPath = '/forms/customer-picture';

/** What is asked, in the order of a walk. */
const steps = [
  ['GET', '/configurator', 'designer'],
  ['POST', '/forms/cart', 'put into the cart'],
  ['GET', '/warenkorb', 'cart'],
  ['GET', '/kasse/adresse', 'address'],
  ['POST', '/kasse/adresse', 'address is sent'],
  ['GET', '/kasse/lieferung', 'delivery'],
  ['POST', '/kasse/lieferung', 'delivery is sent'],
  ['GET', '/kasse/zahlung', 'payment'],
  ['POST', '/kasse/zahlung', 'payment is sent'],
  ['GET', '/kasse/pruefen', 'review'],
  ['POST', '/kasse/pruefen', 'order is sent'],
] as const;

type StepName = (typeof steps)[number][2];

/** Milliseconds, as the shoppers see them. */
type StepFigures = { readonly count: number; readonly p50: number; readonly p95: number };

type CheckoutFigures = {
  readonly orders: number;
  readonly seconds: number;
  /** Requests that were sent again, since the shop was too busy for them. */
  readonly again: number;
  readonly steps: Readonly<Partial<Record<StepName, StepFigures>>>;
};

const stepOf = (method: 'GET' | 'POST', path: string): StepName => {
  const found = steps.find(([kind, start]) => kind === method && path.startsWith(start));
  if (found === undefined) throw new Error(`${method} ${path} is no step of a checkout.`);
  return found[2];
};

const figuresOf = (times: readonly number[]): StepFigures => ({
  count: times.length,
  p50: rounded(percentile(times, 0.5)),
  p95: rounded(percentile(times, 0.95)),
});

/** Lets shoppers order so many times each. */
const measureWalks =
  (rounds: number) =>
  async ({ port }: Shop): Promise<CheckoutFigures> => {
    const random = randomOf(seed);
    const photo = await shopperPhoto();
    const times = new Map<StepName, number[]>();
    let again = 0;
    const think = () => wait(thinking.from + random() * (thinking.to - thinking.from));
    const newBrowser = (note: (step: StepName, took: number) => void): Browser =>
      openBrowser({
        ports: () => [port],
        onAgain: () => (again += 1),
        onAnswer: (method, path, took) => {
          if (path !== photoPath) note(stepOf(method, path), took);
        },
      });
    const walk = async (browser: Browser, email: string, designer: string): Promise<void> => {
      await placeOnce(browser, { buyer: { email, voucher: undefined }, designer, think });
      // They look at the page of whoever takes the payment.
      await think();
    };
    // What the first shopper of a process waits for no other does.
    const first = newBrowser(() => undefined);
    await walk(first, 'first@example.com', await bringPhoto(first, photo));
    const shoppers: { readonly browser: Browser; readonly designer: string }[] = [];
    for (let shopper = 0; shopper < shopperCount; shopper += 1) {
      const browser = newBrowser((step, took) =>
        times.set(step, [...(times.get(step) ?? []), took]),
      );
      // One after the other: the shop looks at two photos at once.
      shoppers.push({ browser, designer: await bringPhoto(browser, photo) });
    }
    const begin = performance.now();
    const shop = async ({ browser, designer }: (typeof shoppers)[number], shopper: number) => {
      // They do not come at the same moment.
      await wait(random() * arriving);
      for (let round = 0; round < rounds; round += 1)
        await walk(browser, `shopper-${shopper}-${round}@example.com`, designer);
    };
    await Promise.all(shoppers.map(shop));
    return {
      orders: shopperCount * rounds,
      seconds: rounded((performance.now() - begin) / 1000),
      again,
      steps: Object.fromEntries(
        steps.flatMap(([, , name]) => {
          const found = times.get(name);
          return found === undefined ? [] : [[name, figuresOf(found)]];
        }),
      ),
    };
  };

/** Fifty shoppers, so many orders each, on PGlite and on Postgres. */
export const measureCheckout = async (port: number, rounds: number) => {
  const measure = measureWalks(rounds);
  const { RATE_LIMITS } = unlimited;
  const pglite = await withShop(port, measure, { RATE_LIMITS, DATABASE_URL: '' });
  const postgres = await withPostgres((databaseUrl) =>
    withShop(port, measure, { RATE_LIMITS, DATABASE_URL: databaseUrl }),
  );
  printTable(
    `${shopperCount} shoppers at once on one core${isPinned ? '' : ' (not pinned)'}`,
    ['step', 'PGlite p50 ms', 'p95 ms', 'Postgres p50 ms', 'p95 ms'],
    steps.map(([, , name]) => {
      const [one, other] = [pglite.steps[name], postgres.steps[name]];
      return [name, one?.p50 ?? '', one?.p95 ?? '', other?.p50 ?? '', other?.p95 ?? ''];
    }),
  );
  return {
    shoppers: shopperCount,
    thinkingMilliseconds: thinking,
    seed,
    pinnedToOneCore: isPinned,
    pglite,
    postgres,
  };
};
