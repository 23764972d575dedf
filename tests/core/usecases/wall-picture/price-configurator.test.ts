import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { frameTypes } from '../../../../core/domain/catalogue/materials.ts';
import {
  materialValue,
  type FormatOption,
  type MaterialOption,
} from '../../../../core/domain/configurator/configurator.ts';
import {
  offeredArticles,
  type ConfiguratorBlock,
} from '../../../../core/domain/products/wall-picture/configurator-block.ts';
import { E } from '../../../../core/fp.ts';
import type { FormatPriceList } from '../../../../core/ports/prices.ts';
import {
  formatLimits,
  moreFormats,
  priceConfigurator,
} from '../../../../core/usecases/wall-picture/configure-picture.ts';
import { anyFormatOptionIn } from '../../../arbitraries/configurator.ts';
import { anyConfiguratorBlock } from '../../../arbitraries/content-block.ts';
import { priceIn } from '../../../arbitraries/money.ts';
import { failingArticlePrices } from '../../../fakes/article-prices.ts';
import { recordingLog } from '../../../fakes/log.ts';
import {
  articleService,
  askPrices,
  codesOf,
  failures,
  limits,
  nothing,
  own,
  priceService,
  rightOf,
  scope,
  unknown,
  type KnownArticle,
  type PriceWorld,
} from '../price-world.ts';

const anyList: fc.Arbitrary<FormatPriceList> = fc
  .tuple(anyFormatOptionIn('cm'), priceIn('eur'), fc.option(fc.nat(), { nil: undefined }))
  .map(([entry, price, pricesEnd]) => {
    const listed: FormatOption = { format: { ...entry.format, unit: 'cm' }, price };
    const initialFormat = listed.format;
    return { featured: [listed], all: [listed, entry], initialFormat, pricesEnd };
  });

const anyKnown: fc.Arbitrary<KnownArticle> = fc.record({
  list: anyList.map((list) => E.right(list)),
  made: fc.oneof(
    fc.constant([]),
    priceIn('eur').map((price) => [{ format: own, price }]),
  ),
});

const valuesOf = (block: ConfiguratorBlock): readonly string[] =>
  offeredArticles(block).map(({ materialType, frameType }) =>
    materialValue(materialType, frameType),
  );

/** A block, and a service that knows some of its articles. */
const anyShop: fc.Arbitrary<{ block: ConfiguratorBlock; world: PriceWorld }> =
  anyConfiguratorBlock.chain((block) =>
    fc
      .tuple(...valuesOf(block).map(() => fc.option(anyKnown, { nil: undefined })))
      .map((articles) => ({
        block,
        world: new Map(
          valuesOf(block).flatMap((value, index) => {
            const article = articles[index];
            return article === undefined ? [] : [[value, article] as const];
          }),
        ),
      })),
  );

/** The values that the shop sells of a block, in its order, each once. */
const sold = (world: PriceWorld, block: ConfiguratorBlock): readonly string[] =>
  [...new Set(valuesOf(block))].filter((value) => world.has(value));

const optionValues = (options: readonly MaterialOption[]): readonly string[] =>
  options.map(({ value }) => value);

describe('priceConfigurator', () => {
  property.prop([anyShop])(
    'offers what the shop sells, in the block’s order, each once',
    async ({ block, world }) => {
      const { answer, codes } = await askPrices(world, block);
      const offered = sold(world, block);
      expect(codes).toEqual(offered.length === 0 ? ['error-no-materials-for-frame-type'] : []);
      if (offered.length === 0) expect(answer).toEqual(E.left(unknown));
      else {
        const { configurator, extra } = rightOf(answer);
        expect(optionValues(configurator.options)).toEqual(offered);
        expect(configurator).toMatchObject({ product: 'photo-frame', labels: block.labels });
        expect(configurator.offersFrames === true).toBe(block.product === 'photoFrame');
        expect(extra).toBeUndefined();
      }
    },
  );

  property.prop([anyShop])(
    'gives each material the formats of its own price list',
    async ({ block, world }) => {
      fc.pre(sold(world, block).length > 0);
      const { configurator } = rightOf((await askPrices(world, block)).answer);
      for (const {
        value,
        materialType,
        context,
        formats,
        initiallySelectedFormat,
        pricesEnd,
        isFraming,
      } of configurator.options) {
        expect(materialValue(materialType, context.frameType)).toBe(value);
        expect(world.get(value)?.list).toMatchObject({
          right: { featured: formats, initialFormat: initiallySelectedFormat, pricesEnd },
        });
        expect(isFraming).toBeUndefined();
      }
    },
  );

  property.prop([anyShop, fc.uniqueArray(fc.constantFrom(...frameTypes)), anyKnown])(
    'tells frames that the block does not list from what it lists',
    async ({ block, world }, frames, known) => {
      const listed = valuesOf(block);
      const framings = frames
        .map((frameType) => ({ materialType: 'leinwand', frameType }) as const)
        .filter(
          ({ materialType, frameType }) => !listed.includes(materialValue(materialType, frameType)),
        );
      const values = framings.map(({ frameType }) => materialValue('leinwand', frameType));
      const wider: PriceWorld = new Map([
        ...world,
        ...values.map((value) => [value, known] as const),
      ]);
      const offered = [...sold(world, block), ...values];
      fc.pre(offered.length > 0);
      const environment = {
        prices: priceService(wider),
        articlePrices: articleService(wider),
        log: recordingLog(),
      };
      const answer = await priceConfigurator(scope, block, nothing, framings)(environment)();
      const { options } = rightOf(answer).configurator;
      expect(optionValues(options)).toEqual(offered);
      const marked = options.filter(({ isFraming }) => isFraming === true);
      expect(optionValues(marked)).toEqual(values);
    },
  );

  property.prop([anyShop, fc.nat(), fc.nat(), fc.constantFrom(...failures)])(
    'fails when the service fails, however often, and logs it once',
    async ({ block, world }, first, second, failure) => {
      const values = valuesOf(block);
      const failing: KnownArticle = { list: E.left(failure), made: [] };
      const broken = new Map(world);
      for (const index of [first, second]) {
        const value = values[index % values.length];
        if (value !== undefined) broken.set(value, failing);
      }
      const { answer, codes } = await askPrices(broken, block);
      expect(answer).toEqual(E.left(failure));
      expect(codes).toEqual([failure.kind]);
    },
  );

  property.prop([anyShop, fc.nat()])(
    'makes an extra entry of a format that is in no list, if the material can be made in it',
    async ({ block, world }, index) => {
      const offered = sold(world, block);
      fc.pre(offered.length > 0);
      const material = offered[index % offered.length];
      const { answer, codes } = await askPrices(world, block, { material, format: own });
      const [made] = world.get(material ?? '')?.made ?? [];
      const { extra } = rightOf(answer);
      expect(extra && { format: extra.format, price: extra.price }).toEqual(made);
      // Beside it, each frame of the same material that can be made in the format.
      for (const [value, price] of Object.entries(extra?.beside ?? {}))
        expect([value, price]).toEqual([value, world.get(value)?.made[0]?.price]);
      const [bare] = material?.split('+') ?? [];
      const alike = offered.filter((value) => value.split('+')[0] === bare);
      const makeable = alike.filter((value) => world.get(value)?.made[0]?.price !== undefined);
      if (extra) expect(Object.keys(extra.beside).toSorted()).toEqual(makeable.toSorted());
      expect(codes).toEqual([]);
    },
  );

  property.prop([anyShop])(
    'makes it of the first material where none is named',
    async ({ block, world }) => {
      const [first] = sold(world, block);
      fc.pre(first !== undefined);
      const requested = { material: 'holz', format: own };
      const { extra } = rightOf((await askPrices(world, block, requested)).answer);
      expect(extra && { format: extra.format, price: extra.price }).toEqual(
        world.get(first)?.made[0],
      );
    },
  );

  property.prop([anyShop])(
    'makes none of a format that the material lists',
    async ({ block, world }) => {
      const [material] = sold(world, block);
      fc.pre(material !== undefined);
      const { configurator } = rightOf((await askPrices(world, block)).answer);
      const { format } = configurator.options[0].formats[0];
      expect(
        rightOf((await askPrices(world, block, { material, format })).answer).extra,
      ).toBeUndefined();
    },
  );

  property.prop([anyShop, fc.constantFrom(...failures)])(
    'stands without the extra entry when its price cannot be had, and logs that once',
    async ({ block, world }, failure) => {
      fc.pre(sold(world, block).length > 0);
      const log = recordingLog();
      const environment = {
        prices: priceService(world),
        articlePrices: failingArticlePrices(failure),
        log,
      };
      const requested = { material: undefined, format: own };
      const answer = await priceConfigurator(scope, block, requested)(environment)();
      expect(rightOf(answer).extra).toBeUndefined();
      expect(codesOf(log)).toEqual([failure.kind]);
    },
  );

  property.prop([anyShop])(
    'asks for each article once, in the page’s scope',
    async ({ block, world }) => {
      const asked: string[] = [];
      const service = priceService(world);
      const prices: typeof service = {
        ...service,
        formats: (given, article) => {
          expect(given).toBe(scope);
          asked.push(materialValue(article.materialType, article.frameType));
          return service.formats(given, article);
        },
      };
      const environment = { prices, articlePrices: articleService(world), log: recordingLog() };
      await priceConfigurator(scope, block, nothing)(environment)();
      expect(asked).toEqual([...new Set(valuesOf(block))]);
    },
  );
});

describe('the dialogs', () => {
  property.prop([anyShop])(
    'with more formats list all of every material',
    async ({ block, world }) => {
      fc.pre(sold(world, block).length > 0);
      const { configurator } = rightOf((await askPrices(world, block)).answer);
      const log = recordingLog();
      const environment = { prices: priceService(world), log };
      const answer = await moreFormats(scope, configurator)(environment)();
      const expected = optionValues(configurator.options).map((material) => {
        const list = world.get(material)?.list;
        return { material, formats: list !== undefined && E.isRight(list) ? list.right.all : [] };
      });
      expect(answer).toEqual(E.right(expected));
      expect(codesOf(log)).toEqual([]);
    },
  );

  property.prop([anyShop, fc.constantFrom(...failures)])(
    'fail when the service fails, and log it once each',
    async ({ block, world }, failure) => {
      fc.pre(sold(world, block).length > 0);
      const { configurator } = rightOf((await askPrices(world, block)).answer);
      const failing: KnownArticle = { list: E.left(failure), made: [] };
      const broken = new Map([...world.keys()].map((value) => [value, failing]));
      const log = recordingLog();
      const environment = { prices: priceService(broken), log };
      expect(await moreFormats(scope, configurator)(environment)()).toEqual(E.left(failure));
      expect(codesOf(log)).toEqual([failure.kind]);
      const [option] = configurator.options;
      expect(await formatLimits(scope, option)(environment)()).toEqual(E.left(failure));
      expect(codesOf(log)).toEqual([failure.kind, failure.kind]);
    },
  );

  property.prop([anyShop])(
    'with an own format know the limits of a material',
    async ({ block, world }) => {
      fc.pre(sold(world, block).length > 0);
      const { configurator } = rightOf((await askPrices(world, block)).answer);
      const environment = { prices: priceService(world), log: recordingLog() };
      for (const option of configurator.options)
        expect(await formatLimits(scope, option)(environment)()).toEqual(E.right(limits));
    },
  );
});
