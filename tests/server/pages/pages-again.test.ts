/** Pages share what does not differ between them: no page is made of what was before, or of another. */
import { describe, expect, test } from 'vitest';

import type { FormatOption } from '../../../core/domain/configurator/configurator.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import { E, pipe, TE } from '../../../core/fp.ts';
import type { FormatPriceList, Prices } from '../../../core/ports/prices.ts';
import { createRenderer } from '../../../server/pages/render.tsx';
import { allLazyComponents } from '../../../ui/web/navigation/lazy-component.tsx';
import { priceWith } from '../../arbitraries/money.ts';
import { embedded } from '../../arbitraries/routing.ts';
import { memoryContent } from '../../fakes/content.ts';
import { plainPage } from '../../fakes/plain-page.ts';
import { fakePrices } from '../../fakes/prices.ts';
import { configuratorParts, requestFor, startDecision } from '../../ui/web/requests.ts';
import { documentFiles } from '../../fakes/document-files.ts';

const page: Page = {
  ...plainPage('home'),
  teaser: {
    kind: 'teaser',
    id: 't',
    headline: 'Ihr Foto auf Leinwand',
    text: 'Matt',
    picture: undefined,
    link: undefined,
  },
  product: {
    ...configuratorParts(1),
    product: 'framedMaterial',
    materials: [
      { materialType: 'leinwand', frameType: undefined },
      { materialType: 'acrylglas', frameType: 'artbox' },
    ],
    labels: [{ index: 1, text: 'TOP DEAL' }],
  },
};

/** Prices that are raised by minor units; each list is one object, as a cache has it. */
const raisedPrices = (minorUnits: number): Prices => {
  const known = new Map<string, E.Either<never, FormatPriceList>>();
  const prices = fakePrices();
  const raised = ({ price, ...option }: FormatOption): FormatOption => ({
    ...option,
    price:
      price &&
      priceWith(
        price.priceCurrent.currency,
        price.priceOriginal.minorUnits + minorUnits,
        price.priceCurrent.minorUnits + minorUnits,
      ),
  });
  const raisedList = (list: FormatPriceList): FormatPriceList => {
    const [first, ...others] = list.featured;
    return { ...list, featured: [raised(first), ...others.map(raised)] };
  };
  return {
    ...prices,
    formats: (scope, article) => async () => {
      const key = JSON.stringify(article);
      const kept = known.get(key);
      if (kept !== undefined) return kept;
      const answer = await pipe(prices.formats(scope, article), TE.map(raisedList))();
      if (E.isRight(answer)) known.set(key, answer);
      return answer;
    },
  };
};

const rendererOf = (hasMessages = false) =>
  createRenderer({
    build: 'test',
    files: {
      ...documentFiles,
      hasMessages,
    },
  });

type Shown = { readonly page: Page; readonly prices: Prices; readonly search: string };

/** A page as it is sent. */
const sent = async (render: ReturnType<typeof rendererOf>, shown: Shown): Promise<string> => {
  await allLazyComponents();
  const decision = startDecision(embedded, 'poster', 'de-DE');
  const content = { ...memoryContent([]), page: () => TE.right(shown.page) };
  const ports = { content, prices: shown.prices };
  const address = `http://localhost:3000/${shown.search}`;
  const { request } = requestFor(decision, embedded, ports, address);
  const rendered = await render(request, 'document');
  if (rendered.kind !== 'document') throw new Error(`a ${rendered.kind}`);
  return rendered.body.join('');
};

/** The page as it is sent by a server that has made none before. */
const sentFirst = (shown: Shown): Promise<string> =>
  sent(rendererOf(), { ...shown, page: structuredClone(shown.page) });

const searches = [
  '',
  '?materialType=leinwand&formatType=300x200',
  '?materialType=leinwand&formatType=900x600&optionTypes=leinwand-keilrahmen-38mm',
  '?materialType=acrylglas&frameType=artbox&formatType=300x200',
  '?materialType=leinwand&formatType=610x370&dialog=calculator-more-formats',
] as const;

describe('a page of a build with files of messages', () => {
  const dataOf = (html: string): string =>
    /id="page-data">(?<data>.*?)<\/script>/u.exec(html)?.[1] ?? '';

  test('names them in place of their texts, and is drawn as without them', async () => {
    const shown = { page, prices: raisedPrices(0), search: '' };
    const whole = await sent(rendererOf(), shown);
    const light = await sent(rendererOf(true), shown);
    expect(dataOf(whole)).toContain('"configurator.format":"Format"');
    expect(dataOf(light)).not.toContain('"configurator.format"');
    expect(dataOf(light)).toMatch(/"messageFile":"\/assets\/messages-de-DE-shared-/u);
    expect(light).toMatch(
      /<shop-island id="product"[^>]* data-messages="\/assets\/messages-de-DE-/u,
    );
    const drawn = (html: string): string =>
      html.replace(/ data-messages="[^"]*"/gu, '').replace(dataOf(html), '');
    expect(drawn(light) === drawn(whole)).toBe(true);
  });
});

describe('a page of a server that has made others', () => {
  test.each(searches)('is the one that it is alone: %s', async (search) => {
    const render = rendererOf();
    const prices = raisedPrices(0);
    for (const before of searches) await sent(render, { page, prices, search: before });
    const again = await sent(render, { page, prices, search });
    expect(again).toBe(await sentFirst({ page, prices: raisedPrices(0), search }));
  });

  test('has new prices at once: in its tiles, its data, and for machines', async () => {
    const render = rendererOf();
    const search = '?materialType=leinwand&formatType=300x200';
    const former = await sent(render, { page, prices: raisedPrices(0), search });
    const prices = raisedPrices(7_777_00);
    const now = await sent(render, { page, prices, search });
    expect(now).toBe(await sentFirst({ page, prices, search }));
    expect(former).not.toMatch(/7\.7\d\d,\d\d/u);
    expect(now.match(/7\.7\d\d,\d\d/gu)?.length).toBeGreaterThan(5);
    expect(now).toMatch(/"priceCurrent":\{"minorUnits":77\d{4}/u);
    expect(now).toMatch(/"price":"7[78]\d\d\.\d\d"/u);
  });

  test('has new content at once', async () => {
    const render = rendererOf();
    const prices = raisedPrices(0);
    await sent(render, { page, prices, search: '' });
    const { teaser, product: configurator } = page;
    if (teaser === undefined || configurator?.kind !== 'wall-picture')
      throw new Error('a page without them');
    const written: Page = {
      ...page,
      teaser: { ...teaser, headline: 'Ihr Bild auf Leinwand' },
      product: { ...configurator, labels: [{ index: 2, text: 'NEU' }] },
    };
    const now = await sent(render, { page: written, prices, search: '' });
    expect(now).toBe(await sentFirst({ page: written, prices, search: '' }));
    expect(now).toContain('Ihr Bild auf Leinwand');
    expect(now).toContain('NEU');
    expect(now).not.toContain('TOP DEAL');
  });

  test('leads to the log-in over what is chosen on it', async () => {
    const render = rendererOf();
    const prices = raisedPrices(0);
    for (const format of ['300x200', '900x600']) {
      const search = `?materialType=leinwand&formatType=${format}`;
      const html = await sent(render, { page, prices, search });
      const [, href] = /href="([^"]*dialog=log-in)"/u.exec(html) ?? [];
      expect(href).toContain(`formatType=${format}`);
    }
  });
});
