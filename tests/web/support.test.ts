/** The way to the shop's service: a link before scripts and without them, then the contact form. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import type { Consent } from '../../core/domain/consent/consent.ts';
import { parseHtml } from '../../scripts/crawl/html-tree.ts';
import { fileOfType } from '../arbitraries/toolbox.ts';
import { ask } from './ask.ts';
import { axeViolations } from './axe.ts';
import { address, eventually, foresee, keptPage, visit, withBrowser } from './browser.ts';
import { openConsenting } from './consenting.ts';
import { openShop, type Shop } from './shop.ts';

const problems: string[] = [];
const openPage = withBrowser(problems);
const canvas = address('localhost', '/leinwanddruck');

const supportLink = (page: Page): Locator => page.locator('[data-support-link]');

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

const photo = (name: string, size: number) => {
  const { bytes } = fileOfType('jpg', size);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
};

const attach = (page: Page, ...files: readonly ReturnType<typeof photo>[]): Promise<void> =>
  page.getByLabel('Fotos oder PDF').setInputFiles([...files]);

/** Waits until the link has become the messenger's button. */
const live = async (page: Page): Promise<Locator> => {
  const link = supportLink(page);
  await page.locator('[data-support-link][data-loaded="true"]').waitFor({ state: 'attached' });
  return link;
};

const fill = async (page: Page): Promise<void> => {
  await page.getByLabel('Thema').selectOption('delivery');
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('E-Mail').fill('ada@example.com');
  await page.getByLabel('Nachricht').fill('Wann ist das Bild bei mir?');
};

describe('without scripts', () => {
  test.each([
    ['localhost', '/leinwanddruck', '/kontakt', 'Hilfe und Kontakt'],
    ['kartenliebe.ch.localhost', '/fr/', '/fr/contact/', 'Aide et contact'],
    ['com.localhost', '/canvas-prints', '/contact', 'Help and contact'],
  ])('%s%s leads to %s', async (host, path, href, name) => {
    const link = parseHtml((await ask(host, path)).text).elements.find(({ attributes }) =>
      attributes.has('data-support-link'),
    );
    expect([link?.tag, link?.attributes.get('href'), link?.text().trim()]).toEqual([
      'a',
      href,
      name,
    ]);
    const { status, text } = await ask(host, href);
    expect(status).toBe(200);
    expect(parseHtml(text).elements.filter(({ tag }) => tag === 'h1')).toHaveLength(1);
  });
});

describe('the contact page', () => {
  const { port } = new URL(address('localhost', '/'));

  test.each([true, false])(
    'takes a message with a photo, scripts or not (%s)',
    async (javaScriptEnabled) => {
      const page = await openPage({ javaScriptEnabled });
      await visit(page, address('localhost', '/kontakt'));
      const title = await page.title();
      // Axe is a script.
      const faults = javaScriptEnabled ? await axeViolations(page, undefined, 'main') : [];
      expect(faults).toEqual([]);
      await page.getByText('Anna Muster').waitFor();
      await fill(page);
      await page.getByLabel('Nachricht').fill('Kurz.');
      await attach(page, photo('Ecke.jpg', 200_000));
      foresee(page, /kontakt/u, 422);
      const send = page.getByRole('button', { name: 'Nachricht senden' });
      await send.click();
      await page.getByText('Bitte schreiben Sie mindestens 10').waitFor();
      expect(await page.title()).toBe(`Fehler: ${title}`);
      const message = page.getByLabel('Nachricht');
      await eventually(() => hasFocus(message)).toBe(true);
      expect(await message.getAttribute('aria-invalid')).toBe('true');
      expect(await message.inputValue()).toBe('Kurz.');
      expect(await page.getByLabel('Thema').inputValue()).toBe('delivery');
      await page.getByText('Bitte wählen Sie Ihre Dateien noch einmal aus').waitFor();
      await message.fill('Die Ecke ist beschädigt.');
      await attach(page, photo('Ecke.jpg', 200_000));
      await send.click();
      await page.getByText('Eine Bestätigung ist per E-Mail unterwegs.').first().waitFor();
      expect(new URL(page.url())).toMatchObject({
        pathname: '/kontakt',
        hash: '#contact-sent',
        port,
      });
      expect(await page.title()).toBe(title);
      expect(await page.getByLabel('Nachricht').inputValue()).toBe('');
    },
  );

  test('takes no form of another site', async () => {
    const sent = {
      method: 'POST',
      headers: { origin: 'http://evil.example' },
      body: 'topic=order',
    };
    expect((await ask('localhost', '/kontakt', sent)).status).toBe(403);
  });
});

describe('the embedded messenger', () => {
  const asked: string[] = [];

  const onePage = keptPage(
    async () => {
      const page = await openPage();
      page.on('request', (request) => asked.push(request.url()));
      await visit(page, canvas);
      return page;
    },
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  );

  test('opens the contact form, loads it only then, has no fault that axe finds, and gives the focus back', async () => {
    const page = await onePage();
    const button = await live(page);
    expect(await button.getAttribute('role')).toBe('button');
    expect(asked.filter((url) => url.includes('contact-panel'))).toEqual([]);
    await button.focus();
    await page.keyboard.press('Space');
    const dialog = page.getByRole('dialog', { name: 'Schreiben Sie uns' });
    await dialog.waitFor();
    await eventually(() =>
      dialog.evaluate((element) => element.contains(document.activeElement)),
    ).toBe(true);
    await eventually(() => button.getAttribute('data-open')).toBe('true');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => hasFocus(button)).toBe(true);
    await eventually(() => button.getAttribute('data-open')).toBe('false');
    expect(new URL(page.url()).pathname).toBe('/leinwanddruck');
  });

  test('stays with its state when another page is shown in place', async () => {
    const page = await onePage();
    const button = await live(page);
    await page.locator('[data-bar-item] > a[href="/poster-drucken"]').first().click();
    await eventually(() => new URL(page.url()).pathname).toBe('/poster-drucken');
    await button.click();
    await page.getByRole('dialog', { name: 'Schreiben Sie uns' }).waitFor();
  });

  test('says what is wrong at the first field, sends what is right, and thanks', async () => {
    const page = await onePage();
    await (await live(page)).click();
    const send = page.getByRole('button', { name: 'Nachricht senden' });
    foresee(page, /kontakt/u, 422);
    await send.click();
    await page.getByText('Bitte wählen Sie ein Thema.').waitFor();
    const topic = page.getByLabel('Thema');
    await eventually(() => hasFocus(topic)).toBe(true);
    await fill(page);
    await attach(page, photo('Ecke.jpg', 11_000_000));
    await send.click();
    // The browser does not send what is too large, and keeps all else.
    await page.getByText('höchstens drei Dateien mit zusammen 10 MB').waitFor();
    await attach(page, photo('Ecke.jpg', 200_000));
    const sent = page.waitForResponse(/kontakt$/u);
    await send.click();
    expect((await sent).status()).toBe(303);
    await page.getByText('Ihre Nachricht ist da').waitFor();
    const dialog = page.getByRole('dialog');
    await eventually(() =>
      dialog.evaluate((element) => element.contains(document.activeElement)),
    ).toBe(true);
  });

  test('keeps what was typed where the service is down, and names the contact page', async () => {
    const page = await openPage();
    foresee(page, /kontakt$/u);
    foresee(page, /reports\/browser$/u);
    await page.route(/kontakt$/u, (route) => route.fulfill({ status: 503, body: '' }));
    await visit(page, canvas);
    await (await live(page)).click();
    await fill(page);
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.getByRole('link').getAttribute('href')).toMatch(/\/kontakt$/u);
    expect(await page.getByLabel('Nachricht').inputValue()).toBe('Wann ist das Bild bei mir?');
  });

  test('leads to the contact page where its code cannot be had', async () => {
    const page = await openPage();
    await visit(page, canvas);
    const button = await live(page);
    foresee(page, /contact-panel/u);
    await page.route(/contact-panel/u, (route) => route.abort());
    await button.click();
    await eventually(() => new URL(page.url()).pathname).toBe('/kontakt');
  });

  test('shifts nothing, makes room at the end of a page, and stays within reach of the keys', async () => {
    const page = await openPage();
    await visit(page, canvas);
    const before = await supportLink(page).boundingBox();
    const button = await live(page);
    expect(await button.boundingBox()).toEqual(before);
    expect(before?.x ?? 0).toBeGreaterThanOrEqual(1280 - 52);
    await eventually(() => button.getAttribute('data-visible')).toBe('true');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await eventually(() => button.getAttribute('data-visible')).toBe('false');
    await button.focus();
    expect(await hasFocus(button)).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await eventually(() => button.getAttribute('data-visible')).toBe('true');
    await button.click();
    await page.getByRole('dialog', { name: 'Schreiben Sie uns' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

describe('a vendor’s messenger', () => {
  const vendor = 'https://messenger.example';
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop(inject('template'), { SUPPORT_MESSENGER_URL: `${vendor}/shop.js` });
  });

  afterAll(async () => {
    await shop.close();
  });

  /** Opens a page of the shop; `script` is the vendor's, undefined where the vendor is down. */
  const open = async (consent: Consent, script: string | undefined): Promise<Page> => {
    const url = address('localhost', '/leinwanddruck', shop.port);
    const page = await (consent === 'granted'
      ? openConsenting(openPage, url)
      : openPage({ isUnasked: consent === 'unknown' }));
    foresee(page, `${vendor}/shop.js`);
    await page.route(`${vendor}/**`, (route) =>
      script === undefined
        ? route.abort()
        : route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    await visit(page, url);
    await live(page);
    return page;
  };

  const works = `window.supportMessenger = {
    open() { document.body.dataset.vendor = 'open'; },
    close() { document.body.dataset.vendor = 'closed'; },
    onClose() {},
  };`;

  const isAsked = (): boolean => problems.some((problem) => problem.includes(vendor));

  test.each(['unknown', 'declined'] as const)(
    'is not asked for with consent %s',
    async (consent) => {
      const page = await open(consent, works);
      await supportLink(page).click();
      await page.getByRole('dialog', { name: 'Schreiben Sie uns' }).waitFor();
      expect(isAsked()).toBe(false);
    },
  );

  test('opens in place of the form for those who have consented', async () => {
    const page = await open('granted', works);
    await supportLink(page).click();
    await eventually(() => page.evaluate(() => document.body.dataset['vendor'])).toBe('open');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(isAsked()).toBe(true);
    problems.length = 0;
  });

  test.each([undefined, 'void 0'])(
    'that is not a messenger (%s) is not noticed',
    async (script) => {
      const page = await open('granted', script);
      await supportLink(page).click();
      await page.getByRole('dialog', { name: 'Schreiben Sie uns' }).waitFor();
      problems.length = 0;
    },
  );
});
