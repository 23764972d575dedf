import { describe, expect, test } from 'vitest';

import type { RequestedSelection } from '../../../../core/domain/configurator/selection.ts';
import type { ConfiguratorBlock } from '../../../../core/domain/products/wall-picture/configurator-block.ts';
import { E } from '../../../../core/fp.ts';
import type { FormatPriceList } from '../../../../core/ports/prices.ts';
import {
  preselectProduct,
  priceConfigurator,
} from '../../../../core/usecases/wall-picture/configure-picture.ts';
import { recordingLog } from '../../../fakes/log.ts';
import {
  articleService,
  askPrices,
  codesOf,
  failures,
  nothing,
  own,
  priceService,
  rightOf,
  scope,
  unknown,
  type PriceWorld,
} from '../price-world.ts';

const leinwand = { materialType: 'leinwand', frameType: undefined } as const;

const artbox = { materialType: 'acrylglas', frameType: 'artbox' } as const;

const block: ConfiguratorBlock = {
  kind: 'wall-picture',
  id: 'c',
  headline: 'H',
  startLabel: 'S',
  product: 'framedMaterial',
  materials: [leinwand, artbox, leinwand],
  labels: [],
  motif: { source: 'leadimage/moon-1/motif.jpg', alternative: '' },
};

const euros = { minorUnits: 990, currency: 'eur' } as const;

const price = { priceOriginal: euros, priceCurrent: euros };

const listed = { width: 600, height: 450, unit: 'cm' } as const;

const list: FormatPriceList = {
  featured: [{ format: listed, price }],
  all: [{ format: listed, price }],
  initialFormat: listed,
};

const world: PriceWorld = new Map(
  ['leinwand', 'acrylglas+artbox'].map((value) => [
    value,
    { list: E.right(list), made: [{ format: own, price }] },
  ]),
);

describe('a configurator', () => {
  test('of which nothing is sold is undefined, and says in the log what it wanted to offer', async () => {
    const log = recordingLog();
    const nowhere: PriceWorld = new Map();
    const environment = {
      prices: priceService(nowhere),
      articlePrices: articleService(nowhere),
      log,
    };
    expect(await priceConfigurator(scope, block, nothing)(environment)()).toEqual(E.left(unknown));
    expect(log.reports).toEqual([
      {
        code: 'error-no-materials-for-frame-type',
        facts: { materials: 'leinwand acrylglas+artbox' },
      },
    ]);
  });

  test.each(failures)(
    'whose service fails is undefined, with the reason in the log',
    async (failure) => {
      const log = recordingLog();
      const broken: PriceWorld = new Map([['leinwand', { list: E.left(failure), made: [] }]]);
      const environment = {
        prices: priceService(broken),
        articlePrices: articleService(broken),
        log,
      };
      expect(await priceConfigurator(scope, block, nothing)(environment)()).toEqual(
        E.left(failure),
      );
      expect(log.reports).toEqual([{ code: failure.kind, facts: { reason: failure.reason } }]);
    },
  );

  test('names a frame only where there is one', async () => {
    const { configurator } = rightOf((await askPrices(world, block)).answer);
    expect(configurator.options.map(({ context }) => Object.keys(context))).toEqual([
      [],
      ['frameType'],
    ]);
  });
});

describe('preselectProduct', () => {
  const preselected = async (product: RequestedSelection) => {
    const { configurator } = rightOf((await askPrices(world, block)).answer);
    const log = recordingLog();
    const environment = { articlePrices: articleService(world), log };
    const answer = await preselectProduct(scope, configurator, product)(environment)();
    if (E.isLeft(answer)) throw new Error('a preselection never fails');
    return { configurator, chosen: answer.right, codes: codesOf(log) };
  };

  test('starts with the product', async () => {
    const material = 'acrylglas+artbox';
    const { configurator, chosen, codes } = await preselected({ material, format: listed });
    expect(chosen).toMatchObject({ ...configurator, preselected: { material, format: listed } });
    expect(codes).toEqual([]);
  });

  test('starts with a format that no list has, if it can be made', async () => {
    const { chosen } = await preselected({ material: 'leinwand', format: own });
    expect(chosen.preselected).toMatchObject({ format: own, extra: { format: own, price } });
    const other = { ...own, width: 778 };
    const ignored = await preselected({ material: 'leinwand', format: other });
    expect(ignored.chosen.preselected).toMatchObject({ material: 'leinwand', format: listed });
  });

  test.each([undefined, 'silk'])('leaves a configurator without %s as it is', async (material) => {
    const { configurator, chosen } = await preselected({ material, format: own });
    expect(chosen).toEqual(configurator);
  });
});
