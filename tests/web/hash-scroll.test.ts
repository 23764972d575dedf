/** Where a page stands after a navigation: at its top, or on the way to the place that a hash names. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { address, eventually, visit, withBrowser } from './browser.ts';

const openPage = withBrowser();
const canvas = address('localhost', '/leinwanddruck');
const posters = address('localhost', '/poster-drucken');

/** Opens a page and notes where it stands in every frame that is painted. */
const openWatched = async (reducedMotion: 'no-preference' | 'reduce'): Promise<Page> => {
  const page = await openPage({ reducedMotion });
  await page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    addEventListener('DOMContentLoaded', () => {
      // Sizes are observed after all that is done for a frame, and before it is painted: an element
      // that changes its size in each frame tells where the page stands then, and at no other moment.
      const clock = document.documentElement.appendChild(document.createElement('div'));
      clock.style.cssText = 'position: fixed; width: 1px; visibility: hidden';
      new ResizeObserver(() => {
        if (places.at(-1) !== scrollY) places.push(scrollY);
      }).observe(clock);
      const tick = (frame: number): void => {
        clock.style.height = `${String(frame % 2)}px`;
        requestAnimationFrame(() => tick(frame + 1));
      };
      tick(0);
    });
  });
  return page;
};

/** The places since this was last asked, each once in a row. */
const placesOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const places: unknown[] =
      'places' in window && Array.isArray(window.places) ? window.places : [];
    return [...places.splice(0, places.length - 1), ...places].map(Number);
  });

/** Waits until what was noted last is where the page stands, far from its top. */
const atRest = (page: Page): Promise<void> =>
  eventually(() =>
    page.evaluate(() => {
      const places: unknown[] =
        'places' in window && Array.isArray(window.places) ? window.places : [];
      return scrollY > 500 && places.at(-1) === scrollY;
    }),
  ).toBe(true);

/** Leads a link of the footer to a place, and clicks it where the page stands. */
const follow = async (page: Page, href: string): Promise<void> => {
  await page
    .locator('footer a')
    .first()
    .evaluate((element, to) => {
      element.setAttribute('href', to);
      if (element instanceof HTMLElement) element.click();
    }, href);
};

/**
 * Whether the target of the address stands at the top of the window, below the room that it keeps,
 * in the frame that was painted last: the browser's own jump is there before, and is not shown.
 */
const isAtTarget = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const places: unknown[] =
      'places' in window && Array.isArray(window.places) ? window.places : [];
    if (places.at(-1) !== scrollY) return false;
    const top = document.getElementById(location.hash.slice(1))?.getBoundingClientRect().top ?? -1;
    const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return Math.abs(top - room) < 2;
  });

/** Where the window stood, frame by frame, on the way from the page's end to its content. */
const placesToContent = async (motion: Parameters<typeof openWatched>[0]) => {
  const page = await openWatched(motion);
  await visit(page, canvas);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await atRest(page);
  await placesOf(page);
  await follow(page, '#content');
  await eventually(() => isAtTarget(page)).toBe(true);
  return placesOf(page);
};

describe('a hash of this page', () => {
  test('is gone to step by step where motion is welcome', async () => {
    const places = await placesToContent('no-preference');
    // At once there are two at most; a busy machine draws few of those between.
    expect(places.length).toBeGreaterThan(2);
    expect(places).toEqual(places.toSorted((one, other) => other - one));
  });

  test('is there at once where it is not', async () => {
    expect((await placesToContent('reduce')).length).toBeLessThanOrEqual(2);
  });
});

describe('a hash of another page', () => {
  test.each(['no-preference', 'reduce'] as const)(
    'is gone to from the page’s top (%s)',
    async (reducedMotion) => {
      const page = await openWatched(reducedMotion);
      await visit(page, posters);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => scrollTo(0, 900));
      await follow(page, '/leinwanddruck#content');
      await eventually(() => page.url()).toBe(`${canvas}#content`);
      await eventually(() => isAtTarget(page)).toBe(true);
      await page.goBack();
      await eventually(() => page.url()).toBe(posters);
      await eventually(() => page.evaluate(() => scrollY)).toBe(900);
    },
  );

  test('that names no place is the page’s top', async () => {
    const page = await openWatched('reduce');
    await visit(page, posters);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo(0, 900));
    await follow(page, '/leinwanddruck#gibt-es-nicht');
    await eventually(() => page.locator('h1').textContent()).toBe('Ihr Foto auf Leinwand');
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
