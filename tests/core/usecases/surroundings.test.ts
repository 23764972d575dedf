import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { breadcrumbSteps } from '../../../core/domain/content/structured-data.ts';
import { flagNames } from '../../../core/domain/flags/flags.ts';
import { flagSafePrefixes } from '../../../core/domain/flags/safe-paths.ts';
import { suggestedSite } from '../../../core/domain/location/suggest-site.ts';
import { localizedUrlsOf } from '../../../core/domain/routing/localized-urls.ts';
import { E } from '../../../core/fp.ts';
import type { PageRequest } from '../../../core/ports/content.ts';
import { flagsOfPath } from '../../../core/usecases/flags-of-path.ts';
import {
  loadHybridChrome,
  previewStory,
  showBreadcrumb,
} from '../../../core/usecases/show-content-parts.ts';
import { showLocalizedUrls } from '../../../core/usecases/show-localized-urls.ts';
import { suggestSite } from '../../../core/usecases/suggest-site.ts';
import { failingBreadcrumbs, memoryBreadcrumbs } from '../../fakes/breadcrumbs.ts';
import { fakeFlags, userKey } from '../../fakes/flags.ts';
import { failingInitialData, memoryInitialData } from '../../fakes/initial-data.ts';
import { failingLocalizedUrls, memoryLocalizedUrls } from '../../fakes/localized-urls.ts';
import { failingLocations, memoryLocations } from '../../fakes/locations.ts';
import { recordingLog } from '../../fakes/log.ts';
import { failingStoryTransform, memoryStoryTransform } from '../../fakes/story-transform.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';

const sites = embeddedSites(3_000);
const request: PageRequest = {
  channel: 'poster',
  locale: 'de-DE',
  platform: 'web',
  slug: 'products',
};
const failure = (part: string) => ({
  code: 'request-failed',
  facts: { part, reason: 'no answer' },
});

describe('the suggested site', () => {
  const question = {
    urls: localizedUrlsOf(sites, 'poster', {}),
    locale: 'de-DE',
    languages: ['fr'],
  } as const;
  const page = { ...question, isCrawler: false, hasDeclined: false };

  test.each(['CH', 'DE', 'PL'])('is that of a visitor in %s', async (country) => {
    const environment = { locations: memoryLocations({ country }), log: recordingLog() };
    expect(await suggestSite(page)(environment)()).toEqual(
      E.right(suggestedSite(question, { country })),
    );
    expect(environment.log.reports).toEqual([]);
  });

  test.each([
    [{ isCrawler: true }, 'crawler'],
    [{ hasDeclined: true }, 'declined'],
  ])('is not made for %j, without asking', async (change, reason) => {
    const environment = { locations: memoryLocations({ country: 'CH' }), log: recordingLog() };
    expect(await suggestSite({ ...page, ...change })(environment)()).toEqual(
      E.right({ kind: 'stay', reason }),
    );
    expect(environment.locations.asked()).toBe(0);
  });

  test('is none where the place is unknown; a service that does not answer is logged', async () => {
    const log = recordingLog();
    const stay = E.right({ kind: 'stay', reason: 'location-unknown' });
    expect(await suggestSite(page)({ locations: memoryLocations(undefined), log })()).toEqual(stay);
    expect(log.reports).toEqual([]);
    expect(await suggestSite(page)({ locations: failingLocations(), log })()).toEqual(stay);
    expect(log.reports).toEqual([failure('location')]);
  });
});

describe('a page in other languages', () => {
  test('is where the serving application says, else at the start pages, which is logged', async () => {
    const log = recordingLog();
    const said = { 'fr-FR': '/aide' };
    const localizedUrls = memoryLocalizedUrls(new Map([['/hilfe', said]]));
    expect(await showLocalizedUrls(sites, request, '/hilfe')({ localizedUrls, log })()).toEqual(
      E.right(localizedUrlsOf(sites, 'poster', said)),
    );
    expect(log.reports).toEqual([]);
    const failing = { localizedUrls: failingLocalizedUrls(), log };
    expect(await showLocalizedUrls(sites, request, '/hilfe')(failing)()).toEqual(
      E.right(localizedUrlsOf(sites, 'poster', {})),
    );
    expect(log.reports).toEqual([failure('localized-urls')]);
  });
});

describe('a breadcrumb', () => {
  const trail = [
    { text: 'Start', url: '/' },
    { text: 'Leinwand', url: '/products' },
  ];

  test('leads to the page, and is not there where nothing is', async () => {
    const environment = {
      breadcrumbs: memoryBreadcrumbs(new Map([['products', trail]])),
      log: recordingLog(),
    };
    expect(await showBreadcrumb(request)(environment)()).toEqual(E.right(breadcrumbSteps(trail)));
    expect(await showBreadcrumb({ ...request, slug: 'nirgends' })(environment)()).toEqual(
      E.right([]),
    );
    expect(environment.log.reports).toEqual([]);
  });

  test.each(['content-unavailable', 'content-answer-refused'] as const)(
    'is not there for %s, which is logged',
    async (kind) => {
      const log = recordingLog();
      const breadcrumbs = failingBreadcrumbs({ kind, reason: 'no answer' });
      expect(await showBreadcrumb(request)({ breadcrumbs, log })()).toEqual(E.right([]));
      expect(log.reports).toEqual([
        { code: kind, facts: { part: 'breadcrumb', reason: 'no answer' } },
      ]);
    },
  );

  test('of a page that has moved is not there', async () => {
    const log = recordingLog();
    const breadcrumbs = failingBreadcrumbs({ kind: 'page-moved', target: '/', status: 301 });
    expect(await showBreadcrumb(request)({ breadcrumbs, log })()).toEqual(E.right([]));
    expect(log.reports).toEqual([]);
  });
});

describe('the preview of a story', () => {
  const story = (body: readonly object[]) => ({
    uuid: 'draft',
    name: 'Draft',
    full_slug: 'poster/de-DE/pages/entwurf',
    content: { component: 'Page', title: 'Entwurf', body },
  });

  test('shows its page, and logs each block that does not decode', async () => {
    const log = recordingLog();
    const environment = { storyTransform: memoryStoryTransform(), log };
    expect(await previewStory(request, story([]))(environment)()).toMatchObject(
      E.right({ title: 'Entwurf', status: 'draft', blocks: [] }),
    );
    expect(log.reports).toEqual([]);
    const broken = [
      { component: 'Nothing', _uid: 'a' },
      { component: 'Tiles', _uid: 'b' },
    ];
    await previewStory(request, story(broken))(environment)();
    expect(log.reports.map(({ code, facts }) => [code, facts['component']])).toEqual([
      ['content-block-refused', 'Nothing'],
      ['content-block-refused', 'Tiles'],
    ]);
  });

  test('is refused as its service says', async () => {
    const log = recordingLog();
    const environment = { storyTransform: failingStoryTransform(), log };
    expect(await previewStory(request, story([]))(environment)()).toMatchObject({
      left: { kind: 'content-unavailable' },
    });
    expect(log.reports).toEqual([]);
  });
});

describe('the chrome of a hybrid page', () => {
  const own = { layout: { header: 'ours' }, messages: { title: 'Cart' } };

  test('is what comes, each broken part our own and logged under its code', async () => {
    const log = recordingLog();
    const initialData = memoryInitialData({ layout: '{"header":"theirs"}', messages: '{' });
    expect(await loadHybridChrome(request, own)({ initialData, log })()).toEqual(
      E.right({ layout: { header: 'theirs' }, messages: own.messages }),
    );
    expect(log.reports).toEqual([{ code: 'translator-parse-error', facts: {} }]);
  });

  test('is our own where nothing comes', async () => {
    const log = recordingLog();
    const environment = { initialData: failingInitialData(), log };
    expect(await loadHybridChrome(request, own)(environment)()).toEqual(E.right(own));
    expect(log.reports).toEqual([{ code: 'hybrid-ssr-error', facts: { reason: 'no answer' } }]);
  });
});

describe('the flags of a path', () => {
  const user = {
    key: userKey('a-user'),
    attributes: { channel: 'poster', mobileDevice: false },
  } as const;
  const flags = fakeFlags({
    product_matrix: { state: 'running', on: 'everybody', alwaysOn: [] },
  });
  const question = {
    names: flagNames,
    override: { forced: { '967_nudging': 'on' } },
    user,
    isCrawler: false,
  } as const;

  property.prop([fc.constantFrom(...flagSafePrefixes), fc.stringMatching(/^[a-z]{0,5}$/u)])(
    'are decided on flag-safe paths, forced ones as they are forced',
    async (prefix, rest) => {
      const answer = await flagsOfPath({ ...question, path: `${prefix}${rest}` })({ flags })();
      expect(answer).toEqual(
        E.right({
          ...Object.fromEntries(flagNames.map((name) => [name, 'control'])),
          product_matrix: 'on',
          '967_nudging': 'on',
        }),
      );
    },
  );

  test('are left to the browser elsewhere', async () => {
    expect(await flagsOfPath({ ...question, path: '/leinwanddruck' })({ flags })()).toEqual(
      E.right({}),
    );
  });

  test('are off for crawlers and without a key, but for forced ones', async () => {
    const off = Object.fromEntries(flagNames.map((name) => [name, 'off']));
    for (const change of [{ isCrawler: true }, { user: undefined }])
      expect(
        await flagsOfPath({ ...question, path: '/feed-card', ...change })({ flags })(),
      ).toEqual(E.right({ ...off, '967_nudging': 'on' }));
  });

  test('are not evaluated where they are forced', async () => {
    const asked: (readonly string[])[] = [];
    const recording = {
      treatments: (names: readonly string[]) => async () => {
        asked.push(names);
        return {};
      },
    };
    const names = ['product_matrix', '967_nudging'] as const;
    await flagsOfPath({ ...question, names, path: '/feed-card' })({ flags: recording })();
    expect(asked).toEqual([['product_matrix']]);
  });
});
