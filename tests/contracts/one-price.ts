/**
 * One configuration, one price, in every locale: what a browser folds from the price lists of a
 * page, what the server says of the whole picture, and what the designer works out from the
 * hand-off alone.
 */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import type { Fetch } from '../../adapters/shared/fetch.ts';
import { httpArticlePrices } from '../../adapters/http/article-prices.ts';
import { httpOptionPrices } from '../../adapters/http/option-prices.ts';
import { httpPrices } from '../../adapters/http/prices.ts';
import { materialValue } from '../../core/domain/configurator/configurator.ts';
import { parseDesignerUrl } from '../../core/domain/products/designer-url.ts';
import { pictureLink } from '../../core/domain/products/wall-picture/picture-link.ts';
import { printFormat } from '../../core/domain/format/format.ts';
import { formatUnitOf } from '../../core/domain/locale/locale-units.ts';
import { locales, type Locale } from '../../core/domain/locale/locales.ts';
import { countryOf, marketOf } from '../../core/domain/locale/markets.ts';
import { moneyStyles } from '../../core/domain/money/money-styles.ts';
import { parseWallPicture } from '../../core/domain/products/wall-picture/parse-wall-picture.ts';
import { acceptedComponents } from '../../core/domain/products/wall-picture/component-offer.ts';
import { selectionKey } from '../../core/domain/products/wall-picture/selection-key.ts';
import { articleOfPicture } from '../arbitraries/article.ts';
import { E } from '../../core/fp.ts';
import { embeddedDesignerBases } from '../../server/embedded-addresses.ts';
import { shownPrice } from '../../ui/components/price/shown-price.ts';
import { priceOfConfiguration } from '../../ui/web/products/wall-picture/chosen-components.ts';
import {
  baseUrl,
  anyPicks,
  anyCentimetreLocale,
  rightOf,
  shownAt,
  searchOf,
  withMat,
  withParts,
  pickedFormat,
  receivedAt,
  loadAt,
  type Shown,
} from './picked-prices.ts';

export const onePriceContract = (start: () => Promise<Fetch>): void => {
  describe.each(locales)('one price in %s', (locale) => {
    const scope = { channel: 'poster', locale } as const;
    const style = moneyStyles[locale];

    property.prop([anyPicks], { numRuns: 6 })(
      'for a configuration in a browser, on the server and at the designer',
      async (picks) => {
        const settings = { baseUrl, fetch: await start() };
        const ports = {
          articlePrices: httpArticlePrices(settings),
          prices: httpPrices(settings),
          optionPrices: httpOptionPrices(settings),
        };
        const load = (search: string) => loadAt(locale, picks.article, search, ports);
        const sold = await ports.prices.formats(scope, picks.article)();
        // Not every material is sold without a frame, nor in each frame.
        fc.pre(E.isRight(sold));
        const format = await pickedFormat(ports.prices, locale, picks);
        fc.pre(format !== undefined);

        // The choice of a shopper, step by step; each step has an address.
        const { materialType, frameType } = picks.article;
        const value = materialValue(materialType, frameType);
        const begun = await load('');
        const step = async (search: string): Promise<Shown> => {
          const answer = await load(search);
          if (begun === undefined || answer === undefined) throw new Error(`${search}: no prices`);
          return shownAt(answer, locale, search, begun.configurator);
        };
        const chosen = await step(
          `?material=${encodeURIComponent(value)}&formatType=${printFormat(format)}`,
        );
        expect(chosen.state).toMatchObject({ material: value, format });
        const matted = await step(searchOf(chosen, withMat(chosen, picks.parts)));
        const wish = acceptedComponents(
          matted.article,
          matted.offer,
          withParts(matted, picks.parts),
        );

        // Read back from its address it is the same, on the server and in the browser.
        const search = searchOf(matted, wish);
        const shown = await step(search);
        expect(shown.wish).toEqual(wish);
        expect(shown.state).toEqual(matted.state);
        expect(searchOf(shown, shown.wish)).toBe(search);
        const { price, isWhole } = priceOfConfiguration({
          ...shown,
          components: shown.wish,
          knownComponents: shown,
        });
        expect([search, isWhole, price === undefined]).toEqual([search, true, false]);

        // The server prices it whole.
        const picture = parseWallPicture(formatUnitOf(locale), {
          materialType,
          frameType,
          formatType: printFormat(format),
          ...wish,
        });
        if (E.isLeft(picture)) throw new Error(JSON.stringify(picture.left));
        const [whole] = await rightOf(
          ports.articlePrices.price(scope, [articleOfPicture(picture.right, locale)]),
        );
        expect([search, whole?.priceCurrent]).toEqual([search, price?.priceCurrent]);

        // The designer takes it, prices it, and leads back to it.
        const link = pictureLink(shown.configurator, shown.state, {
          base: embeddedDesignerBases['photo-frame'],
          locale,
          parts: shown.wish,
        });
        const setting = { channel: 'poster', now: 0 } as const;
        const handed = parseDesignerUrl(embeddedDesignerBases, link, setting);
        expect(E.isRight(handed) ? undefined : handed.left).toBeUndefined();
        const received = await receivedAt(link, locale, ports);
        expect([link, received.order]).toMatchObject([
          link,
          price && { price: shownPrice(style, price) },
        ]);
        expect(await step(received.search)).toEqual(shown);
      },
    );
  });

  property.prop([anyPicks, anyCentimetreLocale, anyCentimetreLocale], { numRuns: 25 })(
    'one price of a configuration beside its own page, and on the page of another country',
    async (picks, here, other) => {
      fc.pre(marketOf(here) !== marketOf(other));
      const settings = { baseUrl, fetch: await start() };
      const ports = {
        articlePrices: httpArticlePrices(settings),
        prices: httpPrices(settings),
        optionPrices: httpOptionPrices(settings),
      };
      const sold = await ports.prices.formats({ channel: 'poster', locale: here }, picks.article)();
      fc.pre(E.isRight(sold));
      const format = await pickedFormat(ports.prices, here, picks);
      fc.pre(format !== undefined);
      const load = (locale: Locale, search: string) => loadAt(locale, picks.article, search, ports);
      const step = async (search: string): Promise<Shown> => {
        const answer = await load(here, search);
        if (answer === undefined) throw new Error(`${search}: no prices`);
        return shownAt(answer, here, search);
      };
      const { materialType, frameType } = picks.article;
      const material = encodeURIComponent(materialValue(materialType, frameType));
      const chosen = await step(`?material=${material}&formatType=${printFormat(format)}`);
      const matted = await step(searchOf(chosen, withMat(chosen, picks.parts)));
      const wish = acceptedComponents(matted.article, matted.offer, withParts(matted, picks.parts));
      const search = searchOf(matted, wish);

      const answer = await load(here, `${search}&country=${countryOf(other)}`);
      const elsewhere = answer?.delivery?.elsewhere;
      if (elsewhere === undefined) throw new Error(`${search}: nothing of ${other}`);
      expect(marketOf(elsewhere.locale)).toBe(marketOf(other));
      expect(elsewhere.selection).toBe(selectionKey(matted.state, wish));
      const page = await load(elsewhere.locale, search);
      const there = page && shownAt(page, elsewhere.locale, search);
      const isSold =
        there !== undefined && selectionKey(there.state, there.wish) === elsewhere.selection;
      const { price } = isSold
        ? priceOfConfiguration({ ...there, components: there.wish, knownComponents: there })
        : { price: 'not-sold' };
      expect([search, elsewhere.price]).toEqual([search, price]);
    },
  );
};
