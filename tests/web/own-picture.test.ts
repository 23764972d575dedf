/** A shopper's own picture: on the wall, kept on the device, judged, cropped, handed over. */
import sharp from 'sharp';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';

import { pictureUploadPaths } from '../../core/domain/image/own-picture.ts';
import { compileMessages } from '../../ui/messages/compile.ts';
import { textOf } from '../../ui/messages/text.tsx';
import { hearAnnouncements } from './announcements.ts';
import { axeViolations } from './axe.ts';
import { address, eventually, visit, visitAndTouch, withBrowser } from './browser.ts';
import { formatOption, openDialog, shown, tileOf, wayOn } from './product-page.ts';
import type { Page } from 'playwright-core';

const openPage = withBrowser();
const german = textOf({ locale: 'de-DE', messages: compileMessages('de-DE') });
const canvas = address('localhost', '/leinwanddruck');

/** Upright by its EXIF orientation alone: its left half is red as it is seen. */
const photo = await sharp({
  create: { width: 3_000, height: 2_250, channels: 3, background: '#d02020' },
})
  .composite([
    {
      input: await sharp({
        create: { width: 3_000, height: 1_125, channels: 3, background: '#2030d0' },
      })
        .png()
        .toBuffer(),
      left: 0,
      top: 0,
    },
  ])
  .jpeg()
  .withMetadata({ orientation: 6 })
  .toBuffer();

const file = { name: 'strand.jpg', mimeType: 'image/jpeg', buffer: photo };

/** The picture on the wall, as `width x height` of the file that it shows. */
const onTheWall = (page: Page): Promise<string> =>
  page
    .locator('#stage-wall img, main article figure img')
    .first()
    .evaluate((image) => {
      if (!(image instanceof HTMLImageElement)) return '';
      return `${new URL(image.src).protocol} ${image.naturalWidth}x${image.naturalHeight}`;
    });

const focusedWords = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent);

/** What the front shows: the place of the picture behind it, as shares of the front. */
const cropOnTheWall = (page: Page): Promise<readonly number[]> =>
  page
    .locator('[data-crop]')
    .first()
    .evaluate((front) => {
      const style = getComputedStyle(front);
      return ['left', 'top', 'across', 'down'].map((name) =>
        Number(Number(style.getPropertyValue(`--crop-${name}`)).toFixed(2)),
      );
    });

describe('a shopper’s own picture', () => {
  test('hangs on the wall, stays on the device, and arrives in the designer', async () => {
    const page = await openPage();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
    });
    await visit(page, canvas);
    const field = page.locator('input[name="picture"]');
    const announced = await hearAnnouncements(page);
    await field.focus();
    await field.setInputFiles(file);
    await eventually(() => onTheWall(page)).toBe('blob: 1800x2400');
    await eventually(announced).toContain('Ihr Foto hängt jetzt an der Wand.');
    await eventually(() => focusedWords(page)).toBe('Ausschnitt wählen');
    // The photo is upright, so the format is, too, and the upright ones come first.
    await eventually(() => shown(page)).toMatchObject({ format: '400x600' });
    const first = page.locator('input[name="formatType"]').first();
    const [width = 0, height = 0] =
      (await first.getAttribute('value'))?.split('x').map(Number) ?? [];
    expect(height).toBeGreaterThan(width);
    // Rendered close views and the tiles of materials and formats show it, too.
    const blobs = (place: string): Promise<number> =>
      page.locator(`${place} img[src^="blob:"]`).count();
    for (const view of ['corner', 'material'])
      await eventually(() => blobs(`#stage-${view} [data-scene='${view}']`)).toBeGreaterThan(0);
    const swatches = page.locator('label:has(input[name="material"]):has(img)');
    await eventually(() =>
      swatches.filter({ hasNot: page.locator('img[src^="blob:"]') }).count(),
    ).toBe(0);
    expect(await swatches.count()).toBeGreaterThan(1);
    await eventually(() =>
      tileOf(formatOption(page, '200x300'))
        .locator('[aria-hidden] > span')
        .evaluate((outline) => getComputedStyle(outline).backgroundImage),
    ).toContain('blob:');
    const verdict = (format: string) => tileOf(formatOption(page, format)).innerText();
    await eventually(() => verdict('200x300')).toMatch(/scharf/u);
    await eventually(() => verdict('600x900')).toMatch(/ausreichend|scharf/u);

    await page.getByRole('button', { name: 'Ausschnitt wählen' }).press('Enter');
    const before = await cropOnTheWall(page);
    await openDialog(page).getByRole('slider').press('End');
    await openDialog(page).getByRole('button', { name: 'Ausschnitt nach rechts' }).click();
    await eventually(() => cropOnTheWall(page)).not.toEqual(before);
    await eventually(() => openDialog(page).innerText()).toContain('unscharf');
    await openDialog(page).getByRole('slider').press('Home');
    await page.getByRole('button', { name: 'Übernehmen' }).press('Enter');
    expect(sent.filter((path) => path.startsWith('/web-api/customer-picture'))).toEqual([]);

    await page.reload();
    await eventually(() => onTheWall(page)).toBe('blob: 1800x2400');
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: '__Host-pictures' }),
    );
    // A comparison shows it on each material, on a page without a product, too.
    await visit(
      page,
      address(
        'localhost',
        '/wandbild-materialien-im-vergleich?materials=leinwand&materials=poster&formatType=600x400',
      ),
    );
    await eventually(() => page.locator('figure img[src^="blob:"]').count()).toBe(2);
    await page.goBack();
    await eventually(() => onTheWall(page)).toBe('blob: 1800x2400');
    const crop = await cropOnTheWall(page);
    await wayOn(page).press('Enter');
    await page.waitForURL(/configurator-photo-frame.*customerPicture=.*pictureCrop=/u);
    await eventually(() => onTheWall(page)).toBe('http: 1500x2000');
    expect(await cropOnTheWall(page)).toEqual(crop);
    expect(await page.locator('main').innerText()).toContain('Ihr Foto ist da.');

    const handedOver = page.url();

    // The cart shows the same part of it, and says so once it is gone.
    await page.getByRole('button', { name: 'In den Warenkorb' }).press('Enter');
    await page.waitForURL(/\/warenkorb/u);
    const inCart = page.locator('li figure img').first();
    await eventually(() =>
      inCart.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    ).toBe(1_500);
    expect(await cropOnTheWall(page)).toEqual(crop);
    await page.context().clearCookies({ name: '__Host-pictures' });
    await page.reload();
    await page.getByText('Ihr Foto ist nicht mehr bei uns gespeichert.').waitFor();
    expect(await inCart.count()).toBe(0);

    // Nobody else sees it, whoever has the address.
    const stranger = await openPage();
    await visit(stranger, handedOver);
    expect(await stranger.locator('main').innerText()).toContain('nicht (mehr) hinterlegt');
  });

  test('that lies on the device alone is seen in wishlist and cart, until it is removed', async () => {
    const page = await openPage();
    const photos = page.locator('main li figure img');
    const sources = (): Promise<readonly string[]> =>
      photos.evaluateAll((images) =>
        images.map((image) => new URL(image.getAttribute('src') ?? '').protocol),
      );
    await visit(page, canvas);
    await page.locator('input[name="picture"]').setInputFiles(file);
    await eventually(() => shown(page)).toMatchObject({ format: '400x600' });
    await eventually(() => page.evaluate(() => localStorage.getItem('own-picture'))).not.toBeNull();
    const crop = await cropOnTheWall(page);
    await page.locator('form[action="/forms/wishlist"]').getByRole('button').press('Enter');
    const list = page.getByRole('link', { name: german('wish.added') });
    await list.press('Enter');
    await page.waitForURL(/\/merkzettel/u);
    await eventually(sources).toEqual(['blob:']);
    expect(await cropOnTheWall(page)).toEqual(crop);
    await page.getByText(german('article.photo-here')).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // As a page of its own, too, and in the cart.
    const query = 'materialType=leinwand&formatType=400x600&locale=de-DE';
    await visit(page, address('localhost', `/configurator-photo-frame?${query}`));
    await page.getByRole('button', { name: 'In den Warenkorb' }).press('Enter');
    await page.waitForURL(/\/warenkorb/u);
    await eventually(sources).toEqual(['blob:']);
    expect(await cropOnTheWall(page)).toEqual(crop);
    // Falls back to another motif once it is gone.
    await visit(page, canvas);
    await page.getByRole('button', { name: 'Foto entfernen' }).press('Enter');
    await eventually(() => onTheWall(page)).toMatch(/^http/u);
    await visit(page, address('localhost', '/warenkorb'));
    expect(await sources()).toEqual([]);
    expect(await page.locator('main shop-island picture img').count()).toBe(1);
    expect(await page.getByText(german('article.photo-here')).count()).toBe(0);
  });

  test('begins on the start page, and is shown by the product that it leads to', async () => {
    const page = await openPage();
    await visit(page, address('localhost', '/'));
    const field = page.locator('input[name="picture"]');
    await field.setInputFiles({ ...file, buffer: photo.subarray(0, 400) });
    await page.getByText('beschädigt oder unvollständig').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Anderes Foto' }).press('Enter');
    await field.setInputFiles(file);
    await page.waitForURL(/\/leinwanddruck/u);
    await eventually(() => onTheWall(page)).toBe('blob: 1800x2400');
    // It is seen first: the focus does not lead on to the field below.
    expect(await page.evaluate(() => [scrollY, document.activeElement?.localName])).toEqual([
      0,
      'body',
    ]);
    await eventually(() => shown(page)).toMatchObject({ format: '400x600' });
    // It is not turned again for whoever chooses another format.
    await formatOption(page, '300x200').click();
    await visit(page, address('localhost', '/'));
    await page.getByText('strand.jpg').waitFor();
    await page.getByRole('link', { name: 'Mit diesem Foto weiter' }).press('Enter');
    await page.waitForURL(/\/leinwanddruck/u);
    await eventually(() => onTheWall(page)).toBe('blob: 1800x2400');
    expect(await shown(page)).toMatchObject({ format: '600x400' });
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: '__Host-pictures' }),
    );
  });

  test('comes from a phone by a code, and arrives in the designer as the phone has sent it', async () => {
    const page = await openPage();
    await visitAndTouch(page, canvas);
    const [begun] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith(pictureUploadPaths.phoneBegin)),
      page.getByRole('button', { name: german('phone-photo.way') }).click(),
    ]);
    const { code = '' }: { readonly code?: string } = await begun.json();
    const query = `code=${code}&locale=de-DE`;
    const phoneAddress = address('localhost', `${pictureUploadPaths.phone}?${query}`);
    const path = openDialog(page).getByRole('img', { name: german('phone-photo.code') });
    await eventually(() => path.locator('path').getAttribute('d')).toBe(
      encode(phoneAddress, { border: 4 })
        .data.flatMap((row, y) =>
          row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
        )
        .join(''),
    );
    expect(await axeViolations(page)).toEqual([]);
    const phone = await openPage({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    });
    await visit(phone, phoneAddress);
    const field = phone.locator('input[name="picture"]');
    await field.setInputFiles({ ...file, buffer: Buffer.from('no') });
    await phone.getByText('Foto senden').click();
    await phone.getByText('konnten wir nicht annehmen').waitFor();
    await field.setInputFiles(file);
    await phone.getByText('Foto senden').click();
    await phone.getByText('Ihr Foto ist angekommen.').waitFor();
    await eventually(() => onTheWall(page)).toMatch(/^blob: 1500x2000/u);
    await eventually(() => shown(page)).toMatchObject({ format: '400x600' });
    await visit(phone, phoneAddress);
    await phone.getByText('gilt nicht mehr').waitFor();
    await wayOn(page).press('Enter');
    await page.waitForURL(/configurator-photo-frame.*customerPicture=.*pictureCrop=/u);
    await eventually(() => onTheWall(page)).toBe('http: 1500x2000');
  });

  test('that would print blurry asks first, and offers the format in which it is sharp', async () => {
    const page = await openPage();
    await visit(page, `${canvas}?formatType=900x600`);
    const buffer = await sharp({
      create: { width: 1_900, height: 1_425, channels: 3, background: '#d02020' },
    })
      .jpeg()
      .toBuffer();
    await page
      .locator('input[name="picture"]')
      .setInputFiles({ ...file, name: 'klein.jpg', buffer });
    await eventually(() => onTheWall(page)).toBe('blob: 1900x1425');
    const dialog = openDialog(page);
    await page.getByRole('link', { name: 'Weitere Formate' }).click();
    await eventually(() => dialog.innerText()).toMatch(/unscharf/u);
    await page.keyboard.press('Escape');
    await eventually(() => dialog.count()).toBe(0);
    await wayOn(page).click();
    await eventually(() => dialog.innerText()).toContain('unscharf');
    await dialog.getByRole('button', { name: /30 × 20\scm/u }).click();
    await eventually(() => shown(page)).toMatchObject({ format: '300x200' });
    expect(await dialog.count()).toBe(0);
    await formatOption(page, '900x600').click();
    await eventually(() => shown(page)).toMatchObject({ format: '900x600' });
    await wayOn(page).click();
    await dialog.getByRole('button', { name: 'Trotzdem gestalten' }).click();
    await page.waitForURL(/configurator-photo-frame.*customerPicture=/u);
  });

  // Frames around glass or paper, and a floating frame that canvas has alone.
  test.each(['poster-drucken', 'leinwanddruck'])(
    'that stands upright leaves /%s its frames',
    async (slug) => {
      const page = await openPage();
      await visit(page, address('localhost', `/${slug}`));
      const frames = (): Promise<readonly (string | null)[]> =>
        page
          .locator('#part-frame input[type="radio"]:not(:disabled)')
          .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value')));
      const sold = await frames();
      expect(sold.length).toBeGreaterThan(1);
      await page.locator('input[name="picture"]').setInputFiles(file);
      await eventually(() => shown(page)).toMatchObject({ format: '400x600' });
      await eventually(frames).toEqual(sold);
      const [frame = ''] = sold.flatMap((value) => (value?.includes('+') ? [value] : []));
      const tile = page.locator(`#part-frame input[value="${frame}"]`);
      await eventually(() => tileOf(tile).innerText()).toMatch(/\+\s.*€/u);
      await tile.press('Space');
      const framed = { format: '400x600', query: expect.stringContaining('frameType=') };
      await eventually(() => shown(page)).toMatchObject(framed);
      await page.reload();
      await eventually(() => onTheWall(page)).toBe('blob: 1800x2400');
      await eventually(frames).toEqual(sold);
      expect(await shown(page)).toMatchObject(framed);
    },
  );

  test.each(['input[name="picture"]', 'input[capture]'])(
    'brought to %s before its script is there is taken over when that comes',
    async (field) => {
      const page = await openPage();
      let arrive = (): void => undefined;
      const arrival = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(/\/product-/u, async (route) => {
        await arrival;
        await route.continue();
      });
      await visit(page, canvas);
      await page.locator(field).setInputFiles(file);
      expect(await onTheWall(page)).toMatch(/^http/u);
      arrive();
      await eventually(() => onTheWall(page)).toBe('blob: 1800x2400');
    },
  );

  test('that cannot be printed is refused in words, and removed with one press', async () => {
    const page = await openPage();
    await visit(page, canvas);
    const field = page.locator('input[name="picture"]');
    const broken = { ...file, buffer: photo.subarray(0, 400) };
    await field.setInputFiles(broken);
    await page.getByText('beschädigt oder unvollständig').waitFor();
    await page.getByRole('button', { name: 'Anderes Foto' }).press('Enter');
    await field.setInputFiles({
      ...file,
      name: 'a.heic',
      buffer: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0'),
    });
    await page.getByText('kann HEIC-Fotos nicht öffnen').waitFor();
    await page.getByRole('button', { name: 'Anderes Foto' }).press('Enter');
    await field.setInputFiles(file);
    await page.getByText('strand.jpg').waitFor();
    // A file that is dropped on it and cannot be read takes nothing away, now and after a reload.
    await eventually(() => onTheWall(page)).toBe('blob: 1800x2400');
    await page.locator('#own-picture form').evaluate((form) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['no picture'], 'b.jpg', { type: 'image/jpeg' }));
      form.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    });
    await page.getByText('Ihr bisheriges Foto bleibt.').waitFor();
    expect(await onTheWall(page)).toBe('blob: 1800x2400');
    expect(await page.getByText('strand.jpg').count()).toBe(1);
    await page.reload();
    await eventually(() => onTheWall(page)).toBe('blob: 1800x2400');
    const announced = await hearAnnouncements(page);
    await page.getByRole('button', { name: 'Foto entfernen' }).press('Enter');
    await eventually(() => onTheWall(page)).toMatch(/^http/u);
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await announced()).toEqual([]);
  });

  test.each(['/leinwanddruck', '/'])(
    'goes on to the designer without scripts from %s',
    async (path) => {
      const page = await openPage({ javaScriptEnabled: false });
      await visit(page, address('localhost', path));
      await page
        .locator('input[name="picture"]')
        .setInputFiles({ ...file, buffer: Buffer.from('no') });
      await page.getByRole('button', { name: 'Mit diesem Foto weiter' }).click();
      await eventually(() => new URL(page.url()).hash).toBe('#own-picture-refused');
      await page.getByText('konnten wir nicht annehmen').waitFor();
      await page.locator('input[name="picture"]').setInputFiles(file);
      await page.getByRole('button', { name: 'Mit diesem Foto weiter' }).click();
      await page.waitForURL(/configurator-photo-frame\?materialType=leinwand.*customerPicture=/u);
      expect(await page.locator('main').innerText()).toContain('Ihr Foto ist da.');
    },
  );
});
