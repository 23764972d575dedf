import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { Chrome } from '../../../core/domain/content/chrome.ts';
import { emptyNavigation, type Navigation } from '../../../core/domain/navigation/navigation.ts';
import { productAddress } from '../../../core/domain/products/configuration-address.ts';
import type { Site } from '../../../core/domain/routing/sites.ts';
import { redirectStatuses } from '../../../core/domain/content/story-redirect.ts';
import { E } from '../../../core/fp.ts';
import type { Content, ContentError, PageRequest } from '../../../core/ports/content.ts';
import {
  productHref,
  showChrome,
  showNavigation,
  showPage,
} from '../../../core/usecases/show-page.ts';
import { anyChannel, anyLocale, anyPlatform } from '../../arbitraries/locale.ts';
import { embedded, siteFor } from '../../arbitraries/routing.ts';
import { recordingLog } from '../../fakes/log.ts';
import { plainPage } from '../../fakes/plain-page.ts';

const anyRequest: fc.Arbitrary<PageRequest> = fc.record({
  channel: anyChannel,
  locale: anyLocale,
  platform: anyPlatform,
  slug: fc.string(),
});

const anyError: fc.Arbitrary<ContentError> = fc.oneof(
  fc.record({ kind: fc.constant('page-not-found' as const), slug: fc.string() }),
  fc.record({
    kind: fc.constant('page-moved' as const),
    target: fc.string(),
    status: fc.constantFrom(...redirectStatuses),
  }),
  fc.record({ kind: fc.constant('content-unavailable' as const), reason: fc.string() }),
  fc.record({ kind: fc.constant('content-answer-refused' as const), reason: fc.string() }),
);

const chrome: Chrome = {
  footer: [{ headline: 'Service', links: [] }],
  promises: ['Versand in 48 h'],
  campaigns: [],
};

const navigation: Navigation = {
  ...emptyNavigation,
  mainItems: [{ text: 'Leinwand', link: { url: '/leinwanddruck' } }],
};

/** A content service that has every page, or fails at everything. */
const service = (error?: ContentError): Content => ({
  page:
    ({ slug }) =>
    async () =>
      error === undefined ? E.right(plainPage(slug)) : E.left(error),
  chrome: () => async () => (error === undefined ? E.right(chrome) : E.left(error)),
  navigation: () => async () => (error === undefined ? E.right(navigation) : E.left(error)),
});

describe('showPage', () => {
  property.prop([anyRequest])('shows the page of the request', async (request) => {
    const shown = await showPage(request)({ content: service() })();
    expect(shown).toEqual(E.right(plainPage(request.slug)));
  });

  property.prop([anyRequest, anyError])('says why there is none', async (request, error) => {
    expect(await showPage(request)({ content: service(error) })()).toEqual(E.left(error));
  });
});

describe('the address of a product’s page', () => {
  const german = siteFor(embedded, 'poster', 'de-DE');
  const address = productAddress(
    embedded,
    { channel: 'poster', platform: 'web' },
    'leinwand',
    'de-DE',
  );
  const hrefAt = async (asking: Site, error?: ContentError) => {
    if (address === undefined) throw new Error('There is no such site.');
    return productHref(embedded, asking, address)({ content: service(error) })();
  };

  test('is a path on its own site, and whole on others', async () => {
    const path = address?.path;
    expect(await hrefAt(german)).toEqual(E.right(path));
    for (const asking of embedded.sites.filter((site) => site !== german))
      expect(await hrefAt(asking)).toEqual(E.right(`http://${german.host}${path}`));
  });

  property.prop([anyError])('is none where the shop has no such page', async (error) => {
    expect(await hrefAt(german, error)).toEqual(E.left(error));
  });
});

describe('showChrome', () => {
  property.prop([anyRequest])('shows the chrome, and logs nothing', async (request) => {
    const log = recordingLog();
    expect(await showChrome(request)({ content: service(), log })()).toEqual(E.right(chrome));
    expect(log.reports).toEqual([]);
  });

  property.prop([anyRequest, anyError])(
    'is an empty one without content, logged once',
    async (request, error) => {
      const log = recordingLog();
      expect(await showChrome(request)({ content: service(error), log })()).toEqual(
        E.right({ footer: [], promises: [], campaigns: [] }),
      );
      expect(log.reports).toEqual([
        { code: 'content-unavailable', facts: { part: 'chrome', reason: error.kind } },
      ]);
    },
  );
});

describe('showNavigation', () => {
  property.prop([anyRequest])('shows the navigation, and logs nothing', async (request) => {
    const log = recordingLog();
    const shown = await showNavigation(request)({ content: service(), log })();
    expect(shown).toEqual(E.right(navigation));
    expect(log.reports).toEqual([]);
  });

  property.prop([anyRequest, anyError])(
    'is an empty one without content, logged once',
    async (request, error) => {
      const log = recordingLog();
      expect(await showNavigation(request)({ content: service(error), log })()).toEqual(
        E.right({ shops: [], headerItems: [], mainItems: [], burgerItems: [], extraMenu: [] }),
      );
      expect(log.reports).toEqual([
        { code: 'content-unavailable', facts: { part: 'navigation', reason: error.kind } },
      ]);
    },
  );
});
