/** The list of a site's pages, over the embedded content service and the vendor's client. */
import { describe, expect, test } from 'vitest';

import { createStoryChanges } from '../../../adapters/storyblok/story-changes.ts';
import { storyblokSitePages } from '../../../adapters/storyblok/site-pages.ts';
import { standInMilliseconds } from '../../../adapters/shared/stale-while-revalidate.ts';
import { E } from '../../../core/fp.ts';
import { contentService, embeddedContentToken } from '../../../server/embedded/content/content.ts';
import {
  contentFetch,
  inProcessContentEndpoint,
} from '../../../server/embedded/content/in-process.ts';
import type { Story } from '../../../server/embedded/content/story.ts';
import { storyWith } from '../../fakes/content-stories.ts';
import { sleepUntilWoken } from '../../fakes/fetch.ts';
import { recordingLog } from '../../fakes/log.ts';
import { patient } from '../../fakes/patient.ts';

const story = (slug: string, content: object = {}, publishedAt?: string | null): Story =>
  storyWith(
    `poster/de-DE/pages/${slug}`,
    { component: 'Page', _uid: 'p', title: slug, ...content },
    { uuid: slug, publishedAt },
  );

const serving = (stories: readonly Story[]): typeof fetch =>
  contentFetch((request) => contentService({ stories, log: () => undefined }).fetch(request));

/** The list over a fetch of the test, with a clock that the test moves. */
const start = (answer: typeof fetch) => {
  const asked: URL[] = [];
  const { sleep, wake } = sleepUntilWoken();
  const changes = createStoryChanges();
  let now = 0;
  let current = answer;
  const sitePages = storyblokSitePages({
    accessToken: embeddedContentToken,
    endpoint: inProcessContentEndpoint,
    fetch: (input, init) => {
      asked.push(new URL(new Request(input).url));
      return current(input, init);
    },
    requestsPerSecond: 1_000,
    cacheSeconds: 60,
    staleSeconds: 3_600,
    clock: { now: () => now },
    sleep,
    log: recordingLog(),
    changes,
  });
  const list = (signal = patient) =>
    sitePages(signal).pages({ channel: 'poster', locale: 'de-AT' })();
  return {
    asked,
    list,
    slugs: async (signal?: AbortSignal) => {
      const listed = await list(signal);
      return E.isRight(listed) ? listed.right.map(({ slug }) => slug) : listed.left.kind;
    },
    answer: (other: typeof fetch) => {
      current = other;
    },
    pass: (seconds: number) => {
      now += seconds * 1_000;
    },
    change: () => changes.tell({ kind: 'all' }),
    takeAMoment: () => wake(standInMilliseconds),
  };
};

const down: typeof fetch = async () => new Response('down', { status: 503 });

const slug = (index: number): string => `page-${index}`;

describe('the pages of a site', () => {
  test('are all of its folder, however many pages the list has', async () => {
    const stories = Array.from({ length: 160 }, (_, index) => story(slug(index)));
    const { slugs, asked } = start(serving(stories));
    expect(await slugs()).toEqual(stories.map((_, index) => slug(index)));
    expect(asked.map(({ searchParams }) => searchParams.get('page') ?? '').toSorted()).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
    ]);
    expect(asked[0]?.searchParams.get('starts_with')).toBe('poster/de-DE/pages/');
  });

  test('are those that search engines may keep under their own address', async () => {
    const { list } = start(
      serving([
        story('home'),
        story('error-page'),
        story('desktop-startseite'),
        story('out', { robots: 'noindex' }),
        story('elsewhere', { canonicalUrl: 'https://a.example/' }),
        story('draft', {}, null),
        story('moved', { component: 'Redirect', target: '/a', status: '301' }),
        story('global/chrome', { component: 'Chrome' }),
        story('wishlist'),
        story('theme'),
        story('a/b', { description: 'B', ogImages: [] }, '2026-11-02T09:00:00+01:00'),
      ]),
    );
    const listed = await list();
    if (E.isLeft(listed)) throw new Error(listed.left.kind);
    expect(listed.right.map(({ route }) => route)).toEqual([
      { kind: 'start' },
      { kind: 'wishlist' },
      { kind: 'content', segments: ['a', 'b'] },
    ]);
    expect(listed.right.at(-1)).toMatchObject({
      title: 'a/b',
      description: 'B',
      lastModified: '2026-11-02T08:00:00.000Z',
      alternates: { 'de-DE': 'a/b' },
    });
  });

  test('are kept, and stand in while the service is away', async () => {
    const { slugs, asked, answer, pass, takeAMoment } = start(serving([story('a')]));
    await slugs();
    await slugs();
    expect(asked).toHaveLength(1);
    answer(down);
    pass(61);
    expect(await slugs()).toEqual(['a']);
    expect(asked.length).toBeGreaterThan(1);
    const silent = slugs();
    answer(() => new Promise(() => undefined));
    takeAMoment();
    expect(await silent).toEqual(['a']);
  });

  test('are asked for anew when a story has changed', async () => {
    const { slugs, answer, change } = start(serving([story('a')]));
    await slugs();
    answer(serving([story('a'), story('b')]));
    expect(await slugs()).toEqual(['a']);
    change();
    expect(await slugs()).toEqual(['a', 'b']);
    change();
    answer(down);
    expect(await slugs()).toEqual(['a', 'b']);
  });

  test('are an error where nobody has ever answered, and a list is never in part', async () => {
    expect(await start(down).slugs()).toBe('content-unavailable');
    const rubbish: typeof fetch = async () => new Response('{"cv": 7}', { status: 200 });
    expect(await start(rubbish).slugs()).toBe('content-answer-refused');
    const stories = Array.from({ length: 30 }, (_, index) => story(slug(index)));
    const half: typeof fetch = (input, init) =>
      new URL(new Request(input).url).searchParams.get('page') === '1'
        ? serving(stories)(input, init)
        : down(input, init);
    expect(await start(half).slugs()).toBe('content-unavailable');
  });

  test('come in behind an asker who has left', async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const held: typeof fetch = async (input, init) => {
      await gate;
      return serving([story('a')])(input, init);
    };
    const { slugs, asked } = start(held);
    const left = new AbortController();
    const first = slugs(left.signal);
    left.abort(new Error('left'));
    expect(await first).toBe('content-unavailable');
    const second = slugs();
    release();
    expect(await second).toEqual(['a']);
    expect(asked).toHaveLength(1);
  });
});
