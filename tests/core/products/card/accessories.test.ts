import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { cardAccessoryKinds } from '../../../../core/domain/catalogue/card-extras.ts';
import { locales } from '../../../../core/domain/locale/locales.ts';
import {
  accessoryRow,
  cardAccessories,
  cardAccessoriesFor,
  cardAccessoryOf,
  looseAccessory,
} from '../../../../core/domain/products/card/accessories.ts';
import {
  parseAccessoryQuery,
  printAccessoryQuery,
} from '../../../../core/domain/products/card/accessory-hand-off.ts';
import { accessoryArtwork } from '../../../../core/domain/products/card/accessory-artwork.ts';
import { isArtwork } from '../../../../core/domain/products/artworks.ts';
import { trimBox } from '../../../../core/domain/artwork/artwork.ts';
import { liesWithin } from '../../../../core/domain/artwork/measures.ts';
import { pathBox, type Path } from '../../../../core/domain/artwork/path.ts';
import { cardProduct } from '../../../../core/domain/products/card/card-product.ts';
import { cardQuestion } from '../../../../core/domain/products/card/card-question.ts';
import { cardShapes } from '../../../../core/domain/products/card/designs/card-design.ts';
import { accessoryDrawings } from '../../../../core/domain/products/card/drawings/accessory-drawings.ts';
import { accessoryColours } from '../../../../core/domain/products/card/tables/accessory-colours.ts';
import { soldAccessories } from '../../../../core/domain/products/card/tables/sold-accessories.ts';
import { soldCardExtras } from '../../../../core/domain/products/card/tables/sold-extras.ts';
import { parameterPairs } from '../../../../core/domain/designer/parameter-source.ts';
import { E } from '../../../../core/fp.ts';
import { anyLooseAccessory } from '../../../arbitraries/products/card.ts';

const scope = { channel: 'kartenliebe', now: 0 } as const;

describe('the drawing of an accessory', () => {
  const sorts = Object.entries(soldAccessories);

  test('is one page without bleed, as large as its drawing, of one thing in ink', () => {
    for (const [sort] of sorts) {
      const { pages = [], styles } = accessoryArtwork(sort) ?? {};
      const { width, height, sketch } =
        Object.entries(accessoryDrawings).find(([name]) => name === sort)?.[1]() ?? {};
      expect(pages).toEqual([
        {
          name: 'front',
          width: (width ?? 0) * 1_000,
          height: (height ?? 0) * 1_000,
          bleed: 0,
          safe: 0,
          folds: [],
          paper: 'paper',
          objects: [{ kind: 'ornament', id: 'thing', shapes: expect.anything(), layer: 'ink' }],
        },
      ]);
      expect(styles).toEqual({});
      const [thing] = pages.flatMap(({ objects }) => objects);
      const shapes = thing?.kind === 'ornament' ? thing.shapes : [];
      const lengths = (path: Path): readonly number[] => Object.values(pathBox(path) ?? {});
      expect(shapes.map(({ colour, line }) => [colour, line])).toEqual(
        sketch?.map(({ colour, line }) => [colour, line && line * 1_000]),
      );
      for (const [index, { path }] of shapes.entries())
        for (const [side, length] of lengths(sketch?.[index]?.path ?? []).entries())
          expect(Math.abs((lengths(path)[side] ?? 0) - length * 1_000)).toBeLessThanOrEqual(1);
    }
  });

  test('has the colours that are sold, on its own paper, or on a card that it stands out from', () => {
    for (const [sort, { colours }] of sorts) {
      const drawing = Object.entries(accessoryDrawings).find(([name]) => name === sort)?.[1]();
      const { variants = {} } = accessoryArtwork(sort) ?? {};
      expect(Object.keys(variants)).toEqual(colours.length === 0 ? ['usual'] : colours);
      for (const [name, palette] of Object.entries(variants)) {
        const known = name === 'usual' ? drawing?.material : name;
        const own = Object.entries(accessoryColours).find(([colour]) => colour === known)?.[1];
        const isWhite = known === 'weiss' || known === 'paper';
        const card = isWhite ? '#ede7dd' : '#fdfbf7';
        expect(palette).toEqual({
          ...own,
          soft: own?.light,
          paper: drawing?.isOnCard === true ? card : own?.fill,
        });
        expect(palette).toHaveProperty('fill');
      }
    }
  });

  test('is of what is sold alone, and has no options', () => {
    for (const id of ['none', 'toString', '']) expect(accessoryArtwork(id)).toBeUndefined();
    expect(accessoryArtwork('seal-wachs', 'de-DE', ['relief'])).toBeUndefined();
    expect(accessoryArtwork('seal-wachs', 'de-DE', [])).toBeDefined();
  });
});

describe('what is sold beside cards', () => {
  test('has a SKU of its own, and is of every kind', () => {
    const skus = cardAccessories.map(({ sku }) => sku);
    expect(new Set(skus).size).toBe(skus.length);
    for (const accessory of cardAccessories) {
      expect(accessory.sku).toMatch(/^[\w-]{1,64}$/u);
      expect(cardAccessoryOf(accessory.sku)).toBe(accessory);
    }
    expect(cardAccessoryOf('envelope-rund')).toBeUndefined();
    const kinds = new Set(cardAccessories.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(cardAccessoryKinds));
  });

  test('goes with a card in its format, or with any', () => {
    for (const format of Object.values(cardShapes)) {
      const offered = cardAccessoriesFor(format);
      expect(offered.filter(({ kind }) => kind === 'envelope')).toHaveLength(12);
      for (const one of offered) expect([undefined, format]).toContainEqual(one.format);
    }
    for (const one of [undefined, { width: 1, height: 2 }])
      expect(cardAccessoriesFor(one).map(({ format }) => format)).not.toContainEqual(
        expect.anything(),
      );
  });

  test('is called differently in each language wherever it is another thing', () => {
    for (const locale of locales) {
      const names = cardAccessories.map((accessory) => {
        const { name, details } = cardProduct.label(locale, { accessory, quantity: 1 });
        return [name, ...details].join(', ');
      });
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain('');
    }
  });

  test('costs what the same thing costs on a card', () => {
    const order = { isSample: false, quantity: 20 } as const;
    const rowsOf = (format: { width: number; height: number }, accessories: object) =>
      cardQuestion({ themeId: 'elena', order, design: { format }, accessories }).map(
        ({ configuration }) => configuration,
      );
    for (const format of Object.values(cardShapes)) {
      const envelope = cardAccessoryOf(`envelope-spitz-rose-${format.width}x${format.height}`);
      if (envelope === undefined) throw new Error('There is no envelope.');
      expect(rowsOf(format, { envelope: { form: 'spitz' } })).toContain(accessoryRow(envelope));
    }
    for (const { kind, id } of soldCardExtras) {
      const part = kind === 'ribbon' || kind === 'inlay' ? { id } : id;
      const rows = rowsOf(cardShapes.square, { [kind]: part });
      const loose = cardAccessories.filter((one) => one.kind === kind && one.id === id);
      expect(loose).not.toEqual([]);
      for (const one of loose) expect(rows).toContain(accessoryRow(one));
    }
  });

  property.prop([anyLooseAccessory])('is priced by the piece', ({ accessory, quantity }) => {
    expect(looseAccessory(accessory.sku, quantity)).toEqual(E.right({ accessory, quantity }));
    expect(cardProduct.priceQuestion({ accessory, quantity })).toEqual({
      kind: 'listed',
      rows: [{ configuration: accessoryRow(accessory), pieces: quantity }],
    });
  });

  property.prop([
    fc.oneof(
      fc.integer({ min: -9, max: 9_999 }),
      fc.double({ noDefaultInfinity: true, noNaN: true }),
    ),
  ])('is had in whole pieces, from one to 5,000', (quantity) => {
    const isThere = Number.isInteger(quantity) && quantity >= 1 && quantity <= 5_000;
    expect(E.isRight(looseAccessory('screw-messing', quantity))).toBe(isThere);
    const query = parameterPairs({ sku: 'screw-messing', quantity, locale: 'de-DE' });
    expect(E.isRight(parseAccessoryQuery(query))).toBe(isThere);
  });

  test('is nothing under another SKU', () => {
    expect(looseAccessory('hat', 1)).toEqual(E.left({ kind: 'accessory-unknown', sku: 'hat' }));
    expect(looseAccessory('screw-messing', 5_001)).toEqual(
      E.left({ kind: 'accessory-pieces', most: 5_000 }),
    );
  });

  test('is handed over by its SKU, one piece where none is said, and never with a design', () => {
    const [accessory] = cardAccessories;
    if (accessory === undefined) throw new Error('Nothing is sold.');
    const { sku } = accessory;
    expect(printAccessoryQuery({ accessory, quantity: 25, locale: 'de-DE' })).toEqual([
      ['quantity', '25'],
      ['sku', sku],
      ['locale', 'de-DE'],
    ]);
    const read = (parameters: Readonly<Record<string, string>>) =>
      cardProduct.parseHandOff(parameterPairs({ locale: 'de-DE', ...parameters }), scope);
    expect(read({ sku })).toEqual(E.right({ accessory, quantity: 1, locale: 'de-DE' }));
    expect(read({ sku, themeId: 'elena' })).toMatchObject({ right: { themeId: 'elena', sku } });
    expect(read({ sku: 'hat' })).toMatchObject({ left: { kind: 'missing', parameter: 'themeId' } });
    expect(read({ sku, locale: '' })).toMatchObject({ left: { parameter: 'locale' } });
    expect(parseAccessoryQuery(parameterPairs({ sku: 'hat', locale: 'de-DE' }))).toEqual(
      E.left({ kind: 'unknown', parameter: 'sku', value: 'hat' }),
    );
  });
});

describe('the picture of an accessory', () => {
  test('is there in its colour, and is drawn on its page', () => {
    for (const accessory of cardAccessories) {
      const look = cardProduct.look('nl-NL', { accessory, quantity: 1 });
      expect([accessory.sku, look?.kind === 'artwork' && isArtwork(look)]).toEqual([
        accessory.sku,
        true,
      ]);
      const [page] = accessoryArtwork(accessory.sort)?.pages ?? [];
      if (page === undefined) throw new Error('There is no page.');
      const shapes = page.objects.flatMap((one) => (one.kind === 'ornament' ? one.shapes : []));
      expect(shapes.length).toBeGreaterThan(0);
      for (const { path } of shapes)
        expect(liesWithin(pathBox(path) ?? trimBox(page), trimBox(page))).toBe(true);
    }
    expect(accessoryArtwork('elena')).toBeUndefined();
    expect(accessoryArtwork('bow-jute', 'nl-NL', ['flat'])).toBeUndefined();
  });
});

describe('an accessory as an article', () => {
  test('is called by its sort, with what tells it from others', () => {
    for (const accessory of cardAccessories) {
      const detailsOf = (quantity: number) =>
        cardProduct.label('de-DE', { accessory, quantity }).details;
      const one = detailsOf(1);
      const known = [accessory.colour, accessory.format].filter((part) => part !== undefined);
      expect([accessory.sku, one.length]).toEqual([accessory.sku, known.length]);
      expect(detailsOf(25)).toEqual(['Menge: 25', ...one]);
    }
    const found = cardAccessories.find(({ sku }) => sku === 'envelope-spitz-salbei-115x168');
    if (found === undefined) throw new Error('There is no such envelope.');
    expect(cardProduct.label('de-DE', { accessory: found, quantity: 1 })).toEqual({
      name: 'Umschlag mit spitzer Klappe',
      details: ['Salbei', expect.stringMatching(/^für Karten 11,5\s×\s16,8\scm$/u)],
    });
  });

  test('is recorded by its number, has no address of a page, and nothing goes with it', () => {
    for (const accessory of cardAccessories) {
      const chosen = { accessory, quantity: 3 };
      expect(cardProduct.record(chosen)).toEqual({ id: accessory.sku, variant: '3' });
      expect(cardProduct.printAddress({ ...chosen, locale: 'de-DE' })).toEqual([]);
      expect(cardProduct.accessories?.goingWith(chosen)).toEqual([]);
    }
  });
});
