/** Blocks that fetch what they show, on pages with several of them, in any order. */
import { describe, expect, test } from 'vitest';

import type { CalculatorBlock } from '../../../core/domain/content/blocks/calculator.ts';
import type { CountdownBlock } from '../../../core/domain/content/blocks/countdown.ts';
import type { WrittenBlock } from '../../../core/domain/content/blocks/registry.ts';
import { emptyChrome } from '../../../core/domain/content/chrome.ts';
import { emptyNavigation } from '../../../core/domain/navigation/navigation.ts';
import { TE } from '../../../core/fp.ts';
import type { Content } from '../../../core/ports/content.ts';
import type { Prices } from '../../../core/ports/prices.ts';
import { noticeOutages } from '../../../server/pages/noticed-outages.ts';
import { loadAddress } from '../../../ui/web/load-address.ts';
import { embedded } from '../../arbitraries/routing.ts';
import { memoryContent } from '../../fakes/content.ts';
import { failingExpressShop, memoryExpressShop } from '../../fakes/express-shop.ts';
import { failingPrices, fakePrices } from '../../fakes/prices.ts';
import { failingShipping } from '../../fakes/shipping.ts';
import { plainContent } from '../../fakes/plain-page.ts';
import { requestFor, startDecision } from './requests.ts';

const picture = { source: 'leadimage/moon-1/motif.jpg', alternative: '' };

const tile = (url: string, materialType: 'leinwand' | 'acrylglas' | 'pvcplane' | undefined) => ({
  link: { text: `to ${url}`, url },
  text: '',
  picture,
  materialType,
  frameType: materialType === 'acrylglas' ? ('artbox' as const) : undefined,
});

const tiles: WrittenBlock = {
  kind: 'product-tiles',
  id: 'tiles',
  headline: 'Products',
  items: [
    tile('/leinwanddruck', 'leinwand'),
    tile('/wandbilder', 'leinwand'),
    tile('/acrylglas', 'acrylglas'),
    tile('/plane', 'pvcplane'),
    tile('/fotobuch', undefined),
  ],
};

const calculator = (id: string): CalculatorBlock => ({
  kind: 'calculator',
  id,
  headline: `calculator ${id}`,
  startLabel: 'Start',
  product: 'framedMaterial',
  materials: [{ materialType: 'leinwand', frameType: undefined }],
  labels: [],
  motif: picture,
});

const text = (id: string): WrittenBlock => ({ kind: 'rich-text', id, headline: id, text: [] });

const countdown = (dates: Partial<CountdownBlock> = {}): CountdownBlock => ({
  kind: 'countdown',
  id: 'countdown',
  headline: 'In time',
  text: '',
  lodStart: undefined,
  lodEnd: undefined,
  safetyLodEnd: undefined,
  expressLodEnd: undefined,
  saturdayLodEnd: undefined,
  ...dates,
});

const newsletter: WrittenBlock = {
  kind: 'newsletter',
  id: 'newsletter',
  headline: 'News',
  text: '',
  consent: 'Yes',
  link: undefined,
};

type Ports = Parameters<typeof requestFor>[2];

/** A content service with one page, and nothing around it. */
const contentWith = (blocks: readonly WrittenBlock[]): Content => ({
  ...memoryContent([
    {
      channel: 'poster',
      locale: 'de-DE',
      slug: 'home',
      story: { kind: 'page', id: 'h', content: plainContent('A page', blocks) },
    },
  ]),
  chrome: () => TE.right(emptyChrome),
  navigation: () => TE.right(emptyNavigation),
});

const open = async (blocks: readonly WrittenBlock[], ports: Ports = {}, search = '') => {
  const content = contentWith(blocks);
  const decision = startDecision(embedded, 'poster', 'de-DE');
  const address = `http://localhost:3000/${search}`;
  const { request, log } = requestFor(decision, embedded, { content, ...ports }, address);
  const noticed = noticeOutages(request.ports);
  const loaded = await loadAddress({ ...request, ports: noticed.ports });
  if (loaded.kind !== 'page' || loaded.page.kind !== 'page') throw new Error('there is no page');
  return {
    body: loaded.page.body,
    product: loaded.page.product,
    parts: loaded.parts,
    html: Object.entries(loaded.parts)
      .filter(([name]) => name.startsWith('body-'))
      .map(([, html]) => html)
      .join(''),
    isShared: loaded.isShared,
    isWhole: noticed.isWhole() && loaded.isWhole !== false,
    codes: log.reports.map(({ code }) => code),
  };
};

const countedFrom = (prices: Prices = fakePrices()) => {
  const asked: unknown[] = [];
  const counting: Prices = {
    ...prices,
    from: (scope, articles) => {
      asked.push(articles);
      return prices.from(scope, articles);
    },
  };
  return { asked, prices: counting };
};

describe('product tiles', () => {
  test('ask once for all of their prices, each with its tax and the way to what delivery costs', async () => {
    const { asked, prices } = countedFrom();
    const { html, isWhole } = await open([tiles], { prices });
    expect(asked).toEqual([
      [
        { materialType: 'leinwand', frameType: undefined },
        { materialType: 'acrylglas', frameType: 'artbox' },
        { materialType: 'pvcplane', frameType: undefined },
      ],
    ]);
    expect(html.match(/Inkl\. MwSt\./gu)).toHaveLength(3);
    expect(html.match(/href="\/versandkosten"/gu)).toHaveLength(3);
    expect(html).toContain('to /fotobuch');
    expect(isWhole).toBe(true);
  });

  test('lead on without prices; the page is soon made anew', async () => {
    const prices = failingPrices({ kind: 'prices-unavailable', reason: 'away' });
    const { html, isWhole, codes } = await open([tiles], { prices });
    expect(html).not.toContain('€');
    expect(html).toContain('to /leinwanddruck');
    expect(isWhole).toBe(false);
    expect(codes).toEqual(['prices-unavailable']);
  });

  test('stand without what a loader throws, which spoils no other block', async () => {
    const prices: Prices = {
      ...fakePrices(),
      from: () => {
        throw new Error('a fault of ours');
      },
    };
    const { html, isWhole, codes } = await open([tiles, text('after')], { prices });
    expect(html).toContain('to /leinwanddruck');
    expect(html).toContain('after');
    expect(isWhole).toBe(false);
    expect(codes).toEqual(['request-failed']);
  });

  test('have their prices within an A/B block, too', async () => {
    const ab = { kind: 'ab', id: 'ab', flag: '967_nudging', on: [tiles], off: [] } as const;
    expect((await open([ab])).html).toContain('€');
  });

  test('without any material ask nothing', async () => {
    const { asked, prices } = countedFrom();
    await open([{ ...tiles, items: [tile('/a', undefined)] }], { prices });
    expect(asked).toEqual([]);
  });
});

describe('a comparison of materials', () => {
  const fact = { weight: 'light', light: 'matt', rooms: '', care: '', link: undefined };
  const comparison = (formatType: string | undefined): WrittenBlock => ({
    kind: 'material-comparison',
    id: 'comparison',
    headline: 'Materials',
    text: '',
    formatType,
    picture: undefined,
    items: [
      { materialType: 'leinwand', frameType: undefined, ...fact },
      { materialType: 'pvcplane', frameType: undefined, ...fact },
    ],
  });

  const compare = async (formatType: string | undefined, search = '', ports: Ports = {}) => {
    const { body, ...rest } = await open([comparison(formatType)], ports, search);
    const [part] = body;
    if (part?.kind !== 'block' || part.block.kind !== 'comparison')
      throw new Error('there is no comparison');
    const shown = part.block.comparison;
    const [canvas, banner] = shown.materials;
    return { ...rest, shown, canvas, banner };
  };

  test('says what each costs in the format, and what cannot be had', async () => {
    const { canvas, banner, isWhole } = await compare('600x400');
    expect(canvas?.price?.current).toMatch(/€$/u);
    expect(banner?.priceless).toBe('In diesem Format nicht erhältlich');
    const facts = new Map(canvas?.facts.map(({ name, text: words }) => [name, words]));
    expect(facts.get('Gewicht')).toBe('ca. 0,8\u00A0kg, light');
    expect([facts.has('Passende Räume'), facts.get('Kante')]).toEqual([
      false,
      'das Motiv läuft um die Kante',
    ]);
    expect(isWhole).toBe(true);
  });

  test.each([undefined, 'large'])(
    'stands without prices where its format is %s',
    async (formatType) => {
      const { canvas, shown, isWhole } = await compare(formatType);
      expect([canvas?.price, canvas?.priceless, shown.formats]).toEqual([undefined, undefined, []]);
      expect(isWhole).toBe(true);
    },
  );

  test('shows what its address names, and says what it leaves out; that page is not kept', async () => {
    const asked = await compare('600x400', '?materials=pvcplane&formatType=300x200');
    expect(asked.shown).toMatchObject({ format: '300x200', notices: [] });
    expect(asked.shown.materials.map(({ value }) => value)).toEqual(['pvcplane']);
    expect(asked.shown.choices.map(({ isChosen }) => isChosen)).toEqual([false, true]);
    const unknown = await compare('600x400', '?materials=gold');
    expect(unknown.shown.notices).toHaveLength(1);
    const { isShared } = await compare('600x400');
    expect([isShared, asked.isShared, unknown.isShared]).toEqual([true, false, false]);
  });

  test('says that prices cannot be had while nobody answers', async () => {
    const prices = failingPrices({ kind: 'prices-unavailable', reason: 'away' });
    const { canvas, isWhole, codes } = await compare('600x400', '', { prices });
    expect(canvas?.priceless).toBe('Der Preis lässt sich gerade nicht abrufen.');
    expect([isWhole, codes]).toEqual([false, ['prices-unavailable']]);
  });
});

describe('what is said of the chosen picture', () => {
  const chosen = async (search: string, ports: Ports = {}) => {
    const { product, codes } = await open([calculator('calculator')], ports, search);
    return { product, codes };
  };

  test('names the standard format that costs less than an own one, and nothing beside a standard one', async () => {
    const own = await chosen('?materialType=leinwand&formatType=610x405');
    expect(own.product?.nearest).toMatchObject({
      material: 'leinwand',
      own: { width: 610, height: 405 },
      option: { format: { width: 600, height: 400 } },
    });
    expect(own.product?.nearest?.saving.minorUnits).toBeGreaterThan(0);
    expect((await chosen('?formatType=600x400')).product?.nearest).toBeUndefined();
  });

  test('has the last instant for express, where there is an express shop', async () => {
    const offer = {
      products: ['photo-frame' as const],
      orderBefore: Date.parse('2026-11-24T13:00:00Z'),
      surcharge: { minorUnits: 990, currency: 'eur' as const },
    };
    const shown = await chosen('', { expressShop: memoryExpressShop(offer) });
    expect(shown.product?.delivery?.express).toMatchObject({
      orderBefore: offer.orderBefore,
      orderBeforeText: 'Di., 24. November, 14:00',
    });
    expect((await chosen('')).product?.delivery?.express).toBeUndefined();
    const failing = await chosen('', { expressShop: failingExpressShop() });
    expect(failing.product?.delivery?.express).toBeUndefined();
    expect(failing.codes).toEqual(['request-failed']);
  });
});

describe('contact persons', () => {
  const person = {
    id: 'ada',
    name: 'Ada Muster',
    role: 'Service',
    email: undefined,
    telephone: '+49 30 123456',
    picture: undefined,
  };

  test('are those of the content; who is not there is logged', async () => {
    const { html, codes } = await open([
      {
        kind: 'contact-persons',
        id: 'persons',
        headline: 'We',
        text: '',
        persons: { ids: ['gone', 'ada'], found: [person] },
      },
    ]);
    expect(html).toContain('Ada Muster');
    expect(html).toContain('href="tel:+4930123456"');
    expect(codes).toEqual(['contact-form-person-not-found']);
  });
});

describe('the delivery countdown', () => {
  test('travels with all that a browser may say, and stands there by its date', async () => {
    const { body } = await open([
      text('before'),
      countdown({ lodStart: '2026-11-01T00:00:00Z', lodEnd: '2026-12-18T13:00:00Z' }),
      text('after'),
    ]);
    expect(body.map(({ kind }) => kind)).toEqual(['static', 'block', 'static']);
    expect(body[1]).toMatchObject({
      block: {
        kind: 'countdown',
        next: 'normal',
        words: {
          normal: {
            today: 'Bestellen Sie bis heute, 14:00 Uhr.',
            tomorrow: 'Bestellen Sie bis morgen, 14:00 Uhr.',
            later: 'Bestellen Sie bis Fr., 18. Dezember, 14:00 Uhr.',
          },
        },
      },
    });
  });

  test('counts down to the shop’s own dates where it has none', async () => {
    const { body } = await open([countdown()]);
    expect(body).toMatchObject([{ kind: 'block', block: { kind: 'countdown' } }]);
  });

  test.each([
    [{ lodStart: '2026-12-01T00:00:00Z', lodEnd: '2026-12-18T13:00:00Z' }, []],
    [
      { lodStart: '2026-10-01T00:00:00Z', lodEnd: '2026-10-18T13:00:00Z' },
      ['countdown-date-in-past'],
    ],
    [{ lodStart: 'soon', lodEnd: '2026-12-18T13:00:00Z' }, ['countdown-date-malformed']],
  ])('of %j is not there', async (dates, logged) => {
    const { html, codes, body } = await open([countdown(dates)]);
    expect(html).not.toContain('In time');
    expect(body).toEqual([{ kind: 'static', part: 'body-0' }]);
    expect(codes).toEqual(logged);
  });

  test('says where the date is found while nobody answers', async () => {
    const { html, isWhole } = await open([countdown()], { shipping: failingShipping() });
    expect(html).toContain('Den Liefertermin nennen wir Ihnen im Warenkorb.');
    expect(isWhole).toBe(false);
  });
});

describe('a body with several live blocks', () => {
  test('keeps their order; a second calculator is a form that needs no script', async () => {
    const { body, parts, product } = await open([
      text('first'),
      calculator('one'),
      text('between'),
      newsletter,
      calculator('two'),
      text('last'),
    ]);
    expect(body).toMatchObject([
      { kind: 'static', part: 'body-0' },
      { kind: 'product', id: 'one' },
      { kind: 'static', part: 'body-1' },
      { kind: 'block', id: 'newsletter', block: { kind: 'newsletter' } },
      { kind: 'static', part: 'body-2' },
    ]);
    expect(product?.headline).toBe('calculator one');
    const form = parts['body-2'] ?? '';
    expect(form).toContain('calculator two');
    expect(form).toContain('action="/configurator-photo-frame"');
    expect(form).toContain('name="materialType" value="leinwand"');
    expect(form).toMatch(/type="radio"[^>]*name="formatType"|name="formatType"[^>]*type="radio"/u);
    expect(form.indexOf('calculator two')).toBeLessThan(form.indexOf('last'));
  });

  test('without prices has its materials as links', async () => {
    const prices: Prices = {
      ...fakePrices(),
      formats: () => TE.left({ kind: 'prices-unavailable', reason: 'away' }),
    };
    const { html, product } = await open([calculator('one'), calculator('two')], { prices });
    expect(product).toBeUndefined();
    expect(html.match(/\?material=leinwand/gu)).toHaveLength(4);
  });
});

test('what was loaded is not kept as long as its story', async () => {
  const content = contentWith([tiles]);
  const decision = startDecision(embedded, 'poster', 'de-DE');
  const page = await content.page({
    channel: 'poster',
    locale: 'de-DE',
    platform: 'web',
    slug: 'home',
  })();
  const kept = { ...content, page: () => () => Promise.resolve(page) };
  const bodyWith = async (prices: Prices): Promise<string> => {
    const { request } = requestFor(decision, embedded, { content: kept, prices });
    const loaded = await loadAddress(request);
    return loaded.kind === 'page' ? (loaded.parts['body-0'] ?? '') : '';
  };
  const away = failingPrices({ kind: 'prices-unavailable', reason: 'away' });
  expect(await bodyWith(away)).not.toContain('€');
  expect(await bodyWith(fakePrices())).toContain('€');
});
