/** Files in the toolbox, in two markets, with scripts and without. */
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { localeTable, type Locale } from '../../core/domain/locale/locales.ts';
import { toolboxFileTypeOf } from '../../core/domain/toolbox/toolbox-file.ts';
import { toolboxSegments } from '../../core/domain/routing/toolbox-page.ts';
import { compileMessages } from '../../ui/messages/compile.ts';
import { textOf } from '../../ui/messages/text.tsx';
import { fileOfType } from '../arbitraries/toolbox.ts';
import { samplePdf } from '../fakes/sample-pdf.ts';
import { axeViolations } from './axe.ts';
import { address, visit, withBrowser } from './browser.ts';

const openPage = withBrowser();

const walks: readonly (readonly [
  locale: Locale,
  host: string,
  prefix: string,
  hasScripts: boolean,
])[] = [
  ['de-DE', 'localhost', '', true],
  ['fr-CH', 'ch.localhost', '/fr', false],
];

test.each(walks)(
  'in %s a picture and a PDF become JPEG, and HEIC is explained',
  async (locale, host, prefix, hasScripts) => {
    const text = textOf({ locale, messages: compileMessages(locale) });
    const page = await openPage({ javaScriptEnabled: hasScripts });
    await visit(page, address(host, `${prefix}/${toolboxSegments[localeTable[locale].language]}`));
    const create = { width: 40, height: 30, channels: 3, background: 'teal' } as const;
    const files = [
      { name: 'a.tiff', bytes: await sharp({ create }).tiff().toBuffer() },
      { name: 'b.pdf', bytes: samplePdf(2) },
      { name: 'c.jpg', bytes: fileOfType('heic').bytes },
    ];
    await page.getByLabel(text('toolbox.files')).setInputFiles(
      files.map(({ name, bytes }) => ({
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(bytes),
      })),
    );
    if (hasScripts) await page.waitForSelector('[name=toolbox][data-live]');
    await page.getByRole('button', { name: text('toolbox.start') }).click();
    await page.getByText(text('toolbox.error.heic')).waitFor();
    const links = page.locator('a[href^="/web-api/toolbox-download"]');
    expect(await links.allInnerTexts()).toMatchObject([
      expect.stringContaining('a.jpg'),
      expect.stringContaining('b-1.jpg'),
      expect.stringContaining('b-2.jpg'),
    ]);
    expect(hasScripts ? await axeViolations(page) : []).toEqual([]);
    const downloading = page.waitForEvent('download');
    await links.first().click();
    const stream = await (await downloading).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    expect(toolboxFileTypeOf(new Uint8Array(Buffer.concat(chunks)))).toBe('jpg');
  },
);
