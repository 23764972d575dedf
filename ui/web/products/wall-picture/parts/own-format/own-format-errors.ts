import {
  dimensionTenths,
  type OwnFormatError,
  type OwnFormatResult,
} from '../../../../../../core/domain/format/dimension-input.ts';
import type { LengthUnit } from '../../../../../../core/domain/locale/locales.ts';

export type Side = 'width' | 'height';

export type TypedFormat = Readonly<Record<Side, string>>;

/** A side outside its limits may be the shorter or the longer one. */
const sideOf = (unit: LengthUnit, typed: TypedFormat, error: OwnFormatError): Side => {
  if (error.kind !== 'outside-limits') return error.kind === 'width-missing' ? 'width' : 'height';
  const width = dimensionTenths(unit, typed.width) ?? 0;
  const height = dimensionTenths(unit, typed.height) ?? 0;
  return width < height === (error.side === 'shorter') ? 'width' : 'height';
};

export const errorsBySide = (
  unit: LengthUnit,
  typed: TypedFormat,
  result: OwnFormatResult,
): Readonly<Partial<Record<Side, OwnFormatError>>> =>
  result.kind === 'format'
    ? {}
    : Object.fromEntries(
        [...result.errors].reverse().map((error) => [sideOf(unit, typed, error), error]),
      );
