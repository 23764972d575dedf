/** The content port on the content service's own client (`../shared/vendors/storyblok.md`). */
import { apiPlugin, storyblokInit, type StoryblokClient } from '@storyblok/js';

import type { Chrome } from '../../core/domain/content/chrome.ts';
import type { Page } from '../../core/domain/content/page.ts';
import { navigationRelations } from '../../core/domain/content/navigation/navigation.ts';
import { pageRelations } from '../../core/domain/content/relations.ts';
import {
  chromeSlug,
  fullSlugOf,
  navigationSlug,
  storyFolder,
} from '../../core/domain/content/story-folders.ts';
import type { Navigation } from '../../core/domain/navigation/navigation.ts';
import { E, pipe, t, type TE } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Content, ContentError, PageRequest } from '../../core/ports/content.ts';
import type { Log } from '../../core/ports/log.ts';
import type { Sleep } from '../http/fetch.ts';
import { renewals } from '../http/renewals.ts';
import type { Within } from '../http/within.ts';
import {
  readChromeAnswer,
  readNavigationAnswer,
  readPageAnswer,
  type Decoded,
  type StoryAsked,
} from './answer.ts';
import { createContentVersion, createStoryCache, type ContentVersion } from './cache.ts';

/** How the content service is reached. */
export type StoryblokSettings = {
  readonly accessToken: string;
  /** Where the delivery API lies, without a slash at the end; the vendor's when left out. */
  readonly endpoint?: string | undefined;
  /** Carries the requests; for a service inside this process. */
  readonly fetch?: typeof fetch | undefined;
  /** Which state of the stories is asked for; `published` when left out. */
  readonly version?: 'draft' | 'published' | undefined;
  /** Requests a second; the vendor's limits when left out. */
  readonly requestsPerSecond?: number | undefined;
  /** How long an answer is kept; 0 keeps none. */
  readonly cacheSeconds: number;
  /** How long after that a page stands in for a service that does not answer; none when left out. */
  readonly staleSeconds?: number | undefined;
  readonly clock: Clock;
  /** By which a page with a stand-in waits a moment for a fresh one. */
  readonly sleep: Sleep;
  /** Hears of each refused part once per fetched answer, not once per page view. */
  readonly log: Log;
};

/** Pages, chromes and navigations that are kept, each; and as many slugs without a page. */
const cacheSize = 500;
/** How long the client waits for an answer. */
export const timeoutSeconds = 5;

/** The service's client; undefined where there is no token. */
export const createClient = (settings: StoryblokSettings): StoryblokClient | undefined => {
  if (settings.accessToken === '') return undefined;
  return storyblokInit({
    accessToken: settings.accessToken,
    use: [apiPlugin],
    bridge: false,
    apiOptions: {
      // Without `cv` in the address the service answers with its newest version.
      cache: { type: 'none', cv: 'manual' },
      timeout: timeoutSeconds,
      ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
      ...(settings.fetch === undefined ? {} : { fetch: settings.fetch }),
      ...(settings.requestsPerSecond === undefined
        ? {}
        : { rateLimit: settings.requestsPerSecond }),
    },
  }).storyblokApi;
};

/** The client rejects with plain objects: with a status, or with a message alone. */
const clientFailure = t.partial({ message: t.unknown, status: t.unknown });

/** What a rejection of the client means for the port. */
export const failureOf = (slug: string, failure: unknown): ContentError => {
  const read = clientFailure.decode(failure);
  const { message, status } = E.isRight(read) ? read.right : {};
  if (status === 404) return { kind: 'page-not-found', slug };
  const said = typeof message === 'string' ? message : 'no reason given';
  const reason = typeof status === 'number' ? `${status} ${said}` : said;
  return { kind: 'content-unavailable', reason };
};

const versioned = t.type({ cv: t.number });

/** Hears the content version that an answer names. */
export const noticeVersion = (version: ContentVersion, answer: unknown): void => {
  const read = versioned.decode(answer);
  if (E.isRight(read)) version.notice(read.right.cv);
};

type Fetched<A> = E.Either<ContentError, A>;

const isLasting = (result: Fetched<unknown>): boolean =>
  E.isRight(result) || result.left.kind === 'page-moved' || result.left.kind === 'page-not-found';

const isMissing = (result: Fetched<unknown>): boolean =>
  E.isLeft(result) && result.left.kind === 'page-not-found';

type Asked = StoryAsked & { readonly fullSlug: string };

/** How a kind of story is read, and what it refers to, as `component.field`. */
type StoryKind<A> = {
  readonly decode: (asked: StoryAsked, answer: unknown) => Fetched<Decoded<A>>;
  /** The client puts these stories in the uuids' places. */
  readonly relations: readonly string[];
};

type Reader<A> = (asked: Asked, signal: AbortSignal) => Promise<Fetched<A>>;

/**
 * Fetches through the cache; equal calls at the same time share one request, which ends when none of
 * them waits any longer. While the service does not answer, or takes its time, the last page that it
 * had stands in.
 */
const createReader = <A>(
  settings: StoryblokSettings,
  client: StoryblokClient | undefined,
  version: ContentVersion,
  { decode, relations }: StoryKind<A>,
): Reader<A> => {
  const { clock, cacheSeconds: seconds, staleSeconds = 0, log } = settings;
  const kept = { seconds, staleSeconds, capacity: cacheSize, clock, version };
  // Apart, so that a flood of wrong addresses does not push the pages out.
  const found = createStoryCache<Fetched<A>>(kept);
  const missing = createStoryCache<Fetched<A>>({ ...kept, staleSeconds: 0 });
  const ask = renewals<Fetched<A>>(settings.sleep);

  const fetchStory: Reader<A> = async ({ fullSlug, ...asked }, signal) => {
    if (client === undefined) {
      return E.left({ kind: 'content-unavailable', reason: 'no access token' });
    }
    try {
      const query = {
        version: settings.version ?? 'published',
        resolve_relations: relations.join(','),
        resolve_links: 'url',
      } as const;
      // The client's own limit of time ends with the headers, and this signal takes its place.
      const whole = AbortSignal.any([signal, AbortSignal.timeout(timeoutSeconds * 1000)]);
      const result = await client.get(`cdn/stories/${fullSlug}`, query, { signal: whole });
      const answer: unknown = result.data;
      noticeVersion(version, answer);
      return pipe(
        decode(asked, answer),
        E.map(({ value, refused }) => {
          for (const { id, component, reason } of refused) {
            log.report('content-block-refused', { story: fullSlug, id, component, reason });
          }
          return value;
        }),
      );
    } catch (failure) {
      return E.left(failureOf(asked.slug, failure));
    }
  };

  const fetchAndKeep: Reader<A> = async (asked, signal) => {
    const result = await fetchStory(asked, signal);
    if (isMissing(result)) {
      // What was taken back must not stand in for anything.
      found.forget(asked.fullSlug);
      missing.set(asked.fullSlug, result);
    } else if (isLasting(result)) found.set(asked.fullSlug, result);
    return result;
  };

  return async (asked, signal) => {
    const { fullSlug } = asked;
    const known = found.get(fullSlug) ?? missing.get(fullSlug);
    if (known !== undefined) return known;
    try {
      const result = await ask({
        key: fullSlug,
        signal,
        ask: (ended) => fetchAndKeep(asked, ended),
        standIn: found.last(fullSlug),
      });
      return isLasting(result) ? result : (found.last(fullSlug) ?? result);
    } catch (failure) {
      return found.last(fullSlug) ?? E.left(failureOf(asked.slug, failure));
    }
  };
};

/**
 * Content from the service at `endpoint`. What it has is kept for `cacheSeconds`, or until an answer
 * names a newer content version; for `staleSeconds` longer it stands in while the service
 * does not answer. Nothing here throws.
 */
export const storyblokContent = (settings: StoryblokSettings): Within<Content> => {
  const client = createClient(settings);
  const version = createContentVersion();
  const reader = <A>(kind: StoryKind<A>): Reader<A> =>
    createReader(settings, client, version, kind);
  const readPage = reader<Page>({ decode: readPageAnswer, relations: pageRelations });
  const readChrome = reader<Chrome>({ decode: readChromeAnswer, relations: [] });
  const readNavigation = reader<Navigation>({
    decode: readNavigationAnswer,
    relations: navigationRelations,
  });

  const ask = <A>(
    read: Reader<A>,
    signal: AbortSignal,
    { channel, locale }: Pick<PageRequest, 'channel' | 'locale'>,
    slug: string,
  ): TE.TaskEither<ContentError, A> => {
    const folder = storyFolder(channel, locale);
    const fullSlug = fullSlugOf(folder, slug);
    return async () =>
      fullSlug === undefined
        ? E.left({ kind: 'page-not-found', slug })
        : read({ folder, slug, fullSlug }, signal);
  };

  return (signal) => ({
    page: (request) => ask(readPage, signal, request, request.slug),
    chrome: (request) => ask(readChrome, signal, request, chromeSlug),
    navigation: (request) => ask(readNavigation, signal, request, navigationSlug),
  });
};
