/**
 * What must not compile: checked by the compiler with the tests, a run only shows that they load.
 */
import { describe, expectTypeOf, test } from 'vitest';
import type {
  ConfiguratorCommand,
  MaterialOption,
} from '../../core/domain/configurator/configurator.ts';
import type { CalendarConfiguration } from '../../core/domain/products/calendar/calendar-configuration.ts';
import { calendarTypesIn } from '../../core/domain/products/calendar/calendar-formats.ts';
import { calendarMountingLabel } from '../../core/domain/products/calendar/calendar-label.ts';
import type { CalendarMounting } from '../../core/domain/products/calendar/calendars.ts';
import {
  applyCardOverviewCommand,
  initialCardOverview,
} from '../../core/domain/products/card/overview.ts';
import { envelopePrice } from '../../core/domain/products/card/envelope-price.ts';
import { cardOccasionLabel } from '../../core/domain/products/card/card-label.ts';
import type { CardOccasion } from '../../core/domain/products/card/cards.ts';
import { britishExtraLabel, catalogueLabel } from '../../core/domain/catalogue/catalogue-label.ts';
import { matLabel, optionLabel } from '../../core/domain/catalogue/key-labels.ts';
import { materialLabel } from '../../core/domain/catalogue/labels.ts';
import type { MaterialType } from '../../core/domain/catalogue/materials.ts';
import type { OptionOf } from '../../core/domain/catalogue/option-groups.ts';
import type { ChosenWallPicture } from '../../core/domain/products/wall-picture/chosen-wall-picture.ts';
import type { ErrorCode } from '../../core/domain/errors/error-codes.ts';
import { equalFormats, printFormat, type Format } from '../../core/domain/format/format.ts';
import {
  printMillimetreFormat,
  type MillimetreFormat,
} from '../../core/domain/format/millimetre-format.ts';
import { isLocale, parseLocale } from '../../core/domain/locale/locale.ts';
import type { ContentLocale, Currency, Locale } from '../../core/domain/locale/locales.ts';
import {
  addMoney,
  multiplyMoney,
  subtractMoney,
  sumMoney,
  type MoneyArithmeticError,
} from '../../core/domain/money/money-arithmetic.ts';
import { lowestPrice } from '../../core/domain/money/lowest-price.ts';
import { lowerPrice, type Money, type Price } from '../../core/domain/money/money.ts';
import { netOfGross } from '../../core/domain/money/net-price.ts';
import { parseWirePrice, type MoneyError } from '../../core/domain/money/wire-price.ts';
import type { PhotobookConfiguration } from '../../core/domain/products/photobook/photobook-configuration.ts';
import type { PictureMat } from '../../core/domain/products/wall-picture/wall-picture.ts';
import { redeemVoucher } from '../../core/domain/voucher/redeem-voucher.ts';
import type { E } from '../../core/fp.ts';
import type { Log } from '../../core/ports/log.ts';

const moneyIn = <C extends Currency>(currency: C): Money<C> => ({ minorUnits: 1, currency });

const priceIn = <C extends Currency>(currency: C): Price<C> => ({
  priceOriginal: { minorUnits: 2, currency },
  priceCurrent: moneyIn(currency),
});

/** For uses that would throw: the compiler reads them, they never run. */
const compiled = (_use: () => unknown): void => undefined;

describe('money', () => {
  test('compares prices of one currency, and gives one of it', () => {
    expectTypeOf(lowerPrice(priceIn('eur'), priceIn('eur'))).toEqualTypeOf<Price<'eur'>>();
  });

  test('does not compare prices of two currencies', () => {
    // @ts-expect-error -- francs are not euros
    lowerPrice(priceIn('eur'), priceIn('chf'));
    expectTypeOf<Money<'eur'>>().not.toExtend<Money<'chf'>>();
    expectTypeOf<Price<'eur'>>().not.toExtend<Price<'usd'>>();
    expectTypeOf<Price<'eur'>>().toExtend<Price>();
  });

  test('is read in the currency that was asked for', () => {
    expectTypeOf(parseWirePrice('gbp', '1')).toEqualTypeOf<E.Either<MoneyError, Money<'gbp'>>>();
    // @ts-expect-error -- currencies are written in lower case, as on the wire
    parseWirePrice('EUR', '1');
  });
});

describe('money in arithmetic', () => {
  test('stays in its currency', () => {
    expectTypeOf(addMoney(moneyIn('chf'), moneyIn('chf'))).toEqualTypeOf<
      E.Either<MoneyArithmeticError, Money<'chf'>>
    >();
    expectTypeOf(netOfGross<'gbp'>).returns.toEqualTypeOf<Money<'gbp'>>();
    expectTypeOf(lowestPrice([priceIn('usd')])).toExtend<
      { readonly price: Price<'usd'> } | undefined
    >();
  });

  test('mixes no currencies', () => {
    // @ts-expect-error -- francs are not added to euros
    addMoney(moneyIn('eur'), moneyIn('chf'));
    // @ts-expect-error -- nor taken from them
    subtractMoney(moneyIn('eur'), moneyIn('chf'));
    // @ts-expect-error -- nor summed up with them
    sumMoney('eur', [moneyIn('eur'), moneyIn('chf')]);
  });

  test('is an amount with its currency, and no number', () => {
    // @ts-expect-error -- a number has no currency
    multiplyMoney(6490, 2);
    // @ts-expect-error -- an amount is not multiplied by an amount
    multiplyMoney(moneyIn('eur'), moneyIn('eur'));
    // @ts-expect-error -- a voucher holds money
    redeemVoucher(2500, moneyIn('eur'));
    // @ts-expect-error -- the shop takes no yen
    moneyIn('jpy');
  });
});

describe('the products', () => {
  test('share no words', () => {
    expectTypeOf<Extract<CardOccasion, MaterialType>>().toBeNever();
    expectTypeOf<MaterialType>().not.toExtend<CardOccasion>();
    expectTypeOf<Extract<CalendarMounting, PhotobookConfiguration['binding']>>().toBeNever();
    expectTypeOf<CalendarConfiguration>().not.toExtend<PhotobookConfiguration>();
    expectTypeOf<PhotobookConfiguration>().not.toExtend<CalendarConfiguration>();
  });

  test('have labels of their own words alone', () => {
    materialLabel('de-DE', 'leinwand');
    // @ts-expect-error -- an occasion of a card is not a material
    materialLabel('de-DE', 'hochzeit');
    // @ts-expect-error -- a material is not an occasion
    cardOccasionLabel('de-DE', 'leinwand');
    // @ts-expect-error -- a binding of a photo book is not a mounting of a calendar
    calendarMountingLabel('de-DE', 'layflat');
    // @ts-expect-error -- a photo book's format is not a calendar's
    calendarTypesIn('a5-hoch');
    // @ts-expect-error -- no mat is blue
    matLabel('de-DE', 'mat-blau');
    // @ts-expect-error -- no stretcher frame is that deep
    optionLabel('de-DE', 'leinwand-keilrahmen-45mm');
    // @ts-expect-error -- the shop is not in Portugal
    compiled(() => materialLabel('pt-PT', 'leinwand'));
  });

  test('have no label under another kind', () => {
    catalogueLabel('nl-BE', 'mat', 'mat-weiss');
    // @ts-expect-error -- a mat is not glass
    catalogueLabel('nl-BE', 'glass', 'mat-weiss');
    // @ts-expect-error -- colours are not a kind of label
    compiled(() => catalogueLabel('nl-BE', 'colour', 'weiss'));
    expectTypeOf(britishExtraLabel).returns.toEqualTypeOf<string | undefined>();
  });

  test('have the options of their own groups alone', () => {
    expectTypeOf<OptionOf<'leinwand-keilrahmen'>>().toEqualTypeOf<'25mm' | '38mm'>();
    expectTypeOf<OptionOf<'poster-laminierung'>>().not.toExtend<OptionOf<'leinwand-rand'>>();
  });

  test('have a mat with its width, and none without', () => {
    expectTypeOf<{ matType: 'mat-none'; matSize: 0 }>().toExtend<PictureMat>();
    expectTypeOf<{ matType: 'mat-none'; matSize: 30 }>().not.toExtend<PictureMat>();
    expectTypeOf<{ matType: 'mat-weiss' }>().not.toExtend<PictureMat>();
  });

  test('have envelopes for cards, not for pictures', () => {
    // @ts-expect-error -- a canvas has no fold
    envelopePrice('de-DE', { format: { width: 600, height: 400, unit: 'cm' } });
    // @ts-expect-error -- cards cannot be ordered by price
    applyCardOverviewCommand(initialCardOverview, { kind: 'sort-by', sort: 'price' });
    // @ts-expect-error -- a page of the overview has 12 or 48 cards
    applyCardOverviewCommand(initialCardOverview, { kind: 'show-per-page', pageSize: 24 });
  });
});

describe('formats', () => {
  const wall: Format = { width: 600, height: 400, unit: 'cm' };
  const print: MillimetreFormat = { width: 150, height: 100, unit: 'mm' };

  test('in millimetres are not tenths of a unit', () => {
    // @ts-expect-error -- 150 millimetres are not 15 tenths of anything
    equalFormats(wall, print);
    // @ts-expect-error -- the wall's tenths are printed by their own function
    printMillimetreFormat(wall);
    // @ts-expect-error -- and millimetres by theirs
    printFormat(print);
    expectTypeOf<MillimetreFormat>().not.toExtend<Format>();
  });

  test('have one of the two units', () => {
    expectTypeOf<'in' | 'cm'>().toEqualTypeOf<Format['unit']>();
    // @ts-expect-error -- feet are not a unit of pictures
    ({ ...wall, unit: 'ft' }) satisfies Format;
  });
});

describe('the vocabulary', () => {
  test('has no locale, unit or code that is not in the vocabulary', () => {
    expectTypeOf<'de-FR'>().not.toExtend<Locale>();
    expectTypeOf<'mm'>().not.toExtend<Format['unit']>();
    expectTypeOf<'oops'>().not.toExtend<ErrorCode>();
    expectTypeOf<ContentLocale>().toExtend<Locale>();
    expectTypeOf<string>().not.toExtend<ErrorCode>();
    expectTypeOf<Parameters<Log['report']>[0]>().toEqualTypeOf<ErrorCode>();
  });

  test('narrows texts to locales', () => {
    expectTypeOf(isLocale).guards.toEqualTypeOf<Locale>();
    expectTypeOf(parseLocale).returns.toExtend<E.Either<unknown, Locale>>();
  });

  test('has no price of two currencies, also where the currency is not known', () => {
    type Mixed = { priceOriginal: Money<'eur'>; priceCurrent: Money<'chf'> };
    expectTypeOf<Mixed>().not.toExtend<Price>();
    expectTypeOf<{ priceOriginal: Money; priceCurrent: Money }>().not.toExtend<Price>();
    expectTypeOf<{ priceOriginal: Money<'chf'>; priceCurrent: Money<'chf'> }>().toExtend<Price>();
    expectTypeOf<Price<'eur'>>().toExtend<Price>();
  });

  test('has no format without a unit, no hand-off without a locale', () => {
    expectTypeOf<{ width: number; height: number }>().not.toExtend<Format>();
    expectTypeOf<Omit<ChosenWallPicture, 'locale'>>().not.toExtend<ChosenWallPicture>();
  });

  test('has no material without formats, no command of another kind', () => {
    expectTypeOf<[]>().not.toExtend<MaterialOption['formats']>();
    expectTypeOf<{ kind: 'reset' }>().not.toExtend<ConfiguratorCommand>();
  });
});
