import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';

import { printPairs, readPairs } from '../../../core/domain/query/query.ts';
import { carryPairs } from '../../../core/domain/routing/carry-query.ts';

const anyPair = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.string({ maxLength: 5 }));
const anyPairs = fc.array(anyPair, { maxLength: 5 });

property.prop([anyPairs, anyPairs, fc.constantFrom('', '#part', '#part?a=1#b')])(
  'a location keeps its own pairs and hash, and takes those of other names',
  (own, carried, hash) => {
    const path = own.length === 0 ? '/page' : `/page?${printPairs(own)}`;
    const location = carryPairs(path + hash, carried);
    expect(location.endsWith(hash)).toBe(true);
    const [, query = ''] = location.slice(0, location.length - hash.length).split('?');
    const names = new Set(own.map(([name]) => name));
    expect(readPairs(query)).toEqual([
      ...readPairs(printPairs(own)),
      ...readPairs(printPairs(carried.filter(([name]) => !names.has(name)))),
    ]);
  },
);
