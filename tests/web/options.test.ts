/** Frames, mats, glass and options: one price on the page and at the designer, in every way to choose. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { ask } from './ask.ts';
import { address, eventually, hydrated, visit, withBrowser } from './browser.ts';
import { shown, wayOn } from './product-page.ts';

const openPage = withBrowser();
const canvas = address('localhost', '/leinwanddruck');
const frames = address('localhost', '/bilderrahmen');

const part = (page: Page, name: string, value: string) =>
  page.locator(`input[type="radio"][name="${name}"][value="${value}"]`);

/** What the designer says that it has been handed. */
const handedOn = async (page: Page): Promise<string> => {
  await wayOn(page).click();
  await page.waitForURL(/configurator-photo-frame/u);
  return (await page.locator('main').textContent()) ?? '';
};

/** The picture of what the chosen thing hangs by, among the facts. */
const hungBy = (page: Page): Promise<string | null> =>
  page.locator('dl img[src*="/hanging/"]').getAttribute('src');

describe('options and frames', () => {
  test('are chosen by keyboard, and the designer shows them at the same price', async () => {
    const page = await openPage();
    await visit(page, canvas);
    const { price: plain } = await shown(page);
    await part(page, 'optionTypes', 'leinwand-keilrahmen-25mm').focus();
    await page.keyboard.press('ArrowRight');
    await eventually(() => shown(page)).toMatchObject({
      handOff: expect.stringContaining('optionTypes[]=leinwand-keilrahmen-38mm'),
      query: expect.stringContaining('optionTypes=leinwand-keilrahmen-38mm'),
      announced: expect.stringContaining('3,8'),
    });
    const { price } = await shown(page);
    expect(price).not.toBe(plain);
    const corner = page.locator('#stage-corner img');
    await eventually(() => corner.getAttribute('src')).toContain(
      '/corner/leinwand+leinwand-keilrahmen-38mm/',
    );
    expect(await hungBy(page)).toContain('/hanging/stretcher-');
    await page.reload();
    await hydrated(page);
    expect(await shown(page)).toMatchObject({ price, barPrice: price });
    expect(await handedOn(page)).toContain(price);
  });

  test('are forms without scripts, which keep each other', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await visit(page, frames);
    const send = async (name: string, value: string): Promise<void> => {
      const option = part(page, name, value);
      // Many colours stand under headings, of which the chosen one's is open.
      const closed = option.locator('xpath=ancestor::details[not(@open)]/summary');
      if ((await closed.count()) > 0) await closed.click();
      await option.check();
      await option.locator('xpath=ancestor::form').getByRole('button').click();
      await page.waitForLoadState();
    };
    const { price: plain } = await shown(page);
    await send('frameVariant', 'holzrahmen-eiche');
    await send('matType', 'mat-creme');
    const size = page.locator('select[name="matSize"]');
    await size.selectOption('60');
    await size.locator('xpath=ancestor::form').getByRole('button').click();
    await page.waitForLoadState();
    await send('glassType', 'museum-glass');
    const chosen = await shown(page);
    expect(chosen.handOff).toContain(
      'matSize=60&matType=mat-creme&frameVariant=holzrahmen-eiche&glassType=museum-glass',
    );
    expect(chosen.price).not.toBe(plain);
    const figure = page.locator('#stage-wall figure');
    expect(await figure.getAttribute('data-mat')).toBe('mat-creme');
    expect(await figure.getAttribute('data-colour')).toBe('');
    expect(await page.locator('#stage-corner img').getAttribute('src')).toContain(
      '/corner/poster+holzrahmen-eiche+mat-creme-60+museum-glass/',
    );
    expect(await hungBy(page)).toContain('/hanging/frame-');
    const designer = await handedOn(page);
    expect(designer).toContain(chosen.price);
    expect(designer).toContain('Eiche');
  });

  const mat = '?material=poster%2Bholzrahmen&matType=mat-creme&matSize=35';

  test.each([
    ['localhost', '/bilderrahmen', mat, 'nicht gewählt: Passepartout in Creme, 3,5\u00a0cm.'],
    [
      'localhost',
      '/alu-dibond-druck',
      '?material=aludibond%2Bartbox&optionTypes=aludibond-bohrung-corner-holes',
      'Nur ohne Rahmen möglich und daher nicht gewählt: Bohrungen in den Ecken.',
    ],
    ['com.localhost', '/framed-prints', mat, 'not chosen: Cream mat, 1.4\u00a0in.'],
  ])('that cannot be had are told, on %s', async (host, path, search, words) => {
    const answer = await ask(host, path + search);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toContain(words);
    expect((await ask(host, path)).body.toString()).not.toContain(words);
  });
});
