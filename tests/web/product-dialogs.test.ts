/** Every dialog over a product: how it opens and closes, where the focus goes, and what it does. */
import { chromium, type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { chromiumFlags, findHeadlessChromium } from '../../scripts/chromium.mjs';
import { parseHtml, selfAndAncestors, type HtmlElement } from '../../scripts/crawl/html-tree.ts';
import type { WallPictureDialog } from '../../core/domain/products/wall-picture/wall-picture-dialogs.ts';
import { ask } from './ask.ts';
import { address, eventually, hydrated, keptPage, visit, withBrowser } from './browser.ts';
import { germanPage } from './canvas-pages.ts';
import { dialogLink, productDialogs } from './dialog-list.ts';
import { openDialog } from './product-page.ts';

const openPage = withBrowser();
const canvas = address(germanPage.host, germanPage.path);

const modal = (page: Page) => page.locator('dialog:modal');

const opener = (page: Page, name: WallPictureDialog) => page.locator(dialogLink(name));

const open = async (page: Page, name: WallPictureDialog): Promise<void> => {
  await opener(page, name).click();
  await modal(page).waitFor();
};

const closed = (page: Page): Promise<void> => openDialog(page).waitFor({ state: 'detached' });

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await closed(page);
};

const focusedTag = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.tagName ?? '');

const openedBy = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-opens') ?? null);

const isLocked = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden');

/** How many elements of the dialog Tab may come to, at most. */
const stops = (page: Page): Promise<number> =>
  modal(page).locator('a[href], button, input, select, textarea, summary, [tabindex]').count();

/**
 * What gets the focus from now on outside of the dialog. Between its last and its first element the
 * browser's own bar has it.
 */
const focusedOutside = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  const heard = await page.evaluateHandle(() => {
    const outside: string[] = [];
    const hear = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.closest('dialog') === null)
        outside.push(target.outerHTML.slice(0, 200));
    };
    document.addEventListener('focusin', hear);
    return { outside, end: () => document.removeEventListener('focusin', hear) };
  });
  return () =>
    heard.evaluate(({ outside, end }) => {
      end();
      return outside;
    });
};

/** One page whose dialogs are closed, and whose address is the product's alone. */
const onePage = keptPage(
  async () => {
    const page = await openPage();
    await visit(page, canvas);
    return page;
  },
  async (page) => {
    if (page.url() !== canvas || (await openDialog(page).count()) > 0) await visit(page, canvas);
  },
);

describe('every dialog', () => {
  // One page for all: opening it costs more than a dialog.
  test('opens by its link, keeps the focus inside, and Back, Escape and a press beside close it', async () => {
    const page = await onePage();
    for (const { name, link, heading, firstFocus } of productDialogs) {
      expect(await opener(page, name).textContent()).toBe(link);
      await open(page, name);
      expect(new URL(page.url()).searchParams.get('dialog')).toBe(name);
      await modal(page).getByRole('heading', { name: heading, exact: true }).waitFor();
      await eventually(() => focusedTag(page)).toBe(firstFocus);
      expect(await isLocked(page)).toBe(true);
      const outside = await focusedOutside(page);
      // Once around, and on to the second: the browser's own bar is one more.
      const around = (await stops(page)) + 2;
      for (let presses = 0; presses < around; presses += 1) await page.keyboard.press('Tab');
      expect([name, await outside()]).toEqual([name, []]);
      await page.goBack();
      await closed(page);
      await eventually(() => openedBy(page)).toBe(name);
      await open(page, name);
      await page.keyboard.press('Escape');
      await closed(page);
      expect(new URL(page.url()).searchParams.has('dialog')).toBe(false);
      expect(await isLocked(page)).toBe(false);
      await eventually(() => openedBy(page)).toBe(name);
    }
    await open(page, 'calculator-more-formats');
    await page.mouse.click(5, 5);
    await closed(page);
    await open(page, 'calculator-more-formats');
    await modal(page).getByRole('link', { name: 'Schließen' }).click();
    await closed(page);
    await eventually(() => new URL(page.url()).searchParams.has('dialog')).toBe(false);
    expect(new URL(page.url()).pathname).toBe(germanPage.path);
    // All dialogs: a busy machine takes its time.
  }, 240_000);

  test('is there at its address, a sheet on a phone, and closes to the selection', async () => {
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    const selection = 'materialType=leinwand&formatType=900x600';
    await visit(page, `${canvas}?${selection}`);
    for (const { name, heading } of productDialogs) {
      // One with fields and one without: that every address has its dialog is asked of HTML, below.
      if (name === 'calculator-own-format' || name === 'image-magnify') {
        await visit(page, `${canvas}?${selection}&dialog=${name}`);
        await modal(page).waitFor();
      } else await open(page, name);
      await modal(page).getByRole('heading', { name: heading, exact: true }).waitFor();
      const box = await modal(page).boundingBox();
      expect({ name, ...box }).toMatchObject({ name, x: 0, width: 360 });
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740);
      expect(box?.y ?? 0).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.keyboard.press('Escape');
      await closed(page);
      expect(new URL(page.url()).search).toBe(`?${selection}`);
      await eventually(() => openedBy(page)).toBe(name);
    }
  });

  test('is in the page that its link asks the server for, with a link that closes it', async () => {
    const page = await onePage();
    for (const { name, heading } of productDialogs) {
      const href = (await opener(page, name).getAttribute('href')) ?? '';
      expect(new URL(href, canvas).searchParams.get('dialog')).toBe(name);
      const sent = await page.evaluate(async (asked) => {
        const text = await (await fetch(asked)).text();
        const dialog = new DOMParser().parseFromString(text, 'text/html').querySelector('dialog');
        return {
          isOpen: dialog?.open,
          headings: [...(dialog?.querySelectorAll('h2') ?? [])].map(
            ({ textContent }) => textContent,
          ),
          close: dialog?.querySelector('header a')?.getAttribute('href') ?? asked,
        };
      }, href);
      const close = new URL(sent.close, canvas);
      expect([name, sent.isOpen, sent.headings]).toEqual([
        name,
        true,
        expect.arrayContaining([heading]),
      ]);
      expect([close.pathname, close.searchParams.has('dialog')]).toEqual([germanPage.path, false]);
    }
  });

  test('opens and closes by links without scripts', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await visit(page, canvas);
    const name = 'calculator-more-formats';
    await opener(page, name).click();
    await page.waitForURL(new RegExp(`dialog=${name}`, 'u'));
    await openDialog(page).getByRole('heading', { name: 'Alle Formate', exact: true }).waitFor();
    await openDialog(page).getByRole('link', { name: 'Schließen' }).click();
    await page.waitForURL((url) => !url.searchParams.has('dialog'));
    expect(await openDialog(page).count()).toBe(0);
  });
});

describe('the history', () => {
  const length = (page: Page): Promise<number> =>
    page.evaluate(() => navigation.currentEntry?.index ?? -1);

  test('has the page once, however often a dialog was opened and closed', async () => {
    const page = await onePage();
    const before = await length(page);
    for (const name of ['image-magnify', '3d-preview'] as const) {
      await open(page, name);
      await page.keyboard.press('Escape');
      await closed(page);
      expect(page.url()).toBe(canvas);
    }
    expect(await length(page)).toBe(before);
    await open(page, '3d-preview');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await closed(page);
    expect(page.url()).toBe(canvas);
    await page.goForward();
    await modal(page).getByRole('heading', { name: 'Ihr Bild in 3D' }).waitFor();
    await close(page);
  });
});

describe('what is not opened', () => {
  test('is not loaded', async () => {
    const page = await openPage();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    const chunks = () =>
      loaded.filter((path) =>
        /\/(?:dialog-host|image-magnify|3d-preview|customer-picture|product-description|configurator-)/u.test(
          path,
        ),
      );
    await visit(page, canvas);
    await page.waitForLoadState('networkidle');
    expect(chunks()).toEqual([]);
    await open(page, '3d-preview');
    expect(chunks().some((path) => path.includes('3d-preview'))).toBe(true);
    expect(chunks().some((path) => path.includes('image-magnify'))).toBe(false);
  });

  test('takes no room and shifts nothing, where scroll bars take room, too', async () => {
    const executablePath = findHeadlessChromium();
    const browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...chromiumFlags],
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    try {
      const page = await browser.newPage();
      await page.goto(canvas);
      await hydrated(page);
      expect(await page.evaluate(() => innerWidth - document.body.clientWidth)).toBeGreaterThan(0);
      await page.evaluate(() => document.fonts.ready);
      const edges = () =>
        page.locator('main h1').evaluate((element) => {
          const { left, right, top } = element.getBoundingClientRect();
          return [left, right, top + scrollY];
        });
      const before = await edges();
      await open(page, 'image-magnify');
      const after = await edges();
      // What is measured by the window's width takes a scroll bar's hundredth part along.
      expect(after.filter((edge, index) => Math.abs(edge - (before[index] ?? 0)) >= 2)).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});

describe('the magnifier', () => {
  const stage = (page: Page) => modal(page).getByRole('application');
  const transformOf = (page: Page): Promise<readonly number[]> =>
    stage(page).evaluate((element) => {
      const { a, e, f } = new DOMMatrix(
        getComputedStyle(element.firstElementChild ?? element).transform,
      );
      return [a, e, f];
    });

  test('zooms by wheel around the pointer, is dragged, and whole again by a key', async () => {
    const page = await onePage();
    await open(page, 'image-magnify');
    const scrolled = await page.evaluate(() => scrollY);
    const box = await stage(page).boundingBox();
    if (box === null) throw new Error('no stage');
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2);
    await page.mouse.wheel(0, -400);
    await eventually(() => transformOf(page).then(([scale]) => scale)).toBe(1.5);
    const [, x = 0] = await transformOf(page);
    expect(Math.abs(x + box.width * 0.125)).toBeLessThan(2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    // What a moved pointer changes is drawn in a later task.
    await eventually(async () => (await transformOf(page))[1]).toBeGreaterThan(x);
    await stage(page).focus();
    await page.keyboard.press('Home');
    await eventually(() => transformOf(page)).toEqual([1, 0, 0]);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await close(page);
  });

  // As it is sent: a browser would have each view encoded as AVIF, which takes seconds.
  test('shows the other views by links, and the picture as a file without scripts', async () => {
    const sentDialog = async (search: string): Promise<readonly HtmlElement[]> => {
      const { text } = await ask(germanPage.host, `${germanPage.path}${search}`);
      return parseHtml(text).elements.filter((element) =>
        selfAndAncestors(element).some(({ tag }) => tag === 'dialog'),
      );
    };
    const hrefOf = (elements: readonly HtmlElement[], text: string): string =>
      elements
        .find((element) => element.tag === 'a' && element.text().trim() === text)
        ?.attributes.get('href') ?? '';
    const sent = await sentDialog('?dialog=image-magnify');
    expect(sent.filter(({ tag }) => tag === 'button')).toEqual([]);
    const corner = await sentDialog(new URL(hrefOf(sent, 'Die Ecke'), canvas).search);
    const current = corner.filter(({ attributes }) => attributes.has('aria-current'));
    expect(current.map((element) => element.text())).toEqual(['Die Ecke']);
    const file = hrefOf(corner, 'Bild allein öffnen');
    expect(file).toContain('/media/magnify@1/auto/leadimage/mountains-1/corner/leinwand/');
    const picture = await ask(germanPage.host, file, { headers: { accept: 'image/jpeg' } });
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  test('stays open while another view is chosen, with the focus on its link', async () => {
    const page = await onePage();
    await open(page, 'image-magnify');
    await modal(page).getByRole('link', { name: 'Die Oberfläche' }).click();
    await eventually(() => modal(page).locator('a[aria-current]').textContent()).toBe(
      'Die Oberfläche',
    );
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Die Oberfläche');
    await close(page);
  });
});

describe('the preview in space', () => {
  test('is turned by keys and pointer, and stands still by itself', async () => {
    const page = await onePage();
    await open(page, '3d-preview');
    const scene = modal(page).getByRole('application');
    const turn = (): Promise<string> =>
      scene.evaluate((element) => {
        const body = element.firstElementChild;
        return body instanceof HTMLElement ? body.style.getPropertyValue('--turn') : '';
      });
    expect(await turn()).toBe('-32deg');
    expect(await scene.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(
      0,
    );
    await scene.focus();
    await page.keyboard.press('ArrowRight');
    await eventually(turn).toBe('-22deg');
    const box = await scene.boundingBox();
    if (box === null) throw new Error('no scene');
    await page.mouse.move(box.x + 100, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 155, box.y + 100, { steps: 5 });
    await page.mouse.up();
    await eventually(turn).toBe('0deg');
    expect(await modal(page).innerText()).toMatch(/60 × 40\scm, 2,5\scm tief/u);
    await close(page);
  });

  test('has the frame that is chosen', async () => {
    const chosen = `${germanPage.path}?materialType=leinwand&frameType=schattenfuge-leinwand`;
    const [link = ''] =
      /<a [^>]*data-opens="3d-preview"[^>]*>/u.exec((await ask(germanPage.host, chosen)).text) ??
      [];
    const href = /href="(?<href>[^"]+)"/u.exec(link)?.groups?.['href']?.replaceAll('&amp;', '&');
    const { search } = new URL(href ?? '', canvas);
    const { text } = await ask(germanPage.host, `${germanPage.path}${search}`);
    expect(text).toMatch(/60 × 40\scm, 4\scm tief/u);
  });
});

describe('customers’ pictures', () => {
  test('are leafed through by links, which keep the focus at the end', async () => {
    const page = await onePage();
    await open(page, 'customer-picture');
    const place = () => modal(page).locator('figcaption').innerText();
    await eventually(place).toContain('Bild 1 von 4');
    const next = modal(page).getByRole('link', { name: 'Nächstes Bild' });
    for (const position of [2, 3, 4]) {
      await next.click();
      await eventually(place).toContain(`Bild ${position} von 4`);
    }
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Nächstes Bild',
    );
    expect(new URL(page.url()).searchParams.get('picture')).toBe('leinwand-1');
    await page.keyboard.press('Escape');
    await closed(page);
    expect(new URL(page.url()).searchParams.has('picture')).toBe(false);
  });
});

describe('a dialog that waits for an answer', () => {
  test('stays, whatever is pressed, until the answer is there', async () => {
    const page = await onePage();
    await open(page, 'calculator-own-format');
    const held = Promise.withResolvers<void>();
    await page.route(/_configuration\.json\?.*formatType=605x402/u, async (route) => {
      await held.promise;
      await route.continue();
    });
    await modal(page).locator('input[name="width"]').fill('60,5');
    await modal(page).locator('input[name="height"]').fill('40,2');
    await modal(page).getByRole('button', { name: 'Format übernehmen' }).click();
    await modal(page).getByRole('link', { name: 'Schließen' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    expect(await modal(page).count()).toBe(1);
    held.resolve();
    await closed(page);
    await eventually(() => new URL(page.url()).searchParams.get('formatType')).toBe('605x402');
  });
});

test('a dialog that there is not leaves its page alone', async () => {
  const page = await onePage();
  await visit(page, `${canvas}?dialog=no-such-dialog`);
  expect(await openDialog(page).count()).toBe(0);
});
