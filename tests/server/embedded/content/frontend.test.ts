/** What other front ends, and the space itself, ask of the content: pages, breadcrumbs, webhooks. */
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import {
  createStoryChanges,
  type StoryChange,
} from '../../../../adapters/storyblok/story-changes.ts';
import { contentBreadcrumbs } from '../../../../adapters/storyblok/breadcrumbs.ts';
import { storyblokContent } from '../../../../adapters/storyblok/storyblok.ts';
import { storyblokStories } from '../../../../adapters/storyblok/stories.ts';
import { contentService } from '../../../../server/embedded/content/content.ts';
import { frontendContent } from '../../../../server/embedded/content/frontend.ts';
import {} from '../../../../server/embedded/content/in-process.ts';
import { stories as samples } from '../../../../server/embedded/content/samples/stories/stories.ts';
import { manualClock } from '../../../fakes/clock.ts';
import { contentWebhook, contentWebhookPath } from '../../../../server/embedded/content/webhook.ts';
import { embeddedSites } from '../../../../server/embedded-addresses.ts';
import { breadcrumbsContract } from '../../../contracts/whereabouts.ts';
import { memoryContent } from '../../../fakes/content.ts';
import { heldSleep } from '../../../fakes/fetch.ts';
import { plainPage } from '../../../fakes/plain-page.ts';
import { contentAccess } from '../../../fakes/content-access.ts';

const service = contentService({ stories: samples, log: () => undefined });
const settings = {
  ...contentAccess((request) => service.fetch(request)),
  cacheSeconds: 60,
  clock: { now: () => 0 },
  sleep: heldSleep().sleep,
  log: { report: () => undefined },
};
const app = frontendContent({
  sites: embeddedSites(3000),
  content: storyblokContent(settings),
  stories: storyblokStories(settings),
});
const headers = { 'x-channel': 'poster', 'x-locale': 'de-DE' };
const get = async (path: string, scope: Readonly<Record<string, string>> = headers) => {
  const answer = await app.request(`/frontend-api/mp/storyblok${path}`, { headers: scope });
  const body: unknown = await answer.json();
  return { status: answer.status, body, headers: answer.headers };
};

describe('a page for another front end', () => {
  test('is its story, with what it refers to in its place', async () => {
    const {
      status,
      body,
      headers: sent,
    } = await get(
      '/de-DE/leinwanddruck?_baseUrl=http://localhost&apiVersion=v2&path=/leinwanddruck&platform=web&version=published&resolveRelations=Page.uspTeaser',
    );
    expect(status).toBe(200);
    expect(sent.get('cache-control')).toContain('public');
    expect(body).toMatchObject({
      story: {
        full_slug: 'poster/de-DE/pages/leinwanddruck',
        content: { component: 'Page', uspTeaser: { content: { component: 'UspTeaser' } } },
      },
    });
  });

  test.each(['/de-DE', '/de-DE/', '/de-AT'])('%s is the start page', async (path) => {
    expect((await get(path)).body).toMatchObject({
      story: { full_slug: 'poster/de-DE/pages/home' },
    });
  });

  test('a product that is asked for takes the place of the page’s own', async () => {
    expect((await get('/de-DE/leinwanddruck?sku=leinwand_600x400')).body).toMatchObject({
      story: { content: { sku: 'leinwand_600x400' } },
    });
  });

  test('what leads on is the story that says where to', async () => {
    expect((await get('/de-DE/leinwand')).body).toMatchObject({
      story: { content: { component: 'Redirect', redirectStatus: '301' } },
    });
  });

  test.each([
    ['/de-DE/gibt-es-nicht', 404],
    ['/de-DE/a%2f..%2fb', 404],
    ['/de-DE/Leinwanddruck', 404],
    ['/xx-XX/leinwanddruck', 404],
    ['/de-DE/leinwanddruck?version=draft', 400],
    ['/de-DE/leinwanddruck?release=7', 400],
    ['/de-DE/leinwanddruck?platform=app', 400],
    ['/de-DE/leinwanddruck?apiVersion=v1', 400],
  ])('%s is answered %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  test('needs its channel', async () => {
    expect((await get('/de-DE/leinwanddruck', {})).status).toBe(400);
    expect(
      (await get('/de-DE/leinwanddruck', { ...headers, 'x-channel': 'kartenliebe' })).status,
    ).toBe(404);
  });
});

describe('breadcrumbs', () => {
  test('lead from the start page to the page at a path', async () => {
    const { body } = await get('/breadcrumb?path=/leinwanddruck');
    expect(body).toMatchObject({ breadcrumb: [{ url: '/' }, {}, { url: '/leinwanddruck' }] });
    expect((await get('/breadcrumb?path=/gibt-es-nicht')).status).toBe(404);
    expect((await get('/breadcrumb')).status).toBe(400);
  });

  breadcrumbsContract('those of the content', async (trails) =>
    contentBreadcrumbs(
      memoryContent(
        [...trails].map(([slug, breadcrumb]) => ({
          channel: 'poster',
          locale: 'de-DE',
          slug,
          story: {
            kind: 'page',
            id: slug,
            content: { ...plainPage('Seite'), blocks: [], breadcrumb },
          },
        })),
      ),
    ),
  );
});

describe('the webhook', () => {
  const secret = 'a-secret-of-the-space';
  const start = (configured: string | undefined = secret) => {
    const told: StoryChange[] = [];
    const changes = createStoryChanges();
    changes.hear((change) => told.push(change));
    let refused = 0;
    const clock = manualClock(0);
    const waits: (() => void)[] = [];
    const hook = contentWebhook({
      secret: configured,
      changes,
      clock,
      sleep: (milliseconds) =>
        new Promise((resolve) => {
          waits.push(() => {
            clock.set(clock.now() + milliseconds);
            resolve();
          });
        }),
      refused: () => {
        refused += 1;
      },
    });
    const send = async (
      body: string,
      signature = createHmac('sha1', secret).update(body).digest('hex'),
    ) =>
      (
        await hook.request(contentWebhookPath, {
          method: 'POST',
          body,
          headers: { 'webhook-signature': signature },
        })
      ).status;
    return { told, send, waits, refusals: () => refused };
  };
  const call = (action: string, extra: object = {}) =>
    JSON.stringify({ text: 'x', action, space_id: 1, story_id: 2, ...extra });

  test.each(['published', 'unpublished', 'deleted'])(
    'a story that is %s has changed',
    async (action) => {
      const { told, send } = start();
      expect(await send(call(action, { full_slug: 'poster/de-DE/pages/a' }))).toBe(200);
      expect(told).toEqual([{ kind: 'story', fullSlug: 'poster/de-DE/pages/a' }]);
    },
  );

  test.each([
    ['moved', { full_slug: 'poster/de-DE/pages/neu' }],
    ['release_merged', { release_id: 7 }],
    ['published', {}],
    ['something-new', {}],
  ])('%s means all of them', async (action, extra) => {
    const { told, send } = start();
    expect(await send(call(action, extra))).toBe(200);
    expect(told).toEqual([{ kind: 'all' }]);
  });

  test('that is sent over and over counts twice: at once, and at the end of a while', async () => {
    const { told, send, waits } = start();
    const [one, other] = ['a', 'b'].map((name) => call('published', { full_slug: name }));
    if (one === undefined || other === undefined) throw new Error('no calls');
    for (let times = 0; times < 5; times += 1) expect(await send(one)).toBe(200);
    expect(await send(other)).toBe(200);
    const [a, b] = ['a', 'b'].map((fullSlug) => ({ kind: 'story', fullSlug }));
    expect(told).toEqual([a, b]);
    expect(waits).toHaveLength(1);
    waits[0]?.();
    await expect.poll(() => told).toEqual([a, b, a]);
    // A while begins with what was told at the end of the one before.
    await send(one);
    expect(told).toHaveLength(3);
    expect(waits).toHaveLength(2);
  });

  test('is refused without the right signature, and says so once', async () => {
    const { told, send, refusals } = start();
    const body = call('published');
    const other = createHmac('sha1', 'another-secret').update(body).digest('hex');
    for (const signature of ['', 'x', other, other.slice(1)])
      expect(await send(body, signature)).toBe(401);
    expect(refusals()).toBe(4);
    expect(told).toEqual([]);
  });

  test('takes no call where no secret is configured, that is too large, or that says nothing', async () => {
    const closed = contentWebhook({
      secret: undefined,
      changes: createStoryChanges(),
      refused: () => undefined,
      clock: manualClock(0),
      sleep: () => Promise.resolve(),
    });
    const unsigned = await closed.request(contentWebhookPath, { method: 'POST', body: '{}' });
    expect(unsigned.status).toBe(404);
    const { told, send } = start();
    expect(await send('x'.repeat(65_537))).toBe(413);
    expect(await send('{')).toBe(400);
    expect(await send('{}')).toBe(400);
    expect(told).toEqual([]);
  });
});
