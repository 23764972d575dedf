/** A picture to scale on a photo of the shopper's own wall. */
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { ask } from './ask.ts';
import { axeViolations } from './axe.ts';
import { address, eventually, visit, withBrowser } from './browser.ts';
import { openDialog } from './product-page.ts';

const openPage = withBrowser();

const size = { width: 1200, height: 900 };

/** A sheet of A4 from the front: a millimetre is half a pixel. */
const sheet = [
  [500, 300],
  [605, 300],
  [605, 448.5],
  [500, 448.5],
] as const;

const wall = await sharp({ create: { ...size, channels: 3, background: '#c8c2b8' } })
  .jpeg()
  .toBuffer();

const file = { name: 'wand.jpg', mimeType: 'image/jpeg', buffer: wall };

/** In pixels of the photo: left, top, width, height. */
const boxOnPhoto = async (stage: Locator): Promise<readonly number[]> => {
  const [outer, inner] = await Promise.all([
    stage.boundingBox(),
    stage.locator('figure').boundingBox(),
  ]);
  if (outer === null || inner === null) throw new Error('Nothing hangs there.');
  const scale = size.width / outer.width;
  return [
    (inner.x - outer.x) * scale,
    (inner.y - outer.y) * scale,
    inner.width * scale,
    inner.height * scale,
  ].map(Math.round);
};

const mark = async (page: Page, stage: Locator): Promise<void> => {
  await stage.scrollIntoViewIfNeeded();
  const box = await stage.boundingBox();
  if (box === null) throw new Error('No photo is shown.');
  for (const [x, y] of sheet) {
    await page.mouse.click(
      box.x + (x / size.width) * box.width,
      box.y + (y / size.height) * box.height,
    );
  }
};

describe('the shopper’s own wall', () => {
  test('carries the picture to scale, movable by pointer and keys, and stays on the device', async () => {
    const page = await openPage();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
    });
    await visit(page, address('localhost', '/leinwanddruck?formatType=900x600&dialog=room-view'));
    const dialog = openDialog(page);
    await dialog.getByRole('button', { name: 'Ihre eigene Wand' }).click();
    const choose = dialog.getByLabel('Foto der Wand auswählen');

    await choose.setInputFiles({ ...file, buffer: Buffer.from('no picture at all') });
    await eventually(() => dialog.getByRole('alert').innerText()).toContain('kein Foto');

    await choose.setInputFiles(file);
    const stage = dialog.locator('[data-step]');
    await mark(page, stage);
    await eventually(() => dialog.innerText()).toContain('genau auf den Kanten');
    expect(await axeViolations(page)).toEqual([]);

    // Corners that no camera sees so are refused in words, and corrected by keys and buttons.
    const corner = dialog.getByRole('button', { name: 'Ecke rechts oben' });
    const hang = dialog.getByRole('button', { name: 'Bild aufhängen' });
    await corner.focus();
    const steps = 100;
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowLeft');
    await eventually(() => dialog.innerText()).toContain('kreuzen sich');
    expect(await hang.isDisabled()).toBe(true);
    for (let step = 1; step < steps; step += 1) await page.keyboard.press('ArrowRight');
    await dialog.getByRole('button', { name: 'Nach rechts' }).click();
    await hang.press('Enter');

    // 90 × 60 cm, its middle over the sheet's, to a pixel or two of a tap.
    const before = await boxOnPhoto(stage);
    expect(Math.abs((before[2] ?? 0) - 450)).toBeLessThan(6);
    expect(Math.abs((before[3] ?? 0) - 300)).toBeLessThan(6);
    expect(Math.abs((before[0] ?? 0) - (552.5 - 225))).toBeLessThan(6);
    await eventually(() => dialog.innerText()).toContain('maßstabsgetreu an Ihrer Wand');

    await stage.focus();
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
    await eventually(async () => (await boxOnPhoto(stage))[0]).toBe((before[0] ?? 0) + 50);
    const box = await stage.boundingBox();
    if (box === null) throw new Error('No photo is shown.');
    await page.mouse.move(box.x + 200, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, box.y + 240, { steps: 4 });
    await page.mouse.up();
    const down = (40 * size.width) / box.width;
    await eventually(async () =>
      Math.abs(((await boxOnPhoto(stage))[1] ?? 0) - (before[1] ?? 0) - down),
    ).toBeLessThan(3);

    // Another room leaves the wall; it is there again where the shopper comes back to it.
    await dialog.getByRole('link', { name: 'Schlafzimmer' }).click();
    await eventually(() => stage.count()).toBe(0);
    await dialog.getByRole('button', { name: 'Ihre eigene Wand' }).click();
    await eventually(() => stage.locator('figure').count()).toBe(1);
    expect(sent.filter((path) => path.includes('picture'))).toEqual([]);
  });

  test('is not offered without scripts', async () => {
    const { body } = await ask('localhost', '/leinwanddruck?dialog=room-view');
    const html = body.toString();
    expect(html).toContain('>Schlafzimmer<');
    expect(html).not.toContain('>Ihre eigene Wand<');
  });
});
