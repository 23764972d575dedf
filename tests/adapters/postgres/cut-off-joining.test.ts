/** What a visitor brings to a customer is whole on one side or the other, wherever the joining breaks off. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Database, Orm } from '../../../adapters/postgres/database.ts';
import { openDatabase } from '../../../adapters/postgres/open-database.ts';
import { ownedCarts } from '../../../adapters/postgres/stores/carts.ts';
import { ownedWishlists } from '../../../adapters/postgres/stores/wishlists.ts';
import { E } from '../../../core/fp.ts';
import type { Owner } from '../../../core/ports/owner.ts';
import { newDatabase } from './new-database-folder.ts';
import { numberedArticle } from '../../arbitraries/wishlist.ts';

const writing = new Set<string | symbol>(['insert', 'update', 'delete']);

/** Queries of which only so many write. */
const cutOff = (orm: Orm, writes: number): Orm => {
  let left = writes;
  return new Proxy(orm, {
    get: (target, name): unknown => {
      if (writing.has(name)) {
        left -= 1;
        if (left < 0) throw new Error('The process has ended.');
      }
      const found: unknown = Reflect.get(target, name);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
};

/** The same database, of which every transaction ends after so many writes. */
const breakingOff = (database: Database, writes: number): Database => ({
  ...database,
  orm: cutOff(database.orm, writes),
  transaction: (run) => database.transaction((orm) => run(cutOff(orm, writes))),
});

let database: Database;

beforeAll(async () => {
  database = await openDatabase(await newDatabase());
}, 60_000);

afterAll(() => database.close());

type Thing = {
  readonly fill: (owner: Owner, count: number) => Promise<unknown>;
  readonly join: (database: Database, from: Owner, into: Owner) => Promise<unknown>;
  readonly countOf: (owner: Owner) => Promise<number>;
};

const list: Thing = {
  fill: (owner, count) =>
    ownedWishlists.change(
      database,
      owner,
      () =>
        E.right(
          Array.from({ length: count }, (_, index) => ({
            article: numberedArticle(`${owner.kind}-${index}`),
            addedAt: 1,
          })),
        ),
      1,
    ),
  join: (broken, from, into) => ownedWishlists.join(broken, from, into, 2),
  countOf: async (owner) => (await ownedWishlists.read(database, owner)).wishlist.length,
};

const cart: Thing = {
  fill: (owner, count) =>
    ownedCarts.change(
      database,
      owner,
      () =>
        E.right({
          items: Array.from({ length: count }, (_, index) => ({
            article: { designer: 'photo-frame', query: `${owner.kind}=${index}` },
            quantity: 1,
          })),
          lastPut: undefined,
        }),
      1,
    ),
  join: (broken, from, into) => ownedCarts.join(broken, from, into, 2),
  countOf: async (owner) => (await ownedCarts.read(database, owner)).items.length,
};

test.each([
  ['a list, to a customer without one', list, 0, 2],
  ['a list, to a customer’s', list, 2, 3],
  ['more wishes than there is room for', list, 98, 3],
  ['a cart, to a customer without one', cart, 0, 2],
  ['a cart, to a customer’s', cart, 2, 3],
  ['more articles than there is room for', cart, 48, 3],
] as const)('%s', async (name, { fill, join, countOf }, own, brought) => {
  const visitor: Owner = { kind: 'visitor', key: name };
  const customer: Owner = { kind: 'customer', number: name };
  await fill(customer, own);
  await fill(visitor, brought);
  const counts = async () => [await countOf(customer), await countOf(visitor)];
  let writes = 0;
  for (; writes < 10; writes += 1) {
    const isDone = await join(breakingOff(database, writes), visitor, customer).then(
      () => true,
      () => false,
    );
    if (isDone) break;
    expect(await counts()).toEqual([own, brought]);
  }
  // It takes several writes, each of which was cut off once.
  expect(writes).toBeGreaterThan(1);
  const [customers = 0, left = 0] = await counts();
  expect(customers + left).toBe(own + brought);
  expect(left).toBe(own > 40 ? 1 : 0);
});
