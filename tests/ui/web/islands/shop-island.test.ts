/** When islands wake, and what becomes of them when their page is left, kept and evicted. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { stateAt, viewAt } from '../some-view.ts';
import { fakeElement, stubNearness } from './fake-element.ts';

type Page = {
  readonly window: EventTarget;
  /** The browser has nothing better to do. */
  readonly rest: () => void;
  readonly document: { activeElement: unknown; readonly head: { readonly append: () => void } };
};

const openWindow = (): Page => {
  let idle: (() => void) | undefined;
  const document = { activeElement: null, head: { append: () => undefined } };
  const window = Object.assign(new EventTarget(), {
    document: { readyState: 'complete' },
    navigator: { userActivation: { hasBeenActive: false } },
    requestIdleCallback: (act: () => void) => {
      idle = act;
    },
  });
  vi.stubGlobal('document', document);
  vi.stubGlobal('FocusEvent', Event);
  return { window, document, rest: () => idle?.() };
};

/** Fresh modules: a document's touch and rest are its own. */
const openPage = async () => {
  vi.resetModules();
  const page = openWindow();
  const { comeNear, count } = stubNearness();
  const { noticePage, tellIsland } = await import('../../../../ui/web/islands/waking.ts');
  const { createIsland } = await import('../../../../ui/web/islands/shop-island.ts');
  const { endIslands } = await import('../../../../ui/web/islands/shop-view.ts');
  noticePage(page.window as unknown as Window);
  const view = viewAt('/');
  const unmount = vi.fn<() => void>();
  const mount = vi.fn<(...island: readonly unknown[]) => Promise<() => void>>(() =>
    Promise.resolve(unmount),
  );
  const recover = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const place = (when: string, name = 'newsletter') => {
    const element = fakeElement({ name, when }, page.document);
    return { element, island: createIsland(element, { viewOf: () => view, mount, recover }) };
  };
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  const near = { comeNear, count };
  return { ...page, near, tellIsland, endIslands, view, mount, unmount, recover, place, settle };
};

let page: Awaited<ReturnType<typeof openPage>>;

beforeEach(async () => {
  page = await openPage();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

type Placed = ReturnType<(typeof page)['place']>;

describe('an island wakes', () => {
  test.each<[string, (placed: Placed) => void]>([
    ['idle', () => page.rest()],
    ['near', () => page.near.comeNear()],
    ['near', ({ element }) => element.dispatchEvent(new Event('focusin'))],
    ['touch', () => page.window.dispatchEvent(new Event('pointerdown'))],
    ['use', ({ element }) => element.dispatchEvent(new Event('pointermove'))],
    ['told', () => page.tellIsland('newsletter')],
    ['touch told fetch', () => page.tellIsland('newsletter')],
  ])('at "%s", once, and not before', async (when, happen) => {
    const placed = page.place(when);
    placed.island.enter();
    await page.settle();
    expect(page.mount).not.toHaveBeenCalled();
    happen(placed);
    happen(placed);
    await page.settle();
    expect(page.mount).toHaveBeenCalledOnce();
    expect(placed.element.dataset).toHaveProperty('live');
    expect(page.near.count()).toBe(0);
  });

  test('at "load" at once', async () => {
    page.place('load').island.enter();
    await page.settle();
    expect(page.mount).toHaveBeenCalledOnce();
  });

  test('at once where what it waits for has happened', async () => {
    page.window.dispatchEvent(new Event('keydown'));
    page.place('touch').island.enter();
    await page.settle();
    expect(page.mount).toHaveBeenCalledOnce();
  });

  test('at once where somebody is in it already', async () => {
    const { island, element } = page.place('use');
    page.document.activeElement = element;
    // The focus is told again to what has come to life.
    const heard = vi.spyOn(element, 'dispatchEvent');
    island.enter();
    await page.settle();
    expect(page.mount).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenCalledOnce();
  });

  test.each([
    ['touch', 'scroll'],
    ['use', 'pointerdown'],
    ['told', 'pointerdown'],
    ['fetch', 'pointerdown'],
    ['nonsense', 'pointerdown'],
  ])('at "%s" by no %s of the page', async (when, event) => {
    page.place(when).island.enter();
    page.window.dispatchEvent(new Event(event));
    page.tellIsland('product');
    await page.settle();
    expect(page.mount).not.toHaveBeenCalled();
  });

  test('with what its HTML was drawn of, whatever the page shows since', async () => {
    const { island, element } = page.place('idle');
    island.enter();
    const drawn = page.view.state.get();
    page.view.state.set(stateAt('/another'));
    page.rest();
    await page.settle();
    expect(page.mount).toHaveBeenCalledWith(element, page.view, drawn);
  });
});

describe('an island whose page is left', () => {
  test('before it woke, waits no more, and waits anew when it comes back', async () => {
    const { island } = page.place('near');
    island.enter();
    island.leave();
    expect(page.near.count()).toBe(0);
    page.near.comeNear();
    await page.settle();
    expect(page.mount).not.toHaveBeenCalled();
    island.enter();
    page.near.comeNear();
    await page.settle();
    expect(page.mount).toHaveBeenCalledOnce();
  });

  test('stays alive, and is not mounted a second time when it comes back', async () => {
    const { island } = page.place('load');
    island.enter();
    await page.settle();
    island.leave();
    island.enter();
    await page.settle();
    expect(page.mount).toHaveBeenCalledOnce();
    expect(page.unmount).not.toHaveBeenCalled();
  });

  test('ends when its view is evicted', async () => {
    page.place('load').island.enter();
    page.place('near').island.enter();
    await page.settle();
    expect(page.view.islands.size).toBe(2);
    page.endIslands(page.view);
    expect(page.unmount).toHaveBeenCalledOnce();
    expect([page.view.islands.size, page.near.count()]).toEqual([0, 0]);
  });

  test('ends as soon as it is mounted where it was evicted meanwhile', async () => {
    const { island } = page.place('load');
    island.enter();
    island.end();
    await page.settle();
    expect(page.unmount.mock.calls.length).toBe(page.mount.mock.calls.length);
    island.enter();
    await page.settle();
    expect(page.view.islands.size).toBe(0);
  });
});

test('an island whose chunk does not come stays HTML, and is asked for again', async () => {
  page.mount.mockRejectedValueOnce(new Error('the network is gone'));
  const { island, element } = page.place('load');
  island.enter();
  await page.settle();
  expect(page.recover).toHaveBeenCalledOnce();
  expect(page.mount).toHaveBeenCalledTimes(2);
  expect(element.dataset).toHaveProperty('live');
});

describe('an island that is asked', () => {
  test('wakes, once', async () => {
    const { island, element } = page.place('told');
    island.enter();
    await Promise.all([island.wake(), island.wake()]);
    page.tellIsland('newsletter');
    await page.settle();
    expect(page.mount).toHaveBeenCalledOnce();
    expect(element.dataset).toHaveProperty('live');
  });

  test('tells who asked that its chunk does not come, and wakes with the next question', async () => {
    page.mount.mockRejectedValueOnce(new Error('the network is gone'));
    const { island, element } = page.place('told');
    island.enter();
    await expect(island.wake()).rejects.toThrow('gone');
    expect(page.recover).not.toHaveBeenCalled();
    expect([island.isAwake(), element.dataset]).toEqual([false, {}]);
    await island.wake();
    expect(element.dataset).toHaveProperty('live');
  });
});
