/** The way to the place that a hash names: shown step by step, given up for whoever takes over. */
import { afterEach, describe, expect, test, vi } from 'vitest';

import { scrollToHash } from '../../../ui/web/navigation/hash-scroll.ts';

/** A page of 3,000 pixels whose place `a` begins at 100, where the reader stands at 900. */
const openPage = (isMotionWelcome = true) => {
  const frames: FrameRequestCallback[] = [];
  const page = Object.assign(new EventTarget(), {
    scrollY: 900,
    scrollTo: ({ top = 0 }: ScrollToOptions) => {
      page.scrollY = top;
    },
    navigation: new EventTarget(),
  });
  const target = {
    top: 100,
    scrollIntoView: () => {
      page.scrollY = target.top;
    },
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'a' ? target : null) });
  vi.stubGlobal('matchMedia', () => ({ matches: !isMotionWelcome }));
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  return {
    page,
    target,
    frame: (at: number): void => {
      for (const frame of frames.splice(0)) frame(at);
    },
    isAtRest: () => frames.length === 0,
  };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a place on the page', () => {
  test('is reached from where the reader stands, in 500 ms', () => {
    const { page, frame, isAtRest } = openPage();
    scrollToHash('#a', 900);
    const places = [0, 100, 250, 400, 499].map((at) => {
      frame(at);
      return page.scrollY;
    });
    expect(places[0]).toBe(900);
    expect(places).toEqual(places.toSorted((one, other) => other - one));
    expect(new Set(places).size).toBe(places.length);
    expect(isAtRest()).toBe(false);
    frame(500);
    expect([page.scrollY, isAtRest()]).toEqual([100, true]);
  });

  test('is reached where it is at the end, whatever has come above it', () => {
    const { page, target, frame } = openPage();
    scrollToHash('#a', 0);
    frame(0);
    target.top = 340;
    frame(500);
    expect(page.scrollY).toBe(340);
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'is given up at the reader’s %s',
    (type) => {
      const { page, frame, isAtRest } = openPage();
      scrollToHash('#a', 900);
      frame(0);
      frame(200);
      page.dispatchEvent(new Event(type));
      page.scrollY = 2_000;
      frame(400);
      expect([page.scrollY, isAtRest()]).toEqual([2_000, true]);
    },
  );

  test('is given up for another navigation, before its first frame, too', () => {
    const { page, frame, isAtRest } = openPage();
    scrollToHash('#a', 900);
    page.navigation.dispatchEvent(new Event('navigate'));
    frame(0);
    expect([page.scrollY, isAtRest()]).toEqual([900, true]);
  });

  test('is left to the browser where motion is not welcome', () => {
    const { page, isAtRest } = openPage(false);
    scrollToHash('#a', 0);
    expect([page.scrollY, isAtRest()]).toEqual([900, true]);
  });
});

test.each(['#nirgends', '#top', '#', ''])(
  '%j, which is no place, is where the page begins',
  (hash) => {
    const { page, isAtRest } = openPage();
    scrollToHash(hash, 0);
    expect([page.scrollY, isAtRest()]).toEqual([0, true]);
  },
);
