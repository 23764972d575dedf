/** What every implementation must do of the port to prices of options. */
import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { frameHolds } from '../../core/domain/catalogue/frame-holds.ts';
import { defaultProducedFrameOf } from '../../core/domain/catalogue/produced-frame.ts';
import { currencyOf } from '../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import type { Money } from '../../core/domain/money/money.ts';
import { offeredMatSizes } from '../../core/domain/catalogue/mat-choice.ts';
import { pricedOptionGroups } from '../../core/domain/pricing/option-surcharges.ts';
import { E } from '../../core/fp.ts';
import type { OptionPrices } from '../../core/ports/wall-picture/option-prices.ts';
import { anyLocale } from '../arbitraries/locale.ts';
import { anyMatSize, formatIn, poster, rightOf, stretcher } from './asked-prices.ts';

/** What an implementation sells at least: canvas with options, and posters in wood. */
type RunningOptionPrices = {
  readonly optionPrices: OptionPrices;
};

/** The suite for prices of options; `start` begins an implementation. */
export const optionPricesContract = (
  name: string,
  start: () => Promise<RunningOptionPrices>,
): void => {
  describe(`option prices: ${name}`, () => {
    const expectMoney = ({ minorUnits, currency }: Money, locale: Locale): void => {
      expect(Number.isSafeInteger(minorUnits) && minorUnits >= 0).toBe(true);
      expect(currency).toBe(currencyOf(locale));
    };

    property.prop([anyLocale], { numRuns: 6 })(
      'are those of the article’s own options, no default among them',
      async (locale) => {
        const { optionPrices } = await start();
        const article = { materialType: 'leinwand' } as const;
        const surcharges = await rightOf(
          optionPrices.surcharges(poster(locale), article, formatIn(locale)),
        );
        expect(surcharges.map(({ optionType }) => optionType)).toContain(stretcher);
        for (const { surcharge } of surcharges) expectMoney(surcharge, locale);
        const groups = pricedOptionGroups('leinwand', surcharges, currencyOf(locale));
        const offered = groups.flatMap(({ options }) => options.slice(1));
        expect(offered).toHaveLength(surcharges.length);
      },
    );

    test('are an empty list for a material without options', async () => {
      const { optionPrices } = await start();
      const article = { materialType: 'echtglas' } as const;
      const asked = optionPrices.surcharges(poster('de-DE'), article, formatIn('de-DE'));
      expect(await asked()).toEqual(E.right([]));
    });

    property.prop([anyLocale, anyMatSize], { numRuns: 6 })(
      'name the frame’s own colour for nothing, and mats in every width that is offered',
      async (locale, matSize) => {
        const { optionPrices } = await start();
        const asked = { materialType: 'poster', frameType: 'holzrahmen', matSize } as const;
        const { frames, mats, glasses } = await rightOf(
          optionPrices.frameParts(poster(locale), asked, formatIn(locale)),
        );
        for (const { surcharge } of [...frames, ...mats, ...glasses])
          expectMoney(surcharge, locale);
        const usual = defaultProducedFrameOf('holzrahmen');
        expect(frames.find(({ producedFrame }) => producedFrame === usual)?.surcharge).toEqual({
          minorUnits: 0,
          currency: currencyOf(locale),
        });
        const white = mats.filter(({ matType }) => matType === 'mat-weiss');
        expect(white.map((mat) => mat.matSize)).toEqual([...offeredMatSizes]);
        const amounts = white.map(({ surcharge }) => surcharge.minorUnits);
        expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
      },
    );

    test('name no mat and no glass where a frame has none', async () => {
      const { optionPrices } = await start();
      const asked = {
        materialType: 'acrylglas',
        frameType: 'schattenfuge-platte',
        matSize: 0,
      } as const;
      expect(frameHolds['schattenfuge-platte'].isGlazed).toBe(false);
      const parts = await rightOf(
        optionPrices.frameParts(poster('de-DE'), asked, formatIn('de-DE')),
      );
      expect(parts).toMatchObject({ mats: [], glasses: [] });
      expect(parts.frames.length).toBeGreaterThan(0);
    });
  });
};
