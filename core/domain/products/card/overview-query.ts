import {
  parseQuery,
  printQuery,
  queryText,
  type ParsedQuery,
  type QueryValues,
} from '../../query/query.ts';
import { cardSorts, type CardFilterKey, type CardSort } from './cards.ts';
import {
  cardFilterValues,
  cardSearchText,
  initialCardOverview,
  isCardPage,
  isCardPageSize,
  type CardFilters,
  type CardOverview,
} from './overview.ts';

const valuesOf = (query: ParsedQuery, key: CardFilterKey): readonly string[] => {
  const value = Object.hasOwn(query, key) ? query[key] : undefined;
  if (typeof value === 'string') return cardFilterValues([value]);
  return isTexts(value) ? cardFilterValues(value) : [];
};

const isTexts = (value: ParsedQuery[string] | undefined): value is readonly string[] =>
  Array.isArray(value);

const filtersOf = (query: ParsedQuery): CardFilters => ({
  aspectRatio: valuesOf(query, 'aspectRatio'),
  category: valuesOf(query, 'category'),
  color: valuesOf(query, 'color'),
  label: valuesOf(query, 'label'),
  product: valuesOf(query, 'product'),
  punching: valuesOf(query, 'punching'),
  style: valuesOf(query, 'style'),
});

const sortOf = (query: ParsedQuery): CardSort =>
  cardSorts.find((sort) => sort === queryText(query, 'sort')) ?? initialCardOverview.sort;

const numberPattern = /^[1-9]\d{0,3}$/u;

const numberOf = (query: ParsedQuery, name: string): number => {
  const text = queryText(query, name) ?? '';
  return numberPattern.test(text) ? Number(text) : 0;
};

/**
 * Filters are `color[]=…` beside `q`, `sort`, `page` and `pageSize`. What is malformed, unknown or
 * beyond the limits counts as absent.
 */
export const readCardOverview = (search: string): CardOverview => {
  const query = parseQuery(search);
  const page = numberOf(query, 'page');
  const pageSize = numberOf(query, 'pageSize');
  return {
    filters: filtersOf(query),
    search: cardSearchText(queryText(query, 'q') ?? ''),
    sort: sortOf(query),
    page: isCardPage(page) ? page : initialCardOverview.page,
    pageSize: isCardPageSize(pageSize) ? pageSize : initialCardOverview.pageSize,
  };
};

const unless = <A extends string | number>(initial: A, value: A): A | undefined =>
  value === initial ? undefined : value;

/** The inverse of `readCardOverview`, without question mark and defaults. */
export const printCardOverview = ({
  filters,
  search,
  sort,
  page,
  pageSize,
}: CardOverview): string => {
  const values: QueryValues = {
    ...filters,
    q: search,
    sort: unless<string>(initialCardOverview.sort, sort),
    page: unless(initialCardOverview.page, page),
    pageSize: unless<number>(initialCardOverview.pageSize, pageSize),
  };
  return printQuery(values);
};
