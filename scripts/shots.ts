/**
 * `npm run shots`: takes pictures of the built shop, to be looked at and compared with the last
 * ones. Writes PNG files to build/shots, and the two small pictures of the README to docs/pictures.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import sharp from 'sharp';

import { declinedConsent } from '../tests/web/declined-consent.ts';
import { openShop, type Shop } from '../tests/web/shop.ts';
import { chromiumFlags, ensureChromium } from './chromium.mjs';
import { root } from './setup.mjs';
import { purchases, walkCheckout } from './shots/checkout-walk.ts';

/** A page to take pictures of: its name in the file, its host and its address. */
type Sight = {
  readonly name: string;
  readonly host: string;
  readonly path: string;
  /** A dialog covers the page: what is below it needs no picture of the whole page. */
  readonly isCovered?: boolean;
};

const sights: readonly Sight[] = [
  { name: 'canvas-de-DE', host: 'localhost', path: '/leinwanddruck' },
  { name: 'canvas-fr-CH', host: 'ch.localhost', path: '/fr/impression-sur-toile' },
  { name: 'canvas-en-US', host: 'com.localhost', path: '/canvas-prints' },
  { name: 'canvas-nl-BE', host: 'be.localhost', path: '/afdruk-op-canvas' },
  {
    name: 'artbox-reduced',
    host: 'localhost',
    path: '/leinwanddruck?materialType=acrylglas&frameType=artbox&formatType=600x450',
  },
  {
    name: 'floater-large',
    host: 'localhost',
    path: '/leinwanddruck?materialType=leinwand&frameType=schattenfuge-leinwand&formatType=1200x800',
  },
  {
    name: 'poster-small',
    host: 'localhost',
    path: '/leinwanddruck?materialType=poster&formatType=300x200',
  },
  { name: 'home', host: 'localhost', path: '/' },
  { name: 'wall-art', host: 'localhost', path: '/wandbilder' },
  { name: 'kartenliebe-home', host: 'kartenliebe.localhost', path: '/' },
  {
    name: 'more-formats',
    host: 'localhost',
    path: '/leinwanddruck?dialog=calculator-more-formats',
    isCovered: true,
  },
  {
    name: 'own-format',
    host: 'localhost',
    path: '/leinwanddruck?dialog=calculator-own-format',
    isCovered: true,
  },
  {
    name: 'own-format-errors',
    host: 'localhost',
    path: '/leinwanddruck?dialog=calculator-own-format&width=400&height=',
    isCovered: true,
  },
  {
    name: 'designer',
    host: 'localhost',
    path: '/configurator-photo-frame?materialType=acrylglas&frameType=artbox&formatType=900x600&locale=de-DE',
  },
  {
    name: 'designer-refused',
    host: 'localhost',
    path: '/configurator-photo-frame?materialType=gold&formatType=600x400&locale=de-DE',
  },
  { name: 'not-found', host: 'localhost', path: '/gibt-es-nicht' },
];

const screens = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** The README's pictures: taken above the fold, small enough to be kept beside the text. */
const readmePictures = [
  { shot: 'canvas-de-DE-1440', file: 'canvas-desktop.webp', width: 1200, bytes: 60_000 },
  { shot: 'canvas-de-DE-360', file: 'canvas-phone.webp', width: 360, bytes: 30_000 },
] as const;

const shotsFolder = join(root, 'build', 'shots');
const readmeFolder = join(root, 'docs', 'pictures');

/** Waits until faces and every picture are there; those below the fold, too. */
const decoded = async (page: Page): Promise<void> => {
  await page.locator('img[loading="lazy"]').evaluateAll((images) => {
    for (const image of images) image.setAttribute('loading', 'eager');
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A picture that cannot be had rejects, and stays to be seen in the shot.
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
};

/** Waits until scripts are there, too. */
const settle = async (page: Page): Promise<void> => {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await decoded(page);
};

const shoot = async (browser: Browser, { port }: Shop, sight: Sight): Promise<void> => {
  const { name, host, path, isCovered = false } = sight;
  for (const viewport of screens) {
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
    });
    await context.addInitScript((cookie) => {
      document.cookie = cookie;
    }, declinedConsent);
    const page = await context.newPage();
    await page.goto(`http://${host}:${port}${path}`);
    await settle(page);
    const file = join(shotsFolder, `${name}-${viewport.width}`);
    await page.screenshot({ path: `${file}.png` });
    if (!isCovered) {
      await shootWhole(page, viewport.width, file);
    }
    await context.close();
  }
};

/** A window as high as the page: what sticks to its edge stands where it belongs. */
const shootWhole = async (page: Page, width: number, file: string): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.screenshot({ path: `${file}-full.png`, fullPage: true });
};

/** Every step of a checkout, each in all widths; gives how many steps there are. */
const shootCheckouts = async (browser: Browser, { port }: Shop): Promise<number> => {
  let steps = 0;
  for (const purchase of purchases) {
    const context = await browser.newContext({ deviceScaleFactor: 1, reducedMotion: 'reduce' });
    await context.addInitScript((cookie) => {
      document.cookie = cookie;
    }, declinedConsent);
    const page = await context.newPage();
    await walkCheckout(page, port, purchase, async (step) => {
      steps += 1;
      for (const viewport of screens) {
        await page.setViewportSize(viewport);
        await decoded(page);
        await shootWhole(page, viewport.width, join(shotsFolder, `${step}-${viewport.width}`));
      }
    });
    await context.close();
  }
  return steps;
};

/** Codes a picture for the README as well as its limit allows. */
const writeReadmePicture = async (picture: (typeof readmePictures)[number]): Promise<void> => {
  const { shot, file, width, bytes } = picture;
  const small = sharp(join(shotsFolder, `${shot}.png`)).resize({ width });
  for (const quality of [90, 85, 80, 75, 70, 60, 50]) {
    const coded = await small.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (coded.length > bytes) continue;
    writeFileSync(join(readmeFolder, file), coded);
    console.log(`${file}: ${coded.length} bytes at quality ${quality}`);
    return;
  }
  throw new Error(`${file} does not fit into ${bytes} bytes.`);
};

// Builds where the sources have changed.
execFileSync(process.execPath, [join(root, 'scripts/setup.mjs'), 'start'], { stdio: 'inherit' });
rmSync(shotsFolder, { recursive: true, force: true });
mkdirSync(shotsFolder, { recursive: true });
mkdirSync(readmeFolder, { recursive: true });

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumFlags],
});
const shop = await openShop(undefined);
try {
  for (const sight of sights) await shoot(browser, shop, sight);
  for (const picture of readmePictures) await writeReadmePicture(picture);
  const steps = await shootCheckouts(browser, shop);
  console.log(`${(sights.length + steps) * screens.length} sights in ${shotsFolder}`);
} finally {
  await browser.close();
  await shop.close();
}
