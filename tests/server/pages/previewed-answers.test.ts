/** What an editor’s token changes of a page: who may keep it, and which stories it is made of. */
import { describe, expect, test } from 'vitest';

import { TE } from '../../../core/fp.ts';
import type { Content, ContentError } from '../../../core/ports/content.ts';
import { createPreviews, previewedContent } from '../../../server/pages/preview.ts';
import { manualClock } from '../../fakes/clock.ts';
import { previewQuery, samplePreviewToken } from '../../fakes/preview-query.ts';
import { pageWith } from './cached-pages.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const previewsWith = (previewToken: string | undefined) =>
  createPreviews({ previewToken, clock: manualClock(now), policy: 'of editors' });
const previews = previewsWith(samplePreviewToken);

const names = ['_editor_tk', '_storyblok_tk'] as const;

test('a preview is asked for by a token of either name, and opened by a valid one alone', () => {
  for (const name of names) {
    const query = previewQuery(now, { _editor: '42' }, name);
    const old = previewQuery(now - 3_600_000, { _editor: '42' }, name);
    expect([previews.isAsked(`/a?${query}`), previews.isAsked(`/a?${old}`)]).toEqual([true, true]);
    expect(previews.open(`?${query}`)).toBeDefined();
    expect(previews.open(`?${old}`)).toBeUndefined();
    expect(previewsWith(undefined).isAsked(`/a?${query}`)).toBe(false);
    expect(previewsWith(undefined).open(`?${query}`)).toBeUndefined();
  }
  for (const url of ['/', '/a?_editor=42', '/a_tk', '/a?b_tk=c', '/a?c=_tk'])
    expect([url, previews.isAsked(url)]).toEqual([url, false]);
});

describe('a page that is previewed', () => {
  const page = {
    ...pageWith('page'),
    headers: ['a', 'b', 'Cache-Control', 'public', 'etag', 'W/"x"', 'cache-control', 'too'],
    tag: '"x"',
  };
  const previewed = ['a', 'b', 'cache-control', 'no-store', 'x-robots-tag', 'noindex'];

  test('is kept and indexed by nobody', () => {
    expect(previews.asPreview(page)).toEqual({
      ...page,
      headers: previewed,
      freshSeconds: 0,
      tag: undefined,
    });
  });

  test('may stand within the editor where it is a document', () => {
    const document = { ...page, headers: [...page.headers, 'content-security-policy', 'own'] };
    expect(previews.asPreview(document).headers).toEqual([
      ...previewed,
      'content-security-policy',
      'of editors',
    ]);
  });
});

test('a preview has every story in its state', async () => {
  const asked: unknown[] = [];
  const heard =
    (what: string) =>
    (request: object): TE.TaskEither<ContentError, never> => {
      asked.push([what, request]);
      return TE.left({ kind: 'content-unavailable', reason: 'not asked for its answer' });
    };
  const content: Content = {
    page: heard('page'),
    chrome: heard('chrome'),
    navigation: heard('navigation'),
  };
  const preview = previews.open(`?${previewQuery(now, { _editor: '42' })}`);
  if (preview === undefined) throw new Error('no preview');
  const of = previewedContent(content, preview);
  const site = { channel: 'poster', locale: 'de-DE' } as const;
  await of.page({ ...site, platform: 'web', slug: 'a' })();
  await of.chrome(site)();
  await of.navigation(site)();
  expect(asked).toEqual([
    ['page', { ...site, platform: 'web', slug: 'a', preview }],
    ['chrome', { ...site, preview }],
    ['navigation', { ...site, preview }],
  ]);
});
