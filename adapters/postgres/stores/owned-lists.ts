/**
 * For carts and wishlists: a row for each owner, locked while it is changed, and forgotten when its
 * visitor was away for long.
 */
import { and, eq, lt } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { visitorListDays } from '../../../core/domain/cookie/storefront-cookies.ts';
import { causeOf, messageOf } from '../../../core/domain/errors/thrown.ts';
import { TE } from '../../../core/fp.ts';
import type { Owner } from '../../../core/ports/owner.ts';
import type { Database, Orm } from '../database.ts';
import { ownerKeyOf } from './owner-key.ts';

type OwnedTable = {
  readonly ownerKind: AnyPgColumn;
  readonly ownerKey: AnyPgColumn;
  readonly changedAt: AnyPgColumn;
};

export const isOf = ({ ownerKind, ownerKey }: OwnedTable, owner: Owner) =>
  and(eq(ownerKind, owner.kind), eq(ownerKey, ownerKeyOf(owner)));

/** Milliseconds since the last change. */
const listTime = visitorListDays * 86_400_000;

/** Lists not changed since are forgotten; `now`: milliseconds since 1970. */
export const forgottenBefore = (now: number): Date => new Date(now - listTime);

/** The rows of visitors that are to be forgotten. */
export const isForgotten = ({ ownerKind, changedAt }: OwnedTable, now: number) =>
  and(eq(ownerKind, 'visitor'), lt(changedAt, forgottenBefore(now)));

/** Within a transaction. */
type OwnedRows<Row> = {
  /** Nobody else changes the row until the end. */
  readonly locked: (orm: Orm, owner: Owner) => Promise<Row | undefined>;
  /** Undefined where another row of the owner came first. */
  readonly begun: (
    orm: Orm,
    owner: Owner,
    text: string,
    changedAt: Date,
  ) => Promise<Row | undefined>;
  readonly write: (orm: Orm, owner: Owner, text: string, changedAt: Date) => Promise<unknown>;
  readonly forget: (orm: Orm, now: number) => Promise<unknown>;
};

/** Another text, or nothing new, and what is told of it. */
type ChangedRow<Row, Answer> = {
  readonly text: string | undefined;
  readonly answer: (row: Row | undefined) => Answer;
};

/**
 * Changes an owner's row; of two changes at once the second gets what the first made. A first row
 * begins where the change has a text, and old rows are then removed. `now`: milliseconds since
 * 1970.
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
 * Asks a store; the reason is the cause alone, because the query holds what identifies a visitor.
 */
export const askStore = <Kind extends string, A>(
  kind: Kind,
  ask: () => Promise<A>,
): TE.TaskEither<{ readonly kind: Kind; readonly reason: string }, A> =>
  TE.tryCatch(ask, (error) => {
    const cause = causeOf(error);
    const told = cause === error ? undefined : cause;
    return { kind, reason: messageOf(told, 'the database did not answer') };
  });
