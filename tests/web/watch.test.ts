/** The watch over every page bites: each kind of problem is found where it is planted. */
import type { Page, Route } from 'playwright-core';
import { test } from 'vitest';

import { address, eventually, hydrated, touch, withBrowser } from './browser.ts';

const problems: string[] = [];
const openPage = withBrowser(problems);
const canvas = address('localhost', '/leinwanddruck');

/** Opens the page with something else in its HTML. */
const openChanged = async (change: (html: string) => string): Promise<Page> => {
  const page = await openPage();
  await page.route(canvas, async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.goto(canvas);
  await hydrated(page);
  return page;
};

/** Waits until a problem is told, and takes all of them off the watch. */
const expectProblem = async (text: RegExp): Promise<void> => {
  await eventually(() => problems.some((problem) => text.test(problem))).toBe(true);
  problems.length = 0;
};

test('a script that the policy does not know is a violation, in the console and as a report', async () => {
  await openChanged((html) => html.replace('</body>', '<script>void 0</script></body>'));
  await eventually(() => problems.some((one) => one.startsWith('policy report'))).toBe(true);
  await expectProblem(/^console error .*content security policy: script-src-elem inline/u);
});

test('a picture of another host is a violation', async () => {
  await openChanged((html) =>
    html.replace('</main>', '<img alt="" src="http://pictures.example/x.png"></main>'),
  );
  await expectProblem(/content security policy: img-src/u);
});

test('HTML that is not what the browser would render is a hydration mismatch', async () => {
  const page = await openChanged((html) => html.replace('<h1>', '<h1>x'));
  // A product hydrates when somebody touches it.
  await touch(page);
  await expectProblem(/Minified React error #(?:418|425)/u);
});

test('a file that is missing is a failed request', async () => {
  const page = await openPage();
  // One of them: what another one tells might come after the watch was asked.
  await page.route(/swatch@.*poster/u, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.goto(canvas);
  await hydrated(page);
  await eventually(() => problems.some((one) => /^console error .*404/u.test(one))).toBe(true);
  await expectProblem(/^status 404: .*swatch@/u);
});

test('a warning and an error of a script are told', async () => {
  const page = await openPage();
  await page.goto(canvas);
  await hydrated(page);
  await page.evaluate(() => console.warn('planted warning'));
  await expectProblem(/^console warning .*planted warning/u);
  await page.evaluate(() => {
    queueMicrotask(() => {
      throw new Error('planted error');
    });
  });
  await expectProblem(/^error on .*planted error/u);
});
