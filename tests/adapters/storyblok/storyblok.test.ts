import { describe, expect, test } from 'vitest';

import { storyblokContent, type StoryblokSettings } from '../../../adapters/storyblok/storyblok.ts';
import { pageRelations } from '../../../core/domain/content/relations.ts';
import { E } from '../../../core/fp.ts';
import { standInMilliseconds } from '../../../adapters/http/renewals.ts';
import { contentService, embeddedContentToken } from '../../../server/services/content/content.ts';
import {
  contentFetch,
  inProcessContentEndpoint,
} from '../../../server/services/content/in-process.ts';
import { uuidOf, type Story } from '../../../server/services/content/story.ts';
import { storyWith } from '../../fakes/content-stories.ts';
import { sleepUntilWoken } from '../../fakes/fetch.ts';
import { patient } from '../../fakes/patient.ts';

const pageStory = (slug: string, content: object = {}, publishedAt?: string): Story =>
  storyWith(
    `poster/de-DE/pages/${slug}`,
    { component: 'Page', _uid: 'p', title: slug, ...content },
    { uuid: slug, publishedAt },
  );

type Reported = { readonly code: string; readonly facts: unknown };

/** The adapter over a fetch of the test, with a clock that the test moves. */
const start = (answer: typeof fetch, rest: Partial<StoryblokSettings> = {}) => {
  const asked: string[] = [];
  const reported: Reported[] = [];
  const { sleep, wake } = sleepUntilWoken();
  let now = 0;
  const content = storyblokContent({
    accessToken: embeddedContentToken,
    endpoint: inProcessContentEndpoint,
    fetch: (input, init) => {
      asked.push(new Request(input).url);
      return answer(input, init);
    },
    requestsPerSecond: 1_000,
    cacheSeconds: 60,
    clock: { now: () => now },
    sleep,
    log: { report: (code, facts) => reported.push({ code, facts }) },
    ...rest,
  });
  return {
    asked,
    reported,
    takeAMoment: () => wake(standInMilliseconds),
    page: (slug: string, signal = patient) =>
      content(signal).page({ channel: 'poster', locale: 'de-DE', platform: 'web', slug })(),
    chrome: () => content(patient).chrome({ channel: 'poster', locale: 'de-DE' })(),
    navigation: () => content(patient).navigation({ channel: 'poster', locale: 'de-DE' })(),
    pass: (seconds: number) => {
      now += seconds * 1_000;
    },
  };
};

const serving = (stories: () => readonly Story[]): typeof fetch =>
  contentFetch((request) =>
    contentService({ stories: stories(), log: () => undefined }).fetch(request),
  );

const answering =
  (body: unknown, status = 200): typeof fetch =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

describe('the cache', () => {
  test('keeps an answer for its time', async () => {
    const { page, asked, pass } = start(serving(() => [pageStory('a')]));
    await page('a');
    pass(59);
    await page('a');
    expect(asked).toHaveLength(1);
    pass(1);
    await page('a');
    expect(asked).toHaveLength(2);
  });

  test('keeps what is not there, too, and nothing for 0 seconds', async () => {
    const kept = start(serving(() => []));
    await kept.page('a');
    await kept.page('a');
    expect(kept.asked).toHaveLength(1);
    const none = start(
      serving(() => [pageStory('a')]),
      { cacheSeconds: 0 },
    );
    await none.page('a');
    await none.page('a');
    expect(none.asked).toHaveLength(2);
  });

  test('a newer content version makes every older answer stale', async () => {
    let stories = [pageStory('a'), pageStory('b')];
    const { page, asked } = start(serving(() => stories));
    await page('a');
    stories = [pageStory('a', { title: 'new' }), pageStory('b', {}, '2030-01-01T00:00:00.000Z')];
    await page('b');
    expect(await page('a')).toMatchObject({ right: { title: 'new' } });
    expect(asked).toHaveLength(3);
  });

  test('merges equal questions at the same time', async () => {
    const { page, asked } = start(serving(() => [pageStory('a'), pageStory('b')]));
    await Promise.all([page('a'), page('a'), page('b'), page('a')]);
    expect(asked).toHaveLength(2);
  });

  test('is bounded: what was not asked for longest is asked again', async () => {
    // One service for all questions: making it reads every story.
    const service = contentService({
      stories: Array.from({ length: 501 }, (_, number) => pageStory(`p${number}`)),
      log: () => undefined,
    });
    const { page, asked } = start(contentFetch((request) => service.fetch(request)));
    for (let number = 0; number < 501; number += 1) await page(`p${number}`);
    await page('p500');
    expect(asked).toHaveLength(501);
    await page('p0');
    expect(asked).toHaveLength(502);
  });

  test('does not keep a failure', async () => {
    let isDown = true;
    const up = serving(() => [pageStory('a')]);
    const { page } = start((input, init) =>
      isDown ? Promise.reject(new Error('down')) : up(input, init),
    );
    expect(await page('a')).toMatchObject({ left: { kind: 'content-unavailable' } });
    isDown = false;
    expect(await page('a')).toMatchObject({ right: { title: 'a' } });
  });
});

describe('while the service does not answer', () => {
  const world = (stories: () => readonly Story[]) => {
    const up = serving(stories);
    let isDown = false;
    const started = start(
      (input, init) => (isDown ? Promise.reject(new Error('down')) : up(input, init)),
      { staleSeconds: 3_600 },
    );
    return {
      ...started,
      goDown: () => void (isDown = true),
      comeBack: () => void (isDown = false),
    };
  };

  test('the last page that it had stands in, for an hour', async () => {
    const { page, pass, goDown } = world(() => [pageStory('a')]);
    await page('a');
    goDown();
    pass(60);
    expect(await page('a')).toMatchObject({ right: { title: 'a' } });
    pass(3_599);
    expect(await page('a')).toMatchObject({ right: { title: 'a' } });
    pass(1);
    expect(await page('a')).toMatchObject({ left: { kind: 'content-unavailable' } });
  });

  test('it is asked each time, so that its return is noticed', async () => {
    let stories = [pageStory('a')];
    const { page, pass, goDown, comeBack } = world(() => stories);
    await page('a');
    goDown();
    pass(60);
    await page('a');
    stories = [pageStory('a', { title: 'new' })];
    comeBack();
    expect(await page('a')).toMatchObject({ right: { title: 'new' } });
  });

  test('what was taken back does not come back', async () => {
    let stories = [pageStory('a')];
    const { page, pass, goDown } = world(() => stories);
    await page('a');
    stories = [];
    pass(60);
    expect(await page('a')).toMatchObject({ left: { kind: 'page-not-found' } });
    goDown();
    pass(60);
    expect(await page('a')).toMatchObject({ left: { kind: 'content-unavailable' } });
  });

  test('or takes its time, the last page stands in after a moment, and the new one comes in', async () => {
    let stories = [pageStory('a')];
    const held = Promise.withResolvers<void>();
    let isSlow = false;
    const up = serving(() => stories);
    const { page, pass, asked, takeAMoment } = start(
      async (input, init) => {
        if (isSlow) await held.promise;
        return up(input, init);
      },
      { staleSeconds: 3_600 },
    );
    await page('a');
    isSlow = true;
    stories = [pageStory('a', { title: 'new' })];
    pass(60);
    const left = new AbortController();
    const first = page('a', left.signal);
    await expect.poll(() => asked.length).toBe(2);
    takeAMoment();
    expect(await first).toMatchObject({ right: { title: 'a' } });
    // Who comes now does not wait at all, and who leaves ends nothing.
    left.abort();
    expect(await page('a')).toMatchObject({ right: { title: 'a' } });
    held.resolve();
    await expect.poll(async () => page('a')).toMatchObject({ right: { title: 'new' } });
    expect(asked).toHaveLength(2);
  });

  test('nobody waits longer than the time of a page, and the request ends', async () => {
    const asked: (AbortSignal | null | undefined)[] = [];
    const { page } = start((_, init) => {
      asked.push(init?.signal);
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('ended')));
      });
    });
    const over = new AbortController();
    const answer = page('a', over.signal);
    await expect.poll(() => asked.length).toBe(1);
    over.abort(new Error('the page’s time is over'));
    const reason = 'the page’s time is over';
    expect(await answer).toMatchObject({ left: { kind: 'content-unavailable', reason } });
    expect(asked.map((signal) => signal?.aborted)).toEqual([true]);
  });
});

describe('failures', () => {
  test.each([
    ['a server error', answering({ error: 'Broken' }, 500), '500 Broken'],
    ['a refused token', answering({ error: 'Unauthorized' }, 401), '401 Unauthorized'],
    ['no JSON', answering('<html>'), 'JSON'],
    ['no network', () => Promise.reject(new Error('no route')), 'no route'],
  ] as const)('%s is unavailable content, with a reason', async (_name, answer, reason) => {
    expect(await start(answer).page('a')).toEqual(
      E.left({ kind: 'content-unavailable', reason: expect.stringContaining(reason) }),
    );
  });

  test.each([[{}], [{ story: 5 }], [{ story: { uuid: 'a', full_slug: 'x' } }], [[]], [null]])(
    'the answer %j is refused, and nothing throws',
    async (body) => {
      const answer = await start(answering(body)).page('a');
      expect(answer).toMatchObject({
        left: { kind: expect.stringMatching(/content-(?:answer-refused|unavailable)/u) },
      });
    },
  );

  test('an absent token is unavailable content', async () => {
    const { page, asked } = start(answering({}), { accessToken: '' });
    expect(await page('a')).toMatchObject({ left: { kind: 'content-unavailable' } });
    expect(asked).toEqual([]);
  });

  test('a story that leads to itself is refused', async () => {
    const loop = storyWith('poster/de-DE/pages/a', {
      component: 'Redirect',
      _uid: 'r',
      target: { linktype: 'url', url: '/a' },
    });
    expect(await start(serving(() => [loop])).page('a')).toMatchObject({
      left: { kind: 'content-answer-refused' },
    });
  });

  test('a page with a target leads there', async () => {
    const stories = [pageStory('a', { target: { linktype: 'url', url: 'https://example.com/' } })];
    expect(await start(serving(() => stories)).page('a')).toEqual(
      E.left({ kind: 'page-moved', target: 'https://example.com/', status: 301 }),
    );
  });
});

describe('people whom a block refers to', () => {
  const person = storyWith('person-ada', {
    component: 'ContactPerson',
    _uid: 'ada',
    name: 'Ada',
    role: 'Service',
  });
  const page = pageStory('a', {
    body: [
      { component: 'ContactPersons', _uid: 'p', persons: [person.uuid, uuidOf('somebody else')] },
    ],
  });

  test('stand there with their stories; one without a story stays a reference', async () => {
    expect(await start(serving(() => [page, person])).page('a')).toMatchObject({
      right: {
        blocks: [
          {
            kind: 'contact-persons',
            persons: {
              ids: [person.uuid, uuidOf('somebody else')],
              found: [{ id: person.uuid, name: 'Ada', role: 'Service' }],
            },
          },
        ],
      },
    });
  });
});

describe('refused blocks', () => {
  const broken = pageStory('a', {
    teaser: [{ component: 'Teaser', _uid: 't', headline: 'Stands' }],
    uspTeaser: 'no-such-story',
    calculator: [{ component: 'Calculator', _uid: 'c' }],
    body: [
      { component: 'Tiles', _uid: 'x' },
      { component: 'RichText', _uid: 'r', headline: 'Too' },
    ],
  });

  test('stand among the others, whatever place they were meant for', async () => {
    expect(await start(serving(() => [broken])).page('a')).toMatchObject({
      right: {
        teaser: { headline: 'Stands' },
        uspTeaser: undefined,
        calculator: undefined,
        blocks: [
          { kind: 'refused', component: '' },
          { kind: 'refused', component: 'Calculator' },
          { kind: 'refused', component: 'Tiles' },
          { kind: 'rich-text', headline: 'Too' },
        ],
      },
    });
  });

  test('are logged once per fetched answer', async () => {
    const { page, reported } = start(serving(() => [broken]));
    await page('a');
    await page('a');
    expect(reported.map(({ code }) => code)).toEqual(Array(3).fill('content-block-refused'));
    expect(reported[1]?.facts).toMatchObject({
      story: 'poster/de-DE/pages/a',
      component: 'Calculator',
    });
  });

  test('within a text are logged under codes of their own, and the text stands', async () => {
    const unsafe = { type: 'link', attrs: { linktype: 'url', url: 'javascript:alert(1)' } };
    const words = { type: 'text', text: 'kept', marks: [unsafe, { type: 'strike' }] };
    const content = [
      { type: 'paragraph', content: [words] },
      { type: 'blok', attrs: { body: [{ component: 'Carousel', _uid: 'c' }] } },
    ];
    const text = { type: 'doc', content };
    const body = [{ component: 'RichText', _uid: 'r', text }];
    const story = storyWith('poster/de-DE/pages/a', { component: 'Page', _uid: 'p', body });
    const { page, reported } = start(serving(() => [story]));
    await page('a');
    expect(await page('a')).toMatchObject({
      right: {
        blocks: [
          { kind: 'rich-text', text: [{ children: [{ text: 'kept', link: undefined }] }] },
          ...Array(3).fill({ kind: 'refused' }),
        ],
      },
    });
    expect(reported).toMatchObject([
      { code: 'unsafe-protocol-refused', facts: { reason: 'unsafe-link' } },
      { code: 'richtext-render-error', facts: { reason: 'unknown-mark strike' } },
      { code: 'content-block-refused', facts: { reason: 'component: unknown "Carousel"' } },
    ]);
  });

  test('of the chrome are left out and logged', async () => {
    const campaign = {
      title: 'Frames',
      startsAt: '2026-12-01T00:00:00Z',
      endsAt: '2026-12-24T00:00:00Z',
    };
    const chrome = storyWith('poster/de-DE/global/chrome', {
      component: 'Chrome',
      _uid: 'f',
      promises: [
        { component: 'PromiseLine', text: '' },
        { component: 'PromiseLine', text: 'Fast' },
      ],
      campaigns: [
        { component: 'CampaignLine', ...campaign, endsAt: 'soon' },
        { component: 'CampaignLine', ...campaign, endsAt: campaign.startsAt },
        { component: 'CampaignLine', ...campaign },
      ],
    });
    const { chrome: ask, reported } = start(serving(() => [chrome]));
    expect(await ask()).toMatchObject({
      right: {
        promises: ['Fast'],
        campaigns: [
          { title: 'Frames', startsAt: Date.UTC(2026, 11, 1), endsAt: Date.UTC(2026, 11, 24) },
        ],
      },
    });
    expect(reported).toHaveLength(3);
  });
});

describe('the navigation', () => {
  const story = storyWith('poster/de-DE/global/navigation', {
    component: 'Navigation',
    _uid: 'n',
    mainItems: [
      {
        text: 'Bilder',
        flyoutGroups: [
          {
            component: 'FlyoutGroup',
            flyoutGroupIdentifier: 'a',
            flyoutGroupItems: [
              { component: 'FlyoutItem', _uid: 'i', fullStoryData: uuidOf('page') },
            ],
          },
        ],
      },
    ],
  });
  const page = storyWith(
    'poster/de-DE/pages/seite',
    { component: 'Page', _uid: 'p', title: 'Die Seite' },
    { uuid: uuidOf('page') },
  );

  test('has the pages that its items refer to, and is kept', async () => {
    const { navigation, asked, reported, pass } = start(serving(() => [story, page]));
    const group = { flyoutGroupItems: [{ linkedPage: { title: 'Die Seite' } }] };
    const expected = { right: { mainItems: [{ text: 'Bilder', flyoutGroups: [group] }] } };
    expect(await navigation()).toMatchObject(expected);
    expect(await navigation()).toMatchObject(expected);
    expect(asked).toHaveLength(1);
    expect(new URL(asked[0] ?? '').searchParams.get('resolve_relations')).toBe(
      'FlyoutItem.fullStoryData',
    );
    pass(61);
    await navigation();
    expect(asked).toHaveLength(2);
    expect(reported).toEqual([]);
  });
});

describe('requests', () => {
  test('carry token, version and relations, and no content version', async () => {
    const { page, asked } = start(
      serving(() => [pageStory('a')]),
      { cacheSeconds: 0 },
    );
    await page('a');
    await page('a');
    for (const address of asked) {
      const { pathname, searchParams } = new URL(address);
      expect(pathname).toBe('/cdn/stories/poster/de-DE/pages/a');
      expect(Object.fromEntries(searchParams)).toMatchObject({
        token: embeddedContentToken,
        version: 'published',
        resolve_relations: pageRelations.join(','),
      });
      expect(searchParams.has('cv')).toBe(false);
    }
  });

  test('ask for drafts where they are wanted', async () => {
    const draft = storyWith(
      'poster/de-DE/pages/a',
      { component: 'Page', _uid: 'p', title: 'Draft' },
      { publishedAt: null },
    );
    const { page } = start(
      serving(() => [draft]),
      { version: 'draft' },
    );
    expect(await page('a')).toMatchObject({ right: { status: 'draft', title: 'Draft' } });
  });
});
