/** Parts come to life at the first touch of the page, when it rests, or when they are needed at once. */
import { setImmediate as immediately } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** Whether a promise has settled when all has run that can run now. */
const settled = async (promise: Promise<void>): Promise<boolean> => {
  let isSettled = false;
  void promise.then(() => {
    isSettled = true;
  });
  await vi.dynamicImportSettled();
  await immediately();
  return isSettled;
};

/** A page in which nothing happens of itself; what it rests on is the test's to say. */
const openPage = async ({ hasBeenActive = false, hasChunk = true } = {}) => {
  const page = new EventTarget();
  const add = vi.spyOn(page, 'addEventListener');
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });
  let rest = (): void => undefined;
  const resting = new Promise<void>((resolve) => {
    rest = resolve;
  });
  vi.doMock('../../../ui/web/compose.client.ts', () => {
    if (!hasChunk) throw new TypeError('chunk');
    return { pageRests: () => resting };
  });
  const { needAtOnce, touchedOrAtRest } = await import('../../../ui/web/touched-or-at-rest.ts');
  return { page, add, rest, needAtOnce, touchedOrAtRest };
};

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.doUnmock('../../../ui/web/compose.client.ts');
  vi.unstubAllGlobals();
});

describe('parts that the server has drawn', () => {
  test('wait for nothing that happens before somebody asks', async () => {
    const { page, add, touchedOrAtRest } = await openPage();
    page.dispatchEvent(new Event('pointermove'));
    expect(add).not.toHaveBeenCalled();
    expect(await settled(touchedOrAtRest())).toBe(false);
  });

  test.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'dragenter'])(
    'come to life at %s, for all who wait, then and later',
    async (touch) => {
      const { page, add, touchedOrAtRest } = await openPage();
      const [first, second] = [touchedOrAtRest(), touchedOrAtRest()];
      expect(await settled(first)).toBe(false);
      page.dispatchEvent(new Event(touch));
      await Promise.all([first, second, touchedOrAtRest()]);
      // One set of listeners, whoever waits, and none that holds up a scroll.
      expect(add.mock.calls.map(([name]) => name)).toHaveLength(5);
      for (const [, , options] of add.mock.calls)
        expect(options).toEqual({ once: true, capture: true, passive: true });
    },
  );

  test('do not come to life at a scroll alone', async () => {
    const { page, touchedOrAtRest } = await openPage();
    const waiting = touchedOrAtRest();
    page.dispatchEvent(new Event('scroll'));
    expect(await settled(waiting)).toBe(false);
  });

  test('come to life when the page rests', async () => {
    const { rest, touchedOrAtRest } = await openPage();
    const waiting = touchedOrAtRest();
    expect(await settled(waiting)).toBe(false);
    rest();
    await waiting;
  });

  test('wait for the touch alone where it cannot be known whether the page rests', async () => {
    const { page, touchedOrAtRest } = await openPage({ hasChunk: false });
    const waiting = touchedOrAtRest();
    expect(await settled(waiting)).toBe(false);
    page.dispatchEvent(new Event('keydown'));
    await waiting;
  });

  test('come to life at once where the touch was before the scripts', async () => {
    const { add, touchedOrAtRest } = await openPage({ hasBeenActive: true });
    await touchedOrAtRest();
    expect(add).not.toHaveBeenCalled();
  });

  test('come to life at once on a page that has none of the server’s HTML', async () => {
    const { needAtOnce, touchedOrAtRest } = await openPage();
    const waiting = touchedOrAtRest();
    needAtOnce();
    await Promise.all([waiting, touchedOrAtRest()]);
  });
});
