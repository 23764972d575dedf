/**
 * What a photo box or prints cost is one figure, at its endpoint and on its page.
 */
import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { httpArticlePrices } from '../../adapters/http/article-prices.ts';
import { callEndpoint } from '../../adapters/http/call-endpoint.ts';
import { photoboxEndpoints } from '../../adapters/http/photobox/endpoints.ts';
import type { Fetch } from '../../adapters/shared/fetch.ts';
import { photoboxTypes } from '../../core/domain/catalogue/photoboxes.ts';
import { channels } from '../../core/domain/locale/channel.ts';
import { locales } from '../../core/domain/locale/locales.ts';
import { articleOf } from '../../core/domain/products/article.ts';
import { photoboxKinds } from '../../core/domain/products/photobox/photobox-block.ts';
import { photoboxParameters } from '../../core/domain/products/photobox/photobox-configuration.ts';
import {
  defaultPhotoboxFormatOf,
  defaultPhotoboxPaperOf,
  photoAmountsOf,
  photoboxFormatsOf,
  photoboxPapersOf,
} from '../../core/domain/products/photobox/photobox-options.ts';
import { photoboxPrice } from '../../core/domain/products/photobox/photobox-price.ts';
import { showPhotobox } from '../../core/usecases/photobox/show-photobox.ts';
import { anyChannel, anyLocale } from '../arbitraries/locale.ts';
import { anyPhotoboxConfiguration } from '../arbitraries/photobox.ts';
import { recordingLog } from '../fakes/log.ts';
import {
  baseUrl,
  expectRefusal,
  poster,
  rightOf,
  saidPrice,
  type RefusedQuestion,
} from './asked-prices.ts';

/** What is asked wrongly. */
const refused: readonly RefusedQuestion[] = [
  ['/price-api/photoboxes', 'photoboxType', 400],
  ['/price-api/photoboxes?photoboxType=huge', 'photoboxType', 400],
  ['/price-api/photoboxes?photoboxType=small&photoboxFormat=300x200', 'photoboxFormat', 400],
  ['/price-api/photoboxes?photoboxType=photoprint&paperType=gold', 'paperType', 400],
  ['/price-api/photoboxes?photoboxType=max&amount=151', 'amount', 400],
];

/** The suite; `start` gives one API over the sample shop. */
export const photoboxPricesContract = (name: string, start: () => Promise<Fetch>): void => {
  describe(`prices of photo boxes: ${name}`, () => {
    property.prop([anyChannel, anyLocale, anyPhotoboxConfiguration], { numRuns: 8 })(
      'are those of their page',
      async (channel, locale, photobox) => {
        const scope = { channel, locale };
        const settings = { baseUrl, fetch: await start() };
        const articlePrices = httpArticlePrices(settings);
        const kind = photobox.type === 'photoprint' ? 'photoprint' : 'photobox';
        const offer = await showPhotobox(scope, kind)({ articlePrices, log: recordingLog() })();
        if (offer === undefined) throw new Error('Nothing is sold.');
        const price = photoboxPrice(offer, photobox);
        const { payload } = await rightOf(
          callEndpoint(settings, photoboxEndpoints.photoboxPrice, {
            scope,
            query: photoboxParameters(photobox),
            body: undefined,
          }),
        );
        expect([payload.isAvailable, payload.amount]).toEqual([true, photobox.amount]);
        expect({
          total: saidPrice(locale, payload.total),
          each: saidPrice(locale, payload.each),
          box: payload.box && saidPrice(locale, payload.box),
        }).toEqual(price);
      },
    );

    test('are told of every type without a choice', async () => {
      const settings = { baseUrl, fetch: await start() };
      const articlePrices = httpArticlePrices(settings);
      const scope = poster('de-CH');
      const { payload } = await rightOf(
        callEndpoint(settings, photoboxEndpoints.photoboxData, {
          scope,
          query: {},
          body: undefined,
        }),
      );
      const prices = await rightOf(
        articlePrices.price(
          scope,
          photoboxTypes.map((type) =>
            articleOf({
              designer: 'photobox',
              type,
              format: defaultPhotoboxFormatOf(type),
              paper: defaultPhotoboxPaperOf(type),
              amount: photoAmountsOf(type).usual,
              locale: 'de-CH',
            }),
          ),
        ),
      );
      expect(
        payload.photoboxes.map((one) => ({ ...one, price: saidPrice('de-CH', one.price) })),
      ).toEqual(
        photoboxTypes.map((photoboxType, index) => ({
          photoboxType,
          formats: photoboxFormatsOf(photoboxType),
          papers: photoboxPapersOf(photoboxType),
          amounts: photoAmountsOf(photoboxType),
          price: prices[index],
        })),
      );
    });

    test('are there in every market and channel', async () => {
      const articlePrices = httpArticlePrices({ baseUrl, fetch: await start() });
      for (const locale of locales)
        for (const channel of channels)
          for (const kind of photoboxKinds) {
            const ports = { articlePrices, log: recordingLog() };
            const offer = await showPhotobox({ channel, locale }, kind)(ports)();
            expect(offer?.types.flatMap(({ prints }) => prints.length)).toEqual(
              kind === 'photobox' ? [3, 2] : [6],
            );
          }
    });

    test.each(refused)('refuse %s for %s with %d, in the language', async (...question) => {
      await expectRefusal(await start(), 'poster', question);
    });
  });
};
