/**
 * How soon a product page answers a choice: from the press to the next frame that is painted, as
 * browsers measure it (Event Timing, "interaction to next paint"), at full speed and slowed down
 * four times, as Lighthouse slows down a desktop to be a phone.
 */
import { chromium, type Page } from 'playwright-core';

import { chromiumFlags } from '../scripts/chromium.mjs';
import { chromiumPath } from './loaded-scripts.ts';
import { addressOf, canvasPage } from './pages.ts';
import { aims } from './peers.ts';
import { withShop } from './shop.ts';
import { percentile } from './statistics.ts';
import { printTable } from './table.ts';

/** How many times slower than this machine. */
const slowdowns = [1, 4] as const;

type Choice = {
  readonly kind: string;
  /** The name of the radio buttons. */
  readonly name: string;
  /** Chosen in turn: another one each time. */
  readonly values: readonly [string, string];
  /** The list of materials stands before that of frames, which has the same name. */
  readonly of: 'first' | 'last';
};

/** What is chosen on the page of canvas. */
const choices: readonly Choice[] = [
  {
    kind: 'material',
    name: 'material',
    values: ['acrylglas+artbox', 'leinwand'],
    of: 'first',
  },
  { kind: 'format', name: 'formatType', values: ['900x600', '600x400'], of: 'first' },
  {
    kind: 'option',
    name: 'optionTypes',
    values: ['leinwand-keilrahmen-38mm', 'leinwand-keilrahmen-25mm'],
    of: 'first',
  },
  {
    kind: 'frame',
    name: 'material',
    values: ['leinwand+schattenfuge-leinwand', 'leinwand'],
    of: 'last',
  },
];

/** How long a shopper looks at what has changed before the next choice, in milliseconds. */
const pause = 400;

/** The least duration that browsers tell of, in milliseconds; what is shorter counts as this. */
const shortest = 16;

/** Collects the durations of interactions, in the page. */
const listen = (threshold: number): void => {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0)
        document.documentElement.dataset['slowest'] = String(
          Math.max(entry.duration, Number(document.documentElement.dataset['slowest'] ?? 0)),
        );
  });
  const observed = { type: 'event', durationThreshold: threshold, buffered: false };
  observer.observe(observed);
};

/** The slowest event of the last interaction, which is forgotten. */
const takeSlowest = (): number => {
  const { slowest = '0' } = document.documentElement.dataset;
  delete document.documentElement.dataset['slowest'];
  return Number(slowest);
};

/** Chooses once; milliseconds from the press to the painted answer. */
const choose = async (page: Page, { name, values, of }: Choice, turn: number): Promise<number> => {
  const value = values[turn % values.length] ?? '';
  const radio = page.locator(`input[type="radio"][name="${name}"][value="${value}"]`)[of]();
  await radio.scrollIntoViewIfNeeded();
  await page.evaluate(takeSlowest);
  await radio.click();
  await page.waitForFunction(
    ([wanted, chosen]) =>
      [...document.querySelectorAll<HTMLInputElement>(`input[name="${wanted}"]:checked`)].some(
        (input) => input.value === chosen,
      ),
    [name, value] as const,
  );
  await page.waitForTimeout(pause);
  return Math.max(shortest, await page.evaluate(takeSlowest));
};

type Durations = {
  readonly kind: string;
  /** Milliseconds: three of four choices are painted sooner, and none is later than the worst. */
  readonly p75: number;
  readonly worst: number;
};

const measureAt = async (
  page: Page,
  slowdown: number,
  rounds: number,
): Promise<readonly Durations[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const found: Durations[] = [];
  for (const choice of choices) {
    const durations: number[] = [];
    for (let turn = 0; turn < 2 * rounds; turn += 1)
      durations.push(await choose(page, choice, turn));
    const [p75, worst] = [percentile(durations, 0.75), percentile(durations, 1)];
    found.push({ kind: choice.kind, p75, worst });
  }
  await session.detach();
  return found;
};

/** How soon material, format, option and frame are painted when they are chosen, so many times each. */
export const measureChoices = async (port: number, rounds: number) => {
  const measured = await withShop(port, async (shop) => {
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: [...chromiumFlags],
    });
    try {
      const rows: { readonly slowdown: number; readonly milliseconds: readonly Durations[] }[] = [];
      for (const slowdown of slowdowns) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        await page.addInitScript(listen, shortest);
        await page.goto(addressOf(canvasPage, shop.port));
        await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
        rows.push({ slowdown, milliseconds: await measureAt(page, slowdown, rounds) });
        await page.close();
      }
      return rows;
    } finally {
      await browser.close();
    }
  });
  printTable(
    `Milliseconds from a choice to its paint, ${2 * rounds} of each kind; aim ${aims.choice}`,
    ['speed', ...choices.flatMap(({ kind }) => [`${kind} p75`, 'worst'])],
    measured.map(({ slowdown, milliseconds }) => [
      slowdown === 1 ? 'as it is' : `${slowdown} × slower`,
      ...milliseconds.flatMap(({ p75, worst }) => [p75, worst]),
    ]),
  );
  return { page: canvasPage.path, choicesOfEachKind: 2 * rounds, aim: aims.choice, measured };
};
