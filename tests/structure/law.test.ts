/** `docs/law.md` lists the duties of the core's table, and what it names is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { duties, type Duty } from '../../core/domain/law/duties.ts';
import { markets } from '../../core/domain/locale/locales.ts';

const root = join(import.meta.dirname, '../..');

type Row = { readonly facts: string; readonly places: readonly string[] };

const codeSpans = (text: string): readonly string[] =>
  [...text.matchAll(/`(?<code>[^`]+)`/gu)].map(({ groups }) => groups?.['code'] ?? '');

const rows: readonly Row[] = readFileSync(join(root, 'docs/law.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, key = '', duty = '', where = '', source = '', since = '', place = '', proof = ''] =
      line.split('|').map((cell) => cell.trim());
    return {
      facts: [key, duty, where, source, since].join(' | '),
      places: [place, proof].flatMap((cell) => {
        const named = codeSpans(cell);
        return named.length === 0 ? [''] : named;
      }),
    };
  });

const printed = ([key, { duty, markets: held, source, since }]: readonly [string, Duty]): string =>
  [
    `\`${key}\``,
    duty,
    markets.every((market) => held.includes(market)) ? 'all' : held.toSorted().join(' '),
    source,
    since,
  ].join(' | ');

describe('the list of legal duties', () => {
  test('has each duty of the table, as it stands there', () => {
    expect(rows.map(({ facts }) => facts)).toEqual(Object.entries(duties).map(printed));
  });

  test('names for each a place in the shop and a test, which are there', () => {
    const missing = rows.flatMap(({ places }) =>
      places.filter((place) => place === '' || !existsSync(join(root, place))),
    );
    expect(missing).toEqual([]);
  });

  test('knows a duty of every market, each with a day', () => {
    const all: readonly Duty[] = Object.values(duties);
    for (const market of markets)
      expect(all.some(({ markets: held }) => held.includes(market))).toBe(true);
    for (const { since } of all) expect(Number.isFinite(Date.parse(since))).toBe(true);
  });
});
