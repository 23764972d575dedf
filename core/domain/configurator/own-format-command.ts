import {
  readOwnFormat,
  type FormatLimits,
  type OwnFormatError,
} from '../format/dimension-input.ts';
import type { Format } from '../format/format.ts';
import type { LengthUnit } from '../locale/locales.ts';
import type { Price } from '../money/money.ts';
import type { ConfiguratorCommand } from './configurator.ts';

export type TypedFormat = {
  readonly material: string;
  readonly width: string;
  readonly height: string;
};

/**
 * What comes of it: the command that chooses the format; everything that is wrong with what was
 * typed; or that the material has no price in it, which leaves the configurator as it is (decisions,
 * "Configurator and dialogs").
 */
export type OwnFormatDecision =
  | { readonly kind: 'command'; readonly command: ConfiguratorCommand }
  | { readonly kind: 'refused'; readonly errors: readonly OwnFormatError[] }
  | { readonly kind: 'unavailable'; readonly format: Format };

/**
 * Decides on an own format (supporting §2, "calculator-own-format"): both fields are read by the
 * rules of the dimension input, checked against the material's limits, and priced.
 */
export const ownFormatCommand = (
  unit: LengthUnit,
  limits: FormatLimits,
  { material, width, height }: TypedFormat,
  priceOf: (format: Format) => Price | undefined,
): OwnFormatDecision => {
  const read = readOwnFormat(unit, limits, { width, height });
  if (read.kind === 'refused') return read;
  const { format } = read;
  const price = priceOf(format);
  return price === undefined
    ? { kind: 'unavailable', format }
    : { kind: 'command', command: { kind: 'choose-format', material, option: { format, price } } };
};
