/** Videos: an engine plays them, or the page says that it cannot. */
import { expect, test } from 'vitest';

import { address } from '../../browser.ts';
import { eventually, visit, type OpenTab } from '../shopper.ts';

/** The page whose video the tests play. */
export const videoPath = '/wandbild-materialien-im-vergleich';

/** Whether the first video of the page plays, says that it cannot be played, or neither yet. */
export const stateOfVideo = (): 'cannot' | 'plays' | 'waits' => {
  const video = document.querySelector('video');
  if ((video?.currentTime ?? 0) > 0) return 'plays';
  const line = document.querySelector('[data-video-failed]');
  return line?.checkVisibility() === true ? 'cannot' : 'waits';
};

/** Starts the first video of the page: engines let nobody but a shopper start what can be heard. */
export const playMuted = (): void => {
  const video = document.querySelector('video');
  if (video !== null) video.muted = true;
  void video?.play().catch(() => undefined);
};

/** A video that a shopper starts. */
export const videos = (openTab: OpenTab): void => {
  test('a video plays, or a line under its poster says that it cannot', async () => {
    const tab = await openTab();
    await visit(tab, address('localhost', videoPath));
    await tab.evaluate(playMuted);
    await eventually(() => tab.evaluate(stateOfVideo)).not.toBe('waits');
    const { hasControls, poster } = await tab.evaluate(() => {
      const video = document.querySelector('video');
      return { hasControls: video?.controls, poster: video?.poster };
    });
    expect(hasControls).toBe((await tab.evaluate(stateOfVideo)) === 'plays');
    expect(poster).toContain('mountains-3');
  });
};
