/** What comes to life beside a product: each island of the shop; Chromium is asked by its own files. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { address } from '../../browser.ts';
import { openShop, type Shop } from '../../shop.ts';
import type { Tab } from '../engine.ts';
import { countryHeader, customerCookie, openFront, type Front } from '../front.ts';
import {
  attribute,
  closed,
  countOf,
  eventually,
  fill,
  focusedText,
  headline,
  openBy,
  queryValue,
  scrolled,
  shown,
  textOf,
  visit,
  type OpenTab,
} from '../shopper.ts';

const logIn = 'header a[data-opens="log-in"]';
const notice = 'output aside';
const email = 'shop-island[name="newsletter"] input[type="email"]';
const bar = 'shop-island[name="whitelabel-bar"] [role="switch"]';
const wishForm = 'form[action="/forms/wishlist"]:has([value="add"])';

const photoField = 'input[name="picture"]';

/** Puts a photo into the field for one, as the browser's own window for files does. */
const choosePhoto = (tab: Tab): Promise<void> =>
  tab.evaluate((selector) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 1600 });
    canvas.getContext('2d')?.fillRect(0, 0, 600, 1600);
    const [, encoded = ''] = canvas.toDataURL('image/jpeg').split(',');
    const photo = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
    const files = new DataTransfer();
    files.items.add(new File([photo], 'strand.jpg', { type: 'image/jpeg' }));
    const field = document.querySelector<HTMLInputElement>(selector);
    if (field === null) throw new Error('There is no field for a photo.');
    field.files = files.files;
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  }, photoField);

/** Where the picture of the first teaser stands to its headline. */
const teaserLayout = (tab: Tab): Promise<string> =>
  tab.evaluate(() => {
    const teaser = document.querySelector('[data-picture="true"]');
    const picture = teaser?.querySelector('picture')?.getBoundingClientRect();
    const words = teaser?.querySelector('h1, h2')?.getBoundingClientRect();
    if (picture === undefined || words === undefined) return 'no teaser';
    return picture.right <= words.left ? 'picture first' : 'words first';
  });

/** The islands. */
export const islands = (openTab: OpenTab): void => {
  describe('islands', () => {
    let shop: Shop;
    let front: Front;

    beforeAll(async () => {
      shop = await openShop(inject('template'), { LOCATION_HEADERS: countryHeader });
      front = await openFront(shop.port, 'CH');
    });

    afterAll(async () => {
      front.close();
      await shop.close();
    });

    const at = (path: string): string => address('localhost', path, front.port);

    test('of the start page: a flag of the address, a suggestion, the log-in and the contact form over the unscrolled page', async () => {
      const tab = await openTab();
      await visit(tab, at('/?feature=965_redesign&treatment=on'));
      await eventually(() => teaserLayout(tab)).toBe('picture first');
      await openBy(tab, logIn);
      expect(await queryValue(tab, 'dialog')).toBe('log-in');
      await eventually(() =>
        tab.evaluate(() => document.activeElement?.getAttribute('type') ?? ''),
      ).toBe('email');
      expect(await scrolled(tab)).toBe(0);
      await tab.press('Escape');
      await closed(tab);
      await eventually(() => queryValue(tab, 'dialog')).toBeNull();
      await eventually(() => focusedText(tab)).toContain('Anmelden');
      await eventually(() => textOf(tab, notice)).toContain('Schweiz');
      await tab.click(`${notice} a:last-of-type`);
      await eventually(() => countOf(tab, notice)).toBe(0);
      // The drivers bring what they click to the middle of the window: the notice, too.
      const place = await scrolled(tab);
      await openBy(tab, '[data-support-link][data-loaded="true"]');
      await tab.press('Escape');
      await closed(tab);
      expect(await scrolled(tab)).toBe(place);
    });

    test('of a form that is refused: what was typed is there, with the focus', async () => {
      const tab = await openTab();
      await visit(tab, at('/'));
      await fill(tab, email, 'ada@example');
      await tab.click('shop-island[name="newsletter"] input[type="checkbox"]');
      await tab.click('shop-island[name="newsletter"] button[type="submit"]');
      await eventually(() => tab.evaluate(() => document.title)).toMatch(/^Fehler: /u);
      await eventually(() => attribute(tab, email, 'aria-invalid')).toBe('true');
      expect(await attribute(tab, email, 'value')).toBe('ada@example');
      await eventually(() =>
        tab.evaluate((field) => document.activeElement === document.querySelector(field), email),
      ).toBe(true);
    });

    test('of the start page: a photo leads to the product that shows it', async () => {
      const tab = await openTab();
      await visit(tab, at('/'));
      await choosePhoto(tab);
      await eventually(() => tab.evaluate(() => location.pathname)).toBe('/leinwanddruck');
      await eventually(() => attribute(tab, '#stage-wall img', 'src')).toMatch(/^blob:/u);
      await eventually(() => shown(tab)).toMatchObject({ format: '400x600' });
      // The picture on the wall is what is seen first.
      expect(await scrolled(tab)).toBe(0);
      // The engine's tabs share what the device keeps: the next one begins without a photo.
      await tab.click('#own-picture button:last-of-type');
      await eventually(() => countOf(tab, photoField)).toBe(1);
    });

    test('of a product: one’s own picture hangs on the wall, and a wish is kept and taken away', async () => {
      const tab = await openTab();
      await visit(tab, at('/leinwanddruck'));
      await tab.press('Tab');
      await eventually(() => countOf(tab, '#product[data-live]')).toBe(1);
      await choosePhoto(tab);
      await eventually(() => attribute(tab, '#stage-wall img', 'src')).toMatch(/^blob:/u);
      // The photo is upright, so the format is, too.
      await eventually(() => shown(tab)).toMatchObject({ format: '400x600' });
      await tab.click(`${wishForm} button`);
      await eventually(() => textOf(tab, wishForm)).toContain('Auf Ihrem Merkzettel');
      await eventually(() => textOf(tab, '#header-lists')).toContain('1 Artikel');
      await tab.click(`${wishForm} button`);
      await eventually(() => textOf(tab, wishForm)).toContain('Nicht mehr auf dem Merkzettel.');
      await eventually(() => textOf(tab, '#header-lists')).not.toContain('1 Artikel');
    });

    test('of a visitor and a customer: the count of the cart, the name, the bar, on the error page, too', async () => {
      const tab = await openTab();
      await visit(
        tab,
        at('/configurator-photo-frame?materialType=leinwand&formatType=600x400&locale=de-DE'),
      );
      await tab.click('form[action="/forms/cart"] button[type="submit"]');
      await eventually(() => textOf(tab, '#header-lists')).toContain('Warenkorb1 (1 Artikel)');
      await tab.evaluate((cookie) => void (document.cookie = cookie), customerCookie);
      await visit(tab, at('/gibt-es-nicht'));
      await eventually(() => headline(tab)).toBe('Diese Seite gibt es nicht');
      await eventually(() => textOf(tab, '#header-account')).toContain('Ada Lovelace');
      await eventually(() => textOf(tab, '#header-lists')).toContain('3');
      await eventually(() => attribute(tab, bar, 'aria-checked')).toBe('false');
      await tab.click(bar);
      await eventually(() => attribute(tab, bar, 'aria-checked')).toBe('true');
    });
  });
};
