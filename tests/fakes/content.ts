/** Content in memory, for tests: a world of pages, and the port that answers from it. */
import type { Chrome } from '../../core/domain/content/chrome.ts';
import type { Page } from '../../core/domain/content/page.ts';
import type { StoryRedirect } from '../../core/domain/content/story-redirect.ts';
import type { Navigation } from '../../core/domain/navigation/navigation.ts';
import type { Channel } from '../../core/domain/locale/channel.ts';
import { contentLocaleOf } from '../../core/domain/locale/locale.ts';
import type { ContentLocale } from '../../core/domain/locale/locales.ts';
import { E } from '../../core/fp.ts';
import type { Content } from '../../core/ports/content.ts';
import type { PageContent } from '../../core/domain/content/page-codec.ts';

/** What stands at a slug. */
export type WorldStory =
  | { readonly kind: 'page'; readonly id: string; readonly content: PageContent }
  | { readonly kind: 'draft'; readonly id: string; readonly content: PageContent }
  | ({ readonly kind: 'redirect'; readonly id: string } & StoryRedirect)
  | { readonly kind: 'chrome'; readonly id: string; readonly chrome: Chrome }
  | { readonly kind: 'navigation'; readonly id: string; readonly navigation: Navigation };

/** Stories by channel, content locale and slug; a slug below `global/` belongs to no page. */
export type ContentWorld = readonly {
  readonly channel: Channel;
  readonly locale: ContentLocale;
  readonly slug: string;
  readonly story: WorldStory;
}[];

const pageOf = (locale: ContentLocale, slug: string, id: string, content: PageContent): Page => ({
  ...content,
  id,
  slug,
  status: 'published',
  alternates: { [locale]: slug },
});

/** The port over a world. */
export const memoryContent = (world: ContentWorld): Content => {
  const find = (channel: Channel, locale: ContentLocale, slug: string) =>
    world.find(
      (entry) => entry.channel === channel && entry.locale === locale && entry.slug === slug,
    )?.story;
  return {
    page:
      ({ channel, locale, slug }) =>
      async () => {
        const contentLocale = contentLocaleOf(locale);
        const known = slug === '' ? 'home' : slug;
        const story = find(channel, contentLocale, known);
        if (story?.kind === 'redirect')
          return E.left({ kind: 'page-moved', target: story.target, status: story.status });
        return story?.kind === 'page'
          ? E.right(pageOf(contentLocale, known, story.id, story.content))
          : E.left({ kind: 'page-not-found', slug });
      },
    chrome:
      ({ channel, locale }) =>
      async () => {
        const story = find(channel, contentLocaleOf(locale), 'global/chrome');
        return story?.kind === 'chrome'
          ? E.right(story.chrome)
          : E.left({ kind: 'page-not-found', slug: 'global/chrome' });
      },
    navigation:
      ({ channel, locale }) =>
      async () => {
        const story = find(channel, contentLocaleOf(locale), 'global/navigation');
        return story?.kind === 'navigation'
          ? E.right(story.navigation)
          : E.left({ kind: 'page-not-found', slug: 'global/navigation' });
      },
  };
};
