/** A card's front in own words, which the engine shapes itself. */
import { expect, test } from 'vitest';

import { address } from '../../browser.ts';
import { frontMarkup, serverFront } from '../../own-front.ts';
import type { Tab } from '../engine.ts';
import { eventually, visit, type OpenTab } from '../shopper.ts';

const names = 'Zoé & Jörg Łuk';

const drawn = (tab: Tab): Promise<string> =>
  tab.evaluate((selector) => document.querySelector(selector)?.innerHTML ?? '', frontMarkup);

export const ownWords = (openTab: OpenTab): void => {
  test('fronts are drawn as the server draws them, in words that the device keeps', async () => {
    const tab = await openTab();
    const open = (design: string) =>
      visit(tab, address('kartenliebe.localhost', `/themes/${design}/`));
    await open('elena');
    await tab.click('[name="names"]');
    await tab.type(names);
    const first = serverFront('elena', { names });
    await eventually(async () => (await drawn(tab)).length).toBe(first.length);
    expect(await drawn(tab)).toBe(first);
    // Another two styles, one with initials, show what is kept, untouched.
    for (const design of ['duetto', 'theodora']) {
      await open(design);
      await eventually(async () => (await drawn(tab)) === serverFront(design, { names })).toBe(
        true,
      );
    }
    await tab.evaluate(() => localStorage.removeItem('own-words'));
  });
};
