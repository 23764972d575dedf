import fc from 'fast-check';

import type { FormatLimits } from '../../core/domain/format/dimension-input.ts';
import { tenthsOfMillimetres, type Format } from '../../core/domain/format/format.ts';
import { dinNames, type DinName } from '../../core/domain/format/din-sizes.ts';
import type { MillimetreFormat } from '../../core/domain/format/millimetre-format.ts';
import {
  photoPrintFormats,
  type PhotoPrintFormat,
} from '../../core/domain/format/photo-print-sizes.ts';
import type { UprightOrLying } from '../../core/domain/format/turn-format.ts';
import type { LengthUnit } from '../../core/domain/locale/locales.ts';

export const anyLengthUnit: fc.Arbitrary<LengthUnit> = fc.constantFrom('cm', 'in');

/** A format with sides of up to ten metres, in tenths of the unit. */
export const formatIn = (unit: LengthUnit): fc.Arbitrary<Format> =>
  fc.record({
    width: fc.integer({ min: 1, max: 10_000 }),
    height: fc.integer({ min: 1, max: 10_000 }),
    unit: fc.constant(unit),
  });

export const anyFormat: fc.Arbitrary<Format> = anyLengthUnit.chain(formatIn);

/** Whole millimetres of up to two metres a side. */
export const anyMillimetreFormat: fc.Arbitrary<MillimetreFormat> = fc.record({
  width: fc.integer({ min: 1, max: 2_000 }),
  height: fc.integer({ min: 1, max: 2_000 }),
  unit: fc.constant('mm'),
});

export const anyUprightOrLying: fc.Arbitrary<UprightOrLying> = fc.constantFrom(
  'landscape',
  'portrait',
);

export const anyDinName: fc.Arbitrary<DinName> = fc.constantFrom(...dinNames);

export const anyPhotoPrintFormat: fc.Arbitrary<PhotoPrintFormat> = fc.constantFrom(
  ...photoPrintFormats,
);

/** The same format the other way up. */
export const turned = ({ width, height, unit }: Format): Format => ({
  width: height,
  height: width,
  unit,
});

/** A format that limits in millimetres allow; some limits allow none, and those make no sense. */
export const formatWithin = (unit: LengthUnit, limits: FormatLimits): fc.Arbitrary<Format> => {
  const bounds = ({ minimum, maximum }: FormatLimits['shorter']) => ({
    min: tenthsOfMillimetres(unit, minimum, 'up'),
    max: tenthsOfMillimetres(unit, maximum, 'down'),
  });
  return fc
    .tuple(fc.integer(bounds(limits.shorter)), fc.integer(bounds(limits.longer)), fc.boolean())
    .filter(([shorter, longer]) => shorter <= longer)
    .map(([shorter, longer, isUpright]) => {
      const lying = { width: longer, height: shorter, unit };
      return isUpright ? turned(lying) : lying;
    });
};
