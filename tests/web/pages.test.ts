/** The first page of the storefront in its locales: what stands in it before anything is chosen. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { parseHtml } from '../../scripts/crawl/html-tree.ts';
import { ask } from './ask.ts';
import { address, eventually, keptPage, withBrowser, visit } from './browser.ts';
import { canvasPages, furtherCanvasPages } from './canvas-pages.ts';
import { shown } from './product-page.ts';

const openPage = withBrowser();

const allPages = [...canvasPages, ...furtherCanvasPages];

const widths = [320, 360, 768, 1440] as const;

const locales = [
  'de-AT',
  'de-CH',
  'de-DE',
  'de-IT',
  'de-LI',
  'de-LU',
  'en-GB',
  'en-US',
  'es-ES',
  'fr-BE',
  'fr-CH',
  'fr-FR',
  'fr-LU',
  'it-CH',
  'it-IT',
  'nl-BE',
  'nl-NL',
];

const expectToFit = async (page: Page): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await eventually(() =>
      page.evaluate(() => ({
        window: innerWidth,
        overflow: document.documentElement.scrollWidth - innerWidth,
      })),
    ).toEqual({ window: width, overflow: 0 });
  }
};

describe.each(allPages)('$locale', (canvas) => {
  const { host, path, locale } = canvas;

  const onePage = keptPage(
    async () => {
      const page = await openPage();
      await visit(page, address(host, path));
      return page;
    },
    () => Promise.resolve(),
  );

  test('names itself in the head, and fits every width without scrolling sideways', async () => {
    const page = await onePage();
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    expect(await page.locator('html').getAttribute('data-channel')).toBe('poster');
    expect(await page.title()).toBe(canvas.title);
    expect(await page.locator('h1').allTextContents()).toEqual([canvas.headline]);
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toContain(
      canvas.description,
    );
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      address(host, path),
    );
    const alternates = page.locator('link[rel="alternate"]');
    const languages = await alternates.evaluateAll((links) =>
      links.map((link) => link.getAttribute('hreflang')),
    );
    expect(languages).toEqual([...locales, 'x-default']);
    expect(
      await page.locator(`link[rel="alternate"][hreflang="${locale}"]`).getAttribute('href'),
    ).toBe(address(host, path));
    await expectToFit(page);
  });

  test('prints price, tax, shipping and the day of delivery as the locale does', async () => {
    const page = await onePage();
    expect(await shown(page)).toMatchObject({
      material: 'leinwand',
      format: canvas.formatType,
      price: canvas.price,
      barPrice: canvas.price,
      announced: expect.stringContaining(`${canvas.material}, ${canvas.format}, ${canvas.price}`),
      query: '',
    });
    expect(await page.locator('#stage-wall figcaption').textContent()).toContain(canvas.format);
    const note = page.locator('main p', { has: page.locator('a') }).first();
    const [taxAndShipping, delivered] = (await note.innerText()).split('\n');
    expect(taxAndShipping).toBe(canvas.note);
    expect(delivered).toMatch(/\d/u);
    const shipping = await note.locator('a').getAttribute('href');
    expect((await ask(host, shipping ?? '')).status).toBe(200);

    const arrival = page.locator('main time');
    const day = (await arrival.getAttribute('datetime')) ?? '';
    expect(await page.locator('main p', { has: page.locator('time') }).textContent()).toMatch(
      canvas.delivery,
    );
    expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    expect(Date.parse(day)).toBeGreaterThan(Date.now());
    // The day in words is the day in figures, whatever zone the server or the browser is in.
    const words = new Intl.DateTimeFormat(locale, {
      weekday: /^(?:es|it)/u.test(locale) ? 'long' : 'short',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(Date.parse(day));
    const shownWords = (await arrival.textContent()) ?? '';
    expect(shownWords.replaceAll('\u00a0', ' ').replace('1er ', '1 ')).toBe(
      locale === 'es-ES' ? words.replace(',', '') : words,
    );
    // The day stays beside its month, wherever the line ends.
    expect(shownWords.split(' ')).toHaveLength(2);
  });
});

describe('every address that a page names', () => {
  /** The attributes of all elements of the German page as it is sent, or of those of one name. */
  const sentAttributes = async (name?: string): Promise<readonly ReadonlyMap<string, string>[]> =>
    parseHtml((await ask('localhost', '/leinwanddruck')).text)
      .elements.filter(({ tag }) => name === undefined || tag === name)
      .map(({ attributes }) => attributes);

  test('answers, in every market and language, and names the same ones', async () => {
    const links = (await sentAttributes())
      .filter((attributes) => attributes.get('rel') === 'alternate')
      .map((attributes) => attributes.get('href') ?? '');
    expect(links.length).toBeGreaterThan(locales.length);
    const answers = await Promise.all(
      links.map((link) => ask(new URL(link).hostname, new URL(link).pathname)),
    );
    expect(answers.map(({ status }) => status)).toEqual(links.map(() => 200));
    for (const { text } of answers)
      for (const link of links) expect(text).toContain(`href="${link}"`);
  });

  test('answers in the header, the bars, the content and the footer', async () => {
    const hrefs = (await sentAttributes('a')).map((attributes) => attributes.get('href') ?? '');
    const links = [...new Set(hrefs.filter((href) => href.startsWith('/')))];
    expect(links.length).toBeGreaterThan(50);
    // Designers are told the locale by a redirect (supporting §2).
    const statusOf = async (link: string): Promise<number> => {
      // What stands behind a hash is the browser's.
      const [path = ''] = link.split('#');
      const { status, headers } = await ask('localhost', path);
      if (status !== 302 || !link.startsWith('/configurator-')) return status;
      const { pathname, search } = new URL(headers.location ?? '', address('localhost', '/'));
      return (await ask('localhost', pathname + search)).status;
    };
    const statuses = await Promise.all(
      links.map(async (link) => `${link} ${await statusOf(link)}`),
    );
    // Account and cart are other applications of the shop: a page says what they will do.
    expect(statuses).toEqual(links.map((link) => `${link} 200`));
  });
});

describe('the cards channel', () => {
  test('stands in its own theme at its own address', async () => {
    const page = await openPage();
    await visit(page, address('kartenliebe.localhost', '/'));
    expect(await page.locator('html').getAttribute('data-channel')).toBe('kartenliebe');
    expect(await page.title()).toBe('Karten für die großen Momente im Leben | kartenliebe');
    const look = () =>
      page.locator('h1').evaluate((element) => ({
        family: getComputedStyle(element).fontFamily,
        surface: getComputedStyle(document.documentElement).backgroundColor,
      }));
    const cards = await look();
    expect(cards.family).toContain('Fraunces');
    await visit(page, address('localhost', '/'));
    const poster = await look();
    expect(poster.family).toContain('Bricolage Grotesque');
    expect(poster.surface).not.toBe(cards.surface);
  });
});
