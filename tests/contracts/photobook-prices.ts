/**
 * What a photo book costs is one figure, at its endpoint and on its page; its looks are
 * sets of design groups.
 */
import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { httpArticlePrices } from '../../adapters/http/article-prices.ts';
import { callEndpoint } from '../../adapters/http/call-endpoint.ts';
import { photobookEndpoints } from '../../adapters/http/photobook/endpoints.ts';
import type { Fetch } from '../../adapters/shared/fetch.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import { printDesignedPhotobook } from '../../core/domain/products/photobook/photobook-hand-off.ts';
import { photobookLooks } from '../../core/domain/products/photobook/designs/looks.ts';
import { photobookPrice } from '../../core/domain/products/photobook/photobook-price.ts';
import { photobookFormats } from '../../core/domain/products/photobook/photobooks.ts';
import { showPhotobook } from '../../core/usecases/photobook/show-photobook.ts';
import { anyLocale } from '../arbitraries/locale.ts';
import { anyPhotobookPicks, pickedPhotobook } from '../arbitraries/photobook-offer.ts';
import { recordingLog } from '../fakes/log.ts';
import {
  baseUrl,
  expectRefusal,
  poster,
  rightOf,
  saidPrice,
  type RefusedQuestion,
} from './asked-prices.ts';

const cards = (locale: Locale) => ({ channel: 'kartenliebe', locale }) as const;

/** What is asked wrongly. */
const refused: readonly RefusedQuestion[] = [
  ['/web-api/photobook-price', 'photobookType', 400],
  ['/web-api/photobook-price?photobookType=album', 'photobookType', 400],
  [
    '/web-api/photobook-price?photobookType=fotoheft&photobookFormat=a3-quer',
    'photobookFormat',
    400,
  ],
  ['/web-api/photobook-price?photobookType=fotoheft&amount=1000', 'amount', 400],
  [
    '/web-api/photobook-price?photobookType=fotoheft&photobookPageCount=many',
    'photobookPageCount',
    400,
  ],
  ['/web-api/photobook-design-group-set', 'designGroupSetId', 400],
  ['/web-api/photobook-design-group-set?designGroupSetId=nobodys', 'designGroupSetId', 404],
];

/** The suite; `start` gives one API over the sample shop. */
export const photobookPricesContract = (name: string, start: () => Promise<Fetch>): void => {
  describe(`prices of photo books: ${name}`, () => {
    property.prop([anyLocale, anyPhotobookPicks], { numRuns: 6 })(
      'are those of their page',
      async (locale, picks) => {
        const scope = cards(locale);
        const settings = { baseUrl, fetch: await start() };
        const articlePrices = httpArticlePrices(settings);
        const offer = await showPhotobook(scope)({ articlePrices, log: recordingLog() })();
        if (offer === undefined) throw new Error('Nothing is sold.');
        const photobook = pickedPhotobook(offer, picks);
        const price = photobookPrice(offer, photobook);
        const { payload } = await rightOf(
          callEndpoint(settings, photobookEndpoints.photobookPrice, {
            scope,
            query: {
              photobookType: photobook.type,
              ...Object.fromEntries(printDesignedPhotobook(photobook)),
            },
            body: undefined,
          }),
        );
        const { isAvailable, amount, photobookPageCount, graduationsPageCount } = payload;
        expect([isAvailable, amount, photobookPageCount, graduationsPageCount]).toEqual([
          true,
          photobook.amount,
          photobook.pageCount,
          photobook.graduationsPageCount,
        ]);
        expect({
          total: saidPrice(locale, payload.total),
          each: saidPrice(locale, payload.each),
        }).toEqual(price);
      },
    );

    test('are asked in the channel that sells them alone', async () => {
      const settings = { baseUrl, fetch: await start() };
      const { payload } = await rightOf(
        callEndpoint(settings, photobookEndpoints.photobookPrice, {
          scope: poster('de-DE'),
          query: { photobookType: 'echtfotobuch', photobookPageCount: '27' },
          body: undefined,
        }),
      );
      expect(payload).toEqual({
        isAvailable: false,
        amount: 1,
        photobookPageCount: 30,
        graduationsPageCount: 50,
      });
    });

    test('have a template for each format of every look', async () => {
      const settings = { baseUrl, fetch: await start() };
      for (const { id, name: called } of photobookLooks) {
        const { payload } = await rightOf(
          callEndpoint(settings, photobookEndpoints.photobookDesignGroupSet, {
            scope: cards('de-DE'),
            query: { designGroupSetId: id },
            body: undefined,
          }),
        );
        const { designGroupSetId, name: shown, designGroups } = payload.designGroupSet;
        expect([designGroupSetId, shown]).toEqual([id, called]);
        expect(designGroups.map(({ format }) => format)).toEqual(photobookFormats);
      }
    });

    test.each(refused)('refuse %s for %s with %d, in the language', async (...question) => {
      await expectRefusal(await start(), 'kartenliebe', question);
    });
  });
};
