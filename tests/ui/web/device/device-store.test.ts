import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createDeviceStore } from '../../../../ui/web/device/device-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const open = (width = 1_200) => {
  const page = Object.assign(new EventTarget(), {
    innerWidth: width,
    navigator: { userAgent: 'Macintosh Safari/1', maxTouchPoints: 0 },
  });
  const added = vi.spyOn(page, 'addEventListener');
  const removed = vi.spyOn(page, 'removeEventListener');
  return {
    store: createDeviceStore(page),
    added,
    removed,
    resize: (to: number): void => {
      page.innerWidth = to;
      page.dispatchEvent(new Event('resize'));
    },
  };
};

describe('the device of a page', () => {
  test('is read again 50 ms after the last resize, once', () => {
    const { store, resize } = open();
    const changed = vi.fn<() => void>();
    store.subscribe(changed);
    resize(900);
    vi.advanceTimersByTime(40);
    resize(700);
    vi.advanceTimersByTime(49);
    expect(changed).not.toHaveBeenCalled();
    expect(store.current().viewportWidth).toBe(1_200);
    vi.advanceTimersByTime(1);
    expect(changed).toHaveBeenCalledOnce();
    expect(store.current()).toMatchObject({
      viewportWidth: 700,
      breakpoint: 'md',
      hasWideNavigation: false,
    });
  });

  test('stays the same value where a resize changed nothing, and nobody is told', () => {
    const { store, resize } = open();
    const changed = vi.fn<() => void>();
    store.subscribe(changed);
    const before = store.current();
    resize(1_200);
    vi.advanceTimersByTime(50);
    expect(changed).not.toHaveBeenCalled();
    expect(store.current()).toBe(before);
  });

  test('is listened for by one listener, as long as somebody wants it', () => {
    const { store, added, removed, resize } = open();
    const ends = [store.subscribe(() => undefined), store.subscribe(() => undefined)];
    expect(added).toHaveBeenCalledOnce();
    ends[0]?.();
    expect(removed).not.toHaveBeenCalled();
    resize(500);
    ends[1]?.();
    expect(removed).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
    // Asked for later, it is as it is then.
    expect(store.current().viewportWidth).toBe(500);
  });

  test('tells every subscriber', () => {
    const { store, resize } = open();
    const told = [vi.fn<() => void>(), vi.fn<() => void>()];
    for (const changed of told) store.subscribe(changed);
    resize(300);
    vi.advanceTimersByTime(50);
    for (const changed of told) expect(changed).toHaveBeenCalledOnce();
  });
});
