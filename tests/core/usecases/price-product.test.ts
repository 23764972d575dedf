import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { frameTypes } from '../../../core/domain/catalogue/materials.ts';
import {
  parsePhotoboxConfiguration,
  type PhotoboxConfiguration,
} from '../../../core/domain/products/photobox/photobox-configuration.ts';
import {
  photoboxTypes,
  type PhotoboxType,
} from '../../../core/domain/products/photobox/photoboxes.ts';
import { E } from '../../../core/fp.ts';
import type {
  PricedAccessory,
  PricedCard,
  PricedFrame,
} from '../../../core/ports/product-prices.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import {
  priceAccessory,
  priceCalendar,
  priceCard,
  priceFrame,
  pricePhotobook,
  pricePhotobox,
  pricePhotoboxes,
} from '../../../core/usecases/price-product.ts';
import { anyCalendarMoment, calendarConfigurationAt } from '../../arbitraries/calendar.ts';
import { formatIn } from '../../arbitraries/format.ts';
import { anyPhotobookConfiguration } from '../../arbitraries/photobook.ts';
import { anyPhotoboxConfiguration } from '../../arbitraries/photobox.ts';
import { pictureFrameOf } from '../../arbitraries/wall-picture.ts';
import { recordingLog } from '../../fakes/log.ts';
import { failingProductPrices, memoryProductPrices } from '../../fakes/product-prices.ts';

const scope: ShopScope = { channel: 'poster', locale: 'de-DE' };

describe('prices of products', () => {
  const card = { format: { width: 115, height: 168 }, refinement: 'gold', quantity: 28 } as const;
  const euros = { minorUnits: 990, currency: 'eur' } as const;
  const price = E.right({ priceOriginal: euros, priceCurrent: euros });
  const all = fc.record({
    calendar: anyCalendarMoment.chain(calendarConfigurationAt),
    photobook: anyPhotobookConfiguration,
    photobox: anyPhotoboxConfiguration,
  });

  property.prop([all])('are those of the product’s own service', async (products) => {
    const { calendar, photobook, photobox } = products;
    const log = recordingLog();
    const only = <A>(wanted: A) =>
      memoryProductPrices<A>((given) => (given === wanted ? 990 : undefined));
    expect(await priceCalendar(scope, calendar)({ calendarPrices: only(calendar), log })()).toEqual(
      price,
    );
    expect(
      await pricePhotobook(scope, photobook)({ photobookPrices: only(photobook), log })(),
    ).toEqual(price);
    expect(await pricePhotobox(scope, photobox)({ photoboxPrices: only(photobox), log })()).toEqual(
      price,
    );
    expect(log.reports).toEqual([]);
  });

  test('are refused for what is not sold, which is not logged', async () => {
    const log = recordingLog();
    expect(
      await priceCard(scope, card)({ cardPrices: memoryProductPrices(() => 990), log })(),
    ).toEqual(price);
    const unsold = memoryProductPrices<PricedCard>(() => undefined);
    expect(await priceCard(scope, card)({ cardPrices: unsold, log })()).toEqual(
      E.left({ kind: 'product-not-sold' }),
    );
    expect(log.reports).toEqual([]);
  });

  test('that cannot be had are logged, once', async () => {
    const log = recordingLog();
    expect(await priceCard(scope, card)({ cardPrices: failingProductPrices(), log })()).toEqual(
      E.left({ kind: 'product-prices-unavailable', reason: 'no answer' }),
    );
    expect(log.reports).toEqual([{ code: 'prices-unavailable', facts: { reason: 'no answer' } }]);
  });
});

describe('prices of frames and accessories', () => {
  property.prop([fc.constantFrom(...frameTypes).chain(pictureFrameOf), formatIn('cm')])(
    'are those of their own service',
    async (frame, format) => {
      const log = recordingLog();
      const priced = { frame, format };
      const framePrices = memoryProductPrices<PricedFrame>((given) =>
        given === priced ? 2_990 : undefined,
      );
      const answer = await priceFrame(scope, priced)({ framePrices, log })();
      expect(answer).toMatchObject(E.right({ priceCurrent: { minorUnits: 2_990 } }));
      const accessoryPrices = memoryProductPrices<PricedAccessory>(({ sku, quantity }) =>
        sku === 'seal-red' ? 30 * quantity : undefined,
      );
      const price = async (sku: string) =>
        priceAccessory(scope, { sku, quantity: 20 })({ accessoryPrices, log })();
      expect(await price('seal-red')).toMatchObject(E.right({ priceCurrent: { minorUnits: 600 } }));
      expect(await price('hat')).toEqual(E.left({ kind: 'product-not-sold' }));
      expect(log.reports).toEqual([]);
    },
  );
});

describe('the photo boxes that are sold', () => {
  const offered = async (types: readonly PhotoboxType[]) => {
    const log = recordingLog();
    const photoboxPrices = memoryProductPrices<PhotoboxConfiguration>(({ type }) =>
      types.includes(type) ? 990 : undefined,
    );
    return { answer: await pricePhotoboxes(scope)({ photoboxPrices, log })(), log };
  };

  property.prop([fc.subarray([...photoboxTypes])])(
    'come as they are without a choice, each once; of none there is no price',
    async (types) => {
      const { answer, log } = await offered(types);
      if (E.isLeft(answer)) {
        expect(types).toEqual([]);
        expect(answer.left).toEqual({ kind: 'product-not-sold' });
      } else {
        expect(answer.right.map(({ photobox }) => photobox.type)).toEqual(types);
        for (const { photobox, price } of answer.right) {
          expect(parsePhotoboxConfiguration({ photoboxType: photobox.type })).toEqual(
            E.right(photobox),
          );
          expect(price.priceCurrent).toEqual({ minorUnits: 990, currency: 'eur' });
        }
      }
      expect(log.reports).toEqual([]);
    },
  );

  test('are not known where the service does not answer, which is logged once', async () => {
    const log = recordingLog();
    const environment = { photoboxPrices: failingProductPrices<PhotoboxConfiguration>(), log };
    expect(await pricePhotoboxes(scope)(environment)()).toEqual(
      E.left({ kind: 'product-prices-unavailable', reason: 'no answer' }),
    );
    expect(log.reports).toHaveLength(1);
  });
});
