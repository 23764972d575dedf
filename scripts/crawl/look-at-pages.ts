/**
 * Looks at pages in Chromium: what they do that nobody should see, what axe finds, and whether they
 * fit. WCAG 1.4.10 asks for 320 CSS pixels (a window of 1280 at 400 %), 1.4.4 for text of 200 %,
 * which the browser's zoom gives: it makes 640 CSS pixels of that window.
 */
import type { Browser, Page } from 'playwright-core';

import { axeViolations, wcagTags } from '../../tests/web/axe.ts';
import { declinedConsent } from '../../tests/web/declined-consent.ts';
import { foresee, setCookie, tellViolations, watch } from '../../tests/web/watch-page.ts';

/** What was found on a page. */
export type PageFault = { readonly address: string; readonly message: string };

/** A page to be looked at, and the status that it must have. */
type PageToSee = { readonly address: string; readonly status: number };

/** A window in which a page is looked at, the first of them as it is opened. */
type Window = {
  readonly name: string;
  readonly width: number;
  readonly hasAxe: boolean;
};

const windows: readonly [Window, ...Window[]] = [
  { name: 'in 1280 px', width: 1280, hasAxe: true },
  {
    name: 'in 640 px, a window of 1280 px at 200 %',
    width: 640,
    hasAxe: false,
  },
  { name: 'in 320 px', width: 320, hasAxe: true },
];

const height = 800;

/** What sticks out of the window; in the page, which sees nothing of this module. */
const stickingOut = (): { readonly overflow: number; readonly elements: readonly string[] } => {
  const width = document.documentElement.clientWidth;
  const overflow = document.documentElement.scrollWidth - width;
  if (overflow <= 0) return { overflow: 0, elements: [] };
  const elements = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 120));
  return { overflow, elements };
};

/** A page's own scripts may answer a new width in the next frame. */
const nextFrames = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

const faultsIn = async (
  page: Page,
  { name, width, hasAxe }: Window,
): Promise<readonly string[]> => {
  await page.setViewportSize({ width, height });
  await page.evaluate(nextFrames);
  const { overflow, elements } = await page.evaluate(stickingOut);
  const found = hasAxe ? await axeViolations(page, wcagTags) : [];
  return [
    ...(overflow > 0 ? [`${name} it is ${overflow} px too wide: ${elements.join(' ')}`] : []),
    ...found.map((line) => `${name}, axe: ${line}`),
  ];
};

/** Opens a page and says what is wrong with it; what it does itself, its watcher tells. */
export const lookAtPage = async (
  page: Page,
  { address, status }: PageToSee,
): Promise<readonly string[]> => {
  if (status >= 400) foresee(page, address, status);
  await page.setViewportSize({ width: windows[0].width, height });
  const response = await page.goto(address);
  if (response?.status() !== status) return [`status ${response?.status()}, not ${status}`];
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const faults: string[] = [];
  for (const one of windows) faults.push(...(await faultsIn(page, one)));
  return faults;
};

/** Pages that wait to be looked at; `isOver` says when no further one is begun. */
type Looking = {
  readonly waiting: PageToSee[];
  readonly isOver: () => boolean;
  readonly tell: (fault: PageFault) => void;
};

const work = async (browser: Browser, { waiting, isOver, tell }: Looking): Promise<void> => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  // A bound for what hangs, not for what is slow.
  context.setDefaultTimeout(30_000);
  await context.addInitScript(tellViolations);
  await context.addInitScript(setCookie, declinedConsent);
  const page = await context.newPage();
  let address = '';
  watch(page, (message) => tell({ address, message }));
  while (!isOver()) {
    const next = waiting.shift();
    if (next === undefined) break;
    ({ address } = next);
    try {
      for (const message of await lookAtPage(page, next)) tell({ address, message });
    } catch (error) {
      tell({ address, message: error instanceof Error ? error.message : String(error) });
    }
  }
  await context.close();
};

/** At how many pages, the first of those given, a browser looked, and what it found. */
type Seen = { readonly seen: number; readonly faults: readonly PageFault[] };

/** Looks at pages in their order, a few at once, until all are seen or the time is over. */
export const lookAtPages = async (
  browser: Browser,
  pages: readonly PageToSee[],
  { width, isOver }: { readonly width: number; readonly isOver: () => boolean },
): Promise<Seen> => {
  const waiting = [...pages];
  const faults: PageFault[] = [];
  const looking = { waiting, isOver, tell: (fault: PageFault) => void faults.push(fault) };
  await Promise.all(Array.from({ length: width }, () => work(browser, looking)));
  return { seen: pages.length - waiting.length, faults };
};
