import {
  cardFilterKeys,
  isCardFilterKey,
  isCardSort,
  type CardFilterKey,
  type CardSort,
} from './cards.ts';
import { textOf } from '../../text/text.ts';
import { oneOf } from '../../text/one-of.ts';

/** The first is the default (storefront §9). */
export const cardPageSizes = [12, 48] as const;

export type CardPageSize = (typeof cardPageSizes)[number];

/** `valueLength` and `searchLength` in characters, `values` of one filter, the last `page`. */
export const cardOverviewLimits = {
  valueLength: 100,
  values: 20,
  searchLength: 100,
  page: 9_999,
} as const;

/** Chosen values: sorted, each once, within the limits. */
export type CardFilters = Readonly<Record<CardFilterKey, readonly string[]>>;

/** State of the overview of cards (storefront §3, "Filter keys"; §9, "Page sizes"). */
export type CardOverview = {
  readonly filters: CardFilters;
  /** What was typed, as `cardSearchText` gives it; empty without a search. */
  readonly search: string;
  readonly sort: CardSort;
  /** From 1; beyond the last page `pageOfCards` shows the last. */
  readonly page: number;
  readonly pageSize: CardPageSize;
};

export type CardOverviewCommand =
  | { readonly kind: 'toggle-filter'; readonly key: CardFilterKey; readonly value: string }
  | { readonly kind: 'clear-filter'; readonly key: CardFilterKey }
  | { readonly kind: 'clear-all-filters' }
  | { readonly kind: 'search-for'; readonly search: string }
  | { readonly kind: 'sort-by'; readonly sort: CardSort }
  | { readonly kind: 'go-to-page'; readonly page: number }
  | { readonly kind: 'show-per-page'; readonly pageSize: CardPageSize };

export const noCardFilters: CardFilters = {
  aspectRatio: [],
  category: [],
  color: [],
  label: [],
  product: [],
  punching: [],
  style: [],
};

/** All cards in the editors' order, the first page. */
export const initialCardOverview: CardOverview = {
  filters: noCardFilters,
  search: '',
  sort: 'sort',
  page: 1,
  pageSize: 12,
};

/** 1 to 100 characters of well-formed text. */
export const isCardFilterValue = (given: string): boolean => {
  const value = textOf(given);
  return value !== '' && value.length <= cardOverviewLimits.valueLength && value.isWellFormed();
};

/**
 * A typed search without needless spaces, cut after 100 characters; empty for what is no
 * well-formed text.
 */
export const cardSearchText = (given: string): string => {
  const text = textOf(given).trim().replaceAll(/\s+/gu, ' ');
  if (!text.isWellFormed()) return '';
  const cut = text.slice(0, cardOverviewLimits.searchLength);
  // A character of two units is not cut in half.
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd();
};

export const isCardPageSize = oneOf(cardPageSizes);

/** A whole number from 1 to 9,999. */
export const isCardPage = (page: number): boolean =>
  Number.isSafeInteger(page) && page >= 1 && page <= cardOverviewLimits.page;

/** Sorted, each once, no more than the limit. */
export const cardFilterValues = (values: readonly string[]): readonly string[] =>
  [...new Set(values.filter(isCardFilterValue))].slice(0, cardOverviewLimits.values).toSorted();

const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value)
    ? values.filter((other) => other !== value)
    : cardFilterValues([...values, value]);

const withFilters = (
  state: CardOverview,
  key: CardFilterKey,
  values: readonly string[],
): CardOverview => ({ ...state, filters: { ...state.filters, [key]: values }, page: 1 });

/**
 * Another filter, search, order or page size begins at the first page; values beyond the limits and unknown
 * words change nothing.
 */
export const applyCardOverviewCommand = (
  state: CardOverview,
  command: CardOverviewCommand,
): CardOverview => {
  switch (command.kind) {
    case 'toggle-filter':
      return isCardFilterKey(command.key) && isCardFilterValue(command.value)
        ? withFilters(state, command.key, toggled(state.filters[command.key], command.value))
        : state;
    case 'clear-filter':
      return isCardFilterKey(command.key) ? withFilters(state, command.key, []) : state;
    case 'clear-all-filters':
      return { ...state, filters: noCardFilters, page: 1 };
    case 'search-for':
      return { ...state, search: cardSearchText(command.search), page: 1 };
    case 'sort-by':
      return isCardSort(command.sort) ? { ...state, sort: command.sort, page: 1 } : state;
    case 'go-to-page':
      return isCardPage(command.page) ? { ...state, page: command.page } : state;
    case 'show-per-page':
      return isCardPageSize(command.pageSize)
        ? { ...state, pageSize: command.pageSize, page: 1 }
        : state;
    default:
      command satisfies never;
      return state;
  }
};

/** The filters with a value, in the specification's order. */
export const activeCardFilters = ({ filters }: CardOverview): readonly CardFilterKey[] =>
  cardFilterKeys.filter((key) => filters[key].length > 0);

/** From index `first` up to and without index `end`. */
export type CardPage = {
  readonly page: number;
  readonly pages: number;
  readonly first: number;
  readonly end: number;
};

/**
 * The state's page, else the last one, empty without cards. A page that is not a number
 * counts as 1, a `total` that is not a whole number as 0.
 */
export const pageOfCards = ({ page, pageSize }: CardOverview, total: number): CardPage => {
  const cards = Number.isSafeInteger(total) ? Math.max(0, total) : 0;
  const pages = Math.max(1, Math.ceil(cards / pageSize));
  const shown = isCardPage(page) ? Math.min(page, pages) : 1;
  const first = (shown - 1) * pageSize;
  return { page: shown, pages, first, end: Math.min(first + pageSize, cards) };
};

/** Pages that are offered beside a page: the first, the last, and its neighbours. */
export const pagesBeside = ({ page, pages }: CardPage): readonly number[] =>
  [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages);
