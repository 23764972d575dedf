import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { isAccountDialog } from '../../../core/domain/routing/account-dialog-names.ts';
import { frameTypes, materialTypes } from '../../../core/domain/catalogue/materials.ts';
import { printPairs, readPairs, type QueryPair } from '../../../core/domain/query/query.ts';
import { dialogNames } from '../../arbitraries/dialog-names.ts';
import { pageQueryProblems, withOwnQuery } from '../../../core/domain/routing/page-keys.ts';
import {
  acceptedQuery,
  canonicalQuery,
  canonicalQueryOfAnyKind,
  foreignPairs,
  pageQueryKinds,
  pageQueryOf,
  readPageQuery,
} from '../../../core/domain/products/page-query.ts';
import { anyMaterialType } from '../../arbitraries/catalogue.ts';

const anyKind = fc.constantFrom(...pageQueryKinds);
const wallKeys = pageQueryOf('wall-picture').keys;
const plainPage = pageQueryOf('plain').keys;

/** Values that a key may have, and values that it may not. */
const anyValue = fc.oneof(
  fc.constantFrom(
    '',
    ...materialTypes,
    ...frameTypes,
    ...dialogNames,
    'acrylglas+artbox',
    'unknown',
  ),
  fc.constantFrom('mat-weiss', '600x400', '1x1', '9999x1', 'leinwand_600x400', '40,5', '40.5'),
  fc.string({ maxLength: 12 }).map((text) => text.toWellFormed()),
);
const anyName = fc.oneof(
  fc.constantFrom(
    ...wallKeys,
    ...pageQueryOf('collage').keys,
    ...pageQueryOf('comparison').keys,
    ...pageQueryOf('help').keys,
  ),
  fc.constantFrom('_debug', '_a', 'utm_source', 'gclid', 'x', 'Material'),
);
const anyPairs: fc.Arbitrary<readonly QueryPair[]> = fc.array(fc.tuple(anyName, anyValue), {
  maxLength: 8,
});

describe('what a page accepts of a query', () => {
  property.prop([anyKind, anyPairs])(
    'is its own acceptance, in the order of the list',
    (kind, pairs) => {
      const accepted = acceptedQuery(kind, printPairs(pairs));
      expect(acceptedQuery(kind, printPairs(accepted))).toEqual(accepted);
      expect(canonicalQuery(kind, printPairs(pairs))).toBe(printPairs(accepted));
      const names = [...new Set(accepted.map(([name]) => name))];
      const list = pageQueryOf(kind).keys;
      expect(names).toEqual(list.filter((key) => names.includes(key)));
    },
  );

  property.prop([anyKind, anyPairs])(
    'is the same of what any kind accepts, which is its own acceptance',
    (kind, pairs) => {
      const shared = canonicalQueryOfAnyKind(printPairs(pairs));
      expect(acceptedQuery(kind, shared)).toEqual(acceptedQuery(kind, printPairs(pairs)));
      expect(canonicalQueryOfAnyKind(shared)).toBe(shared);
    },
  );

  test('keeps the first target of an account’s dialog, and of no other', () => {
    const target = 'returnTo=%2Fcart';
    expect(canonicalQueryOfAnyKind(`utm_source=mail&${target}&dialog=log-in&returnTo=%2F`)).toBe(
      `dialog=log-in&${target}`,
    );
    for (const other of ['', 'dialog=room-view'])
      expect(canonicalQueryOfAnyKind(`${target}&${other}`)).toBe(other);
  });

  test('leaves to redirects what no page reads', () => {
    const search = 'gclid=x&materialType=gold&optionTypes[]=a&returnTo=%2F&utm_source=mail';
    expect(foreignPairs(search)).toEqual([
      ['gclid', 'x'],
      ['utm_source', 'mail'],
    ]);
  });

  property.prop([anyPairs, anyPairs])(
    'does not depend on what others put there',
    (pairs, others) => {
      const own: ReadonlySet<string> = new Set(wallKeys);
      const foreign = others.filter(([name]) => !own.has(name));
      expect(canonicalQuery('wall-picture', printPairs([...foreign, ...pairs]))).toBe(
        canonicalQuery('wall-picture', printPairs(pairs)),
      );
    },
  );

  property.prop([anyPairs])('is what a loader reads', (pairs) => {
    const search = printPairs(pairs);
    const read = readPageQuery('wall-picture', search);
    const accepted = new Map(acceptedQuery('wall-picture', search));
    for (const key of wallKeys) expect(read(key)).toBe(accepted.get(key));
  });

  property.prop([anyMaterialType, fc.constantFrom(...frameTypes)])(
    'is any material with any frame: content says which of them are offered',
    (material, frame) => {
      for (const query of [
        `materialType=${material}&frameType=${frame}`,
        `material=${encodeURIComponent(`${material}+${frame}`)}`,
        `sku=${material}_${frame}_600x400`,
      ])
        expect(canonicalQuery('wall-picture', query)).toBe(query);
    },
  );

  property.prop([fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 99_999 })])(
    'is a format from 5 cm to 5 m, in tenths of whichever unit',
    (width, height) => {
      const isPossible = Math.min(width, height) >= 20 && Math.max(width, height) <= 5000;
      const format = `formatType=${width}x${height}`;
      expect(canonicalQuery('wall-picture', format)).toBe(isPossible ? format : '');
      const sku = `sku=leinwand_${width}x${height}`;
      // The page says what it does not have: one word stands for all of it.
      expect(canonicalQuery('wall-picture', sku)).toBe(isPossible ? sku : 'sku=unknown');
    },
  );

  test.each([
    ['formatType=20x5000', 'formatType=20x5000'],
    ['formatType=19x5000', ''],
    ['formatType=20x5001', ''],
    ['materialType=leinwand&frameType=gold', 'materialType=leinwand'],
    ['frameType=artbox', 'frameType=artbox'],
    ['material=leinwand%2Bgold', ''],
    ['material=acrylglas%2Bartbox%2Bartbox', ''],
    // What cannot be had is told: one word stands for all of it.
    ['sku=leinwand', 'sku=unknown'],
    ['sku=', ''],
    // What lies behind it only the shop can say.
    ['sku=canvas-deep', 'sku=canvas-deep'],
    ['sku=leinwand_holz_600x400', 'sku=unknown'],
    ['sku=a%20b', 'sku=unknown'],
    ['sku=%20canvas-deep', 'sku=unknown'],
    ['country=AT', 'country=AT'],
    ['country=at', 'country=AT'],
    ['country=IE', 'country=unknown'],
    ['country=Austria', 'country=unknown'],
    ['country=', ''],
    ['country=AT&country=CH', 'country=AT'],
    [
      'dialog=calculator-own-format&width=&height=40,5',
      'dialog=calculator-own-format&width=&height=40%2C5',
    ],
    ['dialog=log-in&width=40', 'dialog=log-in'],
    ['width=40&height=30', ''],
    [
      'dialog=room-view&room=office&wall=sage&scale=person',
      'dialog=room-view&room=office&wall=sage&scale=person',
    ],
    ['dialog=room-view&room=cellar&wall=pink&scale=cat', 'dialog=room-view'],
    ['room=office&wall=sage&scale=person', ''],
    ['dialog=log-in&room=office&wall=sage&scale=person', 'dialog=log-in'],
    ['dialog=calculator-own-format&width=123456789', 'dialog=calculator-own-format'],
    ['formatType=no&formatType=600x400', ''],
    ['formatType=600x400&formatType=no', 'formatType=600x400'],
  ])('of %s is %s', (search, accepted) => {
    expect(canonicalQuery('wall-picture', search)).toBe(accepted);
  });

  test('of a page without a configurator is its dialog', () => {
    expect(canonicalQuery('plain', '?materialType=leinwand&dialog=log-in')).toBe('dialog=log-in');
  });
});

describe('a link on a page', () => {
  property.prop([anyKind, anyPairs, anyPairs])(
    'to the page itself has its own pairs first, and what is not the page’s after them',
    (kind, page, own) => {
      fc.pre(!own.some(([name, value]) => name === 'dialog' && isAccountDialog(value)));
      const search = withOwnQuery(pageQueryOf(kind).keys, printPairs(page), own);
      const list = pageQueryOf(kind).keys;
      const kept = page.filter(
        ([name]) => !list.includes(name) && !own.some(([ownName]) => ownName === name),
      );
      expect(readPairs(search)).toEqual([...own, ...kept]);
    },
  );

  property.prop([anyKind, anyPairs, fc.constantFrom('log-in', 'sign-up')])(
    'that opens an account’s dialog leaves all that is chosen on the page',
    (kind, page, dialog) => {
      const search = withOwnQuery(pageQueryOf(kind).keys, printPairs(page), [['dialog', dialog]]);
      const others = page.filter(([name]) => name !== 'dialog');
      expect(readPairs(search)).toEqual([['dialog', dialog], ...others]);
      // The link of a page that was made with other choices leads to those that are shown now.
      const stale = pageQueryOf(kind).keys.flatMap((key): readonly QueryPair[] =>
        key === 'dialog'
          ? []
          : [
              [key, 'stale'],
              [`${key}[]`, 'stale'],
            ],
      );
      expect(
        withOwnQuery(pageQueryOf(kind).keys, printPairs(page), [...stale, ['dialog', dialog]]),
      ).toBe(search);
    },
  );

  property.prop([anyKind, anyPairs, anyPairs])('twice is the same as once', (kind, page, own) => {
    const once = withOwnQuery(pageQueryOf(kind).keys, printPairs(page), own);
    expect(withOwnQuery(pageQueryOf(kind).keys, once, own)).toBe(once);
  });
});

describe('problems of a query', () => {
  property.prop([anyKind, anyPairs])('are not keys of the page', (kind, pairs) => {
    const list = pageQueryOf(kind).keys;
    const problems = pageQueryProblems(list, printPairs(pairs));
    expect(new Set(problems).size).toBe(problems.length);
    for (const name of problems) {
      expect(list).not.toContain(name);
      expect(pairs.map(([one]) => one)).toContain(name);
    }
  });

  test('are named once, without what is meant for others', () => {
    expect(
      pageQueryProblems(
        plainPage,
        '?Dialog=a&dialog=b&Dialog=c&_x=1&utm_source=m&gclid=1&format=2',
      ),
    ).toEqual(['Dialog', 'format']);
    expect(pageQueryProblems(plainPage, '?materialType=a')).toEqual(['materialType']);
    expect(pageQueryProblems(wallKeys, '?materialType=a')).toEqual([]);
  });
});
