/** Blocks that show prices: tiles, comparisons, and what is said of the chosen picture. */
import { describe, expect, test } from 'vitest';

import type { WrittenBlock } from '../../../core/domain/content/blocks/registry.ts';
import type { Prices } from '../../../core/ports/prices.ts';
import { failingArticlePrices } from '../../fakes/article-prices.ts';
import { failingExpressShop, memoryExpressShop } from '../../fakes/express-shop.ts';
import { failingPrices, fakePrices } from '../../fakes/prices.ts';
import { wallPictureOf } from '../../fakes/wall-picture-of.ts';
import { tile, tiles, configurator, text, type Ports, open } from '../web/page/pages-of-blocks.ts';

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
    const away = { kind: 'prices-unavailable', reason: 'away' } as const;
    const ports = { prices: failingPrices(away), articlePrices: failingArticlePrices(away) };
    const { canvas, isWhole, codes } = await compare('600x400', '', ports);
    expect(canvas?.priceless).toBe('Der Preis lässt sich gerade nicht abrufen.');
    expect([isWhole, codes]).toEqual([false, ['prices-unavailable']]);
  });
});

describe('what is said of the chosen picture', () => {
  const chosen = async (search: string, ports: Ports = {}) => {
    const { product, codes } = await open([configurator('configurator')], ports, search);
    return { product: wallPictureOf(product), codes };
  };

  test('names the standard format that costs less than an own one, and nothing beside a standard one', async () => {
    const own = await chosen('?materialType=leinwand&formatType=610x405');
    expect(own.product?.configuration.nearest).toMatchObject({
      option: { format: { width: 600, height: 400 } },
    });
    expect(own.product?.configuration.nearest?.saving?.minorUnits).toBeGreaterThan(0);
    expect((await chosen('?formatType=600x400')).product?.configuration.nearest).toBeUndefined();
  });

  test('has the last instant for express, where there is an express shop', async () => {
    const offer = {
      products: ['wall-picture' as const],
      orderBefore: Date.parse('2026-11-24T13:00:00Z'),
      arrival: Date.parse('2026-11-26T19:00:00Z'),
      surcharge: { minorUnits: 990, currency: 'eur' as const },
    };
    const shown = await chosen('', { expressShop: memoryExpressShop(offer) });
    expect(shown.product?.delivery?.express).toMatchObject({
      orderBefore: offer.orderBefore,
      cutOff: { date: 'Di., 24.\u00a0November', time: '14:00' },
      arrival: 'Do., 26.\u00a0November',
    });
    expect((await chosen('')).product?.delivery?.express).toBeUndefined();
    const failing = await chosen('', { expressShop: failingExpressShop() });
    expect(failing.product?.delivery?.express).toBeUndefined();
    expect(failing.codes).toEqual(['request-failed']);
  });
});
