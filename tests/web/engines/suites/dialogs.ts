/** The dialogs over a product: how they open and close, and where the focus goes. */
import { describe, expect, test } from 'vitest';

import { dialogLink, productDialogs } from '../../dialog-list.ts';
import type { Tab } from '../engine.ts';
import {
  arrived,
  canvas,
  closed,
  closeLink,
  countOf,
  dialog,
  focusedText,
  hydrated,
  listedFormats,
  moreFormats,
  openBy,
  option,
  queryValue,
  shown,
  visit,
  eventually,
  type OpenTab,
} from '../shopper.ts';

const isFocusInside = (tab: Tab): Promise<boolean> =>
  tab.evaluate((open) => document.activeElement?.closest(open) !== null, dialog);

const isPageLocked = (tab: Tab): Promise<boolean> =>
  tab.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden');

/**
 * Those that an engine could show otherwise: fields, a picture under the pointer, a scene in space, a
 * room to scale. More formats are opened below; those of words and links are asked in Chromium.
 */
const differing: readonly string[] = [
  'calculator-own-format',
  'image-magnify',
  '3d-preview',
  'room-view',
];

/** The dialogs. */
export const dialogSuite = (openTab: OpenTab): void => {
  describe('the dialogs over a product', () => {
    // Every one of them is asked more at its address in Chromium (`product-dialogs.test.ts`).
    test('open at addresses of their own over a page that stands still, and Escape closes them', async () => {
      const tab = await openTab();
      await visit(tab, canvas());
      for (const { name, link } of productDialogs.filter((one) => differing.includes(one.name))) {
        await openBy(tab, dialogLink(name));
        expect(await queryValue(tab, 'dialog')).toBe(name);
        expect(await isPageLocked(tab)).toBe(true);
        await eventually(() => isFocusInside(tab)).toBe(true);
        await tab.press('Escape');
        await closed(tab);
        await eventually(() => queryValue(tab, 'dialog')).toBeNull();
        expect(await isPageLocked(tab)).toBe(false);
        await eventually(() => focusedText(tab)).toBe(link);
      }
    });

    test('close by their cross and by Back, and Forward opens them again', async () => {
      const tab = await openTab();
      await visit(tab, canvas());
      await openBy(tab, moreFormats);
      await tab.click(closeLink);
      await closed(tab);
      await eventually(() => queryValue(tab, 'dialog')).toBeNull();
      await openBy(tab, moreFormats);
      await tab.back();
      await closed(tab);
      await eventually(() => queryValue(tab, 'dialog')).toBeNull();
      await tab.forward();
      await eventually(() => countOf(tab, `${dialog}:modal`)).toBe(1);
      expect(await queryValue(tab, 'dialog')).toBe('calculator-more-formats');
    });
  });

  describe('a format of the dialog', () => {
    test('outside the list is an extra entry, which a reload keeps and another material drops', async () => {
      const tab = await openTab();
      await visit(tab, canvas());
      const listed = await listedFormats(tab);
      await openBy(tab, moreFormats);
      await tab.click(`${dialog} a[href*="formatType=800x800"]`);
      await closed(tab);
      const taken = {
        material: 'leinwand',
        format: '800x800',
        price: '69,90\u00a0€',
        picture: 'leinwand  800 800',
        query: '?materialType=leinwand&formatType=800x800',
      };
      await eventually(() => shown(tab)).toMatchObject(taken);
      expect(await listedFormats(tab)).toEqual([...listed, '800x800']);
      await tab.reload();
      await hydrated(tab);
      expect(await shown(tab)).toMatchObject(taken);
      expect(await listedFormats(tab)).toEqual([...listed, '800x800']);
      await arrived(tab, canvas(taken.query));
      await tab.click(option('material', 'poster'));
      await eventually(() => shown(tab)).toMatchObject({ material: 'poster', format: '600x400' });
      expect(await listedFormats(tab)).not.toContain('800x800');
    });
  });
};
