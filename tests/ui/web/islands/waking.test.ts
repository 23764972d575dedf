// @vitest-environment happy-dom
/** What wakes a part of a page that is not an island, and when a page has been touched or rests. */
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { Wake } from '../../../../ui/web/islands/waking.ts';
import { stubNearness } from './fake-element.ts';

type Page = EventTarget & { readonly document: { readyState: DocumentReadyState } };

/** A window whose browser is idle when the test says so. */
const openPage = async (readyState: DocumentReadyState = 'complete', hasBeenActive = false) => {
  vi.resetModules();
  const idle: (() => void)[] = [];
  const page: Page = Object.assign(new EventTarget(), {
    document: { readyState },
    navigator: { userActivation: { hasBeenActive } },
    requestIdleCallback: (act: () => void) => idle.push(act),
  });
  const waking = await import('../../../../ui/web/islands/waking.ts');
  waking.noticePage(page as unknown as Window);
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const left = new AbortController();
  /** Whether what waits by these words has woken, once all is settled. */
  const waiting = (when: readonly Wake[], target: Element | null = element) => {
    const woken = vi.fn<() => void>();
    void waking.wakes(when, target, left.signal).then(woken);
    return async (): Promise<boolean> => {
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
      return woken.mock.calls.length > 0;
    };
  };
  return { page, element, left, waiting, rest: () => idle.splice(0).map((act) => act()) };
};

let nearness: ReturnType<typeof stubNearness>;

beforeEach(() => {
  nearness = stubNearness();
});

describe('something that waits', () => {
  test('wakes by any of its words, and then waits by none', async () => {
    const { page, waiting } = await openPage();
    const hasWoken = waiting(['near', 'touch']);
    expect([await hasWoken(), nearness.count()]).toEqual([false, 1]);
    page.dispatchEvent(new Event('keydown'));
    expect([await hasWoken(), nearness.count()]).toEqual([true, 0]);
  });

  test('is not told as islands are, and has nothing to fetch', async () => {
    const { page, rest, waiting } = await openPage();
    const hasWoken = waiting(['told', 'fetch']);
    page.dispatchEvent(new Event('keydown'));
    rest();
    expect(await hasWoken()).toBe(false);
  });

  test('never wakes once its page is left, nor where it is not there', async () => {
    const { element, left, waiting } = await openPage();
    const [hasWoken, isThere] = [waiting(['use', 'near']), waiting(['load'], null)];
    left.abort();
    element.dispatchEvent(new Event('pointerdown'));
    nearness.comeNear();
    expect([await hasWoken(), await isThere(), nearness.count()]).toEqual([false, false, 0]);
    expect(await waiting(['load'])()).toBe(false);
  });
});

describe('a page', () => {
  test('rests when it is loaded and the browser has nothing better to do', async () => {
    const { page, rest, waiting } = await openPage('interactive');
    const hasWoken = waiting(['idle']);
    rest();
    expect(await hasWoken()).toBe(false);
    page.dispatchEvent(new Event('load'));
    expect(await hasWoken()).toBe(false);
    rest();
    expect(await hasWoken()).toBe(true);
  });

  test('that somebody touched before its scripts came is touched', async () => {
    const { waiting } = await openPage('complete', true);
    expect(await waiting(['touch'])()).toBe(true);
  });

  test('is touched once, for all who come later, too', async () => {
    const { page, waiting } = await openPage();
    const hasWoken = waiting(['touch']);
    page.dispatchEvent(new Event('scroll'));
    expect(await hasWoken()).toBe(false);
    page.dispatchEvent(new Event('pointermove'));
    expect(await hasWoken()).toBe(true);
    expect(await waiting(['touch'])()).toBe(true);
  });
});
