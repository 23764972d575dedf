import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { CollageDesignGroup } from '../../../../core/domain/products/collage/collage-groups.ts';
import { joinedTemplates } from '../../../../core/domain/products/collage/collage-offer.ts';
import type { Orientation } from '../../../../core/domain/format/orientation.ts';
import { orientations } from '../../../../core/domain/format/turn-format.ts';
import { printFormat } from '../../../../core/domain/format/format.ts';
import { E, TE } from '../../../../core/fp.ts';
import type { ArticlePrices } from '../../../../core/ports/article-prices.ts';
import type { CollageSelection } from '../../../../core/domain/products/collage/collage-selection.ts';
import {
  priceCollage,
  showCollageTemplates,
} from '../../../../core/usecases/collage/show-collage.ts';
import { failingCollages, memoryCollages, sampleCollage } from '../../../fakes/collages.ts';
import { failingCollageGroups, memoryCollageGroups } from '../../../fakes/design-groups.ts';
import { failingArticlePrices, memoryArticlePrices } from '../../../fakes/article-prices.ts';
import { recordingLog } from '../../../fakes/log.ts';
import { failingPrices, fakePrices } from '../../../fakes/prices.ts';

const scope = { channel: 'poster', locale: 'de-DE' } as const;

const anyGroups: fc.Arbitrary<readonly CollageDesignGroup[]> = fc.array(
  fc.record({
    designGroupId: fc.stringMatching(/^[a-z]{1,6}$/u),
    name: fc.string(),
    collages: fc.array(
      fc.record({
        designId: fc.integer({ min: 1, max: 9 }),
        tileCount: fc.integer({ min: 1, max: 5 }),
        orientation: fc.constantFrom(...orientations),
      }),
      { maxLength: 6 },
    ),
  }),
  { maxLength: 3 },
);

const anyWish = fc.record({
  tileCount: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  orientation: fc.option(fc.constantFrom(...orientations), { nil: undefined }),
});

describe('the templates of collages', () => {
  property.prop([anyGroups, anyWish, fc.uniqueArray(fc.integer({ min: 1, max: 9 }))])(
    'are those that fit and exist, for fewer photos first; no look is empty',
    async (groups, wish, known) => {
      const log = recordingLog();
      const shown = await showCollageTemplates(
        scope,
        wish,
      )({ collageGroups: memoryCollageGroups(groups), collages: memoryCollages(known), log })();
      if (E.isLeft(shown)) throw new Error(shown.left.kind);
      const { groups: found, tileCounts } = shown.right;
      for (const { templates } of found) {
        const counts = templates.map(({ tileCount }) => tileCount);
        expect(counts.length).toBeGreaterThan(0);
        expect(counts).toEqual(counts.toSorted((one, other) => one - other));
      }
      const ids = found.flatMap(({ templates }) => templates.map(({ designId }) => designId));
      const fitting = groups
        .flatMap(({ collages }) => collages)
        .filter(
          ({ tileCount, orientation }) =>
            (wish.tileCount ?? tileCount) === tileCount &&
            (wish.orientation ?? orientation) === orientation,
        );
      const expected = fitting.map(({ designId }) => designId).filter((id) => known.includes(id));
      expect(ids).toHaveLength(expected.length);
      expect(new Set(ids)).toEqual(new Set(expected));
      for (const { tileCount } of fitting) expect(tileCounts).toContain(tileCount);
      expect(log.reports).toEqual([]);
    },
  );

  property.prop([anyGroups, anyWish])(
    'are those of every orientation together',
    async (groups, { tileCount }) => {
      const distinct = groups.map((group, place) => ({ ...group, designGroupId: `g${place}` }));
      const templates = async (orientation?: Orientation) => {
        const shown = await showCollageTemplates(scope, { tileCount, orientation })({
          collageGroups: memoryCollageGroups(distinct),
          collages: memoryCollages([1, 2, 3, 4, 5]),
          log: recordingLog(),
        })();
        if (E.isLeft(shown)) throw new Error(shown.left.kind);
        return shown.right;
      };
      const parts = await Promise.all(orientations.map(templates));
      expect(joinedTemplates(parts.toReversed())).toEqual(await templates());
    },
  );

  const groups: readonly CollageDesignGroup[] = [
    {
      designGroupId: 'a',
      name: 'A',
      collages: [1, 2, 3].map((designId) => ({
        designId,
        tileCount: 2,
        orientation: 'landscape',
      })),
    },
  ];

  test('stand without a drawing while designs do not come, which is logged once', async () => {
    const log = recordingLog();
    const environment = {
      collageGroups: memoryCollageGroups(groups),
      collages: failingCollages(),
      log,
    };
    const shown = await showCollageTemplates(scope, {})(environment)();
    expect(shown).toMatchObject({
      right: { groups: [{ templates: [{ design: undefined }, {}, {}] }] },
    });
    expect(log.reports).toEqual([
      {
        code: 'overview-container-load-failed',
        facts: { part: 'collage', reason: 'no answer' },
      },
    ]);
  });

  test('cannot be shown while the groups do not come, which is logged once', async () => {
    const log = recordingLog();
    const environment = { collageGroups: failingCollageGroups(), collages: failingCollages(), log };
    expect(await showCollageTemplates(scope, {})(environment)()).toMatchObject({
      left: { kind: 'designs-unavailable' },
    });
    expect(log.reports).toHaveLength(1);
  });
});

describe('the prices of a collage', () => {
  const design = sampleCollage(1);

  test('are those of the materials that are sold, in formats of the ratio', async () => {
    const log = recordingLog();
    const materials = await priceCollage(
      scope,
      design,
      ['pvcplane', 'leinwand'],
      {},
    )({
      prices: fakePrices(),
      articlePrices: memoryArticlePrices(),
      log,
    })();
    if (E.isLeft(materials)) throw new Error(materials.left.kind);
    expect(materials.right.map(({ materialType }) => materialType)).toEqual(['leinwand']);
    const [canvas] = materials.right;
    expect(canvas?.formats.map(({ format }) => [format.width, format.height])).toEqual([
      [300, 200],
      [600, 400],
      [900, 600],
      [1200, 800],
    ]);
    expect(log.reports).toEqual([]);
  });

  test('include the selected frame and options of the material, where it is sold so', async () => {
    const log = recordingLog();
    const environment = { prices: fakePrices(), articlePrices: memoryArticlePrices(), log };
    const deep = [['optionTypes', 'leinwand-keilrahmen-38mm']] as const;
    const framed = [['frameType', 'holzrahmen']] as const;
    const askedFor = async (selection: CollageSelection) => {
      const found = await priceCollage(
        scope,
        design,
        ['poster', 'leinwand'],
        selection,
      )(environment)();
      if (E.isLeft(found)) throw new Error(found.left.kind);
      return found.right.map(({ materialType, components, start }) => ({
        materialType,
        components,
        amount: start.price.priceCurrent.minorUnits,
      }));
    };
    const [plain] = await askedFor({});
    const amount = plain?.amount ?? 0;
    expect(plain).toEqual({ materialType: 'leinwand', components: [], amount });
    expect(await askedFor({ materialType: 'leinwand', components: deep })).toEqual([
      { materialType: 'leinwand', components: deep, amount: amount + 1200 },
    ]);
    // A poster is sold in its frame alone.
    expect(await askedFor({ materialType: 'poster', components: framed })).toMatchObject([
      { materialType: 'poster', components: framed },
      plain,
    ]);
    // Neither goes with canvas, or is sold around it.
    for (const components of [framed, [['frameType', 'schattenfuge-leinwand']] as const])
      expect(await askedFor({ materialType: 'leinwand', components })).toEqual([plain]);
    expect(log.reports).toEqual([]);
    const away = failingArticlePrices();
    const failing = priceCollage(scope, design, ['leinwand'], {
      materialType: 'leinwand',
      components: deep,
    });
    expect(await failing({ ...environment, articlePrices: away })()).toMatchObject({
      left: { kind: 'prices-unavailable' },
    });
    expect(log.reports).toHaveLength(1);
  });

  test('with a frame are asked for the formats of the ratio that are sold, and for no others', async () => {
    const asked: string[] = [];
    const { price, listed } = memoryArticlePrices();
    const articlePrices: ArticlePrices = {
      listed,
      price: (where, articles) => {
        asked.push(...articles.map(({ query }) => query.replace(/.*formatType=(\w+).*/u, '$1')));
        return price(where, articles);
      },
    };
    const framed = [['frameType', 'holzrahmen']] as const;
    const found = await priceCollage(scope, design, ['poster'], {
      materialType: 'poster',
      components: framed,
    })({ prices: fakePrices(), articlePrices, log: recordingLog() })();
    expect(asked).toEqual(['300x200', '600x400', '900x600']);
    const [poster] = E.isRight(found) ? found.right : [];
    expect(poster?.formats.map(({ format }) => printFormat(format))).toEqual(asked);
  });

  test('without components of the material itself need no other price than its list', async () => {
    const environment = {
      prices: fakePrices(),
      articlePrices: failingArticlePrices(),
      log: recordingLog(),
    };
    const components = [['optionTypes', 'acrylglas-druckverfahren-fineart']] as const;
    const selections: readonly CollageSelection[] = [
      { materialType: 'leinwand' },
      { materialType: 'acrylglas', components },
    ];
    for (const selection of selections)
      expect(
        await priceCollage(scope, design, ['leinwand'], selection)(environment)(),
      ).toMatchObject({ right: [{ materialType: 'leinwand', components: [] }] });
  });

  test.each([
    ['not sold at all', { channel: 'kartenliebe', locale: 'de-DE' }, design],
    ['of a ratio that no format has', scope, { ...design, ratio: { width: 9, height: 1 } }],
  ] as const)('are an empty list where it is %s', async (_name, where, shown) => {
    const environment = {
      prices: fakePrices(),
      articlePrices: memoryArticlePrices(),
      log: recordingLog(),
    };
    expect(await priceCollage(where, shown, ['leinwand'], {})(environment)()).toEqual(E.right([]));
  });

  test('fail with the first outage, logged once', async () => {
    const log = recordingLog();
    const away = { kind: 'prices-unavailable', reason: 'away' } as const;
    const prices = {
      ...failingPrices(away),
      formats: (...[, article]: Parameters<ReturnType<typeof fakePrices>['formats']>) =>
        article.materialType === 'poster'
          ? TE.left({ kind: 'article-unknown' } as const)
          : TE.left(away),
    };
    const asked = ['poster', 'leinwand', 'acrylglas'] as const;
    const articlePrices = memoryArticlePrices();
    expect(await priceCollage(scope, design, asked, {})({ prices, articlePrices, log })()).toEqual(
      E.left(away),
    );
    expect(log.reports.map(({ code }) => code)).toEqual(['prices-unavailable']);
  });
});
