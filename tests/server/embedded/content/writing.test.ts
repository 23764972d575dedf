/** Stories are written with the vendor's own client, and read as shoppers read them. */
import { apiPlugin, storyblokInit, type StoryblokClient } from '@storyblok/js';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  createStoryChanges,
  type StoryChange,
} from '../../../../adapters/storyblok/story-changes.ts';
import { storyblokContent } from '../../../../adapters/storyblok/storyblok.ts';
import { E } from '../../../../core/fp.ts';
import {
  contentService,
  embeddedContentToken,
} from '../../../../server/embedded/content/content.ts';
import {
  contentFetch,
  inProcessContentEndpoint,
} from '../../../../server/embedded/content/in-process.ts';
import type { WriteStore } from '../../../../server/embedded/content/keeper.ts';
import { uuidOf } from '../../../../server/embedded/content/story.ts';
import { storyWith } from '../../../fakes/content-stories.ts';
import { heldSleep } from '../../../fakes/fetch.ts';
import { patient } from '../../../fakes/patient.ts';
import { memoryWriteStore } from '../../../fakes/write-store.ts';

const writeToken = 'a-token-for-writers';
const pages = 'poster/de-DE/pages';

const sample = (slug: string) =>
  storyWith(
    `${pages}/${slug}`,
    { component: 'Page', _uid: slug, title: slug },
    { uuid: uuidOf(slug) },
  );

type Sent = {
  readonly data: {
    readonly story: {
      readonly id: number;
      readonly uuid: string;
      readonly full_slug: string;
      readonly published: boolean;
      readonly unpublished_changes: boolean;
      readonly parent_id: number;
    };
  };
};

const start = (store: WriteStore = memoryWriteStore(), token: string | undefined = writeToken) => {
  let now = 100_000;
  const told: StoryChange[] = [];
  const changes = createStoryChanges();
  changes.hear((change) => told.push(change));
  const app = contentService({
    stories: [sample('eins'), sample('zwei')],
    previewToken: 'for-previews',
    writeToken: token,
    store,
    changes,
    clock: { now: () => now },
    log: () => undefined,
  });
  const request: typeof fetch = contentFetch((asked) => app.fetch(asked));
  const writer: StoryblokClient | undefined = storyblokInit({
    accessToken: 'none',
    use: [apiPlugin],
    bridge: false,
    apiOptions: {
      endpoint: inProcessContentEndpoint,
      oauthToken: writeToken,
      fetch: request,
      rateLimit: 1000,
    },
  }).storyblokApi;
  if (writer === undefined) throw new Error('no client');
  const api = (sent: unknown): Sent => sent as Sent;
  const content = storyblokContent({
    accessToken: 'for-previews',
    endpoint: inProcessContentEndpoint,
    fetch: request,
    requestsPerSecond: 1000,
    cacheSeconds: 3_600,
    clock: { now: () => now },
    sleep: heldSleep().sleep,
    log: { report: () => undefined },
    changes,
  })(patient);
  const titleAt = async (slug: string): Promise<string> => {
    const page = await content.page({
      channel: 'poster',
      locale: 'de-DE',
      platform: 'web',
      slug,
    })();
    return E.isRight(page) ? page.right.title : page.left.kind;
  };
  const read = (path: string, query: Readonly<Record<string, string>> = {}) =>
    app.request(`${path}?${new URLSearchParams({ token: writeToken, ...query })}`);
  return {
    app,
    writer,
    told,
    titleAt,
    read,
    post: async (body: object) => api(await writer.post('spaces/1/stories', body)),
    put: async (id: number, body: object) => api(await writer.put(`spaces/1/stories/${id}`, body)),
    folder: async (slug: string): Promise<number> => {
      const answer = await app.request(`/spaces/1/stories?folder_only=1&with_slug=${slug}`, {
        headers: { authorization: writeToken },
      });
      const { stories }: { readonly stories: readonly { readonly id: number }[] } =
        await answer.json();
      return stories[0]?.id ?? -1;
    },
    later: (milliseconds: number) => {
      now += milliseconds;
    },
  };
};

const page = (title: string) => ({ component: 'Page', title });

describe('writing', () => {
  test('a story is made in a folder, published, changed and deleted, and pages follow at once', async () => {
    const { titleAt, post, put, folder, writer, told } = start();
    expect(await titleAt('neu')).toBe('page-not-found');
    const parent_id = await folder(pages);
    const story = { name: 'Neu', slug: 'neu', parent_id, content: page('Neu') };
    const made = (await post({ story, publish: 1 })).data.story;
    expect(made).toMatchObject({ full_slug: `${pages}/neu`, published: true, parent_id });
    expect(told).toContainEqual({ kind: 'story', fullSlug: `${pages}/neu`, uuid: made.uuid });
    expect(await titleAt('neu')).toBe('Neu');
    await put(made.id, { story: { content: page('Neuer') }, publish: 1 });
    expect(await titleAt('neu')).toBe('Neuer');
    await put(made.id, { story: { slug: 'anders' }, publish: 1 });
    expect([await titleAt('neu'), await titleAt('anders')]).toEqual(['page-not-found', 'Neuer']);
    await writer.delete(`spaces/1/stories/${made.id}`, {});
    expect(await titleAt('anders')).toBe('page-not-found');
  });

  test('what is saved and not published is seen by those who ask for drafts', async () => {
    const { read, put, titleAt, writer } = start();
    const { story }: Sent['data'] = await (await read(`/cdn/stories/${pages}/eins`)).json();
    const { data } = await put(story.id, { story: { content: page('Entwurf') } });
    expect(data.story).toMatchObject({ published: true, unpublished_changes: true });
    expect(await titleAt('eins')).toBe('eins');
    const draft = { version: 'draft' };
    expect(await (await read(`/cdn/stories/${pages}/eins`, draft)).json()).toMatchObject({
      story: { content: { title: 'Entwurf' } },
    });
    await writer.get(`spaces/1/stories/${story.id}/publish`);
    expect(await titleAt('eins')).toBe('Entwurf');
    await writer.get(`spaces/1/stories/${story.id}/unpublish`);
    expect(await titleAt('eins')).toBe('page-not-found');
  });

  test('a release is seen by those who ask for it, until it is merged', async () => {
    const { read, put, titleAt, writer } = start();
    const { story }: Sent['data'] = await (await read(`/cdn/stories/${pages}/eins`)).json();
    await put(story.id, { story: { content: page('Sommer') }, release_id: 7 });
    expect(await titleAt('eins')).toBe('eins');
    const titleIn = async (release: string) => {
      const answer = await read(`/cdn/stories/${pages}/eins`, { from_release: release });
      const body: unknown = await answer.json();
      return body;
    };
    expect(await titleIn('7')).toMatchObject({ story: { content: { title: 'Sommer' } } });
    expect(await titleIn('8')).toMatchObject({ story: { content: { title: 'eins' } } });
    await writer.put('spaces/1/releases/7', { do_release: true } as never);
    expect(await titleAt('eins')).toBe('Sommer');
  });

  test('the content version rises with each write', async () => {
    const { read, put } = start();
    const versionOf = async () => {
      const { cv, story } = await (await read(`/cdn/stories/${pages}/zwei`)).json();
      return { cv: Number(cv), id: Number(story.id) };
    };
    const before = await versionOf();
    await put(before.id, { story: { name: 'Z' }, publish: 1 });
    await put(before.id, { story: { name: 'ZZ' } });
    expect((await versionOf()).cv).toBe(before.cv + 2);
  });

  test('an acknowledged write is there after a restart, a deleted sample is not', async () => {
    const store = memoryWriteStore();
    const before = start(store);
    const parent_id = await before.folder(pages);
    const story = { name: 'Neu', slug: 'neu', parent_id, content: page('Neu') };
    await before.post({ story, publish: 1 });
    const sampled: Sent['data'] = await (await before.read(`/cdn/stories/${pages}/eins`)).json();
    await before.writer.delete(`spaces/1/stories/${sampled.story.id}`, {});
    const { titleAt } = start(store);
    expect([await titleAt('neu'), await titleAt('eins'), await titleAt('zwei')]).toEqual([
      'Neu',
      'page-not-found',
      'zwei',
    ]);
  });

  test('another process hears of it within a second', async () => {
    const store = memoryWriteStore();
    const [one, other] = [start(store), start(store)];
    await other.read('/cdn/stories');
    const { story }: Sent['data'] = await (await one.read(`/cdn/stories/${pages}/eins`)).json();
    await one.put(story.id, { story: { content: page('Neu') }, publish: 1 });
    other.later(1_000);
    await other.read('/cdn/stories');
    await other.read('/cdn/stories');
    expect(other.told).toContainEqual({
      kind: 'story',
      fullSlug: `${pages}/eins`,
      uuid: story.uuid,
    });
    expect(await other.titleAt('eins')).toBe('Neu');
  });
});

describe('what is refused', () => {
  test.each([
    ['a slug that is taken', { name: 'A', slug: `${pages}/eins`, content: page('A') }, 'slug'],
    ['no name', { slug: 'a', content: page('A') }, 'name'],
    ['a slug that leads elsewhere', { name: 'A', slug: '../a', content: page('A') }, 'slug'],
    [
      'a folder that is not there',
      { name: 'A', slug: 'a', parent_id: 5, content: {} },
      'parent_id',
    ],
    ['no component', { name: 'A', slug: 'a', content: { title: 'A' } }, 'content'],
    ['another type', { name: 7, slug: 'a', content: page('A') }, 'name'],
  ])('%s', async (_what, story, field) => {
    const { post } = start();
    await expect(post({ story })).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining(field === 'slug' ? '' : field),
      response: { data: { [field]: [expect.any(String)] } },
    });
  });

  test('whoever brings no token, another one, or any where none is set', async () => {
    const asked = (app: ReturnType<typeof start>['app'], authorization: string) =>
      app.request('/spaces/1/stories', { method: 'POST', body: '{}', headers: { authorization } });
    const { app } = start();
    for (const token of ['', 'wrong', `${writeToken}x`, embeddedContentToken])
      expect((await asked(app, token)).status).toBe(401);
    const closed = contentService({ stories: [], log: () => undefined });
    for (const token of ['', 'undefined', 'Bearer undefined'])
      expect((await asked(closed, token)).status).toBe(401);
  });

  test('drafts and releases, with the token of what is published', async () => {
    const { read } = start();
    const status = async (query: Readonly<Record<string, string>>) =>
      (await read('/cdn/stories', { token: embeddedContentToken, ...query })).status;
    expect(await status({})).toBe(200);
    expect(await status({ version: 'draft' })).toBe(401);
    expect(await status({ from_release: '7' })).toBe(401);
    expect(await status({ version: 'draft', token: 'for-previews' })).toBe(200);
  });

  test('a body that is too large, is not JSON, or nests too deep', async () => {
    const { app, post } = start();
    const send = (body: string) =>
      app.request('/spaces/1/stories', {
        method: 'POST',
        body,
        headers: { authorization: writeToken },
      });
    expect((await send(`"${'x'.repeat(1_000_001)}"`)).status).toBe(413);
    expect((await send('{')).status).toBe(422);
    let deep: object = {};
    for (let level = 0; level < 200; level += 1) deep = { deep };
    const story = { name: 'A', slug: 'a', content: { ...page('A'), deep } };
    await expect(post({ story })).rejects.toMatchObject({ status: 422 });
  });

  property.prop([fc.jsonValue()], { numRuns: 50 })('any JSON, with an answer', async (body) => {
    const { app } = start();
    const answer = await app.request('/spaces/1/stories', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { authorization: writeToken },
    });
    expect(answer.status).toBe(422);
  });
});
