import { expect, test } from 'vitest';

import { createStoryChanges } from '../../../adapters/storyblok/story-changes.ts';
import { invalidatePages } from '../../../server/pages/page-invalidation.ts';
import type { RenderedPage } from '../../../server/pages/page-cache.ts';
import type { PageUses } from '../../../server/pages/record-uses.ts';
import { pageWith } from './cached-pages.ts';

const usesOf = (fullSlug: string): PageUses => ({
  stories: [
    { as: 'link', uuid: 'linked', fullSlug: 'linked' },
    { as: 'content', uuid: undefined, fullSlug },
  ],
  articles: [],
  isPriced: false,
  promisedUntil: undefined,
});

test('a change of a story takes back the pages made of it, or of nobody knows what', () => {
  const changes = createStoryChanges();
  const dropped: string[] = [];
  const pages: readonly RenderedPage[] = ['home', 'imprint', undefined].map((slug) => ({
    ...pageWith(slug ?? 'unknown'),
    uses: slug === undefined ? undefined : usesOf(slug),
  }));
  const textOf = ({ body }: RenderedPage): string => body.toString().trim();
  const kept = {
    cache: {
      drop: (isChanged: (page: RenderedPage) => boolean) =>
        void dropped.push(...pages.filter(isChanged).map(textOf)),
    },
    prerendered: {
      drop: (isChanged: (uses: PageUses) => boolean) =>
        void dropped.push(
          ...pages.flatMap((page) =>
            page.uses && isChanged(page.uses) ? [`${textOf(page)} file`] : [],
          ),
        ),
    },
  };
  const told = (...[change]: Parameters<typeof changes.tell>): readonly string[] => {
    dropped.length = 0;
    changes.tell(change);
    return [...dropped];
  };
  const end = invalidatePages(changes, kept);
  expect(told({ kind: 'story', fullSlug: 'home' })).toEqual(['home', 'unknown', 'home file']);
  expect(told({ kind: 'story', fullSlug: 'other' })).toEqual(['unknown']);
  expect(told({ kind: 'all' })).toEqual([
    'home',
    'imprint',
    'unknown',
    'home file',
    'imprint file',
  ]);
  end();
  expect(told({ kind: 'all' })).toEqual([]);
  const endOther = invalidatePages(changes, { cache: kept.cache, prerendered: undefined });
  expect(told({ kind: 'story', fullSlug: 'home' })).toEqual(['home', 'unknown']);
  endOther();
});
