/**
 * Previews over a real server: the storefront, its renderer, and the vendor's client on a draft.
 */
import type { Hono } from 'hono';
import { fc, test as property } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { sleep } from '../../../adapters/shared/sleep.ts';
import { storyblokContent } from '../../../adapters/storyblok/storyblok.ts';
import { storyblokTransform } from '../../../adapters/storyblok/transform.ts';
import { fullSlugOf } from '../../../core/domain/routing/story-folders.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { readAskedAddress } from '../../../server/http/asked-address.ts';
import { serviceListener } from '../../../server/http/service-listener.ts';
import { documentPolicy } from '../../../server/http/security-headers.ts';
import { createAdmission } from '../../../adapters/shared/admission.ts';
import { createPageCache } from '../../../server/pages/page-cache.ts';
import { createPreviews } from '../../../server/pages/preview.ts';
import { createRenderer, renderEdited } from '../../../server/pages/render.tsx';
import { createStorefront } from '../../../server/pages/storefront.ts';
import { isTransform, transformService } from '../../../server/pages/transform-service.ts';
import { contentService } from '../../../server/embedded/content/content.ts';
import {} from '../../../server/embedded/content/in-process.ts';
import { manualClock } from '../../fakes/clock.ts';
import { storyWith } from '../../fakes/content-stories.ts';
import { recordingLog } from '../../fakes/log.ts';
import { memoryPorts } from '../../fakes/storefront-ports.ts';
import { previewQuery, samplePreviewToken } from '../../fakes/preview-query.ts';
import { serve, type Served } from '../http/served.ts';
import { contentAccess } from '../../fakes/content-access.ts';
import { documentFiles } from '../../fakes/document-files.ts';

const now = Date.parse('2026-11-22T12:00:00Z');

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});

const pageContent = (words: string, others: readonly object[] = []) => ({
  component: 'Page',
  _uid: 'page',
  title: words,
  body: [{ component: 'RichText', _uid: 'words', text: text(words) }, ...others],
});

const slugOf = (slug: string): string => fullSlugOf('poster/de-DE', slug) ?? '';

const published = storyWith(slugOf('offen'), pageContent('Offen'), { uuid: 'offen' });
const draft = storyWith(
  slugOf('entwurf'),
  pageContent('Nur im Entwurf', [{ component: 'Vidio' }]),
  {
    uuid: 'entwurf',
    publishedAt: null,
  },
);

const open = async () => {
  const clock = manualClock(now);
  const log = recordingLog();
  const asked: string[] = [];
  const service = contentService({ stories: [published, draft], log: () => undefined });
  const access = contentAccess((request) => {
    asked.push(new URL(request.url).searchParams.get('version') ?? '');
    return service.fetch(request);
  });
  const content = storyblokContent({ ...access, cacheSeconds: 60, clock, sleep, log });
  const cache = createPageCache(10_000_000, clock);
  const storefront = createStorefront({
    sites: embeddedSites(3000),
    ports: (signal) => ({ ...memoryPorts(log, clock), content: content(signal) }),
    log,
    sleep,
    pageMilliseconds: 10_000,
    cache,
    isDevelopment: false,
    trustedProxies: 0,
    admission: createAdmission({ running: 4, waiting: 8 }),
    render: createRenderer({
      build: 'test',
      files: documentFiles,
    }),
    policy: documentPolicy(''),
    editing: {
      previews: createPreviews({
        previewToken: samplePreviewToken,
        clock,
        policy: documentPolicy('', {}, { bridgeStyle: "'sha256-bridge'" }),
      }),
      storyTransform: storyblokTransform(access),
      render: renderEdited,
    },
  });
  const editor: Hono = transformService({ draw: storefront.drawEdited, log });
  const listen = serviceListener(editor);
  const served = await serve((request, response) => {
    if (isTransform(request.url)) return void listen(request, response);
    if (storefront.answerFromCache(request, response)) return undefined;
    storefront
      .answer(request, response, readAskedAddress(embeddedSites(3000), request))
      .catch(() => response.writeHead(500).end());
    return undefined;
  });
  const host = { host: 'localhost:3000' };
  const transform = (address: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(
      `http://127.0.0.1:${served.port}/frontend-api/mp/storyblok/transform?address=${encodeURIComponent(address)}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      },
    );
  return {
    served,
    cache,
    asked,
    clock,
    ask: (path: string) => served.ask(path, { headers: host }),
    transform,
    /** The transform at the application itself, at a host of the shop. */
    draw: (address: string, story: unknown) =>
      editor.request(
        `http://localhost:3000/frontend-api/mp/storyblok/transform?address=${encodeURIComponent(address)}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', host: 'localhost:3000' },
          body: JSON.stringify({ story }),
        },
      ),
  };
};

type World = Awaited<ReturnType<typeof open>>;
const worlds: Served[] = [];
let world: World;

beforeAll(async () => {
  world = await open();
  worlds.push(world.served);
});

afterAll(async () => {
  await Promise.all(worlds.map((served) => served.close()));
});

const editing = previewQuery(now, { _editor: '42' });
const vendors = previewQuery(
  now,
  { _storyblok: '42', _storyblok_release: 'undefined' },
  '_storyblok_tk',
);

describe('without a valid token', () => {
  test('a draft is not there', async () => {
    for (const query of ['', '?_editor=42', '?_storyblok=42&_storyblok_version=draft&_release=a']) {
      expect((await world.ask(`/entwurf${query}`)).status).toBe(404);
    }
  });

  const anyRefusedQuery = fc.oneof(
    fc.constantFrom(
      '_editor=42&_release=spring',
      '_storyblok=42&_storyblok_c=Page&_storyblok_lang=de&_storyblok_release=1&_storyblok_version=draft',
      editing.replace(/(?<=token\]=)./u, 'x'),
      previewQuery(now - 3_600_000, { _editor: '42' }),
      previewQuery(now + 61_000, { _editor: '42' }),
      `${editing}&_editor_tk[token]=`,
    ),
    fc.webQueryParameters().map((query) => `_editor=1&_editor_tk[token]=${query}`),
  );

  property.prop([anyRefusedQuery], { numRuns: 30 })(
    'every parameter of editors gets the published page, the same bytes and headers, and one entry',
    async (query) => {
      const plain = await world.ask('/offen');
      const bytes = world.cache.bytes();
      const answer = await world.ask(`/offen?${query}`);
      expect(answer.body.equals(plain.body)).toBe(true);
      const { date: _one, ...headers } = answer.headers;
      const { date: _other, ...expected } = plain.headers;
      expect(headers).toEqual(expected);
      expect(headers['cache-control']).toContain('s-maxage=60');
      expect(world.cache.bytes()).toBe(bytes);
    },
  );
});

describe('with a valid token', () => {
  test.each([
    ['our own names', editing],
    ["the vendor's names", vendors],
  ])('an editor sees the draft, by %s', async (_whose, query) => {
    const { cache, ask, asked } = world;
    const bytes = cache.bytes();
    for (const _time of ['first', 'again']) {
      asked.splice(0);
      const answer = await ask(`/entwurf?${query}`);
      const html = answer.body.toString();
      expect(answer.status).toBe(200);
      expect(html).toContain('Nur im Entwurf');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['x-robots-tag']).toBe('noindex');
      expect(answer.headers.etag).toBeUndefined();
      expect(answer.headers['content-security-policy']).toContain(
        "frame-ancestors 'self' https://app.storyblok.com",
      );
      expect(new Set(asked)).toEqual(new Set(['draft']));
    }
    expect(cache.bytes()).toBe(bytes);
    expect((await ask('/entwurf')).status).toBe(404);
  });

  test('the page has the editor’s script and no other, and its blocks can be clicked', async () => {
    const html = (await world.ask(`/entwurf?${editing}`)).body.toString();
    expect(html).toContain('<script type="module" src="/editor.js">');
    expect(html).not.toContain('/entry.js');
    expect(html).toContain('data-blok-uid="42-words"');
    // The editor's script moves the mark onto the element behind it (tests/web/preview.test.ts).
    expect(html).toMatch(
      /<template data-blok-c="[^"]*RichText[^"]*" data-blok-uid="42-words"><\/template><section/u,
    );
    expect(html).toContain('Vidio');
    expect(html).toContain('Vorschau · Entwurf');
  });

  test('for everybody else the document says nothing of editors', async () => {
    const html = (await world.ask('/offen')).body.toString();
    expect(html).toContain('/entry.js');
    for (const word of ['/editor.js', 'data-blok', 'Vorschau']) expect(html).not.toContain(word);
  });

  test('a release alone is a page with its scripts, and with a note', async () => {
    const query = previewQuery(now, { _release: 'spring' });
    const answer = await world.ask(`/offen?${query}`);
    const html = answer.body.toString();
    expect(html).toContain('Vorschau · Release spring');
    expect(html).toContain('/entry.js');
    expect(html).not.toContain('data-blok');
    expect(answer.headers['cache-control']).toBe('no-store');
    const payload = await world.ask(`/offen/_payload.json?${query}`);
    expect(payload.status).toBe(200);
    expect(payload.headers['cache-control']).toBe('no-store');
    expect(payload.headers['x-robots-tag']).toBe('noindex');
  });

  test('a story that is asked for by its full slug is shown at its own address', async () => {
    const answer = await world.ask(`/${slugOf('entwurf')}?${vendors}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe(`http://localhost:3000/entwurf?${vendors}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await world.ask(`/${slugOf('entwurf')}`)).status).toBe(404);
  });

  test('a page that is not there is no page that is kept either', async () => {
    const answer = await world.ask(`/nirgends?${editing}`);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('an edited story', () => {
  const edited = (content: object) => ({ ...draft, content: { ...draft.content, ...content } });

  test('is drawn as the page that it would be, with a box for what does not decode', async () => {
    const answer = await world.draw(
      `/entwurf?${editing}`,
      edited(pageContent('Noch nicht gespeichert', [{ component: 'Teaser', _uid: 'leer' }])),
    );
    expect(answer.status).toBe(200);
    const { payload } = await answer.json();
    expect(payload.title).toContain('Noch nicht gespeichert');
    expect(payload.app).toMatch(/data-blok-uid="42-words"/u);
    expect(payload.app).toContain('Noch nicht gespeichert');
    expect(payload.app).toContain('Teaser');
    expect(payload.app).toContain('headline');
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  property.prop([fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue())], {
    numRuns: 10,
  })('never fails, whatever it holds', async (fields, body) => {
    const answer = await world.draw(`/entwurf?${editing}`, {
      ...draft,
      content: { ...fields, component: 'Page', _uid: 'page', body },
    });
    expect(answer.status).toBe(200);
    const rubbish = await world.draw(`/entwurf?${editing}`, fields);
    expect([200, 400]).toContain(rubbish.status);
  });

  test.each([
    ['no token', '/entwurf?_editor=42', 403],
    ['an old token', `/entwurf?${previewQuery(now - 3_600_000, { _editor: '42' })}`, 403],
    ['no page', `/web-api/anything?${editing}`, 403],
    ['no path', 'entwurf', 400],
    ['another host', `//evil.example/?${editing}`, 403],
  ])('is not drawn at an address with %s', async (_what, address, status) => {
    expect((await world.draw(address, edited({}))).status).toBe(status);
  });

  test('that leads elsewhere is not a page', async () => {
    const answer = await world.draw(`/entwurf?${editing}`, {
      ...draft,
      content: {
        component: 'Redirect',
        _uid: 'r',
        target: { linktype: 'url', url: '/offen' },
        status: '302',
      },
    });
    expect([200, 400]).toContain(answer.status);
  });

  test('is refused where it is not JSON, too large, or asked for by GET', async () => {
    const { transform, served } = world;
    const address = `/entwurf?${editing}`;
    expect((await transform(address, '{')).status).toBe(400);
    expect((await transform(address, { story: 'text' })).status).toBe(400);
    const large = { story: { words: 'x'.repeat(1_000_001) } };
    expect((await transform(address, large)).status).toBe(413);
    const typed = await transform(address, '{}', { 'content-type': 'text/plain' });
    expect(typed.status).toBe(415);
    const { status } = await served.ask('/frontend-api/mp/storyblok/transform');
    expect(status).toBe(405);
  });
});
