/** What must not compile: checked by the compiler with the tests, a run only shows that they load. */
import { describe, expectTypeOf, test } from 'vitest';

import type { CalculatorCommand, MaterialOption } from '../../core/domain/calculator/calculator.ts';
import type { PhotoFrameHandOff } from '../../core/domain/designer/photo-frame.ts';
import type { ErrorCode } from '../../core/domain/errors/error-codes.ts';
import type { Format } from '../../core/domain/format/format.ts';
import { isLocale, parseLocale } from '../../core/domain/locale/locale.ts';
import type { ContentLocale, Currency, Locale } from '../../core/domain/locale/locales.ts';
import { lowerPrice, type Money, type Price } from '../../core/domain/money/money.ts';
import { parseWirePrice, type MoneyError } from '../../core/domain/money/wire-price.ts';
import type { E } from '../../core/fp.ts';
import type { Content } from '../../core/ports/content.ts';
import type { Log } from '../../core/ports/log.ts';
import type { priceCalculator } from '../../core/usecases/configure-wall-picture.ts';
import type { showFrame, showPage } from '../../core/usecases/show-page.ts';

const priceIn = <C extends Currency>(currency: C): Price<C> => ({
  priceOriginal: { minorUnits: 2, currency },
  priceCurrent: { minorUnits: 1, currency },
});

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
});
