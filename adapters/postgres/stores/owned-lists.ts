/**
 * Carts and wishlists: a row for each owner, locked while it is changed, and forgotten when its
 * visitor was away for long.
 */
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { visitorListDays } from '../../../core/domain/cookie/storefront-cookies.ts';
import { causeOf, messageOf } from '../../../core/domain/errors/thrown.ts';
import { E, pipe, TE } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { Outage } from '../../../core/ports/outage.ts';
import type { Owner } from '../../../core/ports/owner.ts';
import type { VisitorLists } from '../../../core/ports/visitor-lists.ts';
import type { Database, Orm } from '../database.ts';
import type { carts } from '../schema/carts.ts';
import type { checkouts } from '../schema/checkouts.ts';
import type { wishlists } from '../schema/wishlists.ts';
import { ownerKeyOf } from './owner-key.ts';

type OwnedTable = typeof carts | typeof checkouts | typeof wishlists;

type Row = Readonly<Pick<typeof carts.$inferSelect, 'content'>> &
  Readonly<Partial<Pick<typeof wishlists.$inferSelect, 'shareKey'>>>;

type OwnerColumns = { readonly ownerKind: AnyPgColumn; readonly ownerKey: AnyPgColumn };

export const isOf = ({ ownerKind, ownerKey }: OwnerColumns, owner: Owner) =>
  and(eq(ownerKind, owner.kind), eq(ownerKey, ownerKeyOf(owner)));

/** Lists not changed since are forgotten; `now`: milliseconds since 1970. */
export const forgottenBefore = (now: number, days = visitorListDays): Date =>
  new Date(now - days * 86_400_000);

/** A visitor's list that was brought to a customer; `own` is theirs, `isNew` began for it. */
export type Joining = {
  readonly orm: Orm;
  readonly brought: Row;
  readonly own: Row;
  readonly isNew: boolean;
  readonly into: Owner;
  readonly now: number;
};

/** What differs between kinds of lists. */
type ListKind<List, Kept> = {
  readonly table: OwnedTable;
  readonly empty: List;
  readonly parse: (content: string) => List;
  readonly print: (list: List) => string;
  readonly isEmpty: (list: List) => boolean;
  readonly join: (own: List, brought: List) => { readonly joined: List; readonly left: List };
  readonly keptOf: (list: List, row: Row | undefined) => Kept;
  /** Whose, and after how many days without a change; a visitor's after `visitorListDays`. */
  readonly forgotten?: { readonly days: number; readonly of: readonly Owner['kind'][] };
  /** Gives the customer's row. */
  readonly joined?: (joining: Joining) => Promise<Row>;
};

type OwnedLists<List, Kept> = {
  readonly read: (database: Database, owner: Owner) => Promise<Kept>;
  /**
   * Of two changes at once the second gets what the first made. A refused change, and one that
   * changes nothing, writes nothing; a list that nobody has shared is gone when it is emptied; with
   * a first row, old ones are removed. `now`: milliseconds since 1970.
   */
  readonly change: <Refusal>(
    database: Database,
    owner: Owner,
    change: (before: List) => E.Either<Refusal, List>,
    now: number,
  ) => Promise<E.Either<Refusal, Kept>>;
  /**
   * An emptied list is gone. `now`: milliseconds since 1970. Only from visitors to customers, locked
   * in that order: two at once never wait for each other.
   */
  readonly join: (database: Database, from: Owner, into: Owner, now: number) => Promise<Kept>;
};

export const ownedLists = <List, Kept>({
  table,
  empty,
  parse,
  print,
  isEmpty,
  join,
  keptOf,
  forgotten = { days: visitorListDays, of: ['visitor'] },
  joined: finish = async ({ own }) => own,
}: ListKind<List, Kept>): OwnedLists<List, Kept> => {
  const listOf = (row: Row | undefined): List => (row === undefined ? empty : parse(row.content));

  const kept = (row: Row | undefined): Kept => keptOf(listOf(row), row);

  /** Nobody else changes the row until the end of the transaction. */
  const locked = async (orm: Orm, owner: Owner): Promise<Row | undefined> => {
    const [row] = await orm.select().from(table).where(isOf(table, owner)).for('update');
    return row;
  };

  /** Undefined where another row of the owner came first. */
  const begin = async (
    orm: Orm,
    owner: Owner,
    content: string,
    changedAt: Date,
  ): Promise<Row | undefined> => {
    const [row] = await orm
      .insert(table)
      .values({ ownerKind: owner.kind, ownerKey: ownerKeyOf(owner), content, changedAt })
      .onConflictDoNothing({ target: [table.ownerKind, table.ownerKey] })
      .returning();
    return row;
  };

  const write = (orm: Orm, owner: Owner, content: string, changedAt: Date) =>
    orm.update(table).set({ content, changedAt }).where(isOf(table, owner));

  const forget = (orm: Orm, now: number) =>
    orm
      .delete(table)
      .where(
        and(
          inArray(table.ownerKind, [...forgotten.of]),
          lt(table.changedAt, forgottenBefore(now, forgotten.days)),
        ),
      );

  return {
    read: async ({ orm }, owner) => {
      const [row] = await orm.select().from(table).where(isOf(table, owner));
      return kept(row);
    },
    change: (database, owner, change, now) =>
      database.transaction(async (orm) => {
        const changedAt = new Date(now);
        let row = await locked(orm, owner);
        if (row === undefined) {
          const first = change(empty);
          if (E.isLeft(first)) return first;
          const content = print(first.right);
          if (content === print(empty)) return E.right(kept(undefined));
          const begun = await begin(orm, owner, content, changedAt);
          if (begun !== undefined) {
            await forget(orm, now);
            return E.right(kept(begun));
          }
          row = await locked(orm, owner);
          if (row === undefined) throw new Error('A list was there and is not.');
        }
        const after = change(listOf(row));
        if (E.isLeft(after)) return after;
        const content = print(after.right);
        // An emptied wishlist keeps the key by which it was shared.
        if (isEmpty(after.right) && row.shareKey === undefined)
          await orm.delete(table).where(isOf(table, owner));
        else if (content !== row.content) await write(orm, owner, content, changedAt);
        return E.right(kept({ ...row, content }));
      }),
    join: (database, from, into, now) =>
      database.transaction(async (orm) => {
        const changedAt = new Date(now);
        const brought = await locked(orm, from);
        if (brought === undefined || isEmpty(listOf(brought))) return kept(await locked(orm, into));
        const begun = await begin(orm, into, print(empty), changedAt);
        const own = await locked(orm, into);
        if (own === undefined) throw new Error('A list was there and is not.');
        const { joined, left } = join(listOf(own), listOf(brought));
        const content = print(joined);
        if (content === own.content && print(left) === brought.content) return kept(own);
        await (isEmpty(left)
          ? orm.delete(table).where(isOf(table, from))
          : write(orm, from, print(left), changedAt));
        await write(orm, into, content, changedAt);
        const isNew = begun !== undefined;
        return kept(await finish({ orm, brought, own: { ...own, content }, isNew, into, now }));
      }),
  };
};

/**
 * Asks a store; the reason is the cause alone, because the query holds what identifies a visitor.
 */
export const askStore = <Kind extends string, A>(
  kind: Kind,
  ask: () => Promise<A>,
): TE.TaskEither<Outage<Kind>, A> =>
  TE.tryCatch(ask, (error) => {
    const cause = causeOf(error);
    const told = cause === error ? undefined : cause;
    return { kind, reason: messageOf(told, 'the database did not answer') };
  });

/** Lists in the shop's database, which is asked for with each call, and may fail. */
export const keptLists = <Kind extends string, List, Kept>(
  kind: Kind,
  lists: OwnedLists<List, Kept>,
  database: () => Promise<Database>,
  clock: Clock,
): VisitorLists<List, Kept, Outage<Kind>> => ({
  read: (owner) => askStore(kind, async () => lists.read(await database(), owner)),
  change: (owner, change) =>
    pipe(
      askStore(kind, async () => lists.change(await database(), owner, change, clock.now())),
      TE.flatMapEither((answer) => answer),
    ),
  join: (from, into) =>
    askStore(kind, async () => lists.join(await database(), from, into, clock.now())),
});
