/** What other front ends and machines are told: whole stories, and all pages of a site. */
import { describe, expect, test } from 'vitest';

import { emptyChrome } from '../../../core/domain/content/chrome.ts';
import type { ListedPage } from '../../../core/domain/content/listed-page.ts';
import { localesOf } from '../../../core/domain/locale/markets.ts';
import { E, TE } from '../../../core/fp.ts';
import type { ContentError, SiteRequest } from '../../../core/ports/content.ts';
import type { SitePages } from '../../../core/ports/site-pages.ts';
import type { FullStory } from '../../../core/ports/stories.ts';
import { describeSite, listSitePages } from '../../../core/usecases/list-site-pages.ts';
import { showStory } from '../../../core/usecases/show-story.ts';
import { memoryContent } from '../../fakes/content.ts';

const away: ContentError = { kind: 'content-unavailable', reason: 'down' };

describe('the story of another front end', () => {
  const request = { channel: 'poster', locale: 'de-DE', platform: 'web', slug: 'seite' } as const;
  const show = (story: FullStory, sku?: string) =>
    showStory(request, sku)({ stories: { full: () => TE.right(story) } })();
  const content = { component: 'Page', title: 'Seite', sku: 'own' };

  test.each(['Page', 'Redirect'])('is shown where it is a %s', async (component) => {
    const story = { name: 'Seite', content: { component } };
    expect(await show(story)).toEqual(E.right(story));
  });

  test('has the product that was asked for in the place of its own', async () => {
    const story = { name: 'Seite', content };
    expect(await show(story)).toEqual(E.right(story));
    expect(await show(story, 'A-1')).toEqual(
      E.right({ name: 'Seite', content: { ...content, sku: 'A-1' } }),
    );
  });

  test.each([undefined, null, 'Page', [content], {}, { component: 'Chrome' }])(
    'is not found where its content is %j',
    async (other) => {
      const missing = E.left({ kind: 'page-not-found', slug: 'seite' });
      expect(await show({ content: other })).toEqual(missing);
    },
  );

  test('cannot be had while the service does not answer', async () => {
    const stories = { full: () => TE.left(away) };
    expect(await showStory(request, undefined)({ stories })()).toEqual(E.left(away));
  });
});

describe('all pages of a site', () => {
  const pageOf = ({ locale }: SiteRequest): ListedPage => ({
    route: { kind: 'content', segments: [locale] },
    slug: locale,
    title: locale,
    description: '',
    alternates: {},
    pictures: [],
    lastModified: undefined,
  });
  const sitePages: SitePages = { pages: (request) => TE.right([pageOf(request)]) };
  const site = { channel: 'poster', market: 'ch' } as const;

  test('are listed language by language', async () => {
    const locales = localesOf('ch');
    expect(locales.length).toBeGreaterThan(1);
    expect(await listSitePages(site)({ sitePages })()).toEqual(
      E.right(
        locales.map((locale) => ({ locale, pages: [pageOf({ channel: 'poster', locale })] })),
      ),
    );
  });

  test('are all of them, or none', async () => {
    const half: SitePages = {
      pages: (request) => (request.locale === 'fr-CH' ? TE.left(away) : sitePages.pages(request)),
    };
    expect(await listSitePages(site)({ sitePages: half })()).toEqual(E.left(away));
  });

  test('are described with the footer that sorts them', async () => {
    const request = { channel: 'poster', locale: 'de-CH' } as const;
    const content = { ...memoryContent([]), chrome: () => TE.right(emptyChrome) };
    expect(await describeSite(request)({ sitePages, content })()).toEqual(
      E.right({ pages: [pageOf(request)], chrome: emptyChrome }),
    );
    const silent = { ...content, chrome: () => TE.left(away) };
    expect(await describeSite(request)({ sitePages, content: silent })()).toEqual(E.left(away));
  });
});
