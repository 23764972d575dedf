import { describe, expect, test } from 'vitest';

import {
  contentService,
  embeddedContentToken,
  type ContentServiceEntry,
} from '../../../../server/embedded/content/content.ts';
import { uuidOf, type Story } from '../../../../server/embedded/content/story.ts';
import { storyWith } from '../../../fakes/content-stories.ts';

const link = (slug: string) => ({ linktype: 'story', id: uuidOf(slug) });
const story = (slug: string, content: object = {}, publishedAt?: string | null): Story =>
  storyWith(
    slug,
    { component: 'Page', _uid: slug, ...content },
    { uuid: uuidOf(slug), publishedAt },
  );

const stories: readonly Story[] = [
  story('a/one', {
    shared: uuidOf('b/shared'),
    link: link('a/two'),
    text: 'Eins',
    text__i18n__fr: 'Un',
  }),
  story('a/two', {}, '1970-01-01T00:01:40.000Z'),
  story('b/shared', { link: link('a/one') }),
  story('b/draft', {}, null),
  ...Array.from({ length: 30 }, (_, number) => story(`c/${number}`)),
];

const start = () => {
  const entries: ContentServiceEntry[] = [];
  const app = contentService({
    stories,
    languages: ['fr'],
    log: (entry) => entries.push(entry),
  });
  const get = (path: string, query: Readonly<Record<string, string>> = {}) =>
    app.request(`${path}?${new URLSearchParams({ token: embeddedContentToken, ...query })}`);
  return { app, entries, get };
};

const { app, get } = start();
/** What the service sends, as far as these tests read it. */
type Body = {
  readonly stories: readonly Story[];
  readonly links: Readonly<Record<string, object>>;
};

const json = async (answer: Response | Promise<Response>): Promise<Body> => {
  const body: Body = await (await answer).json();
  return body;
};
const slugsOf = async (answer: Response | Promise<Response>): Promise<string[]> => {
  const { stories: listed } = await json(answer);
  return listed.map(({ full_slug: slug }) => slug);
};

describe('one story', () => {
  test('by slug or uuid, with its content version', async () => {
    const bySlug = await json(get('/cdn/stories/a/one'));
    expect(bySlug).toMatchObject({ story: { full_slug: 'a/one' }, cv: 100, rels: [] });
    expect(await json(get(`/cdn/stories/${uuidOf('a/one')}`))).toEqual(bySlug);
    expect(await json(get('/cdn/stories/a/one/'))).toEqual(bySlug);
  });

  test('with what it refers to beside it, the links of relations included', async () => {
    const body = await json(get('/cdn/stories/a/one', { resolve_relations: 'Page.shared,X.y' }));
    expect(body).toMatchObject({
      rels: [{ full_slug: 'b/shared' }],
      links: [{ full_slug: 'a/two', uuid: uuidOf('a/two') }, { full_slug: 'a/one' }],
    });
    expect(body).not.toHaveProperty('rel_uuids');
    expect(body).not.toHaveProperty('link_uuids');
  });

  test('in a language that the space has, else in the default one', async () => {
    const inFrench = await json(get('/cdn/stories/a/one', { language: 'fr' }));
    expect(inFrench).toMatchObject({ story: { lang: 'fr', content: { text: 'Un' } } });
    const inDanish = await json(get('/cdn/stories/a/one', { language: 'da' }));
    expect(inDanish).toMatchObject({ story: { lang: 'default', content: { text: 'Eins' } } });
    expect(inDanish).not.toHaveProperty('story.content.text__i18n__fr');
  });

  test('is not there: 404 in the vendor’s words, and a line in the log', async () => {
    const service = start();
    const answer = await service.get('/cdn/stories/a/three');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual(['This record could not be found']);
    expect(service.entries).toEqual([{ kind: 'story-not-found', slug: 'a/three' }]);
  });

  test('a draft is seen by those who ask for drafts', async () => {
    expect((await get('/cdn/stories/b/draft')).status).toBe(404);
    expect((await get('/cdn/stories/b/draft', { version: 'draft' })).status).toBe(200);
  });

  test('is found under whatever the service is mounted', async () => {
    const { Hono } = await import('hono');
    const mounted = new Hono().route('/services/content/v2', app);
    const path = '/services/content/v2/cdn/stories/a/one';
    const answer = await mounted.request(`${path}?token=${embeddedContentToken}`);
    expect(answer.status).toBe(200);
  });
});

describe('lists', () => {
  test('are paged, and say of how many', async () => {
    const answer = await get('/cdn/stories', { starts_with: 'c/', per_page: '10', page: '3' });
    expect(answer.headers.get('total')).toBe('30');
    expect(answer.headers.get('per-page')).toBe('10');
    expect(await slugsOf(answer)).toHaveLength(10);
  });

  test.each([
    ['0', 25],
    ['-3', 25],
    ['many', 25],
    ['9999', 33],
  ])('per_page=%s is bounded', async (perPage, length) => {
    expect(await slugsOf(get('/cdn/stories', { per_page: perPage }))).toHaveLength(length);
  });

  test('by folder and by uuid', async () => {
    expect(await slugsOf(get('/cdn/stories', { starts_with: 'a/' }))).toEqual(['a/one', 'a/two']);
    const uuids = [uuidOf('a/two'), uuidOf('nothing')].join(',');
    expect(await slugsOf(get('/cdn/stories', { by_uuids: uuids }))).toEqual(['a/two']);
  });

  test('of links, by uuid', async () => {
    const { links } = await json(get('/cdn/links', { starts_with: 'a/' }));
    expect(Object.keys(links)).toEqual([uuidOf('a/one'), uuidOf('a/two')]);
    expect(links[uuidOf('a/one')]).toMatchObject({ slug: 'a/one', is_folder: false });
  });
});

describe('the door', () => {
  test.each(['', 'wrong'])('the token "%s" is refused', async (token) => {
    const answer = await get('/cdn/stories/a/one', { token });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ error: 'Unauthorized' });
  });

  test('the space says its version; nothing announces a rate limit', async () => {
    const answer = await get('/cdn/spaces/me');
    expect(answer.headers.has('x-ratelimit-policy')).toBe(false);
    expect(await answer.json()).toMatchObject({ space: { version: 100, language_codes: ['fr'] } });
  });

  test('counts can be read from other origins; other methods are refused', async () => {
    const answer = await get('/cdn/stories');
    expect(answer.headers.get('access-control-expose-headers')).toMatch(/Total.*Per-Page/u);
    const path = `/cdn/stories?token=${embeddedContentToken}`;
    expect((await app.request(path, { method: 'POST' })).status).toBe(405);
  });
});
