/** Fronts in own words, in the letters that they are printed in: in a browser as on the server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { fetchedTypefaces } from '../../../../adapters/browser/fetched-typefaces.ts';
import { readTypefaces } from '../../../../adapters/shared/typefaces/read-typefaces.ts';
import { drawSvg } from '../../../../core/domain/artwork/draw-svg.ts';
import { resolve } from '../../../../core/domain/artwork/resolve.ts';
import { centredFraming } from '../../../../core/domain/image/picture-crop.ts';
import { localeTable, type Locale } from '../../../../core/domain/locale/locales.ts';
import { cardArtwork } from '../../../../core/domain/products/card/designs/card-artwork.ts';
import type { CardDesign } from '../../../../core/domain/products/card/designs/card-design.ts';
import { cardWordsOf } from '../../../../core/domain/products/card/designs/card-words.ts';
import { cardDesigns } from '../../../../core/domain/products/card/designs/designs.ts';
import {
  drawOwnFront,
  frontFacts,
  frontTypesetting,
  type FrontOrder,
} from '../../../../core/domain/products/card/designs/own-front.ts';
import { E } from '../../../../core/fp.ts';

const typefaces = readTypefaces();
const root = join(import.meta.dirname, '../../../..');

/** As a server sends its files. */
const fetchFile = (address: string): Promise<Response> =>
  Promise.resolve(new Response(readFileSync(join(root, address))));

const orderOf = (
  design: CardDesign,
  own: FrontOrder['own'] = {},
  locale: Locale = 'de-DE',
): FrontOrder => ({
  design,
  words: cardWordsOf(locale, design),
  own,
  variant: 'usual',
  language: localeTable[locale].language,
  photos: [],
});

const designOf = (id: string): CardDesign => {
  const design = cardDesigns.find((one) => one.id === id);
  if (design === undefined) throw new Error(`The library has no ${id}.`);
  return design;
};

const drawn = (order: FrontOrder) => {
  const front = drawOwnFront(order, typefaces);
  if (E.isLeft(front)) throw new Error(front.left.kind);
  return front.right;
};

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(
      'Z',
      'é',
      ' ',
      'Ł',
      '&',
      'ø',
      'ß',
      '’',
      '–',
      '\u0301',
      '\u0308',
      'ẽ',
      'ǅ',
      '漢',
      '\u200d',
    ),
    maxLength: 12,
  }),
);

const anyOwn = fc.record(
  { names: anyText, date: anyText, title: anyText, place: anyText, verse: anyText },
  { requiredKeys: [] },
);

describe('a front in own words', () => {
  property.prop(
    [fc.constantFrom(...cardDesigns), anyOwn, fc.constantFrom('gold', undefined), fc.boolean()],
    { numRuns: 60 },
  )('is drawn in a browser as on the server', async (design, own, foil, isRaised) => {
    const order = { ...orderOf(design, own), foil, isRaised };
    const { typefaces: names, text } = frontTypesetting(order);
    const loaded = await fetchedTypefaces(fetchFile)(names, text);
    expect(drawOwnFront(order, loaded)).toEqual(drawOwnFront(order, typefaces));
  });

  test('is that of the shop’s pictures where nothing is written', () => {
    for (const design of cardDesigns.filter((_, index) => index % 12 === 0)) {
      const pages = resolve({
        artwork: cardArtwork(design, cardWordsOf('fr-CH', design)),
        variant: 'usual',
        language: 'fr',
        typefaces,
        pictures: {},
      });
      if (E.isLeft(pages)) throw new Error(pages.left.kind);
      const [front] = pages.right;
      const { markup, width, height, faults } = drawn(orderOf(design, {}, 'fr-CH'));
      expect({ width, height, faults }).toEqual({
        width: front?.width,
        height: front?.height,
        faults: {},
      });
      expect(markup).toBe(front && drawSvg(front, { picture: () => '', prefix: 'own-' }));
    }
  });

  test('asks for what it shows, and every answer changes it', () => {
    for (const design of cardDesigns.filter((_, index) => index % 24 === 2)) {
      const order = orderOf(design);
      const { markup } = drawn(order);
      const { roles } = frontFacts(design, order.words);
      for (const role of roles) {
        const own = { [role]: role === 'date' ? '7. Mai 2031' : 'Quinn' };
        expect(drawn({ ...order, own }).markup).not.toBe(markup);
      }
    }
  });

  test('says beside a field what of it cannot be printed', () => {
    const elena = designOf('elena');
    const faultsOf = (own: FrontOrder['own']) => drawn(orderOf(elena, own)).faults;
    expect(faultsOf({ names: 'Mia & Jonas' })).toEqual({});
    expect(faultsOf({ names: 'Mia 漢 Ω漢' })).toEqual({
      names: { kind: 'missing-letters', letters: ['漢', 'Ω'] },
    });
    expect(faultsOf({ names: 'M'.repeat(200), date: '漢' })).toEqual({
      names: { kind: 'too-long' },
      date: { kind: 'missing-letters', letters: ['漢'] },
    });
  });

  test('stands in a format that the design was drawn for', () => {
    const order = orderOf(designOf('elena'), { names: 'Mia' });
    const square = drawn({ ...order, format: { width: 145, height: 145 } });
    expect([square.width, square.height]).toEqual([145_000, 145_000]);
    // One that no card has.
    expect(drawn({ ...order, format: { width: 7, height: 7 } })).toEqual(drawn(order));
  });

  test('is cut as it is chosen', () => {
    const order = orderOf(designOf('elena'), { names: 'Mia' });
    const straight = drawn(order);
    expect(straight.edge).toBe('M0 0L115000 0L115000 168000L0 168000Z');
    const { edge, markup } = drawn({ ...order, cut: 'hole' });
    expect(edge).toContain('C');
    expect(markup).toBe(straight.markup);
  });

  test('shows a photo in its slot, filled from the middle', () => {
    const noemi = designOf('noemi');
    const photo = {
      source: 'blob:http://shop.example/a&b',
      size: { width: 4_000, height: 1_000 },
      framing: centredFraming,
    };
    const { slot } = frontFacts(noemi, cardWordsOf('de-DE', noemi));
    const { markup } = drawn({ ...orderOf(noemi), photos: [photo] });
    const [, left, , width, height] =
      /viewBox="(\d+) (\d+) (\d+) (\d+)" preserveAspectRatio="none"><image href="blob:http:\/\/shop\.example\/a&amp;b"/u.exec(
        markup,
      ) ?? [];
    expect(Number(height)).toBe(1_000);
    expect(Number(left)).toBe(Math.round((4_000 - Number(width)) / 2));
    expect(Number(width) / 1_000).toBeCloseTo((slot?.width ?? 0) / (slot?.height ?? 1), 2);
  });
});

describe('typefaces of a browser', () => {
  test('that cannot be had are asked for again the next time', async () => {
    let isThere = false;
    const load = fetchedTypefaces((address) =>
      isThere ? fetchFile(address) : Promise.resolve(new Response('', { status: 503 })),
    );
    await expect(load(['cinzel'], 'Ł')).rejects.toThrow('503');
    isThere = true;
    expect((await load(['cinzel'], 'Ł'))('cinzel')?.unitsPerEm).toBe(
      typefaces('cinzel')?.unitsPerEm,
    );
  });

  test('are asked for once, file by file as letters need them', async () => {
    const asked: string[] = [];
    const load = fetchedTypefaces((address) => {
      asked.push(address.split('/').at(-1) ?? '');
      return fetchFile(address);
    });
    await load(['cinzel', 'jost'], 'Mia\n& Jörg');
    expect(asked).toEqual(['cinzel-latin.ttf', 'jost-latin.ttf']);
    await load(['jost'], 'Łukasz');
    await load(['jost', 'cinzel'], 'Mia');
    await load(['jost'], 'Ł漢');
    expect(asked.slice(2)).toEqual(['jost-latin-ext.ttf']);
  });
});
