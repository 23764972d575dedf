/** What the loader of a product page answers to its address. */
import { describe, expect, test } from 'vitest';

import type { Page } from '../../../../core/domain/content/page.ts';
import { TE } from '../../../../core/fp.ts';
import type { Content } from '../../../../core/ports/content.ts';
import type { Shipping } from '../../../../core/ports/shipping.ts';
import type { OptionPrices } from '../../../../core/ports/wall-picture/option-prices.ts';
import { loadProduct } from '../../../../ui/web/products/load-product.ts';
import { memoryContent } from '../../../fakes/content.ts';
import { manualClock } from '../../../fakes/clock.ts';
import { memoryOptionPrices } from '../../../fakes/option-prices.ts';
import { fakeShipping } from '../../../fakes/shipping.ts';
import { failingPrices } from '../../../fakes/prices.ts';
import { failingSkuContainers, memorySkuContainers } from '../../../fakes/sku-containers.ts';
import { embedded } from '../../../arbitraries/routing.ts';
import { canvasConfigurator } from '../../../fakes/canvas-configurator.ts';
import { plainPage } from '../../../fakes/plain-page.ts';
import { wallPictureOf } from '../../../fakes/wall-picture-of.ts';
import { requestFor, startDecision } from '../requests.ts';

const page: Page = { ...plainPage('leinwanddruck'), product: canvasConfigurator };

const load = (search: string, ports: Parameters<typeof requestFor>[2] = {}, shown = page) => {
  const decision = startDecision(embedded, 'poster', 'de-DE');
  const address = `http://localhost:3000/leinwanddruck${search}`;
  const { request, log } = requestFor(decision, embedded, ports, address);
  const loaded = loadProduct(request, decision, shown);
  const productOf = async () => {
    const found = await loaded;
    return found?.kind === 'product' ? wallPictureOf(found.product) : undefined;
  };
  return { log, loaded, product: productOf() };
};

describe('a product page', () => {
  test('without a configurator loads nothing', async () => {
    expect(await load('', {}, { ...page, product: undefined }).product).toBeUndefined();
  });

  test('has its configurator, its names and no dialog', async () => {
    const product = await load('').product;
    if (product?.configurator === undefined) throw new Error('no configurator');
    const { options } = product.configurator;
    expect(options.map(({ value }) => value)).toEqual(['leinwand', 'acrylglas+artbox']);
    const { names } = product;
    expect(Object.keys(names)).toEqual(options.map(({ value }) => value));
    expect(names['acrylglas+artbox']?.fullName).not.toBe(names['acrylglas+artbox']?.name);
    expect(product).toMatchObject({
      headline: 'Foto auf Leinwand',
      motif: canvasConfigurator.motif,
    });
    expect([product.configuration?.extra, product.dialog]).toEqual([undefined, undefined]);
    expect(product.delivery?.promise).toBeDefined();
  });

  test('asks for its parts while its delivery is still awaited', async () => {
    const { promise: partsAsked, resolve } = Promise.withResolvers<void>();
    const shipping: Shipping = {
      information: (scope) => async () => {
        await partsAsked;
        return fakeShipping(manualClock(0)).information(scope)();
      },
    };
    const optionPrices: OptionPrices = {
      ...memoryOptionPrices(),
      surcharges: (...asked) => {
        resolve();
        return memoryOptionPrices().surcharges(...asked);
      },
    };
    const product = await load('', { shipping, optionPrices }).product;
    expect(product?.delivery).toBeDefined();
  });

  test('prices an own format of its address', async () => {
    const format = { width: 610, height: 370, unit: 'cm' };
    expect(
      (await load('?materialType=leinwand&formatType=610x370').product)?.configuration?.extra,
    ).toMatchObject({
      format,
    });
  });

  test('stands without its prices, and says so once', async () => {
    const prices = failingPrices({ kind: 'prices-unavailable', reason: 'away' });
    const { loaded, log } = load('?dialog=calculator-more-formats', { prices });
    expect(await loaded).toMatchObject({ kind: 'unpriced' });
    expect(log.reports.map(({ code }) => code)).toEqual(['prices-unavailable']);
  });

  test('has all formats of all materials in their dialog', async () => {
    const product = await load('?dialog=calculator-more-formats').product;
    expect(product?.dialog).toMatchObject({
      name: 'calculator-more-formats',
      content: {
        kind: 'ready',
        data: { materials: [{ material: 'leinwand' }, { material: 'acrylglas+artbox' }] },
      },
    });
  });
});

/** The redirect that an address is answered with. */
const redirectFor = async (search: string) => {
  const outcome = await load(search).loaded;
  if (outcome?.kind !== 'redirect') throw new Error('no redirect');
  return outcome;
};

describe('the own-format form that comes without JavaScript', () => {
  const form = '?material=leinwand&dialog=calculator-own-format';

  test('becomes the selection where the format can be made', async () => {
    const answer = await redirectFor(`${form}&width=61&height=37`);
    expect(answer.status).toBe(302);
    expect(answer.location).toBe('/leinwanddruck?materialType=leinwand&formatType=610x370');
  });

  test('keeps the material that was chosen', async () => {
    const answer = await redirectFor(
      '?material=acrylglas%2Bartbox&dialog=calculator-own-format&width=61&height=37,5',
    );
    expect(answer.location).toBe(
      '/leinwanddruck?materialType=acrylglas&frameType=artbox&formatType=610x375',
    );
  });

  test.each([
    ['&width=&height=', ['width-missing', 'height-missing']],
    ['&width=61&height=', ['height-missing']],
    ['&width=1&height=1', ['outside-limits', 'outside-limits']],
  ])('comes back with what is wrong: %s', async (fields, kinds) => {
    const dialog = (await load(`${form}${fields}`).product)?.dialog;
    const typed = new URLSearchParams(fields);
    expect(dialog).toMatchObject({
      name: 'calculator-own-format',
      content: {
        data: {
          errors: kinds.map((kind) => ({ kind })),
          typed: { width: typed.get('width'), height: typed.get('height') },
        },
      },
    });
  });

  test('is empty and without errors before it is sent', async () => {
    expect((await load(form).product)?.dialog).toMatchObject({
      content: { kind: 'ready', data: { typed: { width: '', height: '' }, errors: [] } },
    });
    expect((await load(`${form}&width=1`).product)?.dialog).toMatchObject({
      content: { data: { errors: [] } },
    });
  });
});

describe('a SKU that only the shop can read', () => {
  const skuContainers = memorySkuContainers([
    {
      sku: 'gallery-acrylic',
      parameters: {
        materialType: 'acrylglas',
        frameType: 'artbox',
        formatType: '600x400',
        optionTypes: ['acrylglas-druckverfahren-fineart'],
        sku: 'gallery-acrylic',
      },
    },
    { sku: 'calendar-2027', parameters: { calendarType: 'wandkalender' } },
  ]);
  const asking = (search: string) => load(search, { skuContainers }).loaded;

  test('is answered with the address of its configuration, an open dialog included', async () => {
    expect(await asking('?sku=gallery-acrylic&dialog=3d-preview')).toEqual({
      kind: 'redirect',
      status: 302,
      location:
        '/leinwanddruck?materialType=acrylglas&frameType=artbox&formatType=600x400&optionTypes=acrylglas-druckverfahren-fineart&dialog=3d-preview',
    });
  });

  test('leads straight to the page of its material, where there is one', async () => {
    const content: Content = {
      ...memoryContent([]),
      page: ({ slug }) => TE.right(plainPage(slug)),
    };
    expect(await load('?sku=gallery-acrylic', { skuContainers, content }).loaded).toMatchObject({
      location:
        '/acrylglas-druck?materialType=acrylglas&frameType=artbox&formatType=600x400&optionTypes=acrylglas-druckverfahren-fineart',
    });
  });

  test.each(['?sku=calendar-2027', '?sku=nobodys', '?sku=gallery-acrylic&materialType=leinwand'])(
    'leaves the page as it is: %s',
    async (search) => {
      const { loaded, log } = load(search, { skuContainers });
      expect(await loaded).toMatchObject({ kind: 'product' });
      expect(log.reports).toEqual([]);
    },
  );

  test('leaves the page as it is while the service does not answer, which is logged', async () => {
    const { loaded, log } = load('?sku=gallery-acrylic', { skuContainers: failingSkuContainers() });
    expect(await loaded).toMatchObject({ kind: 'product' });
    expect(log.reports.map(({ code }) => code)).toEqual(['request-failed']);
  });

  test('of a wall picture is read without asking', async () => {
    const product = await load('?sku=acrylglas_artbox_600x400', { skuContainers }).product;
    expect(product?.configurator?.preselected).toMatchObject({ material: 'acrylglas+artbox' });
    expect(skuContainers.asked.filter((sku) => sku.includes('_'))).toEqual([]);
  });
});
