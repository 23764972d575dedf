import { describe, expect, test } from 'vitest';

import { pageRelations } from '../../../core/domain/content/relations.ts';
import { E } from '../../../core/fp.ts';
import { contentService, embeddedContentToken } from '../../../server/embedded/content/content.ts';
import { contentFetch } from '../../../server/embedded/content/in-process.ts';
import { type Story } from '../../../server/embedded/content/story.ts';
import { storyWith } from '../../fakes/content-stories.ts';
import { answering, pageStory, serving, startContent } from './content-under-test.ts';

describe('the cache', () => {
  test('keeps an answer for its time', async () => {
    const { page, asked, pass } = startContent(serving(() => [pageStory('a')]));
    await page('a');
    pass(59);
    await page('a');
    expect(asked).toHaveLength(1);
    pass(1);
    await page('a');
    expect(asked).toHaveLength(2);
  });

  test('keeps what is not there, too, and nothing for 0 seconds', async () => {
    const kept = startContent(serving(() => []));
    await kept.page('a');
    await kept.page('a');
    expect(kept.asked).toHaveLength(1);
    const none = startContent(
      serving(() => [pageStory('a')]),
      { cacheSeconds: 0 },
    );
    await none.page('a');
    await none.page('a');
    expect(none.asked).toHaveLength(2);
  });

  test('a newer content version makes every older answer stale', async () => {
    let stories = [pageStory('a'), pageStory('b')];
    const { page, asked } = startContent(serving(() => stories));
    await page('a');
    stories = [pageStory('a', { title: 'new' }), pageStory('b', {}, '2030-01-01T00:00:00.000Z')];
    await page('b');
    expect(await page('a')).toMatchObject({ right: { title: 'new' } });
    expect(asked).toHaveLength(3);
  });

  test('merges equal questions at the same time', async () => {
    const { page, asked } = startContent(serving(() => [pageStory('a'), pageStory('b')]));
    await Promise.all([page('a'), page('a'), page('b'), page('a')]);
    expect(asked).toHaveLength(2);
  });

  test('is bounded: what was not asked for longest is asked again', async () => {
    // One service for all questions: making it reads every story.
    const service = contentService({
      stories: Array.from({ length: 501 }, (_, number) => pageStory(`p${number}`)),
      log: () => undefined,
    });
    const { page, asked } = startContent(contentFetch((request) => service.fetch(request)));
    for (let number = 0; number < 501; number += 1) await page(`p${number}`);
    await page('p500');
    expect(asked).toHaveLength(501);
    await page('p0');
    expect(asked).toHaveLength(502);
  });

  test('does not keep a failure', async () => {
    let isDown = true;
    const up = serving(() => [pageStory('a')]);
    const { page } = startContent((input, init) =>
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
    const started = startContent(
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
    const { page, pass, asked, takeAMoment } = startContent(
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
    const { page } = startContent((_, init) => {
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
    expect(await startContent(answer).page('a')).toEqual(
      E.left({ kind: 'content-unavailable', reason: expect.stringContaining(reason) }),
    );
  });

  test.each([[{}], [{ story: 5 }], [{ story: { uuid: 'a', full_slug: 'x' } }], [[]], [null]])(
    'the answer %j is refused, and nothing throws',
    async (body) => {
      const answer = await startContent(answering(body)).page('a');
      expect(answer).toMatchObject({
        left: { kind: expect.stringMatching(/content-(?:answer-refused|unavailable)/u) },
      });
    },
  );

  test('an absent token is unavailable content', async () => {
    const { page, asked } = startContent(answering({}), { accessToken: '' });
    expect(await page('a')).toMatchObject({ left: { kind: 'content-unavailable' } });
    expect(asked).toEqual([]);
  });

  test('a story that leads to itself is refused', async () => {
    const loop = storyWith('poster/de-DE/pages/a', {
      component: 'Redirect',
      _uid: 'r',
      target: { linktype: 'url', url: '/a' },
    });
    expect(await startContent(serving(() => [loop])).page('a')).toMatchObject({
      left: { kind: 'content-answer-refused' },
    });
  });

  test('a page with a target leads there', async () => {
    const stories = [pageStory('a', { target: { linktype: 'url', url: 'https://example.com/' } })];
    expect(await startContent(serving(() => stories)).page('a')).toEqual(
      E.left({ kind: 'page-moved', target: 'https://example.com/', status: 301 }),
    );
  });
});

describe('requests', () => {
  test('carry token, version and relations, and no content version', async () => {
    const { page, asked } = startContent(
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
    const { page } = startContent(
      serving(() => [draft]),
      { version: 'draft' },
    );
    expect(await page('a')).toMatchObject({ right: { status: 'draft', title: 'Draft' } });
  });
});
