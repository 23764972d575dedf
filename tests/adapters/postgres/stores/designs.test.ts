/** Designs in the database: which are found, of which product and version, and the sample's own. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openDatabase } from '../../../../adapters/postgres/open-database.ts';
import type { Database } from '../../../../adapters/postgres/database.ts';
import {
  writeSampleThemes,
  writeThemesForLoad,
} from '../../../../adapters/postgres/seed/card-themes.ts';
import { writeDesigns } from '../../../../adapters/postgres/seed/write-designs.ts';
import { designStore } from '../../../../adapters/postgres/stores/designs.ts';
import type { FacetQuestion } from '../../../../adapters/postgres/stores/facet-index.ts';
import { cardDesigns } from '../../../../core/domain/products/card/designs/designs.ts';
import { newDatabase } from '../new-database-folder.ts';

let database: Database;

beforeAll(async () => {
  database = await openDatabase(await newDatabase());
});

afterAll(() => database.close());

const now = Date.parse('2026-11-27T10:00:00Z');

const rowOf = (id: string, rank: number, colour = 'green') => ({
  id,
  name: `Name ${id}`,
  facets: { color: [colour] },
  facts: { of: id },
  rank,
  popularity: 100 - rank,
  createdAt: new Date(rank * 1_000),
});

const everything: FacetQuestion = { chosen: {}, words: [], order: 'rank', start: 0, size: 3 };

const write = (product: string, rows: Parameters<typeof writeDesigns>[2]) =>
  database.transaction((orm) => writeDesigns(orm, product, rows, now));

test('designs are found of one product, in the version that stands in the database', async () => {
  const store = designStore(database, 'book');
  expect(await store.find(everything)).toMatchObject({ designs: [], total: 0 });
  expect(await store.design('a')).toBeUndefined();
  await write('book', [rowOf('a', 2), rowOf('b', 1), rowOf('c', 3, 'red')]);
  await write('box', [rowOf('a', 9, 'blue'), rowOf('d', 1)]);
  const ids = async (question: Partial<FacetQuestion>) =>
    (await store.find({ ...everything, ...question })).designs.map(({ id }) => id);
  expect(await ids({})).toEqual(['b', 'a', 'c']);
  expect(await ids({ order: 'popularity' })).toEqual(['b', 'a', 'c']);
  expect(await ids({ order: 'created' })).toEqual(['c', 'a', 'b']);
  expect(await ids({ start: 1, size: 1 })).toEqual(['a']);
  expect(await ids({ chosen: { color: ['red'] } })).toEqual(['c']);
  expect(await ids({ words: [{ word: 'c', values: {} }] })).toEqual(['c']);
  expect(await ids({ words: [{ word: 'x', values: { color: ['red'] } }] })).toEqual(['c']);
  const found = await store.find({ ...everything, chosen: { color: ['red'] } });
  expect(found).toMatchObject({ total: 1, counts: { color: { green: 2, red: 1 } } });
  expect(found.designs).toEqual([{ ...rowOf('c', 3, 'red'), product: 'book' }]);
  expect(await store.design('a')).toEqual({ ...rowOf('a', 2), product: 'book' });
  expect(await store.design('d')).toBeUndefined();
  expect(await designStore(database, 'box').design('a')).toMatchObject({ rank: 9 });
  // The same store, after the rows have changed.
  await write('book', [rowOf('e', 1)]);
  expect(await ids({})).toEqual(['e']);
  expect(await store.design('a')).toBeUndefined();
  expect((await designStore(database, 'box').find(everything)).total).toBe(2);
});

test('more designs than one statement writes, or one answer holds, are all found', async () => {
  const rows = Array.from({ length: 5_001 }, (_, index) =>
    rowOf(`n${String(index).padStart(5, '0')}`, index),
  );
  await write('many', rows);
  const store = designStore(database, 'many');
  expect((await store.find(everything)).total).toBe(5_001);
  const last = await store.find({ ...everything, start: 5_000, size: 3 });
  expect(last.designs.map(({ id }) => id)).toEqual(['n05000']);
});

test('the sample offers the library: suites that came on one day, cards before their pieces', async () => {
  await database.transaction((orm) => writeSampleThemes(orm, now));
  const store = designStore(database, 'card');
  const { designs, total } = await store.find({ ...everything, size: 1_000 });
  expect(total).toBe(cardDesigns.length);
  const byId = new Map(designs.map((row) => [row.id, row]));
  const days = new Map<string, Set<number>>();
  for (const design of cardDesigns) {
    const row = byId.get(design.id);
    if (row === undefined) throw new Error(design.id);
    expect(row.facts).toMatchObject({ themeId: design.id, shape: design.shape });
    expect(row.facets).toMatchObject({ category: [design.occasion], product: [design.piece] });
    const piece = ['card', 'menu', 'place-card', 'thank-you'].indexOf(design.piece);
    expect(Math.floor(row.rank / 1_000_000)).toBe(piece);
    expect(row.popularity).toBeGreaterThanOrEqual(0);
    expect(row.popularity).toBeLessThan(10_000);
    const labels = row.facets['label'] ?? [];
    const isNew = row.createdAt.getTime() >= Date.parse('2026-09-09T08:00:00Z');
    expect(labels.includes('new')).toBe(isNew);
    expect(labels.includes('bestseller')).toBe(row.popularity >= 8_043);
    const hasPieces = cardDesigns.some(
      ({ name, piece: other }) => name === design.name && other !== 'card',
    );
    expect(labels.includes('suite')).toBe(hasPieces);
    days.set(design.name, (days.get(design.name) ?? new Set()).add(row.createdAt.getTime()));
  }
  expect([...days.values()].filter(({ size }) => size > 1)).toEqual([]);
  const created = designs.map(({ createdAt }) => createdAt.getTime());
  expect(Math.min(...created)).toBeGreaterThanOrEqual(Date.parse('2025-01-07T08:00:00Z'));
  expect(Math.max(...created)).toBeLessThan(Date.parse('2026-11-08T08:00:00Z'));
  expect(new Set(designs.map(({ popularity }) => popularity)).size).toBeGreaterThan(100);
  // Few are ordered often.
  const median = designs.map(({ popularity }) => popularity).toSorted((a, b) => a - b)[
    Math.floor(total / 2)
  ];
  expect(median).toBeLessThan(2_500);
});

test('for load the library is varied: other facets under ids of their own', async () => {
  const count = cardDesigns.length * 2 + 3;
  await writeThemesForLoad(database, count, now);
  const store = designStore(database, 'card');
  const { designs, total, counts } = await store.find({ ...everything, size: 5_000 });
  expect(total).toBe(count);
  const first = cardDesigns[0]?.id ?? '';
  const ids = new Set(designs.map(({ id }) => id));
  expect([first, `${first}-v1`, `${first}-v2`].map((id) => ids.has(id))).toEqual([
    true,
    true,
    true,
  ]);
  expect(ids.has(`${first}-v3`)).toBe(false);
  const varied = designs.filter(({ id }) => id.endsWith('-v1'));
  expect(varied).toHaveLength(cardDesigns.length);
  for (const { id, facts } of varied) expect(facts['themeId']).toBe(id);
  const changed = (key: string) =>
    varied.filter(({ id, facets }) => {
      const own = designs.find((row) => row.id === id.replace(/-v1$/u, ''));
      return JSON.stringify(own?.facets[key]) !== JSON.stringify(facets[key]);
    }).length;
  for (const key of ['category', 'style', 'aspectRatio']) {
    expect(changed(key)).toBeGreaterThan(cardDesigns.length / 10);
    expect(Object.keys(counts[key] ?? {}).length).toBeGreaterThan(3);
  }
  expect(changed('product')).toBe(0);
  expect(changed('color')).toBe(0);
});
