import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { cardFilterKeys } from '../../../../core/domain/products/card/cards.ts';
import {
  printCardOverview,
  readCardOverview,
} from '../../../../core/domain/products/card/overview-query.ts';
import {
  activeCardFilters,
  applyCardOverviewCommand,
  cardOverviewLimits,
  cardPageSizes,
  cardSearchText,
  initialCardOverview,
  isCardFilterValue,
  isCardPage,
  isCardPageSize,
  pageOfCards,
  type CardOverview,
  type CardOverviewCommand,
} from '../../../../core/domain/products/card/overview.ts';
import { anyCardOverviewCommand } from '../../../arbitraries/card.ts';
import { anyWebQuery } from '../../../arbitraries/web-address.ts';

const run = (commands: readonly CardOverviewCommand[]): CardOverview =>
  commands.reduce(applyCardOverviewCommand, initialCardOverview);

const anyOverview: fc.Arbitrary<CardOverview> = fc
  .array(anyCardOverviewCommand, { maxLength: 25 })
  .map(run);

describe('the overview of cards', () => {
  test('stays as it is after what is not a command', () => {
    // @ts-expect-error -- cards are not shuffled
    const after = applyCardOverviewCommand(initialCardOverview, { kind: 'shuffle' });
    expect(after).toBe(initialCardOverview);
  });

  test('begins with all cards on pages of 12, and can show 48', () => {
    expect(cardPageSizes).toEqual([12, 48]);
    expect(initialCardOverview).toMatchObject({ sort: 'sort', page: 1, pageSize: 12 });
    expect(activeCardFilters(initialCardOverview)).toEqual([]);
    expect(Object.keys(initialCardOverview.filters)).toEqual(cardFilterKeys);
  });

  property.prop([anyOverview])('keeps its bounds whatever is asked of it', (state) => {
    for (const key of cardFilterKeys) {
      const values = state.filters[key];
      expect(values).toEqual([...new Set(values)].toSorted());
      expect(values.length).toBeLessThanOrEqual(cardOverviewLimits.values);
      expect(values.every(isCardFilterValue)).toBe(true);
    }
    expect(state.search).toBe(cardSearchText(state.search));
    expect(state.search.length).toBeLessThanOrEqual(cardOverviewLimits.searchLength);
    expect(isCardPage(state.page)).toBe(true);
    expect(isCardPageSize(state.pageSize)).toBe(true);
  });

  property.prop([anyOverview, anyCardOverviewCommand])(
    'begins at the first page again when anything else changes',
    (before, command) => {
      const after = applyCardOverviewCommand(before, command);
      const { page: _, ...rest } = after;
      const { page: __, ...restBefore } = before;
      if (command.kind === 'go-to-page') {
        expect(rest).toEqual(restBefore);
        expect(after.page).toBe(isCardPage(command.page) ? command.page : before.page);
      } else if (after !== before) expect(after.page).toBe(1);
    },
  );

  property.prop([anyOverview, fc.constantFrom(...cardFilterKeys), fc.string({ minLength: 1 })])(
    'takes a filter’s value and lets it go again',
    (before, key, value) => {
      fc.pre(!before.filters[key].includes(value) && before.filters[key].length < 20);
      const toggle = { kind: 'toggle-filter', key, value } as const;
      const taken = applyCardOverviewCommand(before, toggle);
      expect(taken.filters[key]).toEqual([...before.filters[key], value].toSorted());
      expect(activeCardFilters(taken)).toContain(key);
      expect(applyCardOverviewCommand(taken, toggle).filters).toEqual(before.filters);
    },
  );

  property.prop([anyOverview, fc.constantFrom(...cardFilterKeys)])(
    'clears one filter, or all of them, and nothing else',
    (before, key) => {
      const cleared = applyCardOverviewCommand(before, { kind: 'clear-filter', key });
      expect(cleared.filters).toEqual({ ...before.filters, [key]: [] });
      const plain = applyCardOverviewCommand(before, { kind: 'clear-all-filters' });
      expect(activeCardFilters(plain)).toEqual([]);
      expect([plain.sort, plain.pageSize]).toEqual([before.sort, before.pageSize]);
      expect(activeCardFilters(before)).toEqual(
        cardFilterKeys.filter((one) => before.filters[one].length > 0),
      );
    },
  );

  test('changes nothing for a value that cannot be one', () => {
    for (const value of ['', 'x'.repeat(101), '\uDC00']) {
      const command = { kind: 'toggle-filter', key: 'style', value } as const;
      expect(applyCardOverviewCommand(initialCardOverview, command)).toBe(initialCardOverview);
    }
  });

  test('holds twenty values of a filter, each up to a hundred characters', () => {
    const toggles = Array.from({ length: 21 }, (_, index) => ({
      kind: 'toggle-filter' as const,
      key: 'color' as const,
      value: String(index).padStart(100, '0'),
    }));
    expect(run(toggles).filters.color).toEqual(toggles.slice(0, 20).map(({ value }) => value));
    expect(run([...toggles.slice(0, 3), ...toggles.slice(1, 2)]).filters.color).toEqual(
      [toggles[0], toggles[2]].map((toggle) => toggle?.value),
    );
  });

  test.each([
    [1, true],
    [9_999, true],
    [10_000, false],
    [0, false],
    [-1, false],
    [1.5, false],
    [Number.NaN, false],
  ])('page %d is one: %s', (page, isOne) => {
    expect(isCardPage(page)).toBe(isOne);
  });

  test('changes nothing for words that are made up, and that the compiler refuses', () => {
    const unchanged = [
      // @ts-expect-error -- price is not a filter
      applyCardOverviewCommand(initialCardOverview, { kind: 'clear-filter', key: 'price' }),
      applyCardOverviewCommand(initialCardOverview, {
        kind: 'toggle-filter',
        // @ts-expect-error -- nor is what every object has
        key: '__proto__',
        value: 'a',
      }),
      // @ts-expect-error -- price is not an order either
      applyCardOverviewCommand(initialCardOverview, { kind: 'sort-by', sort: 'price' }),
      // @ts-expect-error -- pages have 12 or 48 cards
      applyCardOverviewCommand(initialCardOverview, { kind: 'show-per-page', pageSize: 24 }),
    ];
    for (const state of unchanged) expect(state).toBe(initialCardOverview);
  });

  test.each([
    ['  Élise \n Noah ', 'Élise Noah'],
    [`${'x'.repeat(99)} yz`, 'x'.repeat(99)],
    [`x${'🎈'.repeat(51)}`, `x${'🎈'.repeat(49)}`],
    ['\uD800', ''],
    ['\uD800abc', ''],
  ])('searches for what was typed, in one spelling: %j', (typed, search) => {
    expect(run([{ kind: 'search-for', search: typed }]).search).toBe(search);
  });

  test('sorts and sizes as it is told', () => {
    expect(run([{ kind: 'sort-by', sort: 'created' }]).sort).toBe('created');
    expect(run([{ kind: 'show-per-page', pageSize: 48 }]).pageSize).toBe(48);
  });
});

describe('the address of an overview', () => {
  property.prop([anyOverview])('reads back as the same overview', (state) => {
    expect(readCardOverview(`?${printCardOverview(state)}`)).toEqual(state);
  });

  property.prop([anyOverview])('has one spelling', (state) => {
    const query = printCardOverview(state);
    expect(printCardOverview(readCardOverview(query))).toBe(query);
  });

  property.prop([fc.string(), anyWebQuery])('can be any text', (text, query) => {
    for (const search of [text, query]) {
      const state = readCardOverview(search);
      expect(readCardOverview(printCardOverview(state))).toEqual(state);
    }
  });

  test('names filters as they are called, and leaves out what is as at the start', () => {
    expect(printCardOverview(initialCardOverview)).toBe('');
    expect(
      printCardOverview({
        filters: { ...initialCardOverview.filters, color: ['gelb', 'rot'], style: ['modern'] },
        search: 'Élise & Noah',
        sort: 'popularity',
        page: 3,
        pageSize: 48,
      }),
    ).toBe(
      'color[]=gelb&color[]=rot&style[]=modern&q=%C3%89lise%20%26%20Noah&sort=popularity&page=3&pageSize=48',
    );
  });

  test.each(cardFilterKeys)('holds a value of the filter %s under its name', (key) => {
    const query = `${key}[]=a`;
    expect(readCardOverview(query).filters).toEqual({
      ...initialCardOverview.filters,
      [key]: ['a'],
    });
    expect(printCardOverview(readCardOverview(query))).toBe(query);
  });

  test('takes one value without brackets', () => {
    expect(readCardOverview('?color=rot').filters.color).toEqual(['rot']);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=01',
    'page=10000',
    'page=2&page=3',
    'pageSize=24',
    'pageSize=012',
    'q=',
    'q=%20+%20',
    'q[a]=elena',
    'sort=price',
    'sort[a]=created',
    'color[a]=rot',
    'color=',
    `color=${'x'.repeat(101)}`,
    '__proto__[color]=rot',
    'toString=1',
  ])('takes %s for nothing', (search) => {
    expect(readCardOverview(search)).toEqual(initialCardOverview);
  });
});

describe('the pages of an overview', () => {
  property.prop([anyOverview, fc.nat({ max: 500 })])('show every card once', (state, total) => {
    const { pages } = pageOfCards({ ...state, page: 1 }, total);
    const shown = Array.from({ length: pages }, (_, index) =>
      pageOfCards({ ...state, page: index + 1 }, total),
    ).flatMap(({ first, end }) => Array.from({ length: end - first }, (_, index) => first + index));
    expect(shown).toEqual(Array.from({ length: total }, (_, index) => index));
  });

  property.prop([anyOverview, fc.nat({ max: 500 })])('end with the last one', (state, total) => {
    const { page, pages, first, end } = pageOfCards(state, total);
    expect(page).toBe(Math.min(state.page, pages));
    expect(end - first).toBeLessThanOrEqual(state.pageSize);
    expect(first).toBe((page - 1) * state.pageSize);
    if (total > 0) expect(end).toBeGreaterThan(first);
  });

  test('are one, an empty one, where there are no cards', () => {
    expect(pageOfCards(initialCardOverview, 0)).toEqual({ page: 1, pages: 1, first: 0, end: 0 });
    expect(pageOfCards(initialCardOverview, 13)).toEqual({ page: 1, pages: 2, first: 0, end: 12 });
  });

  test.each([Number.NaN, -1, 1.5, Number.POSITIVE_INFINITY])(
    'are an empty one for %d cards',
    (total) => {
      expect(pageOfCards({ ...initialCardOverview, page: 3 }, total)).toEqual(
        pageOfCards(initialCardOverview, 0),
      );
    },
  );

  test.each([Number.NaN, 0, -1, 1.5, 10_000])('are the first one for the page %d', (page) => {
    expect(pageOfCards({ ...initialCardOverview, page }, 100)).toEqual(
      pageOfCards(initialCardOverview, 100),
    );
  });
});
