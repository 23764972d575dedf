import type { StoryblokClient } from '@storyblok/js';

import { refusalCode } from '../../core/domain/content/blocks/refused.ts';
import type { ContentPreview } from '../../core/domain/content/content-editor.ts';
import type { StoryUse } from '../../core/domain/content/story-uses.ts';
import { E, pipe, t } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { ContentError } from '../../core/ports/content.ts';
import type { Log } from '../../core/ports/log.ts';
import type { Sleep } from '../shared/sleep.ts';
import { stays } from '../shared/single-flight.ts';
import { staleWhileRevalidate } from '../shared/stale-while-revalidate.ts';
import { type Decoded, type StoryAsked } from './answer.ts';
import { awaitArrivals } from './arrivals.ts';
import { createStoryCache, type ContentVersion, type StoryCache } from './cache.ts';
import { failureOf, storiesByUuid, withinTime, withoutToken } from './client.ts';
import type { StoryblokAccess } from './client.ts';
import { completeAnswer } from './full-story.ts';
import { dependenciesOfAnswer, type StoryDependencies } from './story-dependencies.ts';
import type { StoryChange, StoryChanges } from './story-changes.ts';

export type StoryblokSettings = StoryblokAccess & {
  /** `published` by default. */
  readonly version?: 'draft' | 'published' | undefined;
  /** Seconds; 0 keeps nothing. */
  readonly cacheSeconds: number;
  /**
   * Seconds beyond that in which a page stands in for a service that does not answer; none by
   * default.
   */
  readonly staleSeconds?: number | undefined;
  readonly clock: Clock;
  /** For the moment that a page with a stand-in waits for a fresh one. */
  readonly sleep: Sleep;
  /** Hears of each refused part once per fetched answer. */
  readonly log: Log;
  /**
   * What a changed story was part of is asked for again. Told here, too: a story that was waited
   * for has come, or an answer shows a change that was not told (another process, no webhook).
   */
  readonly changes?: StoryChanges | undefined;
};

/** Of pages, chromes, navigations each, and of slugs without a page. */
const cacheSize = 500;

const versioned = t.type({ cv: t.number });

/** Hears the content version that an answer names. */
export const noticeVersion = (version: ContentVersion, answer: unknown): void => {
  const read = versioned.decode(answer);
  if (E.isRight(read)) version.notice(read.right.cv);
};

const placed = t.partial({ uuid: t.string, full_slug: t.string, url: t.string });

const sourced = t.partial({ story: t.unknown, rels: t.UnknownArray, links: t.UnknownArray });

/** Full slugs and uuids, those of links included. */
const sourcesOf = (answer: unknown): ReadonlySet<string> => {
  const read = sourced.decode(answer);
  if (E.isLeft(read)) return new Set();
  const { story, rels = [], links = [] } = read.right;
  return new Set(
    [story, ...rels, ...links].flatMap((source) => {
      const place = placed.decode(source);
      if (E.isLeft(place)) return [];
      const { uuid, full_slug: fullSlug, url } = place.right;
      return [uuid, fullSlug, url].flatMap((name) => name?.replace(/\/$/u, '') ?? []);
    }),
  );
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

/** Relations as `component.field`. */
export type StoryKind<A> = {
  readonly decode: (asked: StoryAsked, answer: unknown) => Fetched<Decoded<A>>;
  /** The client puts these stories in the uuids' places. */
  readonly relations: readonly string[];
};

type Answered<A> = { readonly result: Fetched<A>; readonly sources: ReadonlySet<string> };

const noSources: ReadonlySet<string> = new Set();

/** What depends on a changed story is asked for again. */
const noticeChange = (kept: Pick<StoryCache<unknown>, 'change'>, change: StoryChange): void => {
  if (change.kind === 'all') return kept.change();
  kept.change(change.fullSlug.replace(/\/$/u, ''));
  if (change.uuid !== undefined) kept.change(change.uuid);
};

type Reader<A> = (asked: Asked, signal: AbortSignal) => Promise<Fetched<A>>;

/** Hears which stories something was made of. */
export type RecordStories = (stories: readonly StoryUse[]) => void;

export type Recording = { readonly signal: AbortSignal; readonly recordStories: RecordStories };

/** What it reads is recorded. */
export type RecordedReader<A> = (asked: Asked, recording: Recording) => Promise<Fetched<A>>;

/**
 * Fetches through the cache; equal calls share one request, which ends when nobody waits any
 * longer. While the service does not answer, or takes its time, the last page stands in.
 */
export const createReader = <A>(
  settings: StoryblokSettings,
  client: StoryblokClient | undefined,
  version: ContentVersion,
  { decode, relations }: StoryKind<A>,
): RecordedReader<A> => {
  const { clock, cacheSeconds: seconds, staleSeconds = 0, log } = settings;
  const kept = { seconds, staleSeconds, entries: cacheSize, clock, version };
  // Apart, so that a flood of wrong addresses does not push the pages out.
  const found = createStoryCache<Fetched<A>>(kept);
  const missing = createStoryCache<Fetched<A>>({ ...kept, staleSeconds: 0 });
  const ask = staleWhileRevalidate<Fetched<A>>(settings.sleep);

  const arrivals =
    client &&
    settings.changes &&
    awaitArrivals({
      ask: (uuids) =>
        storiesByUuid(client, { version: settings.version ?? 'published' }, stays)(uuids),
      tell: settings.changes.tell,
      clock,
      sleep: settings.sleep,
    });
  let changes = 0;
  settings.changes?.hear((change) => {
    changes += 1;
    for (const kept of [found, missing]) noticeChange(kept, change);
  });

  /** By identity: the port's values do not name their stories. */
  const dependencies = new WeakMap<object, StoryDependencies>();

  /** Tells of a changed story, unless that was told before. */
  const tellChange = ({ fullSlug }: Asked, result: Fetched<A>): void => {
    const former = found.standIn(fullSlug);
    if (former === undefined || !(isLasting(result) || isMissing(result))) return;
    const [before, now] = [dependencies.get(former)?.print, dependencies.get(result)?.print];
    if (before !== now) settings.changes?.tell({ kind: 'story', fullSlug });
  };

  const fetchStory = async (
    { fullSlug, ...asked }: Asked,
    signal: AbortSignal,
  ): Promise<Answered<A>> => {
    const failed = (error: ContentError) => ({ result: E.left(error), sources: noSources });
    if (client === undefined) return failed(withoutToken);
    try {
      const query = {
        version: settings.version ?? 'published',
        resolve_relations: relations.join(','),
        resolve_links: 'url',
      } as const;
      const result = await client.get(`cdn/stories/${fullSlug}`, query, {
        signal: withinTime(signal),
      });
      noticeVersion(version, result.data);
      const { answer, missing: lacks } = await completeAnswer(
        result.data,
        relations,
        storiesByUuid(client, { version: query.version }, signal),
      );
      arrivals?.(lacks);
      const read = pipe(
        decode(asked, answer),
        E.map(({ value, refused }) => {
          for (const part of refused) {
            const { id, component, reason } = part;
            log.report(refusalCode(part), { story: fullSlug, id, component, reason });
          }
          return value;
        }),
      );
      const made = dependenciesOfAnswer(answer);
      // What it lacks is a use, too: it changes when the story comes.
      const awaited = lacks.map((uuid): StoryUse => ({ as: 'content', uuid, fullSlug: '' }));
      dependencies.set(read, { ...made, stories: [...made.stories, ...awaited] });
      return { result: read, sources: new Set([...sourcesOf(answer), ...lacks]) };
    } catch (failure) {
      return failed(failureOf(asked.slug, failure));
    }
  };

  const fetchAndKeep: Reader<A> = async (asked, signal) => {
    const before = changes;
    const { result, sources } = await fetchStory(asked, signal);
    // May have been answered before the change.
    if (before !== changes) return result;
    tellChange(asked, result);
    if (isMissing(result)) {
      // What was taken back must not stand in.
      found.forget(asked.fullSlug);
      missing.set(asked.fullSlug, result);
    } else if (isLasting(result)) found.set(asked.fullSlug, result, sources);
    return result;
  };

  const read: Reader<A> = async (asked, signal) => {
    const { fullSlug } = asked;
    const known = found.get(fullSlug) ?? missing.get(fullSlug);
    if (known !== undefined) return known;
    return ask({
      // Nobody who asks after a change gets what was answered before it.
      key: `${changes} ${fullSlug}`,
      signal,
      ask: (ended) => fetchAndKeep(asked, ended),
      stale: found.standIn(fullSlug),
      isFailure: (result) => !isLasting(result),
      last: () => found.last(fullSlug),
      failed: (failure) => E.left(failureOf(asked.slug, failure)),
    });
  };

  /** One list for as long as the result is kept. */
  const uses = new WeakMap<object, readonly StoryUse[]>();

  const usesOf = ({ fullSlug }: Asked, result: Fetched<A>): readonly StoryUse[] => {
    const known = uses.get(result);
    if (known !== undefined) return known;
    // A missing page is a use, too: it changes when the story comes.
    const asked = { as: 'content', uuid: undefined, fullSlug } as const;
    const recorded = [asked, ...(dependencies.get(result)?.stories ?? [])];
    uses.set(result, recorded);
    return recorded;
  };

  return async (asked, { signal, recordStories }) => {
    const result = await read(asked, signal);
    recordStories(usesOf(asked, result));
    return result;
  };
};
