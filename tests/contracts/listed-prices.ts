/**
 * What every implementation must do of the port to prices of articles for products that are sold by
 * lists: what a page adds up from the list is what the port says of the whole article.
 */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { currencyOf } from '../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import type { Price } from '../../core/domain/money/money.ts';
import { articleOf } from '../../core/domain/products/article.ts';
import type { Article } from '../../core/domain/products/article-key.ts';
import { calendarPrice } from '../../core/domain/products/calendar/calendar-price.ts';
import { photobookPrice } from '../../core/domain/products/photobook/photobook-price.ts';
import { photobookTypes } from '../../core/domain/products/photobook/photobooks.ts';
import { photoboxPrice } from '../../core/domain/products/photobox/photobox-price.ts';
import { showCalendar } from '../../core/usecases/calendar/show-calendar.ts';
import { showPhotobook } from '../../core/usecases/photobook/show-photobook.ts';
import { showPhotobox } from '../../core/usecases/photobox/show-photobox.ts';
import type { ArticlePrices } from '../../core/ports/article-prices.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import { anyCalendarPicks, pickedCalendar } from '../arbitraries/calendar-offer.ts';
import { anyLocale } from '../arbitraries/locale.ts';
import { anyPhotobookPicks, pickedPhotobook } from '../arbitraries/photobook-offer.ts';
import { anyPhotoboxConfiguration } from '../arbitraries/photobox.ts';
import { manualClock } from '../fakes/clock.ts';
import { recordingLog } from '../fakes/log.ts';
import { rightOf } from './asked-prices.ts';

/** The channel that sells all of them. */
const cards = (locale: Locale): ShopScope => ({ channel: 'kartenliebe', locale });

const sold = <Offer>(offer: Offer | undefined): Offer => {
  if (offer === undefined) throw new Error('Nothing is sold.');
  return offer;
};

/** The suite; `start` gives a port to a shop that sells every listed product, at an instant. */
export const listedPricesContract = (
  name: string,
  now: number,
  start: () => Promise<ArticlePrices>,
): void => {
  const expectPrice = async (locale: Locale, article: Article, price: Price | undefined) => {
    expect(price).toBeDefined();
    const asked = (await start()).price(cards(locale), [article]);
    expect(await rightOf(asked)).toEqual([price]);
  };
  const ports = async () => ({
    articlePrices: await start(),
    clock: manualClock(now),
    log: recordingLog(),
  });

  describe(`listed prices: ${name}`, () => {
    property.prop([anyLocale, anyCalendarPicks], { numRuns: 5 })(
      'of calendars are those of their pages',
      async (locale, picks) => {
        const offer = sold(await showCalendar(cards(locale))(await ports())());
        const calendar = pickedCalendar(offer, picks);
        const article = articleOf({ designer: 'calendar', ...calendar, locale });
        await expectPrice(locale, article, calendarPrice(offer, calendar)?.total);
      },
    );

    property.prop([anyLocale, anyPhotobookPicks], { numRuns: 5 })(
      'of photo books are those of their page',
      async (locale, picks) => {
        const offer = sold(await showPhotobook(cards(locale))(await ports())());
        expect(offer.types.map(({ type }) => type)).toEqual(photobookTypes);
        const photobook = pickedPhotobook(offer, picks);
        const article = articleOf({ designer: 'photobook', ...photobook, locale });
        await expectPrice(locale, article, photobookPrice(offer, photobook)?.total);
      },
    );

    property.prop([anyLocale, anyPhotoboxConfiguration], { numRuns: 5 })(
      'of photo boxes and prints are those of their pages',
      async (locale, photobox) => {
        const kind = photobox.type === 'photoprint' ? 'photoprint' : 'photobox';
        const offer = sold(await showPhotobox(cards(locale), kind)(await ports())());
        const article = articleOf({ designer: 'photobox', ...photobox, locale });
        await expectPrice(locale, article, photoboxPrice(offer, photobox)?.total);
      },
    );

    property.prop([anyLocale, fc.constantFrom('calendar', 'photobook', 'photobox')], {
      numRuns: 5,
    })('are listed in the currency of the locale', async (locale, designer) => {
      const listed = await rightOf((await start()).listed(cards(locale), designer));
      const currencies = new Set(
        Object.values(listed).map(({ priceCurrent: { currency } }) => currency),
      );
      expect([...currencies]).toEqual([currencyOf(locale)]);
    });
  });
};
