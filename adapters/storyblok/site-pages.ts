import { decodeStoryList, type ListedPage } from '../../core/domain/content/listed-page.ts';
import { contentClientLimits, storyListPages } from '../../core/domain/content/content-requests.ts';
import { pagesFolder, storyFolder } from '../../core/domain/routing/story-folders.ts';
import { E, type TE } from '../../core/fp.ts';
import type { ContentError, SiteRequest } from '../../core/ports/content.ts';
import type { SitePages } from '../../core/ports/site-pages.ts';
import { singleFlight, stays } from '../shared/single-flight.ts';
import { staleWhileRevalidate } from '../shared/stale-while-revalidate.ts';
import type { Within } from '../shared/within.ts';
import { createContentVersion, createStoryCache } from './cache.ts';
import { createClient, failureOf, withinTime, withoutToken } from './client.ts';
import { noticeVersion, type StoryblokSettings } from './story-reader.ts';

type Listed = E.Either<ContentError, readonly ListedPage[]>;

/** Each channel in each content locale, with room to spare. */
const cacheSize = 40;

/** Side by side, once the first page has said how many there are. */
const atOnce = 5;

type ListPart = { readonly pages: readonly ListedPage[]; readonly total: number };

const refused = (folder: string, reason: string): ContentError => ({
  kind: 'content-answer-refused',
  reason: `the list of ${folder}: ${reason}`,
});

/**
 * The pages of each folder, kept for `cacheSeconds` or until an answer names a newer content
 * version, and as a stand-in for `staleSeconds` longer. A list is whole or refused.
 */
export const storyblokSitePages = (settings: StoryblokSettings): Within<SitePages> => {
  const client = createClient(settings);
  const version = createContentVersion();
  const { clock, cacheSeconds: seconds, staleSeconds = 0 } = settings;
  const kept = createStoryCache<Listed>({
    seconds,
    staleSeconds,
    entries: cacheSize,
    clock,
    version,
  });
  const ask = staleWhileRevalidate<Listed>(settings.sleep);
  const lists = singleFlight<Listed>();
  let changes = 0;
  settings.changes?.hear(() => {
    changes += 1;
    kept.change();
  });

  const fetchPart = async (
    folder: string,
    page: number,
  ): Promise<E.Either<ContentError, ListPart>> => {
    if (client === undefined) return E.left(withoutToken);
    const query = {
      version: settings.version ?? 'published',
      starts_with: `${pagesFolder(folder)}/`,
      page,
      per_page: contentClientLimits.pageSize,
    } as const;
    const signal = withinTime(new AbortController().signal);
    const answer = await client.get('cdn/stories', query, { signal });
    const data: unknown = answer.data;
    noticeVersion(version, data);
    const read = decodeStoryList(data);
    if (E.isLeft(read)) return E.left(refused(folder, read.left));
    return E.right({ pages: read.right, total: Number(answer.total) });
  };

  const fetchList = async (folder: string): Promise<Listed> => {
    try {
      const first = await fetchPart(folder, 1);
      if (E.isLeft(first)) return first;
      const pages = [...first.right.pages];
      const others = storyListPages(first.right.total).slice(1);
      for (let start = 0; start < others.length; start += atOnce) {
        const parts = await Promise.all(
          others.slice(start, start + atOnce).map((page) => fetchPart(folder, page)),
        );
        for (const part of parts) {
          if (E.isLeft(part)) return part;
          pages.push(...part.right.pages);
        }
      }
      return E.right(pages);
    } catch (failure) {
      return E.left(failureOf(folder, failure));
    }
  };

  const fetchAndKeep = async (folder: string): Promise<Listed> => {
    const before = changes;
    const fetched = await fetchList(folder);
    // What was asked for before a change may be from before it.
    if (E.isRight(fetched) && before === changes) kept.set(folder, fetched);
    return fetched;
  };

  const read = async (folder: string, signal: AbortSignal): Promise<Listed> => {
    const known = kept.get(folder);
    if (known !== undefined) return known;
    const key = `${changes} ${folder}`;
    return ask({
      key,
      signal,
      // Goes on when its asker has left: a long list takes more time than one answer may.
      ask: () => lists.join(key, stays, () => fetchAndKeep(folder)),
      stale: kept.standIn(folder),
      isFailure: E.isLeft,
      last: () => kept.last(folder),
      failed: (failure) => E.left(failureOf(folder, failure)),
    });
  };

  return (signal) => ({
    pages:
      ({ channel, locale }: SiteRequest): TE.TaskEither<ContentError, readonly ListedPage[]> =>
      () =>
        read(storyFolder(channel, locale), signal),
  });
};
