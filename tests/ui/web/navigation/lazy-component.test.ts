/** Components of chunks of their own: what is drawn waits for them, and they recover. */
import { Suspense, createElement, type ComponentType } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { connectionFine } from '../../../../ui/web/navigation/connection.ts';
import { allLazyComponents, lazyComponent } from '../../../../ui/web/navigation/lazy-component.tsx';

type Props = { readonly name: string };

const Hello: ComponentType<Props> = ({ name }) => `Hello ${name}`;

const network = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', network);
});

afterEach(() => {
  vi.useRealTimers();
  network.mockReset();
  connectionFine();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** A loader that fails as often as is said, and counts. */
const failing = (times: number) => {
  let left = times;
  return vi.fn<() => Promise<ComponentType<Props>>>(() => {
    left -= 1;
    return left < 0 ? Promise.resolve(Hello) : Promise.reject(new TypeError('chunk'));
  });
};

const asBrowser = (): { readonly reload: () => void; readonly page: EventTarget } => {
  const reload = vi.fn<() => void>();
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const kept = new Map<string, string>();
  vi.stubEnv('SSR', false);
  vi.stubGlobal('location', { href: 'http://localhost:3000/', reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return { reload, page };
};

const draw = async (Component: ComponentType<Props>): Promise<string> => {
  const stream = await renderToReadableStream(
    createElement(Suspense, { fallback: '…' }, createElement(Component, { name: 'you' })),
  );
  await stream.allReady;
  return new Response(stream).text();
};

describe('in a browser', () => {
  test('it is loaded once, when it is first drawn', async () => {
    asBrowser();
    const load = failing(0);
    const Lazy = lazyComponent(load);
    expect(load).not.toHaveBeenCalled();
    expect(await draw(Lazy)).toContain('Hello you');
    expect(await draw(Lazy)).toContain('Hello you');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('without a connection it waits, and is drawn when the connection is back', async () => {
    const { reload } = asBrowser();
    network.mockRejectedValue(new TypeError('offline'));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const load = failing(2);
    const drawn = draw(lazyComponent(load));
    await vi.advanceTimersByTimeAsync(1_100);
    expect(network).toHaveBeenCalledTimes(1);
    connectionFine();
    await vi.advanceTimersByTimeAsync(1_100);
    connectionFine();
    await vi.advanceTimersByTimeAsync(100);
    expect(load).toHaveBeenCalledTimes(3);
    expect(await drawn).toContain('Hello you');
    expect(reload).not.toHaveBeenCalled();
  });

  test('a chunk that the server no longer has loads the page anew, once', async () => {
    const { reload } = asBrowser();
    network.mockResolvedValue(new Response());
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const load = failing(3);
    const drawn = draw(lazyComponent(load));
    // It may be left since before the chunk was asked for.
    await vi.advanceTimersByTimeAsync(900);
    expect(reload).not.toHaveBeenCalled();
    while (load.mock.calls.length < 4) {
      await vi.advanceTimersByTimeAsync(1_100);
      connectionFine();
    }
    await drawn;
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a page that is being left is not loaded anew over a chunk that was dropped', async () => {
    const { reload, page } = asBrowser();
    network.mockResolvedValue(new Response());
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const load = vi.fn<() => Promise<ComponentType<Props>>>(() => {
      page.dispatchEvent(new Event('beforeunload'));
      return Promise.reject(new TypeError('dropped'));
    });
    const drawn = draw(lazyComponent(load));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(load).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
    // Somebody stopped it: what is missing is missing.
    load.mockResolvedValue(Hello);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await drawn).toContain('Hello you');
  });

  test('asking for it ahead rejects where it cannot be had, and may be asked again', async () => {
    asBrowser();
    const Lazy = lazyComponent(failing(1));
    await expect(Lazy.preload()).rejects.toThrow('chunk');
    await expect(Lazy.preload()).resolves.toBeUndefined();
  });
});

test('on the server it is there when all are, and is drawn in one go', async () => {
  vi.stubEnv('SSR', true);
  const Lazy = lazyComponent(failing(0));
  await allLazyComponents();
  expect(await draw(Lazy)).toContain('Hello you');
});
