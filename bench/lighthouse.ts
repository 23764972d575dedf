import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium, type Browser } from 'playwright-core';

import { E, t } from '../core/fp.ts';
import { chromiumFlags } from '../scripts/chromium.mjs';
import { serveReactPage } from './bare/react-page.server.ts';
import { chromiumPath } from './loaded-scripts.ts';
import { addressOf, canvasPages, typedPages, type BenchPage } from './pages.ts';
import { peerLighthouse } from './peers.ts';
import { withShop } from './shop.ts';
import { median, rounded } from './statistics.ts';
import { printTable } from './table.ts';

const audit = t.intersection([
  t.type({ score: t.union([t.number, t.null]), title: t.string }),
  t.partial({ numericValue: t.number, displayValue: t.string }),
]);

/** What of Lighthouse's report is kept. */
const report = t.type({
  categories: t.record(
    t.string,
    t.type({
      score: t.union([t.number, t.null]),
      auditRefs: t.array(t.type({ id: t.string, weight: t.number })),
    }),
  ),
  audits: t.record(t.string, audit),
});

type Report = t.TypeOf<typeof report>;

const categoryNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * A phone whose slow network is reckoned from a fast visit, a phone on a network that is slow
 * (`devtools`), or a desktop computer.
 */
type Visitor = 'simulate' | 'devtools' | 'desktop';

const runOnce = async (
  address: string,
  debuggingPort: number,
  visitor: Visitor,
): Promise<Report> => {
  const flags = {
    port: debuggingPort,
    output: 'json' as const,
    logLevel: 'error' as const,
    onlyCategories: [...categoryNames],
    // The error page is measured, too.
    ignoreStatusCode: true,
  };
  const result =
    visitor === 'desktop'
      ? await lighthouse(address, flags, desktopConfig)
      : await lighthouse(address, { ...flags, formFactor: 'mobile', throttlingMethod: visitor });
  const decoded = report.decode(result?.lhr);
  if (E.isLeft(decoded)) throw new Error(`Lighthouse gave no report for ${address}.`);
  return decoded.right;
};

/**
 * Opens a page once at the visitor's size: its pictures are drawn and the page is in the cache, as
 * they are for every visitor but the first.
 */
const visit = async (browser: Browser, address: string, visitor: Visitor): Promise<void> => {
  const context = await browser.newContext(
    visitor === 'desktop'
      ? { viewport: { width: 1350, height: 940 } }
      : { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true },
  );
  const tab = await context.newPage();
  await tab.goto(address);
  await tab.waitForLoadState('networkidle');
  await context.close();
};

const scoreOf = ({ categories }: Report, name: string): number =>
  Math.round((categories[name]?.score ?? 0) * 100);

const valueOf = ({ audits }: Report, name: string): number => audits[name]?.numericValue ?? 0;

/** Audits that cost points, with what Lighthouse says of them. */
const failing = ({ categories, audits }: Report): readonly string[] => {
  const weighted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return [...new Set(weighted)].flatMap((id) => {
    const found = audits[id];
    const { score = 1, displayValue = '', title = id } = found ?? {};
    if (score === null || score >= 1) return [];
    return [`${id} (${Math.round(score * 100)}): ${title} ${displayValue}`.trimEnd()];
  });
};

type PageScores = {
  readonly page: string;
  readonly scores: Readonly<Record<string, number>>;
  /** Seconds. */
  readonly largestPaint: number;
  readonly firstPaint: number;
  /** Milliseconds. */
  readonly blocking: number;
  readonly shift: number;
  readonly failing: readonly string[];
};

const measurePage = async (
  page: string,
  address: string,
  debuggingPort: number,
  runs: number,
  visitor: Visitor = 'simulate',
): Promise<PageScores> => {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1)
    reports.push(await runOnce(address, debuggingPort, visitor));
  const middle = (value: (one: Report) => number): number => median(reports.map(value));
  return {
    page,
    scores: Object.fromEntries(
      categoryNames.map((name) => [name, middle((one) => scoreOf(one, name))]),
    ),
    largestPaint: rounded(middle((one) => valueOf(one, 'largest-contentful-paint')) / 1000, 2),
    firstPaint: rounded(middle((one) => valueOf(one, 'first-contentful-paint')) / 1000, 2),
    blocking: rounded(middle((one) => valueOf(one, 'total-blocking-time'))),
    shift: rounded(
      middle((one) => valueOf(one, 'cumulative-layout-shift')),
      3,
    ),
    failing: [...new Set(reports.flatMap(failing))].toSorted(),
  };
};

const nameOf = ({ hostName, path }: BenchPage): string => `${hostName}${path}`;

type MeasuredPage = BenchPage & { readonly name: string; readonly visitor?: Visitor };

/**
 * The canvas page in four locales by their addresses, a page of each other type by its type, and
 * that with most pictures by other visitors, too.
 */
const measuredPages: readonly MeasuredPage[] = [
  ...canvasPages.map((page) => ({ ...page, name: nameOf(page) })),
  ...typedPages.map((page) => ({ ...page, name: `${page.type}: ${nameOf(page)}` })),
  ...typedPages
    .filter(({ type }) => type === 'overview of 48 cards')
    .flatMap((page) =>
      (['devtools', 'desktop'] as const).map((visitor) => ({
        ...page,
        visitor,
        name: `${page.type}, ${visitor}: ${nameOf(page)}`,
      })),
    ),
];

/**
 * Lighthouse on the canvas page of four locales and on a page of each other type, beside a page of
 * React alone: mobile, simulated throttling unless a page's name says otherwise, medians.
 */
export const measureLighthouse = async (port: number, runs: number) => {
  const debuggingPort = port + 1;
  const pages = await withShop(port, async (shop) => {
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`],
    });
    const bare = await serveReactPage(port + 2);
    try {
      const found: PageScores[] = [];
      for (const page of measuredPages) {
        const address = addressOf(page, shop.port);
        await visit(browser, address, page.visitor ?? 'simulate');
        found.push(await measurePage(page.name, address, debuggingPort, runs, page.visitor));
      }
      const address = `http://localhost:${port + 2}/`;
      return [...found, await measurePage('a page of React alone', address, debuggingPort, runs)];
    } finally {
      bare.close();
      await browser.close();
    }
  });
  printTable(
    `Lighthouse, mobile, simulated throttling, ${runs === 1 ? 'one run' : `median of ${runs}`}`,
    ['page', 'perf.', 'access.', 'pract.', 'search', 'FCP s', 'LCP s', 'TBT ms', 'CLS'],
    [
      ...pages.map(({ page, scores, firstPaint, largestPaint, blocking, shift }) => [
        page,
        ...categoryNames.map((name) => scores[name] ?? 0),
        firstPaint,
        largestPaint,
        blocking,
        shift,
      ]),
      ...peerLighthouse.map(({ peer, categories, largestPaint, blocking }) => [
        peer,
        ...categories,
        '',
        largestPaint,
        blocking,
      ]),
    ],
  );
  for (const { page, failing: lines } of pages)
    for (const line of lines) console.log(`${page}: ${line}`);
  return { runs, pages };
};
