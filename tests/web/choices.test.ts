/**
 * A choice asks for the answer to its configuration: small, once, and the same for every visitor.
 */
import { gzipSync } from 'node:zlib';

import { describe, expect, inject, test } from 'vitest';

import {
  sitemapPartPath,
  machineFilePaths,
} from '../../core/domain/content/machine-files/machine-files.ts';
import { languageOf } from '../../core/domain/locale/markets.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import { configurationPath } from '../../core/domain/routing/payload-path.ts';
import { siteFor } from '../arbitraries/routing.ts';
import { embeddedSites } from '../../server/embedded-addresses.ts';
import { ask } from './ask.ts';
import { address, eventually, foresee, usedPage, visit, withBrowser } from './browser.ts';
import { formatOption, materialOption, openDialog, shown } from './product-page.ts';
import { listen } from './asked-data.ts';

const openPage = withBrowser();
const openUsed = usedPage(openPage);
const path = '/leinwanddruck';
const canvas = address('localhost', path);

const answerAt = (search: string) => configurationPath(path) + search;

describe('a choice', () => {
  test('of a format asks once; chosen again it is known', async () => {
    const page = await openUsed();
    await visit(page, canvas);
    const asked = listen(page);
    await formatOption(page, '900x600').click();
    await eventually(() => asked).toEqual([answerAt('?materialType=leinwand&formatType=900x600')]);
    await eventually(() => page.locator('section[aria-busy="true"]').count()).toBe(0);
    await formatOption(page, '600x400').click();
    await eventually(() => shown(page)).toMatchObject({ format: '600x400' });
    await formatOption(page, '900x600').click();
    await eventually(() => shown(page)).toMatchObject({ format: '900x600' });
    expect(asked).toHaveLength(1);
  });

  test('of a material with a page of its own can be gone back from; a format cannot', async () => {
    const page = await openPage();
    await visit(page, canvas);
    await formatOption(page, '900x600').click();
    // The radio button alone is chosen before anything of the page is live.
    await eventually(() => shown(page)).toMatchObject({
      query: '?materialType=leinwand&formatType=900x600',
    });
    await materialOption(page, 'acrylglas').click();
    await eventually(() => new URL(page.url()).pathname).toBe('/acrylglas-druck');
    await eventually(() => shown(page)).toMatchObject({ material: 'acrylglas' });
    await page.goBack();
    await eventually(() => new URL(page.url()).pathname).toBe(path);
    await eventually(() => shown(page)).toMatchObject({ material: 'leinwand', format: '900x600' });
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });

  test('asks once with a country, too', async () => {
    const page = await openUsed();
    await visit(page, `${canvas}?materialType=leinwand&formatType=600x400&country=AT`);
    const asked = listen(page);
    const said = page.locator('#destination [aria-busy="false"]');
    await eventually(() => said.innerText()).toContain('50,80\u00a0€');
    await formatOption(page, '900x600').click();
    await eventually(() => said.innerText()).not.toContain('50,80\u00a0€');
    expect(asked).toEqual([answerAt('?materialType=leinwand&formatType=900x600&country=AT')]);
  });

  test('of an own format waits for its price, and keeps it when a frame is chosen', async () => {
    const page = await openUsed();
    await visit(page, canvas);
    const asked = listen(page);
    await page.getByRole('link', { name: 'Eigenes Format' }).first().click();
    await openDialog(page).waitFor();
    const asOpened = asked.length;
    await page.locator('dialog input[name="width"]').fill('61');
    await page.locator('dialog input[name="height"]').fill('40,5');
    await page.locator('dialog button[type="submit"]').click();
    await eventually(() => shown(page)).toMatchObject({ format: '610x405' });
    expect(asked.slice(asOpened)).toEqual([answerAt('?materialType=leinwand&formatType=610x405')]);
    const { price, barPrice } = await shown(page);
    expect([price, barPrice]).toEqual([expect.stringContaining('€'), price]);
  });

  test('that is not answered keeps what was shown, and says so', async () => {
    const page = await openUsed();
    await visit(page, canvas);
    foresee(page, /_configuration\.json/u, 503);
    await page.route(/_configuration\.json/u, (route) => route.fulfill({ status: 503, body: '' }));
    await formatOption(page, '900x600').click();
    await eventually(() => shown(page)).toMatchObject({ format: '900x600' });
    await eventually(() => page.getByText('lassen sich gerade nicht').count()).toBeGreaterThan(0);
    await materialOption(page, 'leinwand+schattenfuge-leinwand').click();
    await eventually(() => shown(page)).toMatchObject({
      material: 'leinwand+schattenfuge-leinwand',
    });
  });
});

describe('an answer', () => {
  test('is kept for all visitors alike, and only for what is offered', async () => {
    const kept = await ask('localhost', answerAt('?materialType=leinwand&formatType=600x400'));
    expect([kept.status, kept.headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('public'),
    ]);
    const same = await ask(
      'localhost',
      answerAt('?formatType=600x400&materialType=leinwand&utm_source=a'),
    );
    expect(same.text).toBe(kept.text);
    const own = await ask('localhost', answerAt('?materialType=leinwand&formatType=610x405'));
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await ask('localhost', configurationPath('/impressum'))).status).toBe(404);
  });
});

/** The most bytes of an answer, packed. */
const mostBytes = 4_096;

/** The paths of a locale's pages. */
const pathsOf = async (host: string, locale: Locale): Promise<readonly string[]> => {
  const { text } = await ask(host, sitemapPartPath(languageOf(locale), 1));
  const whole = text.includes('<loc>') ? text : (await ask(host, machineFilePaths.sitemap)).text;
  return [...whole.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url = '']) => new URL(url).pathname);
};

/** An answer; one that a busy shop has no prices for is asked for again. */
const answered = async (host: string, where: string): Promise<Awaited<ReturnType<typeof ask>>> => {
  const answer = await ask(host, where);
  return answer.status === 503 ? answered(host, where) : answer;
};

type Part = { readonly value: string; readonly refusal?: string };

type ComponentOffer = {
  readonly material: string;
  readonly formatType: string;
  readonly options: readonly { readonly options: readonly Part[] }[];
  readonly frame?: {
    readonly colours: readonly Part[];
    readonly mats: readonly { readonly matType: string; readonly matSize: number }[];
    readonly glasses: readonly Part[];
  };
};

/** Of a wall picture, or of a collage. */
type Answer = {
  readonly framings?: readonly { readonly value: string }[];
  readonly parts?: { readonly offer?: ComponentOffer };
};

const lastOf = (parts: readonly Part[] = []): string | undefined =>
  parts.findLast(({ refusal }) => refusal === undefined)?.value;

/** The query of an answer's article with as much as can be chosen of it. */
const withComponents = ({ parts }: Answer): string | undefined => {
  const offer = parts?.offer;
  if (offer === undefined) return undefined;
  const mat = offer.frame?.mats.at(-1);
  const pairs = [
    ['material', offer.material],
    ['formatType', offer.formatType],
    ...offer.options.map(({ options }) => ['optionTypes', lastOf(options)]),
    ['frameVariant', lastOf(offer.frame?.colours)],
    ['matType', mat?.matType],
    ['matSize', mat && String(mat.matSize)],
    ['glassType', lastOf(offer.frame?.glasses)],
  ].flatMap(([name = '', value]) => (value === undefined ? [] : [[name, value]]));
  return `?${new URLSearchParams(pairs).toString()}`;
};

/** The addresses of a page that choose a template or a filter alone. */
const templateQueries = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/href="\?((?:designId|tileCount|orientation)=\w+)#/gu)].map(
      ([, query = '']) => `?${query}`,
    ),
  ),
];

/** Every language, and every currency and unit: what makes one answer longer than another. */
const differing = [
  'de-DE',
  'de-CH',
  'en-GB',
  'en-US',
  'es-ES',
  'fr-CH',
  'it-IT',
  'nl-NL',
] as const satisfies readonly Locale[];

test.each(differing)('every answer of %s is small', async (locale) => {
  const site = siteFor(embeddedSites(inject('port')), 'poster', locale);
  const host = site.host.replace(/:\d+$/u, '');
  const large: string[] = [];
  const answerOf = async (where: string): Promise<Answer | undefined> => {
    const { status, body, text } = await answered(host, where);
    if (status === 404) return undefined;
    const bytes = gzipSync(body).length;
    if (status !== 200 || bytes > mostBytes) large.push(`${where}: ${status}, ${bytes} bytes`);
    const answer: Answer = JSON.parse(text);
    return answer;
  };
  const paths = await pathsOf(host, locale);
  const found = await Promise.all(
    paths.map(async (page) => ({ page, answer: await answerOf(configurationPath(page)) })),
  );
  const own = found.flatMap(({ page, answer }) => (answer === undefined ? [] : { page, answer }));
  const framed = await Promise.all(
    own.flatMap(({ page, answer: { framings = [] } }) =>
      framings.map(async ({ value }) => ({
        page,
        answer: await answerOf(`${configurationPath(page)}?material=${encodeURIComponent(value)}`),
      })),
    ),
  );
  const collages = own.filter(({ answer }) => answer.parts === undefined);
  const templates = await Promise.all(
    collages.map(async ({ page }) =>
      templateQueries((await ask(host, page)).text).map((query) => configurationPath(page) + query),
    ),
  );
  const components = [...own, ...framed].flatMap(({ page, answer }) => {
    const query = answer && withComponents(answer);
    return query === undefined ? [] : configurationPath(page) + query;
  });
  await Promise.all([...templates.flat(), ...components].map(answerOf));
  expect(large).toEqual([]);
  expect(components.length).toBeGreaterThan(5);
  for (const kind of ['designId', 'tileCount', 'orientation'])
    expect([kind, templates.flat().some((where) => where.includes(`?${kind}=`))]).toEqual([
      kind,
      true,
    ]);
});
