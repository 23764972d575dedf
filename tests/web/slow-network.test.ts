/** Choices made over a slow network on a slow phone: what a page shows at any moment belongs together. */
import { isDeepStrictEqual } from 'node:util';

import { expect, test } from 'vitest';

import { address, eventually, withBrowser } from './browser.ts';
import { germanPage } from './canvas-pages.ts';
import { readShown, shown, type Shown } from './product-page.ts';

const openPage = withBrowser();

/** Bytes a second and milliseconds, as browsers' tools call them. */
const slow3g = {
  offline: false,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
  latency: 2_000,
};

/** What an address without a selection means. */
const preselected = 'leinwand  600x400';

/** A state of the page as its parts say it, each for itself: the link and the address by their queries. */
const partsOf = ({ price, barPrice, picture, handOff, query }: Shown) => {
  const chosen = (search: string): string => {
    const pairs = new URLSearchParams(search);
    const names = ['materialType', 'frameType', 'formatType'];
    return names.map((name) => pairs.get(name) ?? '').join(' ');
  };
  return {
    price,
    barPrice,
    picture,
    link: chosen(handOff.split('?')[1] ?? ''),
    address: query === '' ? preselected : chosen(query),
  };
};

const whole = (price: string, picture: string, selection: string) => ({
  price: `${price}\u00a0€`,
  barPrice: `${price}\u00a0€`,
  picture,
  link: selection,
  address: selection,
});

const first = whole('44,90', 'leinwand  600 400', preselected);

/** The first one before the scripts are there, the others on the page that they have woken. */
const choices = [
  ['formatType', '900x600', whole('64,90', 'leinwand  900 600', 'leinwand  900x600')],
  ['formatType', '1200x800', whole('99,90', 'leinwand  1200 800', 'leinwand  1200x800')],
  [
    'material',
    'leinwand+schattenfuge-leinwand',
    whole(
      '69,90',
      'leinwand schattenfuge-leinwand 600 400',
      'leinwand schattenfuge-leinwand 600x400',
    ),
  ],
  ['material', 'acrylglas', whole('74,90', 'acrylglas  600 400', 'acrylglas  600x400')],
  ['formatType', '600x450', whole('80,90', 'acrylglas  600 450', 'acrylglas  600x450')],
] as const;

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
  for (const [name, value, parts] of choices) {
    await page.locator(`input[name="${name}"][value="${value}"]`).first().click();
    // In sequence: each is chosen on what the one before has led to.
    await eventually(async () => partsOf(await shown(page))).toEqual(parts);
  }
  const states = moments.map(partsOf);
  expect(states.length).toBeGreaterThan(choices.length);
  const wholes = [first, ...choices.map(([, , parts]) => parts)];
  expect(
    states.filter((state) => !wholes.some((parts) => isDeepStrictEqual(parts, state))),
  ).toEqual([]);
});
