import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';

import type { Database, Orm } from '../database.ts';
import { contentWrites } from '../schema/content-writes.ts';

/** `states` is JSON, undefined for a deleted story. */
export type ContentWrite = {
  /** Rises with each write of any process. */
  readonly revision: number;
  readonly uuid: string;
  readonly states: string | undefined;
};

export type NewContentWrite = Omit<ContentWrite, 'revision'>;

const readSince = async (orm: Orm, revision: number): Promise<readonly ContentWrite[]> => {
  const rows = await orm
    .select({
      revision: contentWrites.revision,
      uuid: contentWrites.uuid,
      states: contentWrites.states,
    })
    .from(contentWrites)
    .where(gt(contentWrites.revision, revision))
    .orderBy(asc(contentWrites.revision));
  return rows.map(({ states, ...row }) => ({ ...row, states: states ?? undefined }));
};

/** Writes after a revision, in order; 0 gives all. */
export const contentWritesSince = (
  { orm }: Database,
  revision: number,
): Promise<readonly ContentWrite[]> => readSince(orm, revision);

/** Each write decides over everything that was written before. */
const writersLock = sql`SELECT pg_advisory_xact_lock(hashtext('content_writes'))`;

/**
 * Writes stories, all or none: `decide` gets what was written after a revision. One process at a
 * time writes. Resolves, with all that is new, when the rows are durable.
 */
export const writeContent = (
  database: Database,
  revision: number,
  now: number,
  decide: (news: readonly ContentWrite[]) => readonly NewContentWrite[],
): Promise<readonly ContentWrite[]> =>
  database.transaction(async (transaction) => {
    await transaction.execute(writersLock);
    for (const { uuid, states = null } of decide(await readSince(transaction, revision))) {
      const [row] = await transaction
        .insert(contentWrites)
        .values({ uuid, states, writtenAt: new Date(now) })
        .returning({ revision: contentWrites.revision });
      if (row !== undefined)
        await transaction
          .delete(contentWrites)
          .where(and(eq(contentWrites.uuid, uuid), lt(contentWrites.revision, row.revision)));
    }
    return readSince(transaction, revision);
  });
