import { describe, expect, test } from 'vitest';

import { decodeStoryList } from '../../../core/domain/content/listed-page.ts';
import { sitemapEntries } from '../../../core/domain/content/machine-files/sitemap-entries.ts';
import { webManifest } from '../../../core/domain/content/machine-files/web-manifest.ts';
import { openGraphLocale } from '../../../core/domain/content/open-graph.ts';
import { routeOfSlug, slugOfRoute } from '../../../core/domain/content/page-slugs.ts';
import { productSegments, type PageRoute } from '../../../core/domain/routing/page-routes.ts';
import { E } from '../../../core/fp.ts';
import { embedded } from '../../arbitraries/routing.ts';
import { folder, storyJson } from './story-writer.ts';

const picture = { filename: 'leadimage/moon-1/motif.jpg', alt: 'Moon' };
const page = { component: 'Page', title: 'Leinwand', description: 'About', ogImages: [picture] };

const listed = (story: unknown) => {
  const read = decodeStoryList({ stories: [story] });
  if (E.isLeft(read)) throw new Error(read.left);
  return read.right;
};

describe('a page in a list', () => {
  const alternates = [
    { full_slug: 'poster/nl-NL/pages/afdruk-op-canvas' },
    { full_slug: 'poster/de-CH/pages/leinwanddruck' },
  ];
  const [leinwand] = listed(storyJson(page, { alternates }));

  test('has what its story says, and when that was published', () => {
    expect(leinwand).toMatchObject({
      route: { kind: 'content', segments: ['leinwanddruck'] },
      slug: 'leinwanddruck',
      title: 'Leinwand',
      description: 'About',
      alternates: { 'nl-NL': 'afdruk-op-canvas' },
      pictures: [{ source: picture.filename }],
      lastModified: '2026-01-01T00:00:00.000Z',
    });
    for (const [written, instant] of [
      ['2026-01-01T01:00:00+01:00', '2026-01-01T00:00:00.000Z'],
      ['yesterday', undefined],
    ])
      expect(listed(storyJson(page, { published_at: written }))).toMatchObject([
        { lastModified: instant },
      ]);
  });

  test.each([
    ['kept out by its robots text', storyJson({ ...page, robots: 'noindex' })],
    ['canonical elsewhere', storyJson({ ...page, canonicalUrl: 'https://example.com/' })],
    ['a draft', storyJson(page, { published_at: null })],
    ['shown nowhere', storyJson(page, { full_slug: `${folder}/pages/error-page` })],
    ['not a page', storyJson({ component: 'Redirect' })],
    ['not a story', 7],
  ])('is none that is %s', (_, story) => {
    expect(listed(story)).toEqual([]);
    expect(decodeStoryList({ stories: [story, storyJson(page)] })).toMatchObject({
      right: [{ slug: 'leinwanddruck' }],
    });
  });

  test.each([{}, { stories: null }, []])('is not read out of %o, which has no list', (answer) => {
    expect(E.isLeft(decodeStoryList(answer))).toBe(true);
  });

  test('stands in a sitemap with its versions elsewhere, one of them for other countries', () => {
    if (leinwand === undefined) throw new Error('The page is not listed.');
    const { defaultSite: site } = embedded;
    const [entry] = sitemapEntries(embedded, site, 'de-DE', [
      { ...leinwand, alternates: { 'de-DE': 'leinwanddruck', 'de-AT': 'leinwanddruck' } },
    ]);
    expect(entry).toMatchObject({
      url: 'http://localhost:3000/leinwanddruck',
      lastModified: '2026-01-01T00:00:00.000Z',
      pictures: ['http://localhost:3000/media/open-graph@1/jpg/leadimage/moon-1/motif.jpg'],
    });
    const tags = entry?.alternates.map(({ hreflang }) => hreflang) ?? [];
    expect(tags.toSorted()).toEqual(['de-AT', 'de-DE', 'de-IT', 'de-LU', 'x-default']);
    const everywhere = { 'de-DE': 'leinwanddruck', 'en-GB': 'canvas-prints' } as const;
    const [english] = sitemapEntries(embedded, site, 'de-DE', [
      { ...leinwand, alternates: everywhere },
    ]);
    const hrefOf = (tag: string) =>
      english?.alternates.find(({ hreflang }) => hreflang === tag)?.href;
    expect(hrefOf('x-default')).toBe(hrefOf('en-GB'));
    // One version alone needs no list, and what another application answers is left out.
    for (const alternates of [{}, { 'en-US': 'canvas-prints' }])
      expect(sitemapEntries(embedded, site, 'de-DE', [{ ...leinwand, alternates }])).toMatchObject([
        { alternates: [] },
      ]);
    const taken: PageRoute = { kind: 'content', segments: ['api', 'x'] };
    expect(sitemapEntries(embedded, site, 'de-DE', [{ ...leinwand, route: taken }])).toEqual([]);
  });
});

describe('the slug of a page', () => {
  test('is read back where the page has an address of its own', () => {
    for (const slug of ['home', 'wishlist', ...productSegments, 'magazin', 'magazin/wand'])
      expect(slugOfRoute(routeOfSlug(slug) ?? { kind: 'start' })).toBe(slug);
    expect(routeOfSlug('wishlist')).toEqual({ kind: 'wishlist' });
    for (const segment of productSegments)
      expect(routeOfSlug(segment)).toEqual({ kind: 'products', segment });
  });

  test('may be one that has none', () => {
    expect(slugOfRoute({ kind: 'theme', id: '1' })).toBe('theme');
    expect(slugOfRoute({ kind: 'desktopStart' })).toBe('home');
    for (const slug of ['theme', 'desktop-startseite', ''])
      expect(routeOfSlug(slug)).toBeUndefined();
  });
});

test('a locale of Open Graph has an underscore', () => {
  expect(openGraphLocale('de-CH')).toBe('de_CH');
});

test('a site on a home screen opens where it starts, in its colour', () => {
  const icons = [{ src: '/i.png', sizes: '192x192', type: 'image/png', purpose: 'any' }] as const;
  const site = {
    name: 'Poster',
    locale: 'fr-CH',
    startPath: '/fr',
    colour: '#fff',
    icons,
  } as const;
  expect(webManifest(site)).toMatchObject({
    id: '/fr',
    start_url: '/fr',
    scope: '/',
    display: 'minimal-ui',
    lang: 'fr-CH',
    dir: 'ltr',
    name: 'Poster',
    short_name: 'Poster',
    theme_color: '#fff',
    background_color: '#fff',
    icons,
  });
});
