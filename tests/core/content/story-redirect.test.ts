import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  encodeRedirect,
  followStoryRedirects,
  isRedirectStatus,
  mostRedirectStories,
  redirectStatuses,
  storyRedirectOf,
  type StoryRedirect,
} from '../../../core/domain/content/story-redirect.ts';
import { E } from '../../../core/fp.ts';
import { writing } from './story-writer.ts';

const paths = ['/a', '/b', '/c', '/d', '/e'];

const anyRedirects: fc.Arbitrary<ReadonlyMap<string, StoryRedirect>> = fc
  .dictionary(
    fc.constantFrom(...paths),
    fc.record({
      target: fc.constantFrom(...paths, '/page', 'https://example.com/'),
      status: fc.constantFrom(...redirectStatuses),
    }),
  )
  .map((rows) => new Map(Object.entries(rows)));

const to = (target: string, status: StoryRedirect['status'] = 301): StoryRedirect => ({
  target,
  status,
});

/** A chain of so many redirect stories, from /0 on. */
const chain = (length: number): ReadonlyMap<string, StoryRedirect> =>
  new Map(Array.from({ length }, (_, at) => [`/${at}`, to(`/${at + 1}`)]));

test.each(['/leinwanddruck', ' https://shop.example/a ', 'HTTP://shop.example/a'])(
  'a target that is a plain text leads there: %s',
  (target) => {
    const context = { folder: 'poster/de-DE', links: new Map() };
    const content = { component: 'Redirect', target, redirectStatus: '302' };
    expect(storyRedirectOf(context, content)).toEqual({ target: target.trim(), status: 302 });
  },
);

test.each(['see https://shop.example/', 'ftp://shop.example/', 'leinwanddruck', ''])(
  'a plain text leads nowhere that is no address: %j',
  (target) => {
    const context = { folder: 'poster/de-DE', links: new Map() };
    expect(storyRedirectOf(context, { component: 'Redirect', target })).toBeUndefined();
  },
);

test('a story that leads on is written with its status', () => {
  expect(encodeRedirect(writing, { target: '/gone', status: 308 })).toMatchObject({
    component: 'Redirect',
    _uid: 'redirect',
    target: { linktype: 'url', url: '/gone' },
    redirectStatus: '308',
  });
});

describe('followStoryRedirects', () => {
  property.prop([anyRedirects, fc.constantFrom(...paths, '/page')])(
    'ends where no story leads on, or is refused',
    (redirects, path) => {
      const followed = followStoryRedirects(redirects, path);
      if (E.isLeft(followed)) expect(followed.left.kind).toBe('redirect-loop');
      else if (followed.right === undefined) expect(redirects.has(path)).toBe(false);
      else {
        expect(redirects.has(followed.right.target)).toBe(false);
        expect(followed.right.target).not.toBe(path);
      }
    },
  );

  property.prop([anyRedirects, fc.constantFrom(...paths)])(
    'is temporary where a story on the way is',
    (redirects, path) => {
      const followed = followStoryRedirects(redirects, path);
      fc.pre(E.isRight(followed) && followed.right !== undefined);
      const seen: number[] = [];
      for (let at = redirects.get(path); at !== undefined; at = redirects.get(at.target))
        seen.push(at.status);
      const isTemporary = seen.some((status) => status === 302 || status === 307);
      expect(followed).toMatchObject({ right: { status: expect.any(Number) } });
      if (E.isRight(followed) && followed.right !== undefined)
        expect([302, 307].includes(followed.right.status)).toBe(isTemporary);
    },
  );

  test('keeps the first status where it says as much', () => {
    const follow = (first: StoryRedirect['status'], second: StoryRedirect['status']) =>
      followStoryRedirects(
        new Map([
          ['/a', to('/b', first)],
          ['/b', to('/c', second)],
        ]),
        '/a',
      );
    expect(follow(308, 301)).toEqual(E.right(to('/c', 308)));
    expect(follow(307, 301)).toEqual(E.right(to('/c', 307)));
    expect(follow(307, 302)).toEqual(E.right(to('/c', 307)));
    expect(follow(301, 302)).toEqual(E.right(to('/c', 302)));
    expect(follow(301, 307)).toEqual(E.right(to('/c', 302)));
  });

  test('names the path that a loop comes back to', () => {
    const loop = new Map([
      ['/a', to('/b')],
      ['/b', to('/c')],
      ['/c', to('/b')],
    ]);
    expect(followStoryRedirects(loop, '/a')).toEqual(E.left({ kind: 'redirect-loop', path: '/b' }));
    const pair = new Map([
      ['/a', to('/b')],
      ['/b', to('/a')],
    ]);
    expect(followStoryRedirects(pair, '/a')).toEqual(E.left({ kind: 'redirect-loop', path: '/a' }));
    expect(followStoryRedirects(new Map([['/a', to('/a')]]), '/a')).toEqual(
      E.left({ kind: 'redirect-loop', path: '/a' }),
    );
  });

  test('follows a chain to its limit, and no further', () => {
    expect(followStoryRedirects(chain(mostRedirectStories), '/0')).toEqual(E.right(to('/10')));
    expect(followStoryRedirects(chain(mostRedirectStories + 1), '/0')).toEqual(
      E.left({ kind: 'too-many-redirects', path: '/0' }),
    );
  });

  test('knows four statuses', () => {
    expect(redirectStatuses.every(isRedirectStatus)).toBe(true);
    expect([200, 300, 303, 304, 404].some(isRedirectStatus)).toBe(false);
    expect(redirectStatuses).toHaveLength(4);
  });
});
