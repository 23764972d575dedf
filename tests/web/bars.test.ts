/** The main bar, its flyouts and the strip, as shoppers use them: by pointer, by keys, by touch. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { axeViolations } from './axe.ts';
import { wayOn } from './product-page.ts';
import { address, eventually, hydrated, keptPage, visit, withBrowser } from './browser.ts';
import { withoutFaces } from './layout-shift.ts';

const openPage = withBrowser();
const canvas = address('localhost', '/leinwanddruck');
const wallArt = address('localhost', '/wandbilder');

const barOf = (page: Page): Locator => page.locator('[data-main-navigation]');
const itemOf = (page: Page, path: string): Locator =>
  barOf(page).locator(`[data-bar-item]:has(> a[href="${path}"])`);
const linkOf = (page: Page, path: string): Locator =>
  itemOf(page, path).locator(`> a[href="${path}"]`);
const flyoutOf = (page: Page, path: string): Locator => itemOf(page, path).locator('details');
const buttonOf = (page: Page, path: string): Locator => itemOf(page, path).locator('summary');

const openFlyouts = (page: Page): Promise<number> => barOf(page).locator('details[open]').count();

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** The names of the chunks that a page has asked for. */
const chunksOf = (page: Page): readonly string[] => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(?<name>[\w-]+)-[\w-]{8}\.js$/u.exec(request.url())?.groups?.['name'];
    if (name !== undefined) chunks.push(name);
  });
  return chunks;
};

/** Lets the pointer rest on a link until its flyout is open: it may still be waiting for its code. */
const restOn = async (page: Page, path: string): Promise<void> => {
  await linkOf(page, path).hover();
  const { x, y, width, height } = (await linkOf(page, path).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  let step = 0;
  await eventually(async () => {
    step = (step + 1) % 2;
    await page.mouse.move(x + width / 2 + step, y + height / 2);
    return flyoutOf(page, path).getAttribute('open');
  }).toBe('');
};

/** A page whose flyouts are tended, and closed. */
const openTended = async (url: string): Promise<Page> => {
  const page = await openPage();
  await visit(page, url);
  await restOn(page, '/wandbilder');
  await leave(page);
  return page;
};

/** Takes the pointer off the bar. */
const leave = async (page: Page): Promise<void> => {
  await page.mouse.move(640, 780);
  await eventually(() => openFlyouts(page)).toBe(0);
};

/** One page on which no flyout is open. */
const onePage = keptPage(
  () => openTended(canvas),
  async (page) => {
    if (page.url() !== canvas || (await itemOf(page, '/wandbilder').count()) === 0) {
      await visit(page, canvas);
      await restOn(page, '/wandbilder');
    }
    await page.keyboard.press('Escape');
    await leave(page);
  },
);

/** Layout shifts since the page began; those of scrolling count none. */
const noteShifts = async (page: Page): Promise<() => Promise<readonly number[]>> => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => ('shifts' in window ? (window.shifts as number[]) : []));
};

describe('the main bar', () => {
  test('marks the item of the page, and leads on in place', async () => {
    const page = await onePage();
    expect(await linkOf(page, '/leinwanddruck').getAttribute('aria-current')).toBe('page');
    expect(await barOf(page).locator('[data-bar-item] > [aria-current]').count()).toBe(1);
    await linkOf(page, '/poster-drucken').click();
    await eventually(() => linkOf(page, '/poster-drucken').getAttribute('aria-current')).toBe(
      'page',
    );
    expect(await linkOf(page, '/leinwanddruck').getAttribute('aria-current')).toBeNull();
  });

  test('loads no code for scrolling where all fits', async () => {
    const page = await openPage();
    const chunks = chunksOf(page);
    await visit(page, address('localhost', '/impressum'));
    await eventually(() => chunks).toContain('deferred');
    await page.waitForLoadState('networkidle');
    expect(chunks).not.toContain('tend-scroll-row');
    expect(await page.locator('[data-scroll]:visible').count()).toBe(0);
    // Nothing belongs to this page.
    expect(await page.locator('[data-sub-navigation]').count()).toBe(0);
  });

  test('without room scrolls by buttons, disabled at its ends, the active item in the middle', async () => {
    const page = await openPage({ viewport: { width: 1000, height: 800 } });
    const shifts = await noteShifts(page);
    await visit(page, address('localhost', '/acrylglas-druck'));
    // What a reader does who needs large letters.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '40px'));
    const [left, right] = [
      barOf(page).locator('[data-scroll="left"]'),
      barOf(page).locator('[data-scroll="right"]'),
    ];
    await right.waitFor();
    await eventually(() => left.getAttribute('aria-disabled')).toBe('false');
    const before = (await shifts()).length;
    const offCentre = await linkOf(page, '/acrylglas-druck').evaluate((link) => {
      const { left: start, width } = (link.closest('li') ?? link).getBoundingClientRect();
      return Math.abs(start + width / 2 - document.documentElement.clientWidth / 2);
    });
    expect(offCentre).toBeLessThan(2);
    const atEnd = async (button: Locator): Promise<void> => {
      await button.focus();
      for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('Enter');
      await eventually(() => button.getAttribute('aria-disabled')).toBe('true');
      expect(await isFocused(button)).toBe(true);
    };
    await atEnd(right);
    expect(await left.getAttribute('aria-disabled')).toBe('false');
    await atEnd(left);
    expect(await right.getAttribute('aria-disabled')).toBe('false');
    expect((await shifts()).length).toBe(before);
  });
});

describe('a flyout', () => {
  test('opens under a pointer that rests, stays for its panel, and closes behind it', async () => {
    const page = await onePage();
    const flyout = flyoutOf(page, '/wandbilder');
    await restOn(page, '/wandbilder');
    const first = flyout.getByRole('link').first();
    await first.hover();
    await eventually(() => first.isVisible()).toBe(true);
    expect(await openFlyouts(page)).toBe(1);
    // From an open one to its neighbour there is nothing to wait for, and one is open at a time.
    await linkOf(page, '/leinwanddruck').hover();
    await eventually(() => flyoutOf(page, '/leinwanddruck').getAttribute('open')).toBe('');
    expect(await openFlyouts(page)).toBe(1);
    await leave(page);
    // One that has just opened is not closed by the click on its button.
    await restOn(page, '/wandbilder');
    await buttonOf(page, '/wandbilder').click();
    expect(await openFlyouts(page)).toBe(1);
    await page.keyboard.press('Escape');
    await eventually(() => openFlyouts(page)).toBe(0);
  });

  test('does not open for a pointer that passes', async () => {
    const page = await onePage();
    await barOf(page).evaluate((bar) => {
      bar.addEventListener(
        'toggle',
        ({ target }) => {
          const name = target instanceof Element ? target.parentElement?.innerText.trim() : '';
          bar.setAttribute('data-toggled', `${bar.dataset['toggled'] ?? ''} ${name ?? ''}`);
        },
        true,
      );
      const [first, second] = bar.querySelectorAll('[data-bar-item] > a');
      for (const link of [first, second])
        link?.dispatchEvent(
          new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }),
        );
    });
    await eventually(() => flyoutOf(page, '/leinwanddruck').getAttribute('open')).toBe('');
    await eventually(() => barOf(page).getAttribute('data-toggled')).toMatch(/^ Leinwand/u);
  });

  test('opens and closes by keys, and the focus stays', async () => {
    const page = await onePage();
    const [button, flyout] = [buttonOf(page, '/wandbilder'), flyoutOf(page, '/wandbilder')];
    await linkOf(page, '/wandbilder').focus();
    await page.keyboard.press('Tab');
    expect(await isFocused(button)).toBe(true);
    await page.keyboard.press('Enter');
    await eventually(() => openFlyouts(page)).toBe(1);
    expect(await isFocused(button)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await isFocused(flyout.getByRole('link').first())).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => openFlyouts(page)).toBe(0);
    expect(await isFocused(button)).toBe(true);
    await page.keyboard.press('Space');
    await eventually(() => openFlyouts(page)).toBe(1);
    await flyout.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    expect(await isFocused(linkOf(page, '/leinwanddruck'))).toBe(true);
    await eventually(() => openFlyouts(page)).toBe(0);
  });

  test('is closed on the page that it led to, for who comes back, and where it was pressed beside', async () => {
    const page = await openTended(address('localhost', '/impressum'));
    const flyout = flyoutOf(page, '/wandbilder');
    await buttonOf(page, '/wandbilder').press('Enter');
    await eventually(() => openFlyouts(page)).toBe(1);
    await page.mouse.move(640, 700);
    await page.mouse.down();
    await eventually(() => openFlyouts(page)).toBe(0);
    await page.mouse.move(5, 700);
    await page.mouse.up();
    // The press may come before the browser has told of what the button opened.
    expect(
      await buttonOf(page, '/wandbilder').evaluate((button) => {
        if (button instanceof HTMLElement) button.click();
        document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        return document.querySelectorAll('details[open]').length;
      }),
    ).toBe(0);
    await buttonOf(page, '/wandbilder').press('Enter');
    await flyout.locator('a[href="/acrylglas-druck"]').press('Enter');
    await eventually(() => new URL(page.url()).pathname).toBe('/acrylglas-druck');
    await eventually(() => linkOf(page, '/acrylglas-druck').getAttribute('aria-current')).toBe(
      'page',
    );
    expect(await openFlyouts(page)).toBe(0);
    // The bar of the new page is tended, too.
    await restOn(page, '/wandbilder');
    await page.evaluate(() => void window.navigation.navigate('/poster-drucken'));
    await eventually(() => linkOf(page, '/poster-drucken').getAttribute('aria-current')).toBe(
      'page',
    );
    await leave(page);
    await page.goBack();
    await eventually(() => linkOf(page, '/acrylglas-druck').getAttribute('aria-current')).toBe(
      'page',
    );
    await eventually(() => openFlyouts(page)).toBe(0);
  });

  test('closes with its item', async () => {
    const page = await onePage();
    await restOn(page, '/wandbilder');
    const opened = await barOf(page).evaluate(async (bar) => {
      const [item, next] = bar.querySelectorAll('[data-bar-item]');
      item?.remove();
      await Promise.resolve();
      // With one still open, its neighbour would open at once.
      const move = new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' });
      next?.querySelector('a')?.dispatchEvent(move);
      return bar.querySelectorAll('details[open]').length;
    });
    expect(opened).toBe(0);
    await eventually(() => openFlyouts(page)).toBe(1);
  });

  test('moves nothing, and has no fault that axe finds', async () => {
    const page = await openPage();
    await withoutFaces(page);
    const shifts = await noteShifts(page);
    await visit(page, wallArt);
    await buttonOf(page, '/wandbilder').press('Enter');
    await flyoutOf(page, '/wandbilder').getByRole('link').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await shifts()).toEqual([]);
  });

  test('is seen in the reader’s own colours', async () => {
    const page = await openPage({ forcedColors: 'active' });
    await visit(page, canvas);
    await buttonOf(page, '/wandbilder').press('Enter');
    const panel = flyoutOf(page, '/wandbilder').locator('> div');
    const [background, border] = await panel.evaluate((element) => {
      const { backgroundColor, borderBlockEndColor } = getComputedStyle(element);
      return [backgroundColor, borderBlockEndColor];
    });
    expect(border).not.toBe(background);
  });

  /** Opens a page and waits for all of its code. */
  const openWithChunks = async (options: Parameters<typeof openPage>[0]) => {
    const page = await openPage(options);
    const chunks = chunksOf(page);
    await visit(page, canvas);
    await eventually(() => chunks).toContain('deferred');
    await page.waitForLoadState('networkidle');
    return { page, chunks };
  };
  const visibleButtons = (page: Page): Promise<number> =>
    barOf(page).locator('summary:visible').count();

  test('is not there without a pointer that hovers, and none of its code', async () => {
    const viewport = { width: 1100, height: 800 };
    const { page, chunks } = await openWithChunks({ viewport, hasTouch: true, isMobile: true });
    expect(await visibleButtons(page)).toBe(0);
    expect(chunks).not.toContain('tend-flyouts');
    expect(await barOf(page).isVisible()).toBe(true);
  });

  test('is not there at 360 px, and none of its code until the window has grown', async () => {
    const { page, chunks } = await openWithChunks({ viewport: { width: 360, height: 740 } });
    expect(await visibleButtons(page)).toBe(0);
    expect(chunks).not.toContain('tend-flyouts');
    expect(await barOf(page).isVisible()).toBe(false);
    await page.setViewportSize({ width: 1200, height: 740 });
    await eventually(() => chunks).toContain('tend-flyouts');
    await restOn(page, '/wandbilder');
    await page.setViewportSize({ width: 900, height: 740 });
    await eventually(() => openFlyouts(page)).toBe(0);
  });
});

describe('the strip', () => {
  const stripOf = (page: Page): Locator => page.locator('[data-sub-navigation]');
  const sizesOf = (page: Page): Promise<readonly string[]> =>
    stripOf(page)
      .locator('img')
      .evaluateAll((images) => [
        ...new Set(
          images.map((image) => {
            const { width, height } = image.getBoundingClientRect();
            return `${Math.round(width)}x${Math.round(height)}`;
          }),
        ),
      ]);

  // What axe finds on these pages is asked above, and in accessibility.test.ts.
  test('has tiles in their sizes, in both channels', async () => {
    const page = await onePage();
    // The content leaves it out where a material is sold: the whole window is the product's.
    expect(await stripOf(page).count()).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    const product = await page.locator('#stage-room').boundingBox();
    expect(product?.y).toBeLessThan(900 * 0.25);
    const upload = await page.locator('#own-picture label').first().boundingBox();
    const bar = await wayOn(page).boundingBox();
    expect((upload?.y ?? 900) + (upload?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    await page.setViewportSize({ width: 360, height: 740 });
    const name = await page.locator('main h1').boundingBox();
    expect((name?.y ?? 900) + (name?.height ?? 0)).toBeLessThan(
      (await wayOn(page).boundingBox())?.y ?? 0,
    );
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const [host, path, sizes] of [
      ['localhost', '/wandbilder', ['76x76', '110x110']],
      ['localhost', '/', ['76x76']],
      ['kartenliebe.localhost', '/', ['76x76']],
    ] as const) {
      await visit(page, address(host, path));
      expect([host, path, await sizesOf(page)]).toEqual([host, path, sizes]);
    }
  });

  test('leads on, on a phone too, and moves nothing', async () => {
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    const shifts = await noteShifts(page);
    const painted = Promise.withResolvers<undefined>();
    await page.route('**/*.woff2', async (route) => {
      await painted.promise;
      await route.continue();
    });
    await page.goto(wallArt, { waitUntil: 'commit' });
    await stripOf(page).locator('a').first().waitFor();
    await eventually(() =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
    ).toBe(1);
    // The shop's faces come late: those of the machine had the same room.
    painted.resolve(undefined);
    await hydrated(page);
    expect(
      await page.evaluate(async () => {
        await document.fonts.ready;
        return document.fonts.check('16px "Instrument Sans"');
      }),
    ).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    expect(await shifts()).toEqual([]);
    await stripOf(page).locator('a[href="/acrylglas-druck"]').click();
    await eventually(() => new URL(page.url()).pathname).toBe('/acrylglas-druck');
    // A product comes first.
    await eventually(() => stripOf(page).isVisible()).toBe(false);
  });
});

describe('without scripts', () => {
  test('links lead, flyouts open and close, and nothing promises what scripts do', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await visit(page, canvas);
    expect(await page.locator('[data-scroll]:visible').count()).toBe(0);
    // No room for the countdown of a campaign.
    expect(await page.locator('[data-ends]:visible').count()).toBe(0);
    await buttonOf(page, '/wandbilder').press('Enter');
    await eventually(() => openFlyouts(page)).toBe(1);
    await buttonOf(page, '/poster-drucken').click();
    await eventually(() => flyoutOf(page, '/poster-drucken').getAttribute('open')).toBe('');
    expect(await openFlyouts(page)).toBe(1);
    await buttonOf(page, '/wandbilder').click();
    await flyoutOf(page, '/wandbilder').locator('a[href="/acrylglas-druck"]').click();
    await page.waitForURL(/acrylglas-druck/u);
    await buttonOf(page, '/acrylglas-druck').click();
    await flyoutOf(page, '/acrylglas-druck').locator('a[href*="formatType="]').first().click();
    await page.waitForURL(/formatType=/u);
  });
});
