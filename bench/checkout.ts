/**
 * Fifty shoppers at once, from a photo through the cart and the steps of the checkout to their orders:
 * how long each page and each form takes, as they see it, on the embedded database and on Postgres.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { shopperPhoto } from '../scripts/endure/order-place.ts';
import { openBrowser, placeOnce } from '../scripts/endure/order-shopper.ts';
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

/** What is asked, in the order of a walk. */
const steps = [
  ['POST', '/forms/customer-picture', 'photo is sent'],
  ['GET', '/configurator', 'designer'],
  ['POST', '/forms/cart', 'put into the cart'],
  ['GET', '/warenkorb', 'cart'],
  ['GET', '/kasse/adresse', 'address'],
  ['POST', '/kasse/adresse', 'address is sent'],
  ['GET', '/kasse/versand', 'delivery'],
  ['POST', '/kasse/versand', 'delivery is sent'],
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

/** Lets shoppers order so many times each; throws where one of them has to ask anything again. */
const measureWalks =
  (rounds: number) =>
  async ({ port }: Shop): Promise<CheckoutFigures> => {
    const random = randomOf(seed);
    const photo = await shopperPhoto();
    const times = new Map<StepName, number[]>();
    const think = () => wait(thinking.from + random() * (thinking.to - thinking.from));
    const walk = async (email: string, note: (step: StepName, took: number) => void) => {
      const browser = openBrowser({
        ports: () => [port],
        onAgain: () => {
          throw new Error('The shop was too busy for a shopper.');
        },
        onAnswer: (method, path, took) => note(stepOf(method, path), took),
      });
      await placeOnce(browser, { buyer: { email, voucher: undefined }, photo, think });
    };
    // What the first shopper of a process waits for no other does.
    await walk('first@example.com', () => undefined);
    const begin = performance.now();
    const shop = async (_: unknown, shopper: number): Promise<void> => {
      // They do not come at the same moment.
      await wait(random() * thinking.to);
      for (let round = 0; round < rounds; round += 1)
        await walk(`shopper-${shopper}-${round}@example.com`, (step, took) => {
          times.set(step, [...(times.get(step) ?? []), took]);
        });
    };
    await Promise.all(Array.from({ length: shopperCount }, shop));
    return {
      orders: shopperCount * rounds,
      seconds: rounded((performance.now() - begin) / 1000),
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
