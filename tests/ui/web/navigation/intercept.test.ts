/** What becomes of navigations that the browser tells of. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resolveHost } from '../../../../core/domain/routing/hosts.ts';
import { linkContext } from '../../../../core/domain/routing/link-context.ts';
import { connectionFine, watchConnection } from '../../../../ui/web/navigation/connection.ts';
import { intercept } from '../../../../ui/web/navigation/intercept.ts';
import type { Arrival } from '../../../../ui/web/navigation/shown-view.ts';
import { embedded } from '../../../arbitraries/routing.ts';

const origin = 'http://localhost:3000';

const shop = resolveHost(embedded, new URL(origin).host);
if (shop.kind !== 'site') throw new Error(origin);
const rules = linkContext(embedded, shop.site, { path: '/', search: '' });

type Navigated = Pick<NavigateEvent, 'navigationType' | 'info'> & {
  readonly href: string;
  readonly key?: string;
};

const fragments = { header: '', navigation: '', content: 'new', footer: '' };

const network = vi.fn<typeof fetch>();

/** A browser's navigation of which a test tells. */
const openNavigation = () => {
  const target = new EventTarget();
  const navigate = vi.fn<(href: string, options: object) => object>(() => ({}));
  const traverseTo = vi.fn<(key: string, options: object) => object>(() => ({}));
  const navigation = Object.assign(target, {
    navigate,
    traverseTo,
    currentEntry: { key: 'here' },
  }) as unknown as Navigation;

  /** Tells of a navigation, and does what the browser does with what was intercepted. */
  const tell = async ({ href, key = 'there', ...how }: Navigated) => {
    const abort = new AbortController();
    let options: NavigationInterceptOptions & {
      readonly precommitHandler?: (controller: object) => Promise<void>;
    } = {};
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      canIntercept: true,
      hashChange: false,
      downloadRequest: null,
      formData: null,
      destination: { url: new URL(href, origin).href, key },
      signal: abort.signal,
      intercept: (given: typeof options) => {
        options = given;
      },
      ...how,
    });
    target.dispatchEvent(event);
    const redirect = vi.fn<(to: string) => void>();
    const ended = await (async () => {
      await options.precommitHandler?.({ redirect });
      await options.handler?.();
    })().catch((error: unknown) => error);
    return { isIntercepted: options.handler !== undefined, options, redirect, ended, event };
  };
  return { navigation, navigate, traverseTo, tell };
};

type Kept = { readonly name: string };

const open = () => {
  const { navigation, ...browser } = openNavigation();
  const shown: Arrival<object, Kept>[] = [];
  const loading: (string | undefined)[] = [];
  const entries = new Map<string, Kept>();
  const kept: string[] = [];
  const end = intercept<object, Kept>({
    rules,
    build: 'this-build',
    navigation,
    views: { get: (key) => entries.get(key), keep: (key) => kept.push(key) },
    queryKeys: () => ['dialog', 'list'],
    show: (arrival) => shown.push(arrival),
    setLoading: (href) => loading.push(href),
  });
  return { ...browser, shown, loading, entries, kept, end };
};

const answer = (payload: object): void => {
  network.mockImplementation(() => Promise.resolve(Response.json(payload)));
};

const page = { build: 'this-build', kind: 'page', page: { name: 'new' }, fragments };

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', new URL('/a', origin));
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
});

afterEach(() => {
  network.mockReset();
  connectionFine();
  vi.unstubAllGlobals();
});

const push = { navigationType: 'push', info: undefined } as const;

describe('a link to another page', () => {
  test('is shown in place when its page has come, and the one before is kept', async () => {
    const { tell, shown, loading, kept } = open();
    answer(page);
    const { isIntercepted, options } = await tell({ ...push, href: '/b?x=1' });
    expect(isIntercepted).toBe(true);
    expect(options).toMatchObject({ scroll: 'after-transition', focusReset: 'after-transition' });
    expect(shown).toEqual([
      {
        kind: 'arrived',
        place: { pathname: '/b', search: '?x=1', hash: '' },
        page: { name: 'new' },
        fragments,
        isChoice: false,
      },
    ]);
    expect([kept, loading]).toEqual([['here'], [`${origin}/b?x=1`]]);
  });

  test('that moved is shown at its new address', async () => {
    const { tell, shown } = open();
    network
      .mockResolvedValueOnce(Response.json({ build: 'b', kind: 'redirect', location: '/c' }))
      .mockResolvedValueOnce(Response.json(page));
    const { redirect } = await tell({ ...push, href: '/b' });
    expect(redirect).toHaveBeenCalledWith(`${origin}/c`);
    expect(shown).toMatchObject([{ place: { pathname: '/c' } }]);
  });

  test('that does not come leaves the page, and says so', async () => {
    const { tell, shown } = open();
    const told: unknown[] = [];
    watchConnection((connection) => told.push(connection));
    network.mockRejectedValue(new TypeError('offline'));
    const { ended } = await tell({ ...push, href: '/b' });
    expect([ended instanceof Error, shown]).toEqual([true, []]);
    expect(told).toEqual([{ kind: 'lost', href: `${origin}/b` }]);
  });

  test('that is answered by something else is loaded in full', async () => {
    const { tell, navigate, shown } = open();
    network.mockResolvedValue(new Response('<!DOCTYPE html>'));
    await tell({ ...push, href: '/b' });
    expect(navigate).toHaveBeenCalledWith(`${origin}/b`, { history: 'push', info: 'full-load' });
    expect(shown).toEqual([]);
  });

  test('of a newer build is loaded in full, once', async () => {
    const { tell, navigate } = open();
    answer({ ...page, build: 'next-build' });
    await tell({ ...push, href: '/b' });
    expect(navigate).toHaveBeenCalledWith(`${origin}/b`, { history: 'push', info: 'full-load' });
  });

  test('of another origin is the browser’s', async () => {
    const { tell, kept } = open();
    const { isIntercepted } = await tell({ ...push, href: 'https://other.example/' });
    expect([isIntercepted, kept]).toEqual([false, []]);
  });
});

describe('another state of the page', () => {
  test('that needs no answer is shown at once', async () => {
    const { tell, shown } = open();
    await tell({ navigationType: 'replace', info: 'local', href: '/a?dialog=x' });
    expect(shown).toEqual([
      { kind: 'moved', place: { pathname: '/a', search: '?dialog=x', hash: '' } },
    ]);
    expect(network).not.toHaveBeenCalled();
  });

  test.each([
    ['a link', { ...push, href: '/a?dialog=log-in' }, false],
    [
      'a choice, be it on another page',
      { navigationType: 'replace', info: 'choice', href: '/c' },
      true,
    ],
  ] as const)('%s keeps scroll and focus where they are', async (_name, how, isChoice) => {
    const { tell, shown } = open();
    answer(page);
    const { options } = await tell(how);
    expect(options).toMatchObject({ scroll: 'manual', focusReset: 'manual' });
    expect(shown).toMatchObject([{ kind: 'arrived', isChoice }]);
  });

  test('a form keeps them where it stands in the place that it leads to', async () => {
    const { tell } = open();
    const answers = async (holdsFocus: boolean) => {
      answer(page);
      vi.stubGlobal('document', {
        querySelector: () => null,
        getElementById: () => ({ contains: () => holdsFocus }),
      });
      return (await tell({ ...push, href: '/a?country=AT#destination' })).options;
    };
    expect(await answers(true)).toMatchObject({ scroll: 'manual', focusReset: 'manual' });
    expect(await answers(false)).toMatchObject({ focusReset: 'after-transition' });
  });
});

describe('Back', () => {
  const back = { navigationType: 'traverse', info: undefined } as const;

  test('to a page that was kept asks nobody', async () => {
    const { tell, shown, entries } = open();
    entries.set('before', { name: 'kept' });
    await tell({ ...back, href: '/b#c', key: 'before' });
    expect(shown).toEqual([
      {
        kind: 'kept',
        kept: { name: 'kept' },
        place: { pathname: '/b', search: '', hash: '#c' },
      },
    ]);
    expect(network).not.toHaveBeenCalled();
  });

  test('to a hash of the same page, from below a dialog, leaves the focus to the dialog', async () => {
    const { tell, entries } = open();
    entries.set('one', { name: 'kept' });
    const { options } = await tell({ ...back, href: '/a#c', key: 'one' });
    expect(options).toMatchObject({ focusReset: 'manual' });
  });

  test('to one that is not kept, and does not come, turns back', async () => {
    const { tell, shown, traverseTo } = open();
    network.mockRejectedValue(new TypeError('offline'));
    await tell({ ...back, href: '/b' });
    expect(shown).toEqual([]);
    expect(traverseTo).toHaveBeenCalledWith('here', { info: 'local' });
  });
});

test('what was ended hears of nothing more', async () => {
  const { tell, end } = open();
  end();
  const { isIntercepted } = await tell({ ...push, href: '/b' });
  expect(isIntercepted).toBe(false);
});
