import { decodePage } from '../../core/domain/content/page-codec.ts';
import { storyFolder } from '../../core/domain/routing/story-folders.ts';
import { E, pipe, TE } from '../../core/fp.ts';
import type { ContentError } from '../../core/ports/content.ts';
import type { StoryTransform } from '../../core/ports/story-transform.ts';

/** The port that decodes where it stands; nothing is resolved. */
export const memoryStoryTransform = (): StoryTransform => ({
  page: ({ channel, locale, slug }, story) =>
    pipe(
      TE.fromEither(decodePage(story, { folder: storyFolder(channel, locale) })),
      TE.mapLeft((refusal): ContentError => {
        switch (refusal.kind) {
          case 'story-malformed':
            return { kind: 'content-answer-refused', reason: refusal.reason };
          case 'story-moved':
            return { kind: 'page-moved', ...refusal.redirect };
          default:
            return { kind: 'page-not-found', slug };
        }
      }),
    ),
});

/** The port while the service does not answer. */
export const failingStoryTransform = (): StoryTransform => ({
  page: () => async () => E.left({ kind: 'content-unavailable', reason: 'no answer' }),
});
