/** The content port on the content service's own client (`../shared/vendors/storyblok.md`). */
import type { StoryblokClient } from '@storyblok/js';

import type { Chrome } from '../../core/domain/content/chrome.ts';
import type { ContentPreview } from '../../core/domain/content/content-editor.ts';
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
import type { Content, ContentError, SiteRequest } from '../../core/ports/content.ts';
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
import { createClient, createDraftClient, failureOf, withinTime, withoutToken } from './client.ts';
import type { StoryblokAccess } from './client.ts';
import { readDraft } from './drafts.ts';

/** How the content service is reached, and how long what it answers is kept. */
export type StoryblokSettings = StoryblokAccess & {
  /** Which state of the stories is asked for; `published` when left out. */
  readonly version?: 'draft' | 'published' | undefined;
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
const versioned = t.type({ cv: t.number });

const noticeVersion = (version: ContentVersion, answer: unknown): void => {
  const read = versioned.decode(answer);
  if (E.isRight(read)) version.notice(read.right.cv);
};

type Fetched<A> = E.Either<ContentError, A>;

const isLasting = (result: Fetched<unknown>): boolean =>
  E.isRight(result) || result.left.kind === 'page-moved' || result.left.kind === 'page-not-found';

const isMissing = (result: Fetched<unknown>): boolean =>
  E.isLeft(result) && result.left.kind === 'page-not-found';

type Asked = StoryAsked & {
  readonly fullSlug: string;
  readonly preview?: ContentPreview | undefined;
};

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
    if (client === undefined) return E.left(withoutToken);
    try {
      const query = {
        version: settings.version ?? 'published',
        resolve_relations: relations.join(','),
        resolve_links: 'url',
      } as const;
      const result = await client.get(`cdn/stories/${fullSlug}`, query, {
        signal: withinTime(signal),
      });
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
 * does not answer. What an editor is shown is asked for each time. Nothing here throws.
 */
export const storyblokContent = (settings: StoryblokSettings): Within<Content> => {
  const client = createClient(settings);
  const drafts = createDraftClient(settings);
  const version = createContentVersion();
  const reader = <A>(kind: StoryKind<A>): Reader<A> => {
    const readPublished = createReader(settings, client, version, kind);
    return (asked, signal) =>
      asked.preview === undefined
        ? readPublished(asked, signal)
        : readDraft(drafts, { ...kind, asked, preview: asked.preview }, signal);
  };
  const readPage = reader<Page>({ decode: readPageAnswer, relations: pageRelations });
  const readChrome = reader<Chrome>({ decode: readChromeAnswer, relations: [] });
  const readNavigation = reader<Navigation>({
    decode: readNavigationAnswer,
    relations: navigationRelations,
  });

  const ask = <A>(
    read: Reader<A>,
    signal: AbortSignal,
    { channel, locale, preview }: SiteRequest,
    slug: string,
  ): TE.TaskEither<ContentError, A> => {
    const folder = storyFolder(channel, locale);
    const fullSlug = fullSlugOf(folder, slug);
    return async () =>
      fullSlug === undefined
        ? E.left({ kind: 'page-not-found', slug })
        : read({ folder, slug, fullSlug, preview }, signal);
  };

  return (signal) => ({
    page: (request) => ask(readPage, signal, request, request.slug),
    chrome: (request) => ask(readChrome, signal, request, chromeSlug),
    navigation: (request) => ask(readNavigation, signal, request, navigationSlug),
  });
};
