/** Videos in the shop: a hero's waits for scripts, and gives way to its poster where it fails. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { address, eventually, foresee, visit, withBrowser } from './browser.ts';
import { playMuted, stateOfVideo, videoPath } from './engines/suites/videos.ts';

const openPage = withBrowser();

const video = '/files/no-such-video.mp4';

const hero = `<div data-media="hero"><img alt="" src="/favicon.svg" width="40" height="40"><video
  src="${video}" muted playsinline preload="none" width="40" height="40"></video></div>`;

/** The start page, with a hero where its head is. */
const openHero = async (page: Page): Promise<void> => {
  const home = address('localhost', '/');
  await page.route(home, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('data-part="head">', (head) => head + hero);
    await route.fulfill({ response, body });
  });
  await visit(page, home);
};

const isVideoHidden = (page: Page) =>
  page.locator('video').evaluate((element: HTMLVideoElement) => element.hidden);

describe('a hero with a video that cannot be had', () => {
  test('shows its poster alone', async () => {
    const page = await openPage({ reducedMotion: 'no-preference' });
    foresee(page, address('localhost', video));
    await openHero(page);
    await eventually(() => isVideoHidden(page)).toBe(true);
    expect(await page.locator('[data-media=hero]:has(video) img').isVisible()).toBe(true);
  });

  test('asks for no video where motion is not wanted', async () => {
    const page = await openPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openHero(page);
    // The code that would start it comes with the one that hears of views.
    await eventually(() => asked.some((url) => url.includes('tend-media'))).toBe(true);
    await page.locator('video').scrollIntoViewIfNeeded();
    expect(asked.some((url) => url.endsWith(video))).toBe(false);
    expect(await isVideoHidden(page)).toBe(false);
  });
});

test('a video plays, or a line under its poster says that it cannot', async () => {
  const page = await openPage();
  await visit(page, address('localhost', videoPath));
  await page.evaluate(playMuted);
  await eventually(() => page.evaluate(stateOfVideo)).not.toBe('waits');
  const shown = page.locator('video').first();
  expect(await shown.evaluate((one: HTMLVideoElement) => one.controls)).toBe(
    (await page.evaluate(stateOfVideo)) === 'plays',
  );
  expect(await shown.getAttribute('poster')).toContain('mountains-3');
});
