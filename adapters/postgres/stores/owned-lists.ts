/**
 * What carts and wishlists have in common in the database: a row for each owner, which is changed
 * while nobody else can change it, and forgotten when its visitor was away for long.
 */
import { and, eq, lt } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { visitorListDays } from '../../../core/domain/cookie/storefront-cookies.ts';
import { TE } from '../../../core/fp.ts';
import type { Owner } from '../../../core/ports/owner.ts';
import type { Database, Orm } from '../database.ts';
import { ownerKeyOf } from './owner-key.ts';

/** The columns by which rows are found and forgotten. */
type OwnedTable = {
  readonly ownerKind: AnyPgColumn;
  readonly ownerKey: AnyPgColumn;
  readonly changedAt: AnyPgColumn;
};

/** The row of an owner. */
export const isOf = ({ ownerKind, ownerKey }: OwnedTable, owner: Owner) =>
  and(eq(ownerKind, owner.kind), eq(ownerKey, ownerKeyOf(owner)));

/** Milliseconds for which a visitor's list is kept after its last change. */
const listTime = visitorListDays * 86_400_000;

/** Before which instant a list that was not changed is forgotten; `now` in milliseconds since 1970. */
export const forgottenBefore = (now: number): Date => new Date(now - listTime);

/** The rows of visitors that are to be forgotten. */
export const isForgotten = ({ ownerKind, changedAt }: OwnedTable, now: number) =>
  and(eq(ownerKind, 'visitor'), lt(changedAt, forgottenBefore(now)));

/** How the rows of one kind of list are read and written, within a transaction. */
type OwnedRows<Row> = {
  /** Reads a row that nobody else changes until the end. */
  readonly locked: (orm: Orm, owner: Owner) => Promise<Row | undefined>;
  /** Begins a row; undefined where another one of the owner came first. */
  readonly begun: (
    orm: Orm,
    owner: Owner,
    text: string,
    changedAt: Date,
  ) => Promise<Row | undefined>;
  readonly write: (orm: Orm, owner: Owner, text: string, changedAt: Date) => Promise<unknown>;
  readonly forget: (orm: Orm, now: number) => Promise<unknown>;
};

/** What a change makes of a row: another text, or nothing new, and what is told of it. */
type ChangedRow<Row, Answer> = {
  readonly text: string | undefined;
  readonly answer: (row: Row | undefined) => Answer;
};

/**
 * Changes an owner's row: of two changes at once the second one gets what the first one made. A first
 * row is begun where the change has a text, and then old ones are forgotten. `now` is in milliseconds
 * since 1970.
 */
export const changeOwned = <Row, Answer>(
  database: Database,
  rows: OwnedRows<Row>,
  owner: Owner,
  change: (row: Row | undefined) => ChangedRow<Row, Answer>,
  now: number,
): Promise<Answer> =>
  database.transaction(async (transaction) => {
    const changedAt = new Date(now);
    let row = await rows.locked(transaction, owner);
    if (row === undefined) {
      const first = change(undefined);
      if (first.text === undefined) return first.answer(undefined);
      const begun = await rows.begun(transaction, owner, first.text, changedAt);
      if (begun !== undefined) {
        await rows.forget(transaction, now);
        return first.answer(begun);
      }
      row = await rows.locked(transaction, owner);
      if (row === undefined) throw new Error('A list was there and is not.');
    }
    const after = change(row);
    if (after.text !== undefined) await rows.write(transaction, owner, after.text, changedAt);
    return after.answer(row);
  });

/**
 * Asks a store, which may fail; the reason says the cause alone, because the query holds what
 * identifies a visitor.
 */
export const askStore = <Kind extends string, A>(
  kind: Kind,
  ask: () => Promise<A>,
): TE.TaskEither<{ readonly kind: Kind; readonly reason: string }, A> =>
  TE.tryCatch(ask, (error) => {
    const cause = error instanceof Error ? error.cause : undefined;
    return { kind, reason: cause instanceof Error ? cause.message : 'the database did not answer' };
  });
