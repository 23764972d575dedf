/** What every store of a visitor's list must do, be it of carts or of wishlists. */
import { expect, test } from 'vitest';

import type { Owner } from '../../core/ports/owner.ts';

let owners = 0;

/** Owners of whom nobody has heard: a store may be the same for all of these tests. */
export const newOwners = () => {
  owners += 1;
  const key = String(owners).padStart(32, 'k');
  return {
    visitor: { kind: 'visitor', key },
    customer: { kind: 'customer', number: `new ${key}` },
  } as const satisfies Readonly<Record<string, Owner>>;
};

/** A list as these laws see it: different things that are put there, each named by a number. */
type ListStore = {
  readonly put: (owner: Owner, thing: number) => Promise<unknown>;
  readonly held: (owner: Owner) => Promise<readonly number[]>;
  readonly join: (from: Owner, into: Owner) => Promise<unknown>;
};

const ascending = (things: readonly number[]) => things.toSorted((one, other) => one - other);

/** The laws. */
export const visitorListLaws = (start: () => Promise<ListStore>): void => {
  test('lose nothing where one is changed several times at once', async () => {
    const store = await start();
    const { visitor } = newOwners();
    const things = Array.from({ length: 12 }, (_, index) => index);
    await Promise.all(things.map((thing) => store.put(visitor, thing)));
    expect(ascending(await store.held(visitor))).toEqual(things);
  });

  test('lose nothing where a visitor puts something there while two log-ins bring it', async () => {
    const store = await start();
    const { visitor, customer } = newOwners();
    await store.put(visitor, 1);
    const join = () => store.join(visitor, customer);
    await Promise.all([join(), store.put(visitor, 2), join()]);
    await join();
    expect(ascending(await store.held(customer))).toEqual([1, 2]);
    expect(await store.held(visitor)).toEqual([]);
  });
};
