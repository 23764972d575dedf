/** What must not compile of formats: checked by the compiler, a run only shows that it loads. */
import { describe, expectTypeOf, test } from 'vitest';

import { convertFormat } from '../../../core/domain/format/convert-format.ts';
import {
  readOwnFormat,
  type FormatLimits,
  type OwnFormatResult,
} from '../../../core/domain/format/dimension-input.ts';
import {
  equalFormats,
  printFormat,
  zeroFormat,
  type Format,
} from '../../../core/domain/format/format.ts';
import { formatOrZero } from '../../../core/domain/format/locale-format.ts';
import { centimetreFormatOf } from '../../../core/domain/format/millimetre-format.ts';
import { nearestStandardFormat } from '../../../core/domain/format/nearest-standard-format.ts';
import {
  readFormat,
  parseFormat,
  type FormatError,
} from '../../../core/domain/format/parse-format.ts';
import { photoPrintFormatIn } from '../../../core/domain/format/photo-print-formats.ts';
import {
  equalFormatsTurned,
  formatInOrientation,
  turnFormat,
} from '../../../core/domain/format/turn-format.ts';
import type { LengthUnit } from '../../../core/domain/locale/locales.ts';
import type { E } from '../../../core/fp.ts';

const centimetres: Format<'cm'> = { width: 600, height: 400, unit: 'cm' };
const inches: Format<'in'> = { width: 240, height: 160, unit: 'in' };
const some: Format = centimetres;

const limits: FormatLimits = {
  shorter: { minimum: 100, maximum: 1_000 },
  longer: { minimum: 100, maximum: 1_000 },
};

describe('a format', () => {
  test('of one unit is none of the other, and both are formats', () => {
    expectTypeOf<Format<'cm'>>().not.toExtend<Format<'in'>>();
    expectTypeOf<Format<'cm'>>().toExtend<Format>();
    expectTypeOf<Format>().not.toExtend<Format<'cm'>>();
    expectTypeOf<Format['unit']>().toEqualTypeOf<LengthUnit>();
    // @ts-expect-error -- feet are not a unit of pictures
    expectTypeOf<Format<'ft'>>().not.toBeNever();
  });

  test('is read in the unit that was asked for', () => {
    expectTypeOf(parseFormat('in', '1x1')).toEqualTypeOf<E.Either<FormatError, Format<'in'>>>();
    expectTypeOf(readFormat('cm', '1x1')).toEqualTypeOf<Format<'cm'> | undefined>();
    expectTypeOf(formatOrZero('cm', '')).toEqualTypeOf<Format<'cm'>>();
    expectTypeOf(zeroFormat('in')).toEqualTypeOf<Format<'in'>>();
    expectTypeOf(photoPrintFormatIn('in', '150x100')).toEqualTypeOf<Format<'in'>>();
    expectTypeOf(readOwnFormat('in', limits, { width: '', height: '' })).toEqualTypeOf<
      OwnFormatResult<'in'>
    >();
  });

  test('keeps its unit where it is turned, and has a new one where it is converted', () => {
    expectTypeOf(turnFormat(inches)).toEqualTypeOf<Format<'in'>>();
    expectTypeOf(formatInOrientation(inches, 'portrait')).toEqualTypeOf<Format<'in'>>();
    expectTypeOf(convertFormat(inches, 'cm')).toEqualTypeOf<Format<'cm'>>();
    expectTypeOf(nearestStandardFormat([inches], centimetres)).toEqualTypeOf<
      Format<'in'> | undefined
    >();
    expectTypeOf(centimetreFormatOf({ width: 210, height: 297, unit: 'mm' })).toEqualTypeOf<
      Format<'cm'>
    >();
  });
});

describe('comparing formats', () => {
  test('does not compile for two units', () => {
    // @ts-expect-error -- 60 centimetres are not compared with 24 inches
    equalFormats(centimetres, inches);
    // @ts-expect-error -- whichever comes first
    equalFormats(inches, centimetres);
    // @ts-expect-error -- nor turned
    equalFormatsTurned(centimetres, inches);
    equalFormats(convertFormat(centimetres, 'in'), inches);
  });

  test('compiles where the units may be one, whichever comes first', () => {
    equalFormats(centimetres, centimetres);
    equalFormats(some, inches);
    equalFormats(inches, some);
    equalFormatsTurned(some, some);
  });
});

test('a rule for any format takes one of either unit', () => {
  expectTypeOf(printFormat).toBeCallableWith(centimetres);
  expectTypeOf(printFormat).toBeCallableWith(inches);
});
