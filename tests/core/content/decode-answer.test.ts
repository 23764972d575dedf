import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { decodePage, decodePageAnswer } from '../../../core/domain/content/page-codec.ts';
import { decodeChromeAnswer, encodeChrome } from '../../../core/domain/content/chrome.ts';
import { encodeRedirect, redirectStatuses } from '../../../core/domain/content/story-redirect.ts';
import { E } from '../../../core/fp.ts';
import { folder, linkTo, reading, storyJson, writing } from './story-writer.ts';

const right = <A>(read: E.Either<unknown, A>): A => {
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
  return read.right;
};

describe('stories that give no page', () => {
  const refusal = (fields: object, extra: object = {}) => decodePage(storyJson(fields, extra));
  const to = (url: string): object => ({ target: linkTo(url) });

  test.each([
    [{}, undefined],
    [{ component: 'Chrome' }, 'Chrome'],
    [{ component: 'page' }, 'page'],
    [{ component: 'Video', target: { linktype: 'url', url: '/b' } }, 'Video'],
  ])('%j is not a page', (fields, contentType) => {
    expect(refusal(fields)).toEqual(E.left({ kind: 'story-is-no-page', contentType }));
  });

  test('say what of their envelope is wrong', () => {
    expect(decodePage({ uuid: 'a', full_slug: 'a/b' })).toEqual(
      E.left({ kind: 'story-malformed', reason: expect.stringContaining('content') }),
    );
    expect(refusal({ component: 'Page', body: 'x' })).toEqual(
      E.left({ kind: 'story-malformed', reason: 'body: list expected, got "x"' }),
    );
  });

  test.each(['Redirect', 'Page'])('a %s with a target leads there', (component) => {
    expect(refusal({ component, ...to('https://example.com/') })).toEqual(
      E.left({
        kind: 'story-moved',
        redirect: { target: 'https://example.com/', status: 301 },
      }),
    );
  });

  test.each([
    [302, 302],
    ['307', 307],
    [308, 308],
    [301, 301],
    [200, 301],
    [null, 301],
    ['soon', 301],
  ])('the redirect status %j counts as %i', (redirectStatus, status) => {
    expect(refusal({ component: 'Redirect', redirectStatus, ...to('/b') })).toMatchObject({
      left: { redirect: { target: '/b', status } },
    });
  });

  test.each(redirectStatuses)('a redirect is read as it was written, with %i', (status) => {
    const redirect = { target: '/kontakt', status };
    const story = storyJson(encodeRedirect(writing, redirect));
    expect(decodePage(story, reading)).toEqual(E.left({ kind: 'story-moved', redirect }));
  });

  test('a redirect without a target leads nowhere', () => {
    const fullSlug = `${folder}/pages/leinwanddruck`;
    const nowhere = E.left({ kind: 'story-leads-nowhere', fullSlug });
    expect(refusal({ component: 'Redirect' })).toEqual(nowhere);
    expect(refusal({ component: 'Redirect', target: 'x' })).toEqual(nowhere);
    expect(refusal({ component: 'Redirect', target: { linktype: 'story', id: 'x' } })).toEqual(
      nowhere,
    );
  });

  test('a redirect to itself is refused', () => {
    expect(
      refusal({ component: 'Redirect', target: { linktype: 'url', url: '/leinwanddruck' } }),
    ).toEqual(E.left({ kind: 'story-leads-to-itself', fullSlug: `${folder}/pages/leinwanddruck` }));
  });
});

describe('answers', () => {
  test('bring the stories that a story links to', () => {
    const breadcrumb = [
      { linkText: 'Help', link: { linktype: 'story', id: 'help' } },
      { linkText: 'Shop', link: { linktype: 'story', id: 'shop' } },
      { linkText: 'Gone', link: { linktype: 'story', id: 'gone' } },
      { linkText: 'Chrome', link: { linktype: 'story', id: 'chrome' } },
    ];
    const links = [
      { uuid: 'help', full_slug: `${folder}/pages/hilfe`, url: 'ignored' },
      { uuid: 'shop', url: `${folder}/pages/shop` },
      { uuid: 'gone' },
      { uuid: 'chrome', full_slug: `${folder}/global/chrome` },
      'nonsense',
    ];
    const story = storyJson({ component: 'Page', breadcrumb });
    expect(right(decodePageAnswer(folder, { story, links })).breadcrumb).toEqual([
      { text: 'Help', url: '/hilfe' },
      { text: 'Shop', url: '/shop' },
    ]);
  });

  property.prop([fc.jsonValue()])('of anything else are refused', (answer) => {
    expect(decodePageAnswer(folder, answer)).toMatchObject({ left: { kind: 'story-malformed' } });
    expect(decodeChromeAnswer(folder, answer)).toMatchObject({ left: { kind: 'story-malformed' } });
  });
});

describe('chrome', () => {
  const url = (address: string) => ({ linktype: 'url', url: address });
  const chrome = {
    component: 'Chrome',
    footer: [
      { headline: 'Shop', links: [{ linkText: 'A', link: url('/a') }, { linkText: 'B' }] },
      { links: [] },
    ],
    promises: [{ text: 'Fast' }, {}],
    campaigns: [{ title: 'Frames', startsAt: 'soon', endsAt: '2026-12-24' }],
  };

  test('is read, and what does not decode stands beside it', () => {
    const { chrome: read, refused } = right(
      decodeChromeAnswer(folder, { story: storyJson(chrome), links: [] }),
    );
    expect(read).toEqual({
      footer: [{ headline: 'Shop', links: [{ text: 'A', url: '/a' }] }],
      promises: ['Fast'],
      campaigns: [],
    });
    expect(refused.map(({ id }) => id)).toEqual([
      'footer/0/links/1',
      'footer/1',
      'promises/1',
      'campaigns/0',
    ]);
    expect(refused.at(-1)?.reason).toBe('malformed-campaign-instant');
  });

  test('leads to the stories that come with it', () => {
    const links = [{ linkText: 'Help', link: { linktype: 'story', id: 'help' } }];
    const answer = {
      story: storyJson({ component: 'Chrome', footer: [{ headline: 'Service', links }] }),
      links: [{ uuid: 'help', full_slug: `${folder}/pages/hilfe` }],
    };
    expect(right(decodeChromeAnswer(folder, answer)).chrome.footer).toEqual([
      { headline: 'Service', links: [{ text: 'Help', url: '/hilfe' }] },
    ]);
  });

  test('decodes from what was written', () => {
    const links = [
      { text: 'A', url: '/kontakt' },
      { text: 'Post', url: 'mailto:service@example.com' },
    ];
    const written = {
      footer: [{ headline: 'Shop', links }],
      promises: ['Fast'],
      campaigns: [
        {
          id: 'Frames',
          title: 'Frames',
          badge: undefined,
          url: 'https://www.example.com/frames',
          voucherCode: undefined,
          startsAt: Date.UTC(2026, 11, 1),
          endsAt: Date.UTC(2026, 11, 24),
        },
      ],
    };
    const content = encodeChrome(writing, written);
    expect(content).toMatchObject({
      component: 'Chrome',
      _uid: 'chrome',
      footer: [{ _uid: 'footer/0' }],
      campaigns: [{ startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-24T00:00:00.000Z' }],
    });
    const answer = {
      story: storyJson(content),
      links: [...reading.links].map(([uuid, slug]) => ({ uuid, full_slug: slug })),
    };
    expect(decodeChromeAnswer(folder, answer)).toEqual(E.right({ chrome: written, refused: [] }));
  });

  test('is read from its own content type alone', () => {
    const answer = (fields: object) => decodeChromeAnswer(folder, { story: storyJson(fields) });
    expect(answer({ component: 'Page' })).toEqual(
      E.left({ kind: 'story-is-no-chrome', contentType: 'Page' }),
    );
    expect(answer({ component: 'Chrome', footer: 'x' })).toEqual(
      E.left({ kind: 'story-malformed', reason: 'footer: list expected, got "x"' }),
    );
  });
});
