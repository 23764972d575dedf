/** axe on the pages as they are used: phone and desktop, dialogs open, errors shown. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { axeViolations } from './axe.ts';
import { address, keptPage, usedPage, visit, withBrowser } from './browser.ts';
import { dialogLink, productDialogs } from './dialog-list.ts';
import { openDialog } from './product-page.ts';

const openPage = withBrowser();

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };
const openUsed = usedPage(() => openPage({ viewport: phone }));

/** What axe finds on a page, as a phone shows it and as a desktop does. */
const violationsAtBothSizes = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    found.push(...(await axeViolations(page)).map((line) => `${size.width} px: ${line}`));
  }
  return found;
};

const onePage = keptPage(
  async () => {
    const page = await openPage({ viewport: phone });
    await visit(page, address('localhost', '/leinwanddruck'));
    return page;
  },
  async (page) => {
    await page.setViewportSize(phone);
    await page.keyboard.press('Escape');
    await openDialog(page).waitFor({ state: 'detached' });
  },
);

describe('no violations', () => {
  test('on a product page', async () => {
    expect(await violationsAtBothSizes(await onePage())).toEqual([]);
  });

  // One of each kind of page; its parts are asked in every story, in several languages.
  test.each([
    ['localhost', '/'],
    ['kartenliebe.localhost', '/'],
    [
      'localhost',
      '/configurator-photo-frame?materialType=acrylglas&frameType=artbox&formatType=600x400&locale=de-DE',
    ],
  ] as const)('%s%s', async (host, path) => {
    const page = await openUsed();
    await visit(page, address(host, path));
    expect(await violationsAtBothSizes(page)).toEqual([]);
  });

  // One column of words, which a desktop only sets wider.
  test.each([
    ['/impressum', 200],
    ['/configurator-photo-frame?materialType=gold&locale=de-DE', 400],
    ['/gibt-es-nicht?_debug=1', 404],
  ] as const)('%s on a phone', async (path, status) => {
    const page = await openUsed();
    await visit(page, address('localhost', path), status);
    expect(await axeViolations(page)).toEqual([]);
  });

  // What is under a dialog is asked above, and the dialog of a desktop by its story.
  test('in any dialog on a phone', async () => {
    const page = await onePage();
    for (const { name } of productDialogs) {
      await page.locator(dialogLink(name)).click();
      await page.locator('dialog:modal').waitFor();
      const found = await axeViolations(page, undefined, 'dialog[open]');
      expect([name, found]).toEqual([name, []]);
      await page.keyboard.press('Escape');
      await openDialog(page).waitFor({ state: 'detached' });
    }
  });

  test('with the errors of an own format, the questions and the markets open on a phone', async () => {
    const page = await openPage({ viewport: phone });
    await visit(
      page,
      address('localhost', '/leinwanddruck?dialog=calculator-own-format&width=9&height='),
    );
    // Sent open by the server, it hears Escape when its own chunk is there.
    await page.locator('dialog:modal').waitFor();
    expect(await axeViolations(page, undefined, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await openDialog(page).waitFor({ state: 'detached' });
    await page.locator('details').evaluateAll((found) => {
      for (const details of found) details.setAttribute('open', '');
    });
    expect(await axeViolations(page)).toEqual([]);
  });
});

/** What WCAG 1.4.12 lets readers do to texts. */
const wideText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

test.each(['localhost', 'kartenliebe.localhost'])(
  'a window enlarged four times keeps its menu on %s, and most of it for the page',
  async (host) => {
    const path = host === 'localhost' ? '/leinwanddruck' : '/';
    const page = await openPage({
      viewport: { width: 320, height: 256 },
      isUnasked: true,
      bypassCSP: true,
    });
    await visit(page, address(host, path));
    const banner = page.locator('[data-consent-part="banner"]');
    await banner.waitFor();
    const right = (): Promise<number> =>
      page
        .getByRole('banner')
        .locator(':is(a, button, summary):visible')
        .evaluateAll((found) => Math.max(...found.map((one) => one.getBoundingClientRect().right)));
    expect(await right()).toBeLessThanOrEqual(320);
    await page.addStyleTag({ content: wideText });
    expect(await right()).toBeLessThanOrEqual(320);
    // What stays at the lower edge, wherever the page is scrolled to.
    const covered = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight / 3);
      const isFixed = (element: Element | null): boolean => {
        if (element === null) return false;
        const { position } = getComputedStyle(element);
        return position === 'fixed' || position === 'sticky' || isFixed(element.parentElement);
      };
      const lines = Array.from({ length: 32 }, (_, index) => index * 8 + 4);
      return lines.filter((y) => isFixed(document.elementFromPoint(160, y))).length / lines.length;
    });
    expect(covered).toBeLessThan(0.5);
  },
);

test('what has the focus is never wholly behind the question for consent', async () => {
  const page = await openPage({ viewport: desktop, isUnasked: true });
  await visit(page, address('localhost', '/leinwanddruck'));
  await page.locator('[data-consent-part="banner"]').waitFor();
  const hidden = await page
    .locator('main')
    .locator(':is(a[href], button):visible')
    .evaluateAll((found) =>
      found.slice(0, 30).flatMap((one) => {
        if (one instanceof HTMLElement) one.focus();
        const { left, top, width, height } = one.getBoundingClientRect();
        const seen = [0.1, 0.5, 0.9].some((share) => {
          const at = document.elementFromPoint(left + width / 2, top + height * share);
          return at !== null && (one.contains(at) || at.contains(one));
        });
        return seen ? [] : [one.outerHTML];
      }),
    );
  expect(hidden).toEqual([]);
});

describe('axe', () => {
  test('finds what is taken away', async () => {
    const page = await onePage();
    await page
      .locator('main img')
      .first()
      .evaluate((image) => image.removeAttribute('alt'));
    await page.locator('html').evaluate((html) => html.removeAttribute('lang'));
    const found = (await axeViolations(page)).map((line) => line.split(':', 1)[0]);
    expect(found).toEqual(expect.arrayContaining(['html-has-lang', 'image-alt']));
  });
});
