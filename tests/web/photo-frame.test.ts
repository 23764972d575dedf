/** The page of photo frames: frame, mat and format, and the way on to the designer. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';

import { address, eventually, hydrated, usedPage, visit, withBrowser } from './browser.ts';
import { formatOption, materialOption, shown, wayOn } from './product-page.ts';

const openPage = withBrowser();
const openUsed = usedPage(openPage);
const frames = address('localhost', '/bilderrahmen');

const matOption = (page: Page, value: string) =>
  page.locator(`input[type="radio"][name="matType"][value="${value}"]`);

const mat = (page: Page): Promise<string | null> =>
  page.locator('#stage-wall figure').getAttribute('data-mat');

let page: Page;

beforeEach(async () => {
  page = await openUsed();
});

describe('the page of photo frames', () => {
  test('starts with the wooden frame and its white mat', async () => {
    await visit(page, frames);
    expect(await shown(page)).toMatchObject({
      material: 'poster+holzrahmen',
      format: '600x400',
      picture: 'poster holzrahmen 600 400',
      announced: expect.stringContaining('Gewählt: Passepartout in Weiß'),
      handOff:
        '/configurator-photo-frame?materialType=poster&formatType=600x400&frameType=holzrahmen&matSize=30&matType=mat-weiss&locale=de-DE',
    });
    expect(await mat(page)).toBe('mat-weiss');
    expect((await shown(page)).price).toMatch(/^\d+,\d{2}\u00a0€$/u);
  });

  test('offers the four families, each with a price', async () => {
    await visit(page, frames);
    for (const frame of ['alurahmen', 'kunststoffrahmen', 'fotorahmen', 'holzrahmen']) {
      await materialOption(page, `poster+${frame}`).click();
      await eventually(() => shown(page)).toMatchObject({
        material: `poster+${frame}`,
        price: expect.stringMatching(/^\d+,\d{2}\u00a0€$/u),
      });
    }
  });

  test.each(['alurahmen', 'kunststoffrahmen', 'fotorahmen', 'holzrahmen'])(
    'shows %s where its address names that frame alone',
    async (frame) => {
      await visit(page, `${frames}?frameType=${frame}`);
      expect(await shown(page)).toMatchObject({
        material: `poster+${frame}`,
        picture: `poster ${frame} 600 400`,
        handOff: expect.stringContaining(`frameType=${frame}`),
        query: `?frameType=${frame}`,
      });
    },
  );

  test('chooses a mat, which stays with another frame and goes on to the designer', async () => {
    await visit(page, frames);
    const { price } = await shown(page);
    await matOption(page, 'mat-schwarz').click();
    await eventually(() => mat(page)).toBe('mat-schwarz');
    expect((await shown(page)).price).toBe(price);
    await materialOption(page, 'poster+alurahmen').click();
    await eventually(() => shown(page)).toMatchObject({
      material: 'poster+alurahmen',
      handOff: expect.stringContaining('frameType=alurahmen&matSize=30&matType=mat-schwarz'),
    });
    await formatOption(page, '300x200').click();
    await eventually(() => shown(page)).toMatchObject({ format: '300x200' });
    await matOption(page, 'mat-none').click();
    await eventually(() => shown(page)).toMatchObject({
      format: '300x200',
      handOff: expect.stringContaining('matSize=0&matType=mat-none'),
    });
    await wayOn(page).click();
    await page.waitForURL(/configurator-photo-frame/u);
    await hydrated(page);
    expect(await page.locator('main figure').getAttribute('data-frame')).toBe('alurahmen');
  });

  test('keeps the mat over a reload', async () => {
    await visit(page, `${frames}?materialType=poster&frameType=alurahmen&matType=mat-creme`);
    expect(await mat(page)).toBe('mat-creme');
    await page.reload();
    await hydrated(page);
    expect(await mat(page)).toBe('mat-creme');
  });
});

describe('without scripts', () => {
  test('frame, mat and format are forms that keep each other', async () => {
    page = await openPage({ javaScriptEnabled: false });
    await visit(page, frames);
    const send = async (option: ReturnType<typeof matOption>): Promise<void> => {
      await option.check();
      await option.locator('xpath=ancestor::form').getByRole('button').click();
      await page.waitForLoadState();
    };
    await send(materialOption(page, 'poster+alurahmen'));
    await send(matOption(page, 'mat-creme'));
    await send(formatOption(page, '300x200'));
    expect(await shown(page)).toMatchObject({
      material: 'poster+alurahmen',
      format: '300x200',
      handOff: expect.stringContaining('frameType=alurahmen&matSize=30&matType=mat-creme'),
    });
  });
});
