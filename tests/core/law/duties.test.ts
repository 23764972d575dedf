import { expect, test } from 'vitest';

import { duties, type Duty } from '../../../core/domain/law/duties.ts';
import { markets, type Market } from '../../../core/domain/locale/locales.ts';

/** Acts of one country by the beginning of their name, and the markets where they hold. */
const acts: readonly (readonly [string, readonly Market[]])[] = [
  ['Digital Markets, Competition and Consumers Act', ['gb']],
  ['16 CFR', ['com']],
  ['California', ['com']],
  ['Code de', ['fr']],
  ['Preisbekanntgabeverordnung', ['ch', 'li']],
];

test('a duty that only acts of one country name holds there alone', () => {
  const all: readonly Duty[] = Object.values(duties);
  for (const [act, held] of acts) {
    const named = all.filter(({ source }) => source.startsWith(act));
    expect(named).not.toEqual([]);
    for (const { markets: found } of named) expect(found).toEqual(held);
  }
  for (const { markets: found } of all)
    expect(found).toEqual([...new Set(found)].filter((market) => markets.includes(market)));
});
