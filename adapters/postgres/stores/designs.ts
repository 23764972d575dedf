/**
 * Designs of a product, found by their facets. The tables are the truth; each process keeps an
 * index of one version of them, and every answer compares it with the version of its rows.
 */
import { and, asc, eq, gt, inArray } from 'drizzle-orm';

import { foldedWords } from '../../../core/domain/text/fold-text.ts';
import type { Database } from '../database.ts';
import { designs } from '../schema/designs.ts';
import { schemaVersion } from '../schema/schema-version.ts';
import {
  indexDesigns,
  type FacetAnswer,
  type FacetIndex,
  type FacetQuestion,
  type IndexedDesign,
} from './facet-index.ts';

export type StoredDesign = typeof designs.$inferSelect;

/** The row of `schema_version` that tells the version of a product's designs. */
export const designsVersionName = (product: string): string => `designs of ${product}`;

/** An answer of the database is bounded to 1 MB and 5,000 rows; these have about 300 bytes. */
const rowsAtOnce = 2_000;

export type FoundDesigns = Omit<FacetAnswer, 'ids'> & { readonly designs: readonly StoredDesign[] };

type DesignStore = {
  readonly find: (question: FacetQuestion) => Promise<FoundDesigns>;
  /** Undefined where the product has no design of that id. */
  readonly design: (id: string) => Promise<StoredDesign | undefined>;
};

type Kept = { readonly version: number; readonly index: FacetIndex };

/** The store of a product's designs. */
export const designStore = ({ orm }: Database, product: string): DesignStore => {
  const isVersion = eq(schemaVersion.name, designsVersionName(product));

  const readAll = async (after = ''): Promise<readonly IndexedDesign[]> => {
    const rows = await orm
      .select({
        id: designs.id,
        name: designs.name,
        facets: designs.facets,
        rank: designs.rank,
        popularity: designs.popularity,
        createdAt: designs.createdAt,
      })
      .from(designs)
      .where(and(eq(designs.product, product), gt(designs.id, after)))
      .orderBy(asc(designs.id))
      .limit(rowsAtOnce);
    const read = rows.map(({ name, createdAt, ...row }) => ({
      ...row,
      words: foldedWords(name),
      created: createdAt.getTime(),
    }));
    const last = rows.at(-1);
    return last === undefined || rows.length < rowsAtOnce
      ? read
      : [...read, ...(await readAll(last.id))];
  };

  /** The version before its rows: rows that change meanwhile belong to another version. */
  const read = async (): Promise<Kept> => {
    const [row] = await orm.select().from(schemaVersion).where(isVersion);
    return { version: row?.version ?? 0, index: indexDesigns(await readAll()) };
  };

  let kept: Promise<Kept> | undefined;
  const forget = (one: Promise<Kept>): void => {
    if (kept === one) kept = undefined;
  };

  const find = async (question: FacetQuestion): Promise<FoundDesigns> => {
    const asked = (kept ??= read());
    const { version, index } = await asked.catch((error: unknown) => {
      forget(asked);
      throw error;
    });
    const { ids, ...found } = index.ask(question);
    const rows = await orm
      .select({ version: schemaVersion.version, design: designs })
      .from(schemaVersion)
      .leftJoin(designs, and(eq(designs.product, product), inArray(designs.id, [...ids])))
      .where(isVersion);
    if ((rows[0]?.version ?? 0) !== version) {
      forget(asked);
      return find(question);
    }
    const byId = new Map(rows.map((row) => [row.design?.id, row.design]));
    return { ...found, designs: ids.flatMap((id) => byId.get(id) ?? []) };
  };

  const design = async (id: string): Promise<StoredDesign | undefined> => {
    const [row] = await orm
      .select()
      .from(designs)
      .where(and(eq(designs.product, product), eq(designs.id, id)));
    return row;
  };

  return { find, design };
};
