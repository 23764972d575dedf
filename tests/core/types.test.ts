/** What must not compile: checked by the compiler with the tests, a run only shows that they load. */
import { describe, expectTypeOf, test } from 'vitest';

import type {
  CalculatorCommand,
  FormatOption,
  MaterialOption,
} from '../../core/domain/calculator/calculator.ts';
import type { calculatorSelection } from '../../core/domain/calculator/calculator-context.ts';
import type { CalendarConfiguration } from '../../core/domain/calendar/calendar-configuration.ts';
import { calendarFormatFor } from '../../core/domain/calendar/calendar-formats.ts';
import { calendarMountingLabel } from '../../core/domain/calendar/calendar-label.ts';
import type { CalendarMounting } from '../../core/domain/calendar/calendars.ts';
import { applyCardOverviewCommand, initialCardOverview } from '../../core/domain/card/overview.ts';
import { envelopePrice } from '../../core/domain/card/envelope-price.ts';
import { cardOccasionLabel } from '../../core/domain/card/card-label.ts';
import type { CardOccasion } from '../../core/domain/card/cards.ts';
import { britishExtraLabel, catalogueLabel } from '../../core/domain/catalogue/catalogue-label.ts';
import { matLabel, optionLabel } from '../../core/domain/catalogue/key-labels.ts';
import { materialLabel } from '../../core/domain/catalogue/labels.ts';
import type { MaterialType } from '../../core/domain/catalogue/materials.ts';
import type { OptionOf } from '../../core/domain/catalogue/option-groups.ts';
import { consentEffects, maySend, type Consent } from '../../core/domain/consent/consent.ts';
import {
  applySendingCommand,
  initialSendingQueue,
} from '../../core/domain/consent/sending-queue.ts';
import { countdownMessage } from '../../core/domain/countdown/countdown-message.ts';
import type { LastOrderDates } from '../../core/domain/countdown/countdown.ts';
import type { handOffFromCalculator } from '../../core/domain/designer/from-calculator.ts';
import type { PhotoFrameHandOff } from '../../core/domain/designer/photo-frame.ts';
import { describeError } from '../../core/domain/errors/describe-error.ts';
import type { ErrorCode } from '../../core/domain/errors/error-codes.ts';
import type { Treatments } from '../../core/domain/flags/flags.ts';
import type { UserKey } from '../../core/domain/flags/user-key.ts';
import { equalFormats, printFormat, type Format } from '../../core/domain/format/format.ts';
import {
  printMillimetreFormat,
  type MillimetreFormat,
} from '../../core/domain/format/millimetre-format.ts';
import { pictureAttributes } from '../../core/domain/image/attributes.ts';
import type { PictureSource } from '../../core/domain/image/sources.ts';
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
import type { BurgerState } from '../../core/domain/navigation/burger.ts';
import type { DialogState } from '../../core/domain/navigation/dialog-state.ts';
import type { PhotobookConfiguration } from '../../core/domain/photobook/photobook-configuration.ts';
import type { PictureMat } from '../../core/domain/photoframe/photoframe.ts';
import type { QueryValues } from '../../core/domain/query/query.ts';
import type { Link, LinkNavigation } from '../../core/domain/routing/links.ts';
import { redeemVoucher } from '../../core/domain/voucher/redeem-voucher.ts';
import type { WishlistEntry } from '../../core/domain/wishlist/wishlist-entry.ts';
import { applyWishlistCommand, emptyWishlist } from '../../core/domain/wishlist/wishlist.ts';
import type { E } from '../../core/fp.ts';
import type { HasClock } from '../../core/ports/clock.ts';
import type { HasConsent } from '../../core/ports/consent-store.ts';
import type { Content } from '../../core/ports/content.ts';
import type { HasLog, Log } from '../../core/ports/log.ts';
import type { ShopRefusal } from '../../core/ports/shop-refusal.ts';
import type { HasTracking } from '../../core/ports/tracking.ts';
import type { HasVouchers } from '../../core/ports/vouchers.ts';
import type { HasWishlists } from '../../core/ports/wishlists.ts';
import type { priceCalculator } from '../../core/usecases/configure-wall-picture.ts';
import type { evaluateFlag } from '../../core/usecases/evaluate-flag.ts';
import type { changeWishlist, showWishlist } from '../../core/usecases/keep-wishlist.ts';
import type { openDesigner } from '../../core/usecases/open-designer.ts';
import type { showFrame, showPage } from '../../core/usecases/show-page.ts';
import type { addVoucher } from '../../core/usecases/use-voucher.ts';

const moneyIn = <C extends Currency>(currency: C): Money<C> => ({ minorUnits: 1, currency });

const priceIn = <C extends Currency>(currency: C): Price<C> => ({
  priceOriginal: { minorUnits: 2, currency },
  priceCurrent: moneyIn(currency),
});

/** For uses that would throw: the compiler reads them, nobody runs them. */
const compiled = (_use: () => unknown): void => undefined;

/** What a use case needs of its environment. */
type EnvironmentOf<UseCase extends (...questions: never[]) => (environment: never) => unknown> =
  Parameters<ReturnType<UseCase>>[0];

describe('money', () => {
  test('compares prices of one currency, and gives one of it', () => {
    expectTypeOf(lowerPrice(priceIn('eur'), priceIn('eur'))).toEqualTypeOf<Price<'eur'>>();
  });

  test('does not compare prices of two currencies', () => {
    // @ts-expect-error -- francs are no euros
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
    // @ts-expect-error -- an occasion of a card is no material
    materialLabel('de-DE', 'hochzeit');
    // @ts-expect-error -- a material is no occasion
    cardOccasionLabel('de-DE', 'leinwand');
    // @ts-expect-error -- a binding of a photo book is no mounting of a calendar
    calendarMountingLabel('de-DE', 'layflat');
    // @ts-expect-error -- a photo book's format is no calendar's
    calendarFormatFor('wandkalender', 'a5-hoch');
    // @ts-expect-error -- no mat is blue
    matLabel('de-DE', 'mat-blau');
    // @ts-expect-error -- no stretcher frame is that deep
    optionLabel('de-DE', 'leinwand-keilrahmen-45mm');
    // @ts-expect-error -- the shop is not in Portugal
    compiled(() => materialLabel('pt-PT', 'leinwand'));
  });

  test('have no label under another kind', () => {
    catalogueLabel('nl-BE', 'mat', 'mat-weiss');
    // @ts-expect-error -- a mat is no glass
    catalogueLabel('nl-BE', 'glass', 'mat-weiss');
    // @ts-expect-error -- colours are no kind of label
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
    // @ts-expect-error -- nobody orders cards by their price
    applyCardOverviewCommand(initialCardOverview, { kind: 'sort-by', sort: 'price' });
    // @ts-expect-error -- a page of the overview has 12 or 48 cards
    applyCardOverviewCommand(initialCardOverview, { kind: 'show-per-page', pageSize: 24 });
  });
});

describe('formats', () => {
  const wall: Format = { width: 600, height: 400, unit: 'cm' };
  const print: MillimetreFormat = { width: 150, height: 100, unit: 'mm' };

  test('in millimetres are no tenths of a unit', () => {
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
    // @ts-expect-error -- nobody measures pictures in feet
    ({ ...wall, unit: 'ft' }) satisfies Format;
  });
});

describe('commands and states', () => {
  const option: FormatOption = { format: { width: 600, height: 400, unit: 'cm' } };

  test('of the calculator carry what they need', () => {
    ({ kind: 'choose-format', material: 'leinwand', option }) satisfies CalculatorCommand;
    // @ts-expect-error -- a format from a dialog comes with its material
    ({ kind: 'choose-format', option }) satisfies CalculatorCommand;
    // @ts-expect-error -- a format is read before it is selected
    ({ kind: 'select-format', format: '600x400' }) satisfies CalculatorCommand;
    expectTypeOf<ReturnType<typeof calculatorSelection>>().toExtend<
      Parameters<typeof handOffFromCalculator>[0]
    >();
  });

  test('of the burger have no accordion without its item', () => {
    expectTypeOf<
      Extract<BurgerState, { currentLevel: 'tertiary' }>['activeItem']
    >().toEqualTypeOf<string>();
    expectTypeOf<
      Extract<BurgerState, { isOpen: false }>['currentLevel']
    >().toEqualTypeOf<'primary'>();
    expectTypeOf<
      Extract<BurgerState, { isOpen: false }>['activeItem']
    >().toEqualTypeOf<undefined>();
  });

  test('of dialogs name one of the shop’s', () => {
    type Open = Extract<DialogState, { kind: 'open' }>;
    expectTypeOf<'survey'>().not.toExtend<Open['dialogType']>();
    expectTypeOf<Extract<DialogState, { kind: 'closed' }>>().not.toHaveProperty('dialogType');
  });

  test('of consent are three words', () => {
    expectTypeOf<Consent>().toEqualTypeOf<'granted' | 'declined' | 'unknown'>();
    // @ts-expect-error -- a boolean does not know the unknown
    maySend(true);
    // @ts-expect-error -- no state of consent
    consentEffects('unknown', 'accepted');
    // @ts-expect-error -- what was recorded is sent, or not at all
    applySendingCommand(initialSendingQueue(), { kind: 'flush' });
  });

  test('of the wishlist hold designs or configurations', () => {
    const entry = { kind: 'design', product: 'collage', designId: '13' } as const;
    applyWishlistCommand(emptyWishlist, { kind: 'add', entry, at: 0 });
    // @ts-expect-error -- a wish has its time
    applyWishlistCommand(emptyWishlist, { kind: 'add', entry });
    // @ts-expect-error -- an entry is removed by its key
    applyWishlistCommand(emptyWishlist, { kind: 'remove', entry });
    // @ts-expect-error -- a configuration carries the unit of its formats
    ({ kind: 'configuration', product: 'card', parameters: [] }) satisfies WishlistEntry;
    ({
      kind: 'configuration',
      product: 'card',
      unit: 'cm',
      // @ts-expect-error -- parameters are those of the designers
      parameters: [['colour', 'red']],
    }) satisfies WishlistEntry;
  });

  test('of a countdown have a start, and a market’s days', () => {
    expectTypeOf<Omit<LastOrderDates, 'lodStart'>>().not.toExtend<LastOrderDates>();
    // @ts-expect-error -- a locale is no market
    countdownMessage('de-DE', { lodStart: 0 }, 0);
  });
});

describe('what comes from outside', () => {
  test('is no path, link or key before it was read', () => {
    expectTypeOf<string>().not.toExtend<Link>();
    expectTypeOf<string>().not.toExtend<UserKey>();
    expectTypeOf<Extract<Link, { kind: 'refused' }>>().not.toHaveProperty('href');
    expectTypeOf<Extract<LinkNavigation, { kind: 'refused' }>>().not.toHaveProperty('href');
  });

  test('is no flag, source or query value of anybody’s invention', () => {
    expectTypeOf<{ '9999_new': 'on' }>().not.toExtend<Treatments>();
    expectTypeOf<{ product_matrix: 'disabled' }>().not.toExtend<Treatments>();
    expectTypeOf<{ list: readonly { a: 1 }[] }>().not.toExtend<QueryValues>();
    expectTypeOf<string>().not.toExtend<PictureSource>();
    // @ts-expect-error -- no preset has that name
    compiled(() => pictureAttributes('poster-xxl', { kind: 'room', room: 'hall', ending: 'jpg' }));
    expectTypeOf(describeError).parameter(0).toEqualTypeOf<string>();
  });
});

describe('the vocabulary', () => {
  test('has no locale, unit or code of anybody’s invention', () => {
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

  test('has no format without a unit, no hand-off without a locale', () => {
    expectTypeOf<{ width: number; height: number }>().not.toExtend<Format>();
    expectTypeOf<Omit<PhotoFrameHandOff, 'locale'>>().not.toExtend<PhotoFrameHandOff>();
  });

  test('has no material without formats, no command of another kind', () => {
    expectTypeOf<[]>().not.toExtend<MaterialOption['formats']>();
    expectTypeOf<{ kind: 'reset' }>().not.toExtend<CalculatorCommand>();
  });
});

describe('use cases', () => {
  test('ask for the ports that they need, and no more', () => {
    expectTypeOf<Parameters<ReturnType<typeof showPage>>[0]>().toEqualTypeOf<{
      readonly content: Content;
    }>();
    expectTypeOf<{ content: Content }>().not.toExtend<
      Parameters<ReturnType<typeof priceCalculator>>[0]
    >();
  });

  test('a frame that always stands has no error', () => {
    type Shown = Awaited<ReturnType<ReturnType<ReturnType<typeof showFrame>>>>;
    expectTypeOf<Extract<Shown, { readonly _tag: 'Left' }>['left']>().toBeNever();
  });

  test('name each port that is missing', () => {
    expectTypeOf<EnvironmentOf<typeof addVoucher>>().toEqualTypeOf<HasVouchers & HasLog>();
    expectTypeOf<HasVouchers>().not.toExtend<EnvironmentOf<typeof addVoucher>>();
    expectTypeOf<HasLog>().not.toExtend<EnvironmentOf<typeof addVoucher>>();
    expectTypeOf<HasClock & HasTracking>().not.toExtend<EnvironmentOf<typeof openDesigner>>();
    expectTypeOf<HasConsent & HasTracking>().not.toExtend<EnvironmentOf<typeof evaluateFlag>>();
  });

  test('need a clock to change wishes, and none to show them', () => {
    expectTypeOf<HasWishlists & HasLog>().toExtend<EnvironmentOf<typeof showWishlist>>();
    expectTypeOf<HasWishlists & HasLog>().not.toExtend<EnvironmentOf<typeof changeWishlist>>();
  });

  test('refuse under the codes of their own calls', () => {
    expectTypeOf<ShopRefusal<'login-error'>>().not.toExtend<ShopRefusal<'sign-up-error'>>();
    // @ts-expect-error -- a code is one of the catalogue
    expectTypeOf<ShopRefusal<'oops'>>().not.toBeNever();
    expectTypeOf<ShopRefusal<'login-error'>['kind']>().toEqualTypeOf<'refused' | 'failed'>();
  });
});
