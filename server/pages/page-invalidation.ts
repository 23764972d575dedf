import type { StoryChange, StoryChanges } from '../../adapters/storyblok/story-changes.ts';
import { isUseChanged } from '../../core/domain/content/story-uses.ts';
import type { PageCache } from './page-cache.ts';
import type { PageUses } from './record-uses.ts';
import type { PrerenderedPages } from './prerendered-pages.ts';

type KeptPages = {
  readonly cache: Pick<PageCache, 'drop'>;
  readonly prerendered: Pick<PrerenderedPages, 'drop'> | undefined;
};

const isChangedBy =
  (change: StoryChange) =>
  ({ stories }: PageUses): boolean =>
    change.kind === 'all' || stories.some((use) => isUseChanged(change, use));

/** Takes back the pages made of a changed story, in memory and in files; returns what ends it. */
export const invalidatePages = (
  changes: Pick<StoryChanges, 'hear'>,
  { cache, prerendered }: KeptPages,
): (() => void) =>
  changes.hear((change) => {
    const isChanged = isChangedBy(change);
    // A page of which the stories are not known may have been made of any.
    cache.drop(({ uses }) => uses === undefined || isChanged(uses));
    prerendered?.drop(isChanged);
  });
