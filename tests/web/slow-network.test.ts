/**
 * A choice made over a slow network on a slow phone, before the scripts are there: whatever a page
 * shows at any moment belongs together.
 */
import { isDeepStrictEqual } from 'node:util';

import { expect, test } from 'vitest';

import { address, eventually, withBrowser } from './browser.ts';
import { germanPage } from './canvas-pages.ts';
import { formatOption, readShown, shown, type Shown } from './product-page.ts';

const openPage = withBrowser();

/** Bytes a second and milliseconds, as browsers' tools call them. */
const slow3g = {
  offline: false,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
  latency: 2_000,
};

test('price, picture, link and address agree at every moment, on slow 3G with a quarter of the speed', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  // Taken apart each 250 ms of page time, from the first HTML on.
  const moments: Shown[] = [];
  await page.exposeFunction('noteMoment', (moment: Shown) => void moments.push(moment));
  await page.addInitScript(`{
    const readShown = ${readShown.toString()};
    addEventListener('DOMContentLoaded', () => {
      setInterval(() => noteMoment(readShown()), 250);
    });
  }`);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow3g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address(germanPage.host, germanPage.path), { waitUntil: 'commit' });
  await formatOption(page, '900x600').check();
  await eventually(() => shown(page)).toMatchObject({
    format: '900x600',
    price: '64,90\u00a0€',
    picture: 'leinwand  900 600',
    query: '?materialType=leinwand&formatType=900x600',
  });
  const states = moments.map(({ price, barPrice, picture, handOff, query }) => ({
    price,
    barPrice,
    picture,
    link: new URLSearchParams(handOff.split('?')[1]).get('formatType'),
    address: new URLSearchParams(query).get('formatType') ?? '600x400',
  }));
  const before = {
    price: '44,90\u00a0€',
    barPrice: '44,90\u00a0€',
    picture: 'leinwand  600 400',
    link: '600x400',
    address: '600x400',
  };
  const after = {
    price: '64,90\u00a0€',
    barPrice: '64,90\u00a0€',
    picture: 'leinwand  900 600',
    link: '900x600',
    address: '900x600',
  };
  expect(states.length).toBeGreaterThan(1);
  const disagreeing = states.filter(
    (state) => ![before, after].some((whole) => isDeepStrictEqual(whole, state)),
  );
  expect(disagreeing).toEqual([]);
});
