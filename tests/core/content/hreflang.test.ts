import { describe, expect, test } from 'vitest';

import { hreflangOf } from '../../../core/domain/content/hreflang.ts';
import { sitemapEntries } from '../../../core/domain/content/machine-files/sitemap-entries.ts';
import type { ListedPage } from '../../../core/domain/content/listed-page.ts';
import type { PageRoute } from '../../../core/domain/routing/page-routes.ts';
import type { Site } from '../../../core/domain/routing/sites.ts';
import { embedded } from '../../arbitraries/routing.ts';

const canvas: PageRoute = { kind: 'content', segments: ['leinwand'] };

const slugs = { 'de-DE': 'leinwand', 'en-GB': 'canvas', 'fr-FR': 'toile' } as const;

const all = [
  { hreflang: 'de-AT', href: 'http://at.localhost:3000/leinwand' },
  { hreflang: 'de-DE', href: 'http://localhost:3000/leinwand' },
  { hreflang: 'de-IT', href: 'http://it.localhost:3000/de/leinwand' },
  { hreflang: 'de-LU', href: 'http://lu.localhost:3000/de/leinwand' },
  { hreflang: 'en-GB', href: 'http://gb.localhost:3000/canvas' },
  { hreflang: 'fr-CH', href: 'http://ch.localhost:3000/fr/toile' },
  { hreflang: 'fr-FR', href: 'http://fr.localhost:3000/toile' },
  { hreflang: 'fr-LU', href: 'http://lu.localhost:3000/toile' },
  { hreflang: 'x-default', href: 'http://gb.localhost:3000/canvas' },
];

describe('the versions of a page', () => {
  test('are those whose content has it, each on a site of its locale, one for everybody else', () => {
    expect(hreflangOf(embedded, 'poster', canvas, slugs)).toEqual(all);
  });

  test('are for everybody else the first where none is for people of other countries', () => {
    const versions = hreflangOf(embedded, 'poster', canvas, { 'de-DE': 'leinwand' });
    expect(versions.map(({ hreflang }) => hreflang)).toEqual([
      'de-AT',
      'de-DE',
      'de-IT',
      'de-LU',
      'x-default',
    ]);
    expect(versions.at(-1)?.href).toBe('http://at.localhost:3000/leinwand');
  });

  test('are none where there is one alone, or none', () => {
    expect(hreflangOf(embedded, 'poster', canvas, { 'es-ES': 'lienzo' })).toEqual([]);
    expect(hreflangOf(embedded, 'poster', canvas, {})).toEqual([]);
  });
});

describe('the entries of a sitemap', () => {
  const britain = embedded.sites.find(
    (site): site is Site => site.channel === 'poster' && site.market === 'gb',
  );
  const page: ListedPage = {
    route: { kind: 'content', segments: ['canvas'] },
    slug: 'canvas',
    title: 'Canvas',
    description: '',
    alternates: slugs,
    pictures: [{ source: 'leadimage/moon-1/motif.jpg', alternative: 'Moon' }],
    lastModified: '2026-01-01T00:00:00.000Z',
  };

  test('say where a page is, its versions, its pictures and when it was changed', () => {
    if (britain === undefined) throw new Error('There is no site.');
    expect(sitemapEntries(embedded, britain, 'en-GB', [page])).toEqual([
      {
        url: 'http://gb.localhost:3000/canvas',
        lastModified: '2026-01-01T00:00:00.000Z',
        alternates: all,
        pictures: ['http://gb.localhost:3000/media/open-graph@1/jpg/leadimage/moon-1/motif.jpg'],
      },
    ]);
  });

  test('leave out where something else answers, or another language', () => {
    if (britain === undefined) throw new Error('There is no site.');
    const at = (...segments: readonly [string, ...string[]]) =>
      sitemapEntries(embedded, britain, 'en-GB', [
        { ...page, route: { kind: 'content', segments } },
      ]);
    expect(at('cart')).toEqual([]);
    expect(at('de', 'canvas')).toEqual([]);
    expect(at('sitemap.xml')).toEqual([]);
    expect(sitemapEntries(embedded, britain, 'de-DE', [page])).toEqual([]);
  });
});
