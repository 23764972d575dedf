/** The way to the place that a hash names: shown step by step, given up for whoever takes over. */
import { afterEach, describe, expect, test, vi } from 'vitest';

import { showHashWays } from '../../../../ui/web/navigation/hash-scroll.ts';

const here = 'https://www.example.com/page';

type Going = Partial<Pick<NavigateEvent, 'navigationType' | 'info'>>;

/** A page of 3,000 pixels whose place `a` begins at 100, where the reader stands at 900. */
const openPage = (isMotionWelcome = true) => {
  const frames: FrameRequestCallback[] = [];
  const page = Object.assign(new EventTarget(), {
    scrollY: 900,
    scrollTo: ({ top = 0 }: ScrollToOptions) => {
      page.scrollY = top;
    },
  });
  const navigation = new EventTarget();
  const place = new URL(here);
  const target = {
    top: 100,
    scrollIntoView: () => {
      page.scrollY = target.top;
    },
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', place);
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'a' ? target : null) });
  vi.stubGlobal('matchMedia', () => ({ matches: !isMotionWelcome }));
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const end = showHashWays(navigation);
  /** The browser goes somewhere: by its own means to the place `a` or to the top, if it is that. */
  const go = (href: string, { navigationType = 'push', info }: Going = {}): void => {
    const there = new URL(href, place);
    const { signal } = new AbortController();
    const event = { destination: { url: there.href }, navigationType, info, signal };
    navigation.dispatchEvent(Object.assign(new Event('navigate'), event));
    place.href = there.href;
    if (there.hash === '#a') page.scrollY = target.top;
    if (there.hash === '#top') page.scrollY = 0;
    navigation.dispatchEvent(new Event('navigatesuccess'));
  };
  return {
    page,
    target,
    go,
    end,
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
    const { page, go, frame, isAtRest } = openPage();
    go('#a');
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
    const { page, target, go, frame } = openPage();
    go('#a');
    frame(0);
    target.top = 340;
    frame(500);
    expect(page.scrollY).toBe(340);
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'is given up at the reader’s %s',
    (type) => {
      const { page, go, frame, isAtRest } = openPage();
      go('#a');
      frame(0);
      frame(200);
      page.dispatchEvent(new Event(type));
      page.scrollY = 2_000;
      frame(400);
      expect([page.scrollY, isAtRest()]).toEqual([2_000, true]);
    },
  );

  test('is given up for another navigation, before its first frame, too', () => {
    const { page, go, frame, isAtRest } = openPage();
    go('#a');
    go('?other');
    frame(0);
    expect([page.scrollY, isAtRest()]).toEqual([100, true]);
  });

  test('is the browser’s where motion is not welcome', () => {
    const { page, go, isAtRest } = openPage(false);
    go('#a');
    expect([page.scrollY, isAtRest()]).toEqual([100, true]);
  });

  test.each([
    { navigationType: 'traverse' },
    { navigationType: 'reload' },
    { info: 'local' },
    { info: 'choice' },
  ] as const)('is not gone to by %o', (going) => {
    const { go, isAtRest } = openPage();
    go('#a', going);
    expect(isAtRest()).toBe(true);
  });

  test('is the browser’s again at the end', () => {
    const { go, end, isAtRest } = openPage();
    end();
    go('#a');
    expect(isAtRest()).toBe(true);
  });
});

test('a place on another page is reached from that page’s top', () => {
  const { page, go, frame } = openPage();
  go('/other#a');
  frame(0);
  expect(page.scrollY).toBe(0);
  frame(500);
  expect(page.scrollY).toBe(100);
});

test.each([
  ['#nowhere', 900],
  ['/other#nowhere', 0],
  ['#top', 0],
  ['/other', 900],
])('what names no place has no way: %s', (href, top) => {
  const { page, go, isAtRest } = openPage();
  go(href);
  expect([page.scrollY, isAtRest()]).toEqual([top, true]);
});
