/** Wishes as they were kept before they were articles: the migration keeps them all. */
import { readFile } from 'node:fs/promises';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Database } from '../../../adapters/postgres/database.ts';
import { openDatabase } from '../../../adapters/postgres/open-database.ts';
import { wishlistLinks, wishlists } from '../../../adapters/postgres/schema/wishlists.ts';
import { keptArticleOf } from '../../../core/domain/products/kept-article.ts';
import { parseDesignerQuery } from '../../../core/domain/products/hand-off.ts';
import { readPairs } from '../../../core/domain/query/query.ts';
import { parseWishlist, printWishlist } from '../../../core/domain/wishlist/parse-wishlist.ts';
import { E } from '../../../core/fp.ts';
import { newDatabase } from './new-database-folder.ts';

const file = new URL(
  '../../../adapters/postgres/migrations/0020_wishes-as-articles.sql',
  import.meta.url,
);

let database: Database;

beforeAll(async () => {
  database = await openDatabase(await newDatabase());
}, 60_000);

afterAll(() => database.close());

/** As the form of a page hands it over now. */
const keptNow = (designer: 'photo-frame' | 'collage', query: string) => {
  const read = parseDesignerQuery(designer, readPairs(query), { channel: 'poster', now: 0 });
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
  return keptArticleOf(read.right);
};

const configuration = (product: string, unit: string, parameters: readonly unknown[]) => ({
  kind: 'configuration',
  product,
  unit,
  parameters,
});

const entries = [
  configuration('photo-frame', 'cm', [
    ['sku', 'b2'],
    ['formatType', '600x400'],
    ['materialType', 'leinwand'],
    ['optionTypes', 'leinwand-keilrahmen-38mm'],
    ['optionTypes', 'leinwand-rand-farbig'],
  ]),
  configuration('photo-frame', 'in', [
    ['formatType', '240x160'],
    ['frameType', 'holzrahmen'],
    ['matSize', '30'],
    ['matType', 'mat-weiss'],
    ['materialType', 'poster'],
    ['glassType', 'museum-glass'],
  ]),
  configuration('collage', 'cm', [
    ['designId', '13'],
    ['formatType', '600x400'],
    ['materialType', 'poster'],
    ['tileCount', '16'],
  ]),
  configuration('photo-prints', 'cm', [['photoboxType', 'photoprint']]),
  { kind: 'design', product: 'collage', designId: '101' },
  // No page offers it, and no word of it is lost.
  configuration('card', 'cm', [
    ['themeId', 'Käse & "Brot"+100%\n😀'],
    ['accessoryTypes', 'seal'],
  ]),
];

const articles = [
  keptNow(
    'photo-frame',
    'materialType=leinwand&formatType=600x400&locale=de-DE&optionTypes[]=leinwand-keilrahmen-38mm&optionTypes[]=leinwand-rand-farbig',
  ),
  keptNow(
    'photo-frame',
    'materialType=poster&formatType=240x160&frameType=holzrahmen&matSize=30&matType=mat-weiss&glassType=museum-glass&locale=en-US',
  ),
  keptNow(
    'collage',
    'designId=13&tileCount=16&materialType=poster&formatType=600x400&locale=de-DE',
  ),
  { designer: 'photobox', query: 'photoboxType=photoprint&locale=de-DE' },
  { designer: 'collage', query: 'designId=101&locale=de-DE' },
  {
    designer: 'card',
    query: `themeId=${encodeURIComponent('Käse & "Brot"+100%\n😀')}&accessoryTypes[]=seal&locale=de-DE`,
  },
] as const;

test('wishes of before are articles, on lists and behind their links', async () => {
  const changedAt = new Date(0);
  const itemOf = (entry: unknown, index: number) => ({ entry, addedAt: 100 - index });
  const before = JSON.stringify({ version: 1, items: entries.map(itemOf) });
  const unheard = configuration('card', 'cm', [['themeId', '\u0000\u0000a\u0000b\\u0000']]);
  const contents = {
    many: before,
    none: JSON.stringify({ version: 1, items: [] }),
    spoilt: JSON.stringify({ version: 1, items: [unheard, entries[4]].map(itemOf) }),
    new: printWishlist([{ article: articles[3], addedAt: 7 }]),
  };
  const { orm } = database;
  await orm.insert(wishlists).values(
    Object.entries(contents).map(([ownerKey, content]) => ({
      ownerKind: 'visitor' as const,
      ownerKey,
      content,
      changedAt,
    })),
  );
  const owner = { ownerKind: 'visitor', ownerKey: 'many' } as const;
  await orm.insert(wishlistLinks).values({ ...owner, shareKey: 's', content: before, changedAt });
  for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
    await orm.execute(sql.raw(statement));

  const rows = await orm.select().from(wishlists);
  const found = new Map(rows.map(({ ownerKey, content }) => [ownerKey, parseWishlist(content)]));
  const expected = articles.map((article, index) => ({ article, addedAt: 100 - index }));
  expect(found.get('many')).toEqual(expected);
  expect(found.get('none')).toEqual([]);
  expect(found.get('spoilt')).toEqual([
    { article: { designer: 'card', query: 'themeId=ab%5Cu0000&locale=de-DE' }, addedAt: 100 },
    { article: articles[4], addedAt: 99 },
  ]);
  expect(rows.find(({ ownerKey }) => ownerKey === 'new')?.content).toBe(contents.new);
  const [link] = await orm.select().from(wishlistLinks);
  expect(parseWishlist(link?.content ?? '')).toEqual(expected);
});
