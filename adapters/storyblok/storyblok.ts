import type { Chrome } from '../../core/domain/content/chrome.ts';
import type { Page } from '../../core/domain/content/page.ts';
import { navigationRelations } from '../../core/domain/content/navigation/navigation.ts';
import { pageRelations } from '../../core/domain/content/relations.ts';
import {
  chromeSlug,
  fullSlugOf,
  navigationSlug,
  storyFolder,
} from '../../core/domain/routing/story-folders.ts';
import type { Navigation } from '../../core/domain/navigation/navigation.ts';
import { E, type TE } from '../../core/fp.ts';
import type { Content, ContentError, SiteRequest } from '../../core/ports/content.ts';
import { readChromeAnswer, readNavigationAnswer, readPageAnswer } from './answer.ts';
import { createContentVersion } from './cache.ts';
import { createClient, createDraftClient } from './client.ts';
import { readDraft } from './drafts.ts';
import {
  type StoryblokSettings,
  type StoryKind,
  type RecordStories,
  type Recording,
  type RecordedReader,
  createReader,
} from './story-reader.ts';

/** Of one page; says of each answer what it was made of. */
type RecordedContent = (signal: AbortSignal, recordStories?: RecordStories) => Content;

/**
 * Content from the service at `endpoint`, kept for `cacheSeconds` or until an answer names a newer
 * content version, and as a stand-in for `staleSeconds` longer. Previews are asked for each time.
 * Never throws.
 */
export const storyblokContent = (settings: StoryblokSettings): RecordedContent => {
  const client = createClient(settings);
  const drafts = createDraftClient(settings);
  const version = createContentVersion();
  const reader = <A>(kind: StoryKind<A>): RecordedReader<A> => {
    const readPublished = createReader(settings, client, version, kind);
    return (asked, recording) =>
      asked.preview === undefined
        ? readPublished(asked, recording)
        : readDraft(drafts, { ...kind, asked, preview: asked.preview }, recording.signal);
  };
  const readPage = reader<Page>({ decode: readPageAnswer, relations: pageRelations });
  const readChrome = reader<Chrome>({ decode: readChromeAnswer, relations: [] });
  const readNavigation = reader<Navigation>({
    decode: readNavigationAnswer,
    relations: navigationRelations,
  });

  const ask = <A>(
    read: RecordedReader<A>,
    recording: Recording,
    { channel, locale, preview }: SiteRequest,
    slug: string,
    fullSlugIn = (folder: string): string | undefined => `${folder}/${slug}`,
  ): TE.TaskEither<ContentError, A> => {
    const folder = storyFolder(channel, locale);
    const fullSlug = fullSlugIn(folder);
    return async () =>
      fullSlug === undefined
        ? E.left({ kind: 'page-not-found', slug })
        : read({ folder, slug, fullSlug, preview }, recording);
  };

  return (signal, recordStories = () => undefined) => {
    const recording = { signal, recordStories };
    return {
      page: (request) =>
        ask(readPage, recording, request, request.slug, (folder) =>
          fullSlugOf(folder, request.slug),
        ),
      chrome: (request) => ask(readChrome, recording, request, chromeSlug),
      navigation: (request) => ask(readNavigation, recording, request, navigationSlug),
    };
  };
};
