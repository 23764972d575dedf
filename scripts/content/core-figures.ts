/** The figures of the core that texts may name, for the locales that read a folder's texts. */
import { printMinuteOfDay } from '../../core/domain/contact/contact-hours.ts';
import { contactHoursIn } from '../../core/domain/contact/contact-hours-in.ts';
import { envelopePrices } from '../../core/domain/products/card/envelope-prices.ts';
import { envelopePriceLocaleOf } from '../../core/domain/products/card/envelope-price.ts';
import { cardExpressHoursIn } from '../../core/domain/products/card/express.ts';
import { cardSamplePrice, nextCardSamplePrice } from '../../core/domain/products/card/samples.ts';
import {
  expressRate,
  largestParcel,
  shippingRate,
} from '../../core/domain/delivery/shipping-cost.ts';
import { contentLocaleOf } from '../../core/domain/locale/locale.ts';
import { currencyOf, formatUnitOf } from '../../core/domain/locale/locale-units.ts';
import {
  locales,
  localeTable,
  marketTable,
  type ContentLocale,
  type Locale,
} from '../../core/domain/locale/locales.ts';
import { marketOf } from '../../core/domain/locale/markets.ts';
import { formatMoney } from '../../core/domain/money/format-money.ts';
import { marketTax } from '../../core/domain/money/market-taxes.ts';
import type { Money } from '../../core/domain/money/money.ts';

/** The figures that the texts of one content locale may name. */
export type CoreFigures = {
  /** `08:00-17:00`, by the clocks of the locale's market. */
  readonly hours: string;
  readonly freeSamples: number;
  readonly expressHours: ReadonlySet<number>;
  /** In percent: 19, 8.1. */
  readonly taxes: ReadonlySet<number>;
  /** Amounts as the shop prints them, without spaces. */
  readonly shipping: ReadonlySet<string>;
  readonly samples: ReadonlySet<string>;
  readonly envelopes: ReadonlySet<string>;
  /** The larger and the smaller side of the largest parcel, in the unit of its texts. */
  readonly parcels: ReadonlySet<string>;
};

/** The locales whose pages show the texts of a content locale. */
export const readersOf = (locale: ContentLocale): readonly Locale[] =>
  locales.filter((other) => contentLocaleOf(other) === locale);

/** An amount without its spaces, as texts are compared. */
export const withoutSpaces = (text: string): string => text.replace(/\s/gu, '');

const freeSamplesIn = (locale: Locale): number => {
  let count = 0;
  while (nextCardSamplePrice(locale, count).minorUnits === 0) count += 1;
  return count;
};

/** The sides of a format as texts are compared: in tenths of the unit, the larger one first. */
export const sidesKey = (first: number, second: number): string =>
  `${Math.max(first, second)}×${Math.min(first, second)}`;

/** The core's figures for the texts of a content locale. */
export const coreFigures = (locale: ContentLocale): CoreFigures => {
  const readers = readersOf(locale);
  const { opens, closes } = contactHoursIn(marketTable[localeTable[locale].market].timeZone);
  // A text spells the amounts of other countries as its own.
  const printed = (amounts: (reader: Locale) => readonly Money[]): ReadonlySet<string> =>
    new Set(
      readers.flatMap((reader) =>
        amounts(reader).flatMap((money) =>
          [reader, locale].map((speller) => withoutSpaces(formatMoney(speller, money))),
        ),
      ),
    );
  const parcel = largestParcel(formatUnitOf(locale));
  return {
    hours: `${printMinuteOfDay(opens)}-${printMinuteOfDay(closes)}`,
    freeSamples: freeSamplesIn(locale),
    expressHours: new Set(readers.map(cardExpressHoursIn)),
    taxes: new Set(
      readers.flatMap((reader) => {
        const tax = marketTax(marketOf(reader), Date.now());
        return tax.kind === 'value-added-tax' ? [tax.perMille / 10] : [];
      }),
    ),
    shipping: printed((reader) => [
      shippingRate(marketOf(reader), 'parcel'),
      shippingRate(marketOf(reader), 'bulky'),
      ...[expressRate(marketOf(reader))].filter((rate) => rate !== undefined),
    ]),
    samples: printed((reader) => [cardSamplePrice(reader)]),
    envelopes: printed((reader) =>
      Object.values(envelopePrices[envelopePriceLocaleOf(reader)]).map((minorUnits) => ({
        minorUnits,
        currency: currencyOf(reader),
      })),
    ),
    parcels: new Set([sidesKey(parcel.width, parcel.height)]),
  };
};
