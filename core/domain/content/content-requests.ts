import { E, pipe } from '../../fp.ts';
import type { Platform } from '../locale/channel.ts';
import { parseLocale } from '../locale/locale.ts';
import type { ContentLocale, Locale } from '../locale/locales.ts';
import { printQuery, type QueryValues } from '../query/query.ts';
import type { ContentStatus } from './page.ts';

/** Limits of the content client in milliseconds and items (supporting §9, "Content client"). */
export const contentClientLimits = {
  pageSize: 25,
  uuidBatch: 50,
  requestsPerSecond: 5,
  /** Requests a second with an OAuth token. */
  requestsPerSecondWithToken: 3,
  /** Further attempts after a 429. */
  retries: 10,
  retryDelay: 300,
} as const;

/** Only statuses 200 to 206 count as an answer (supporting §8). */
export const isContentSuccess = (status: number): boolean => status >= 200 && status <= 206;

/** Milliseconds until the next try after `tried` retries; undefined where the answer is final. */
export const contentRetryDelay = (status: number, tried: number): number | undefined =>
  status === 429 && tried < contentClientLimits.retries
    ? contentClientLimits.retryDelay
    : undefined;

/** Distinct uuids in lists of at most 50. */
export const uuidBatches = (uuids: readonly string[]): readonly (readonly string[])[] => {
  const distinct = [...new Set(uuids)];
  const { uuidBatch } = contentClientLimits;
  return Array.from({ length: Math.ceil(distinct.length / uuidBatch) }, (_, batch) =>
    distinct.slice(batch * uuidBatch, (batch + 1) * uuidBatch),
  );
};

/** Whatever an answer's header says. */
const mostListPages = 10_000;

/** The pages of a list of `total` stories, from 1, at most 10,000; `perPage` is the header's. */
export const storyListPages = (
  total: number,
  perPage: number = contentClientLimits.pageSize,
): readonly number[] =>
  Number.isSafeInteger(total) && Number.isSafeInteger(perPage) && perPage > 0
    ? Array.from(
        { length: Math.min(Math.ceil(total / perPage), mostListPages) },
        (_, index) => index + 1,
      )
    : [];

/** Milliseconds between polls for full stories (supporting §4, "Content fetch"). */
export const fullStoryPolling = { interval: 2_000, longest: 60_000 } as const;

/** Milliseconds until the next poll; undefined once 60 s have passed. */
export const nextFullStoryPoll = (elapsed: number): number | undefined =>
  elapsed + fullStoryPolling.interval <= fullStoryPolling.longest
    ? fullStoryPolling.interval
    : undefined;

/** Paths of the backend for front ends (supporting §7, "Content service"). */
export const frontendContentPaths = {
  page: '/frontend-api/mp/storyblok',
  breadcrumb: '/frontend-api/mp/storyblok/breadcrumb',
  transform: '/frontend-api/mp/storyblok/transform',
} as const;

/** Query of a page, after `{locale}/{slug}` (supporting §7). */
export type StoryPageQuery = {
  readonly baseUrl: string;
  readonly path: string;
  readonly platform: Platform;
  readonly version: ContentStatus;
  readonly release?: string | undefined;
  readonly resolveRelations?: readonly string[] | undefined;
  readonly sku?: string | undefined;
};

/** The slug would lead elsewhere in the service, or cannot be written. */
export type StoryAddressError = { readonly kind: 'malformed-story-slug'; readonly slug: string };

/** Leaves out slashes at the ends; refuses empty segments, `.`, `..` and lone surrogates. */
const slugPath = (slug: string): E.Either<StoryAddressError, string> => {
  const segments = slug.replace(/^\//u, '').replace(/\/$/u, '').split('/');
  const isSlug = slug.isWellFormed() && segments.every((segment) => !/^\.{0,2}$/u.test(segment));
  return isSlug
    ? E.right(segments.map((segment) => encodeURIComponent(segment)).join('/'))
    : E.left({ kind: 'malformed-story-slug', slug });
};

/**
 * Where a page is fetched: `/…/storyblok/de-DE/leinwanddruck?…`; the start page's slug is empty.
 */
export const storyPageAddress = (
  locale: ContentLocale,
  slug: string,
  { baseUrl, path, platform, version, release, resolveRelations = [], sku }: StoryPageQuery,
): E.Either<StoryAddressError, string> => {
  const query = printQuery({
    _baseUrl: baseUrl,
    apiVersion: 'v2',
    path,
    platform,
    release,
    resolveRelations: resolveRelations.join(','),
    sku,
    version,
  });
  return pipe(
    slug === '' ? E.right('') : slugPath(slug),
    E.map((path) => `${frontendContentPaths.page}/${locale}/${path}?${query}`),
  );
};

/** The path names no locale, or its slug is malformed. */
export type StoryPathError = { readonly kind: 'malformed-story-path'; readonly path: string };

const storyPagePath = new RegExp(
  `^${frontendContentPaths.page}/(?<locale>[a-z]{2}-[A-Z]{2})(?:/(?<slug>.*))?$`,
  'u',
);

/** Locale and slug of a path: the inverse of `storyPageAddress`. */
export const readStoryPagePath = (
  path: string,
): E.Either<StoryPathError, { readonly locale: Locale; readonly slug: string }> => {
  const { locale: text = '', slug = '' } = storyPagePath.exec(path)?.groups ?? {};
  const locale = parseLocale(text);
  return E.isLeft(locale) || slug.includes('%')
    ? E.left({ kind: 'malformed-story-path', path })
    : E.right({ locale: locale.right, slug: slug.replace(/\/$/u, '') });
};

/** A query of stories, or with a slug of one (supporting §7, "Client"). */
export type StoriesQuery = {
  readonly token: string;
  readonly slug?: string | undefined;
  /** Answers may be as old as this version. */
  readonly contentVersion?: number | undefined;
  readonly language?: string | undefined;
  readonly version?: ContentStatus | undefined;
  readonly release?: string | undefined;
  readonly startsWith?: string | undefined;
  readonly uuids?: readonly string[] | undefined;
  readonly resolveRelations?: readonly string[] | undefined;
  readonly resolveLinks?: 'url' | 'story' | 'link' | undefined;
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
};

/** Where the delivery API has stories: `cdn/stories/{slug}?…`. */
export const storiesAddress = (query: StoriesQuery): E.Either<StoryAddressError, string> => {
  const values: QueryValues = {
    token: query.token,
    cv: query.contentVersion,
    language: query.language,
    version: query.version,
    from_release: query.release,
    starts_with: query.startsWith,
    by_uuids: query.uuids?.join(','),
    resolve_relations: query.resolveRelations?.join(','),
    resolve_links: query.resolveLinks,
    page: query.page,
    per_page: query.perPage,
  };
  return pipe(
    query.slug === undefined
      ? E.right('cdn/stories')
      : pipe(
          slugPath(query.slug),
          E.map((path) => `cdn/stories/${path}`),
        ),
    E.map((path) => `${path}?${printQuery(values)}`),
  );
};
