/** Moving between pages: what a shopper sees is the same, in place or by full loads. */
import { describe, expect, test } from 'vitest';

import { address } from '../../browser.ts';
import { germanPage } from '../../canvas-pages.ts';
import {
  addressOf,
  arrived,
  attribute,
  canvas,
  headline,
  leadTo,
  scrolled,
  textOf,
  visit,
  eventually,
  type OpenTab,
} from '../shopper.ts';

const imprint = 'footer a[href="/impressum"]';
const posters = '[data-bar-item] > a[href="/poster-drucken"]';

/** Moving between pages. */
export const navigation = (openTab: OpenTab): void => {
  describe('navigation', () => {
    test('shows the page of a link from its top: address, title, headline, selected item', async () => {
      const tab = await openTab();
      // Underscored parameters are carried along, and no others.
      await visit(tab, canvas('?_debug=1&utm_source=mail'));
      await tab.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      await tab.click('[data-bar-item] > a[href="/acrylglas-druck"]');
      await arrived(tab, address('localhost', '/acrylglas-druck?_debug=1'));
      await eventually(() => headline(tab)).toContain('Acrylglas');
      expect(await tab.evaluate(() => document.title)).toContain('Acrylglas');
      await eventually(() => scrolled(tab)).toBe(0);
      expect(
        await attribute(tab, '[data-bar-item] > a[href="/acrylglas-druck"]', 'aria-current'),
      ).toBe('page');
      expect(await attribute(tab, 'link[rel="canonical"]', 'href')).toBe(
        address('localhost', '/acrylglas-druck'),
      );
    });

    test('goes back to where the reader was, and forward again', async () => {
      const tab = await openTab();
      await visit(tab, canvas());
      await tab.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      await eventually(() => scrolled(tab)).toBe(1500);
      await tab.click(imprint);
      await arrived(tab, address('localhost', '/impressum'));
      await eventually(() => headline(tab)).toContain('Impressum');
      await eventually(() => scrolled(tab)).toBe(0);
      await tab.back();
      await arrived(tab, canvas());
      await eventually(() => headline(tab)).toBe(germanPage.headline);
      expect(await tab.evaluate(() => document.title)).toBe(germanPage.title);
      await eventually(() => scrolled(tab)).toBeGreaterThan(1400);
      await tab.forward();
      await arrived(tab, address('localhost', '/impressum'));
      await eventually(() => headline(tab)).toContain('Impressum');
    });

    test('leaves one entry of history when a link is clicked twice', async () => {
      const tab = await openTab();
      await visit(tab, canvas());
      await tab.doubleClick(posters);
      await arrived(tab, address('localhost', '/poster-drucken'));
      await tab.back();
      await arrived(tab, canvas());
      await eventually(() => headline(tab)).toBe(germanPage.headline);
    });

    test('of a hash alone stays in the page', async () => {
      const tab = await openTab();
      await visit(tab, canvas());
      await tab.evaluate(() => Object.assign(window, { marked: true }) && undefined);
      await tab.press('Tab');
      expect(await tab.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
        '#content',
      );
      await tab.press('Enter');
      await eventually(() => addressOf(tab)).toBe(canvas('#content'));
      expect(await tab.evaluate(() => 'marked' in window)).toBe(true);
      expect(await headline(tab)).toBe(germanPage.headline);
      await tab.back();
      await eventually(() => addressOf(tab)).toBe(canvas());
      expect(await tab.evaluate(() => 'marked' in window)).toBe(true);
    });

    test('follows what has moved to where it is now', async () => {
      const tab = await openTab();
      await visit(tab, address('localhost', '/poster-drucken'));
      await leadTo(tab, imprint, '/canvas-prints');
      await tab.click('footer a[href="/canvas-prints"]');
      await eventually(async () => new URL(await addressOf(tab)).pathname).toBe(germanPage.path);
      await eventually(() => headline(tab)).toBe(germanPage.headline);
      await tab.back();
      await arrived(tab, address('localhost', '/poster-drucken'));
    });

    test('shows the error page of what is not there, with the way back', async () => {
      const tab = await openTab();
      await visit(tab, canvas());
      await leadTo(tab, imprint, '/gibt-es-nicht');
      await tab.click('footer a[href="/gibt-es-nicht"]');
      await arrived(tab, address('localhost', '/gibt-es-nicht'));
      await eventually(() => headline(tab)).toBe('Diese Seite gibt es nicht');
      expect(await textOf(tab, 'main')).toContain('Page Not Found: /gibt-es-nicht');
      await tab.back();
      await arrived(tab, canvas());
      await eventually(() => headline(tab)).toBe(germanPage.headline);
    });
  });
};

/** Clicks that ask for a new tab. */
export const newTabs = (openTab: OpenTab): void => {
  describe('navigation', () => {
    test('leaves the page alone when a new tab is asked for', async () => {
      const tab = await openTab();
      await visit(tab, canvas());
      await tab.clickForNewTab(posters);
      await eventually(async () => [...(await tab.tabs())].sort()).toEqual([
        canvas(),
        address('localhost', '/poster-drucken'),
      ]);
      expect(await headline(tab)).toBe(germanPage.headline);
    });
  });
};
