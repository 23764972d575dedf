/** The configurator: what is chosen changes everywhere at once, and stays. */
import { describe, expect, test } from 'vitest';

import { address } from '../../browser.ts';
import {
  addressOf,
  arrived,
  canvas,
  headline,
  hydrated,
  option,
  shown,
  textOf,
  visit,
  eventually,
  type OpenTab,
} from '../shopper.ts';
import { framedAcrylic } from '../../framed-acrylic.ts';

/** Choosing a product. */
export const configurator = (openTab: OpenTab): void => {
  describe('the configurator', () => {
    test('changes price, picture, announcement, address and way on together, by clicks and keys', async () => {
      const tab = await openTab();
      await visit(tab, canvas());
      expect(await shown(tab)).toMatchObject({ format: '600x400', price: '44,90\u00a0€' });
      await tab.click(option('formatType', '900x600'));
      await eventually(() => shown(tab)).toEqual({
        material: 'leinwand',
        format: '900x600',
        price: '64,90\u00a0€',
        barPrice: '64,90\u00a0€',
        picture: 'leinwand  900 600',
        announced: 'Gewählt: 90 × 60\u00a0cm, 64,90\u00a0€',
        handOff: '/configurator-photo-frame?materialType=leinwand&formatType=900x600&locale=de-DE',
        query: '?materialType=leinwand&formatType=900x600',
      });
      await tab.click(option('formatType', '400x300'));
      await eventually(() => shown(tab)).toMatchObject({ format: '400x300' });
      await tab.press('ArrowDown');
      await eventually(() => shown(tab)).toMatchObject({ format: '600x400' });
      await tab.press('ArrowDown');
      await eventually(() => shown(tab)).toMatchObject({
        material: 'leinwand',
        format: '600x450',
        query: '?materialType=leinwand&formatType=600x450',
      });
      expect(await tab.evaluate(() => document.activeElement?.getAttribute('value'))).toBe(
        '600x450',
      );
      await tab.click(option('formatType', '900x600'));
      await eventually(() => shown(tab)).toMatchObject({ format: '900x600' });
      await tab.click(option('material', 'acrylglas+artbox'));
      // The choice leads to the material's own page, which is told of the former format.
      const { query: _query, ...selection } = framedAcrylic;
      await eventually(() => shown(tab)).toMatchObject(selection);
    });

    test('keeps the selection over a reload, with what campaigns put there', async () => {
      const tab = await openTab();
      await visit(tab, canvas('?utm_source=mail'));
      await tab.click(option('material', 'acrylglas+artbox'));
      const { query, ...selection } = framedAcrylic;
      // The radio button alone is chosen before anything of the page is live.
      await eventually(() => shown(tab)).toMatchObject(selection);
      await tab.reload();
      await hydrated(tab);
      expect(await shown(tab)).toMatchObject({ ...selection, announced: expect.any(String) });
      const parameters = new URL(await addressOf(tab)).searchParams;
      expect(Object.fromEntries(parameters)).toEqual({
        utm_source: 'mail',
        ...Object.fromEntries(new URLSearchParams(query)),
      });
    });

    test('hands the selection to the designer; Back brings it back, and then leaves the page', async () => {
      const tab = await openTab();
      await visit(tab, address('localhost', '/poster-drucken'));
      const before = await headline(tab);
      await tab.click('[data-bar-item] > a[href="/leinwanddruck"]');
      await arrived(tab, canvas());
      await tab.click(option('formatType', '300x200'));
      await eventually(() => shown(tab)).toMatchObject({ format: '300x200' });
      await tab.click(option('formatType', '900x600'));
      await eventually(() => shown(tab)).toMatchObject({ format: '900x600' });
      const { handOff, query } = await shown(tab);
      await tab.click('main a[href^="/configurator-photo-frame"]');
      await arrived(tab, address('localhost', handOff));
      await eventually(() => textOf(tab, 'main')).toContain('64,90 €');
      await tab.back();
      await arrived(tab, canvas(query));
      await eventually(() => shown(tab)).toMatchObject({
        format: '900x600',
        price: '64,90\u00a0€',
      });
      // What was chosen filled no history.
      await tab.back();
      await arrived(tab, address('localhost', '/poster-drucken'));
      await eventually(() => headline(tab)).toBe(before);
    });
  });
};
