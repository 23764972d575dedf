/** Whole stories from the content service, for front ends that draw by themselves. */
import { contentRelations } from '../../core/domain/content/content-schema.ts';
import { fullSlugOf, storyFolder } from '../../core/domain/routing/story-folders.ts';
import { E, t } from '../../core/fp.ts';
import type { FullStory, Stories } from '../../core/ports/stories.ts';
import type { Within } from '../shared/within.ts';
import { createContentVersion } from './cache.ts';
import { createClient } from './client.ts';
import { createReader, type StoryblokSettings } from './story-reader.ts';

const storyAnswer = t.type({ story: t.UnknownRecord });

/** Kept and renewed as pages are; every relation of the content space is resolved. */
export const storyblokStories = (settings: StoryblokSettings): Within<Stories> => {
  const client = createClient(settings);
  const read = createReader<FullStory>(settings, client, createContentVersion(), {
    relations: contentRelations(),
    decode: (_asked, answer) => {
      const decoded = storyAnswer.decode(answer);
      return E.isRight(decoded)
        ? E.right({ value: decoded.right.story, refused: [] })
        : E.left({ kind: 'content-answer-refused', reason: 'the answer has no story' });
    },
  });
  return (signal) => ({
    full:
      ({ channel, locale, slug }) =>
      async () => {
        const folder = storyFolder(channel, locale);
        const fullSlug = fullSlugOf(folder, slug);
        return fullSlug === undefined
          ? E.left({ kind: 'page-not-found', slug })
          : read({ folder, slug, fullSlug }, { signal, recordStories: () => undefined });
      },
  });
};
