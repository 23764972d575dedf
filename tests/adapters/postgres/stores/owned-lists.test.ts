/**
 * What a visitor brings to a customer is whole on one side or the other, wherever the joining breaks
 * off; what changes nothing writes nothing; and what is told where the database is away.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Database, Orm } from '../../../../adapters/postgres/database.ts';
import { openDatabase } from '../../../../adapters/postgres/open-database.ts';
import { carts } from '../../../../adapters/postgres/schema/carts.ts';
import { keptCarts, ownedCarts } from '../../../../adapters/postgres/stores/carts.ts';
import { keptWishlists, ownedWishlists } from '../../../../adapters/postgres/stores/wishlists.ts';
import { visitorListDays } from '../../../../core/domain/cookie/storefront-cookies.ts';
import { E } from '../../../../core/fp.ts';
import type { Owner } from '../../../../core/ports/owner.ts';
import { isOf } from '../../../../adapters/postgres/stores/owned-lists.ts';
import { wishlists } from '../../../../adapters/postgres/schema/wishlists.ts';
import { manualClock } from '../../../fakes/clock.ts';
import { newDatabase } from '../new-database-folder.ts';
import { numberedArticle } from '../../../arbitraries/wishlist.ts';

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

/** Every row of the carts, by its owner's kind, with the time of its last change. */
const cartRows = async (): Promise<readonly string[]> => {
  const rows = await database.orm.select().from(carts);
  return rows.map(({ ownerKind, changedAt }) => `${ownerKind} ${changedAt.getTime()}`).toSorted();
};

const cartOf = (width: number) => ({
  items: [
    { article: { designer: 'photo-frame', query: `formatType=${width}x400` }, quantity: 1 },
  ] as const,
  lastPut: undefined,
});

test('a change that changes nothing writes nothing, an emptied cart is gone, and old ones of visitors go', async () => {
  await database.orm.delete(carts);
  const visitor: Owner = { kind: 'visitor', key: 'one' };
  const customer: Owner = { kind: 'customer', number: 'one' };
  const set = (owner: Owner, width: number, now: number) =>
    ownedCarts.change(database, owner, () => E.right(cartOf(width)), now);
  await set(visitor, 600, 1);
  await set(visitor, 600, 2);
  expect(await cartRows()).toEqual(['visitor 1']);
  await set(visitor, 900, 3);
  await set(customer, 900, 4);
  expect(await cartRows()).toEqual(['customer 4', 'visitor 3']);
  // What the customer has already comes along, and changes nothing of theirs.
  await ownedCarts.join(database, { kind: 'visitor', key: 'nobody' }, customer, 5);
  expect(await cartRows()).toEqual(['customer 4', 'visitor 3']);
  await ownedCarts.change(database, visitor, () => E.right({ items: [], lastPut: undefined }), 6);
  expect(await cartRows()).toEqual(['customer 4']);
  const time = visitorListDays * 86_400_000;
  await set(visitor, 600, 10);
  await set({ kind: 'visitor', key: 'two' }, 600, time + 10);
  expect(await cartRows()).toEqual(['customer 4', 'visitor 10', `visitor ${time + 10}`]);
  await set({ kind: 'visitor', key: 'three' }, 600, time + 11);
  expect(await cartRows()).toEqual(['customer 4', `visitor ${time + 10}`, `visitor ${time + 11}`]);
});

test('wishes that a customer has leave the visitor, and those without room stay as they were', async () => {
  const visitor: Owner = { kind: 'visitor', key: 'wishing' };
  const customer: Owner = { kind: 'customer', number: 'wishing' };
  const listOf = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => ({
      article: numberedArticle(`wish-${from + index}`),
      addedAt: 1,
    }));
  const set = (owner: Owner, wishes: ReturnType<typeof listOf>, now: number) =>
    ownedWishlists.change(database, owner, () => E.right(wishes), now);
  const changedAt = async (owner: Owner) => {
    const [row] = await database.orm.select().from(wishlists).where(isOf(wishlists, owner));
    return row?.changedAt.getTime();
  };
  await set(customer, listOf(0, 100), 1);
  await set(visitor, listOf(0, 3), 2);
  await ownedWishlists.join(database, visitor, customer, 3);
  expect(await changedAt(visitor)).toBeUndefined();
  const before = await changedAt(customer);
  await set(visitor, listOf(100, 103), 4);
  await ownedWishlists.join(database, visitor, customer, 5);
  expect([await changedAt(customer), await changedAt(visitor)]).toEqual([before, 4]);
  expect((await ownedWishlists.read(database, visitor)).wishlist).toEqual(listOf(100, 103));
});

test('a database that is away is told with its reason, which is never the query', async () => {
  const clock = manualClock(0);
  const owner: Owner = { kind: 'visitor', key: 'one' };
  for (const [error, reason] of [
    [new Error('Failed query: select ada', { cause: new Error('no route') }), 'no route'],
    [new Error('Failed query: select ada'), 'the database did not answer'],
  ] as const) {
    const away = () => Promise.reject(error);
    const outage = E.left({ kind: 'cart-unavailable', reason });
    const kept = keptCarts(away, clock);
    expect(await kept.read(owner)()).toEqual(outage);
    expect(await kept.change(owner, () => E.right(cartOf(600)))()).toEqual(outage);
    expect(await kept.join(owner, owner)()).toEqual(outage);
    const unwished = E.left({ kind: 'wishlist-unavailable', reason });
    expect(await keptWishlists(away, clock).read(owner)()).toEqual(unwished);
    expect(await keptWishlists(away, clock).shared('key')()).toEqual(unwished);
  }
});
