/** What the embedded shop API says of pages in other languages. */
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';

import { httpLocalizedUrls } from '../../../../adapters/http/localized-urls.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import { locales } from '../../../../core/domain/locale/locales.ts';
import { E } from '../../../../core/fp.ts';
import type { Content } from '../../../../core/ports/content.ts';
import { embeddedSites } from '../../../../server/embedded-addresses.ts';
import { localizedUrlsRoutes } from '../../../../server/embedded/shop/localized-urls.ts';
import { addRoutes } from '../../../../server/endpoints/route.ts';
import { plainPage } from '../../../fakes/plain-page.ts';

const sites = embeddedSites(3_000);

/** One page, which the content has in German and in French. */
const content: Content = {
  page:
    ({ slug }) =>
    async () =>
      slug === 'leinwanddruck' || slug === 'home'
        ? E.right({
            ...plainPage(slug),
            alternates: { 'de-DE': slug, 'fr-FR': 'impression-sur-toile' },
          })
        : E.left({ kind: 'page-not-found', slug }),
  chrome: () => async () => E.left({ kind: 'page-not-found', slug: 'global/chrome' }),
  navigation: () => async () => E.left({ kind: 'page-not-found', slug: 'global/navigation' }),
};

const app = new Hono();
addRoutes(app, Object.values(localizedUrlsRoutes({ sites, content: () => content })));
const urls = httpLocalizedUrls({
  baseUrl: 'http://shop.test',
  fetch: async (request) => app.fetch(request),
});

const said = async (path: string, locale: Locale = 'de-DE'): Promise<object> => {
  const answer = await urls.of({ channel: 'poster', locale }, path)();
  return E.isRight(answer) ? answer.right : answer.left;
};

describe('pages in other languages', () => {
  test('are those that the content has', async () => {
    const german = await said('/leinwanddruck');
    expect(Object.keys(german).toSorted().join(' ')).toBe(
      'de-AT de-DE de-IT de-LU fr-CH fr-FR fr-LU',
    );
    expect(german).toMatchObject({
      'de-AT': 'http://at.localhost:3000/leinwanddruck',
      'fr-CH': 'http://ch.localhost:3000/fr/impression-sur-toile',
    });
  });

  test('are found over redirects, from any site of the channel', async () => {
    expect(await said('/canvas-prints/')).toEqual(await said('/leinwanddruck'));
    expect(await said('/de/leinwanddruck', 'de-IT')).toEqual(await said('/leinwanddruck'));
  });

  test('are everywhere for the start page and for where an application begins', async () => {
    expect(Object.keys(await said('/')).toSorted()).toEqual(locales);
    const account = await said('/kundenkonto');
    expect(Object.keys(account).toSorted()).toEqual(locales);
    expect(account).toMatchObject({
      'fr-FR': 'http://fr.localhost:3000/mon-compte',
      'fr-CH': 'http://ch.localhost:3000/fr/mon-compte',
    });
  });

  test.each(['/gibt-es-nicht', '/kundenkonto/adressen', '/configurator-card', '/a//b', '/media/x'])(
    'are nowhere for %s',
    async (path) => {
      expect(await said(path)).toEqual({});
    },
  );

  test.each([
    '',
    'kundenkonto',
    'http://elsewhere.example/',
    '/a b',
    '/a?b',
    `/${'x'.repeat(2_000)}`,
  ])('are not asked for with %j, which is no path', async (path) => {
    expect(await said(path)).toMatchObject({ reason: 'the shop API answered 400' });
  });
});
