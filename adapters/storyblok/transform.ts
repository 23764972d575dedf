/** Supporting §7: `…/transform`. */
import type { StoryblokClient } from '@storyblok/js';

import type { ContentPreview } from '../../core/domain/content/content-editor.ts';
import { uuidBatches } from '../../core/domain/content/content-requests.ts';
import { linkedUuids } from '../../core/domain/content/linked-uuids.ts';
import {
  deepestRelation,
  pageRelations,
  relatedStories,
  resolveRelations,
} from '../../core/domain/content/relations.ts';
import { linkedSlugs } from '../../core/domain/content/story.ts';
import { storyFolder } from '../../core/domain/routing/story-folders.ts';
import { E, pipe, t } from '../../core/fp.ts';
import type { StoryTransform } from '../../core/ports/story-transform.ts';
import type { Within } from '../shared/within.ts';
import { readEditedStory } from './answer.ts';
import { createDraftClient, withinTime, type StoryblokAccess } from './client.ts';
import { previewQuery } from './drafts.ts';

/** Of an editor who names no state. */
const drafts: ContentPreview = { isEditing: true, release: undefined, version: 'draft' };

const storiesAnswer = t.type({ stories: t.UnknownArray });

type Asking = {
  readonly client: StoryblokClient | undefined;
  readonly preview: ContentPreview;
  readonly signal: AbortSignal;
};

/** What the service does not answer is missing. */
const storiesOf = async (
  { client, preview, signal }: Asking,
  uuids: readonly string[],
): Promise<readonly unknown[]> => {
  const lists = await Promise.all(
    uuidBatches(uuids).map(async (batch): Promise<readonly unknown[]> => {
      try {
        const query = {
          ...previewQuery(preview),
          by_uuids: batch.join(','),
          per_page: batch.length,
        };
        const answer = await client?.get('cdn/stories', query, { signal: withinTime(signal) });
        return pipe(
          storiesAnswer.decode(answer?.data),
          E.match(
            () => [],
            ({ stories }) => stories,
          ),
        );
      } catch {
        return [];
      }
    }),
  );
  return lists.flat();
};

type Resolved = { readonly story: unknown; readonly links: ReadonlyMap<string, string> };

/** As often as related stories refer to others. */
const resolved = async (asking: Asking, sent: unknown): Promise<Resolved> => {
  const asked = new Set<string>();
  let stories: readonly unknown[] = [];
  let { value: story, missing } = resolveRelations(sent, pageRelations, new Map());
  for (let depth = 0; depth < deepestRelation; depth += 1) {
    const wanted = [...missing, ...linkedUuids(story)].filter((uuid) => !asked.has(uuid));
    if (wanted.length === 0) break;
    for (const uuid of wanted) asked.add(uuid);
    stories = [...stories, ...(await storiesOf(asking, wanted))];
    ({ value: story, missing } = resolveRelations(sent, pageRelations, relatedStories(stories)));
  }
  return { story, links: linkedSlugs(stories) };
};

/**
 * Pages of unsaved stories. Stories that they refer to are fetched as the preview sees them; parts
 * that need a missing one are refused blocks.
 */
export const storyblokTransform = (access: StoryblokAccess): Within<StoryTransform> => {
  const client = createDraftClient(access);
  return (signal) => ({
    page:
      ({ channel, locale, slug, preview = drafts }, sent) =>
      async () => {
        const { story, links } = await resolved({ client, preview, signal }, sent);
        return readEditedStory({ folder: storyFolder(channel, locale), slug }, story, links);
      },
  });
};
