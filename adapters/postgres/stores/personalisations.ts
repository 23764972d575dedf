import { createHash, randomBytes } from 'node:crypto';

import { and, desc, eq, gt, lte } from 'drizzle-orm';

import {
  parsePersonalisation,
  printPersonalisation,
} from '../../../core/domain/personalisation/parse-personalisation.ts';
import { photoLifetimes } from '../../../core/domain/print/retention.ts';
import { E, pipe, TE } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { Personalisation } from '../../../core/domain/personalisation/personalisation.ts';
import type { Personalisations } from '../../../core/ports/personalisations.ts';
import type { Database } from '../database.ts';
import type { Transaction } from '../in-transaction.ts';
import { personalisations } from '../schema/personalisations.ts';
import { askStore } from './owned-lists.ts';

const idPattern = /^[\w-]{43}$/u;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Kept until then: what is older counts as gone, and goes with the next one that is kept. */
const oldest = (clock: Clock): Date => new Date(clock.now() - photoLifetimes.unordered);

const kind = 'personalisations-unavailable';

/** All that the visitor of a key has given, the newest first; undefined: of nobody. */
export const personalisationsOf = async (
  { orm }: Transaction,
  key: string | undefined,
): Promise<readonly Personalisation[]> => {
  if (key === undefined) return [];
  const rows = await orm
    .select({ content: personalisations.content })
    .from(personalisations)
    .where(eq(personalisations.ownerKey, sha256(key)))
    .orderBy(desc(personalisations.keptAt));
  return rows.flatMap(({ content }) => parsePersonalisation(content) ?? []);
};

/** Removes all that the visitor of a key has given; what was ordered is the order's. */
export const removePersonalisations = async (
  { orm }: Transaction,
  key: string | undefined,
): Promise<void> => {
  if (key === undefined) return;
  await orm.delete(personalisations).where(eq(personalisations.ownerKey, sha256(key)));
};

/** Of a visitor who has no key yet. */
export const nobodysPersonalisations: Personalisations = {
  keep: () => TE.left({ kind, reason: 'the visitor has no key' }),
  find: () => TE.left({ kind: 'personalisation-not-found' }),
};

/**
 * Own words and photos of the visitor of a key in the shop's database, which is asked for with each
 * call, and may fail.
 */
export const keptPersonalisations = (
  database: () => Promise<Database>,
  clock: Clock,
  key: string,
): Personalisations => ({
  keep: (given) =>
    askStore(kind, async () => {
      const { orm } = await database();
      const content = printPersonalisation(given);
      await orm.delete(personalisations).where(lte(personalisations.keptAt, oldest(clock)));
      const keptAt = new Date(clock.now());
      const [row] = await orm
        .insert(personalisations)
        .values({
          id: randomBytes(32).toString('base64url'),
          ownerKey: sha256(key),
          digest: sha256(content),
          content,
          keptAt,
        })
        .onConflictDoUpdate({
          target: [personalisations.ownerKey, personalisations.digest],
          set: { keptAt },
        })
        .returning({ id: personalisations.id });
      if (row === undefined) throw new Error('A personalisation was not kept.');
      return row.id;
    }),
  find: (id) =>
    pipe(
      askStore(kind, async () => {
        // A database takes not every text.
        if (!idPattern.test(id)) return undefined;
        const { orm } = await database();
        const [row] = await orm
          .select({ content: personalisations.content })
          .from(personalisations)
          .where(
            and(
              eq(personalisations.id, id),
              eq(personalisations.ownerKey, sha256(key)),
              gt(personalisations.keptAt, oldest(clock)),
            ),
          );
        return row && parsePersonalisation(row.content);
      }),
      TE.flatMapEither(E.fromNullable({ kind: 'personalisation-not-found' } as const)),
    ),
});
