/**
 * What must not compile: checked by the compiler with the tests, a run only shows that they load.
 */
import { describe, expectTypeOf, test } from 'vitest';

import type { CalendarHandOff } from '../../../core/domain/products/calendar/calendar-hand-off.ts';
import type { CardHandOff, CardOrder } from '../../../core/domain/products/card/card-hand-off.ts';
import type { CollageHandOff } from '../../../core/domain/products/collage/collage-hand-off.ts';
import type { DesignerContext } from '../../../core/domain/designer/designer-context.ts';
import type { DesignerHandOff } from '../../../core/domain/products/products-by-designer.ts';
import type { ParameterName } from '../../../core/domain/designer/parameters.ts';
import type { PhotobookHandOff } from '../../../core/domain/products/photobook/photobook-hand-off.ts';
import type { WallPictureHandOff } from '../../../core/domain/products/wall-picture/wall-picture-hand-off.ts';

const picture = {
  materialType: 'leinwand',
  format: { width: 600, height: 400, unit: 'cm' },
  optionTypes: [],
  locale: 'de-DE',
} as const satisfies WallPictureHandOff;

const card = {
  themeId: '7',
  order: { isSample: false, quantity: 28 },
  design: {},
  accessories: {},
  locale: 'de-DE',
} as const satisfies CardHandOff;

const book = {
  type: 'fotoheft',
  printing: 'digital',
  cover: 'soft',
  binding: 'heftbindung',
  paper: 'standard',
  format: 'a5-quer',
  pageCount: 24,
  amount: 1,
  locale: 'de-DE',
} as const satisfies PhotobookHandOff;

describe('a hand-off', () => {
  test('mixes no occasion of a card with a material of a wall', () => {
    // @ts-expect-error -- a wall picture has no occasion
    ({ designer: 'photo-frame', ...picture, occasion: 'taufe' }) satisfies DesignerHandOff;
    // @ts-expect-error -- a card has no material
    ({ designer: 'card', ...card, materialType: 'leinwand' }) satisfies DesignerHandOff;
    // @ts-expect-error -- an occasion is not a material
    ({ ...picture, materialType: 'hochzeit' }) satisfies WallPictureHandOff;
    // @ts-expect-error -- a material is not an occasion
    ({ ...card, design: { occasion: 'leinwand' } }) satisfies CardHandOff;
    expectTypeOf<WallPictureHandOff>().not.toExtend<CardHandOff>();
    expectTypeOf<CardHandOff>().not.toExtend<WallPictureHandOff>();
  });

  test('mixes no mounting of a calendar with a photo book', () => {
    // @ts-expect-error -- a photo book has no mounting
    ({ designer: 'photobook', ...book, mounting: 'spirale' }) satisfies DesignerHandOff;
    // @ts-expect-error -- a mounting is not a binding
    ({ ...book, binding: 'spirale' }) satisfies PhotobookHandOff;
    expectTypeOf<CalendarHandOff['mounting']>().not.toExtend<PhotobookHandOff['binding']>();
    expectTypeOf<CalendarHandOff>().not.toExtend<PhotobookHandOff>();
    expectTypeOf<PhotobookHandOff>().not.toExtend<CalendarHandOff>();
  });

  test('of one designer is not another’s', () => {
    // @ts-expect-error -- a card is not a photo book
    ({ designer: 'photobook', ...card }) satisfies DesignerHandOff;
    // @ts-expect-error -- it says which designer it is for
    card satisfies DesignerHandOff;
  });

  test('has a locale and a channel of the shop’s own', () => {
    expectTypeOf<Omit<CardHandOff, 'locale'>>().not.toExtend<CardHandOff>();
    expectTypeOf<DesignerHandOff>().toExtend<DesignerContext>();
    // @ts-expect-error -- no shop speaks German in France
    ({ ...card, locale: 'de-FR' }) satisfies CardHandOff;
    // @ts-expect-error -- the designer knows one referral source
    ({ ...card, referralSource: 'newsletter' }) satisfies CardHandOff;
  });

  test('of a sample is of one card', () => {
    expectTypeOf<{ isSample: true; quantity: 28 }>().not.toExtend<CardOrder>();
    expectTypeOf<{ isSample: true; quantity: 1 }>().toExtend<CardOrder>();
  });

  test('has a colour only with its accessory', () => {
    // @ts-expect-error -- a ribbon's colour needs the ribbon
    ({ ...card, accessories: { ribbon: { color: 'rot' } } }) satisfies CardHandOff;
  });

  test('has the options of the catalogue alone', () => {
    expectTypeOf<'leinwand-rand-bunt'>().not.toExtend<CollageHandOff['optionTypes'][number]>();
    expectTypeOf<'leinwand-rand-farbig'>().toExtend<CollageHandOff['optionTypes'][number]>();
    expectTypeOf<'templateId'>().not.toExtend<ParameterName>();
  });
});
