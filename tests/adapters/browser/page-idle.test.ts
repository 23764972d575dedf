import { expect, test } from 'vitest';

import { pageIdle } from '../../../adapters/browser/page-idle.ts';

/** As much of a window as waiting needs. */
const pageThat = (readyState: DocumentReadyState, hasIdleCallback: boolean) => {
  const page = new EventTarget();
  const idle: (() => void)[] = [];
  Object.assign(page, { document: { readyState } });
  if (hasIdleCallback)
    Object.assign(page, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  return { page, idle };
};

const start = (readyState: DocumentReadyState, hasIdleCallback = true) => {
  const { page, idle } = pageThat(readyState, hasIdleCallback);
  let isAtRest = false;
  void pageIdle(page as Window).then(() => {
    isAtRest = true;
  });
  const settled = async (): Promise<boolean> => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    return isAtRest;
  };
  return { page, idle, settled };
};

test('a page that has loaded is at rest once the browser is idle', async () => {
  const { idle, settled } = start('complete');
  expect(await settled()).toBe(false);
  idle[0]?.();
  expect(await settled()).toBe(true);
});

test('a page that is loading is not asked about before it has loaded', async () => {
  const { page, idle, settled } = start('interactive');
  expect(idle).toHaveLength(0);
  page.dispatchEvent(new Event('load'));
  expect(idle).toHaveLength(1);
  expect(await settled()).toBe(false);
  idle[0]?.();
  expect(await settled()).toBe(true);
});

test('where idleness is not told, having loaded has to do', async () => {
  expect(await start('complete', false).settled()).toBe(true);
  const { page, settled } = start('loading', false);
  expect(await settled()).toBe(false);
  page.dispatchEvent(new Event('load'));
  expect(await settled()).toBe(true);
});
