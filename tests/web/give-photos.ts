/** Photos that a thing cannot be printed without, as a shopper gives them on the designer's page. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';

import { filesAtOnce } from '../../core/domain/personalisation/personalisation-form.ts';
import type { Said } from './account-forms.ts';
import { eventually } from './browser.ts';

const photo = await sharp({
  create: { width: 1_200, height: 900, channels: 3, background: '#7a8f6a' },
})
  .jpeg()
  .toBuffer();

/** Gives so many photos, as many at a time as a form takes. */
export const givePhotos = async (page: Page, text: Said, count: number): Promise<void> => {
  for (let given = 0; given < count; given += filesAtOnce) {
    const files = Array.from({ length: Math.min(filesAtOnce, count - given) }, (_, index) => ({
      name: `photo-${given + index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: photo,
    }));
    const before = page.url();
    await page.locator('input[name="files"]').setInputFiles(files);
    await page.getByRole('button', { name: text('personal.keep') }).click();
    await eventually(() => page.url() !== before && page.url().includes('personalisation=')).toBe(
      true,
    );
  }
};
