import { E, pipe } from '../../fp.ts';
import { parseFormat, type FormatError } from '../format/parse-format.ts';
import type { Currency, LengthUnit } from '../locale/locales.ts';
import {
  parsePriceRecord,
  type PriceRecord,
  type PriceRecordError,
} from '../money/price-record.ts';
import type { ConfiguratorCommand } from './configurator.ts';
import { oneOf } from '../text/one-of.ts';

export const configuratorCommandKinds = [
  'select-material',
  'select-format',
  'choose-format',
] as const satisfies readonly ConfiguratorCommand['kind'][];

const isCommandKind = oneOf(configuratorCommandKinds);

/** A command in plain texts: `{ kind: 'select-format', format: '600x400' }`. */
export type ConfiguratorCommandInput = {
  readonly kind: string;
  /** The value of an option, for all kinds but `select-format`. */
  readonly material?: string | undefined;
  /** `WxH` in tenths of the unit, for all kinds but `select-material`. */
  readonly format?: string | undefined;
  /** For `choose-format` alone; without one the format must be in the material's list. */
  readonly price?: PriceRecord | undefined;
};

/** Why a text is not a command: its kind is unknown, or a part of it is missing or malformed. */
export type ConfiguratorCommandError =
  | { readonly kind: 'unknown-command'; readonly text: string }
  | { readonly kind: 'material-missing' }
  | FormatError
  | { readonly kind: 'malformed-price'; readonly reason: PriceRecordError };

type Parsed = E.Either<ConfiguratorCommandError, ConfiguratorCommand>;

/**
 * Reads a command out of plain texts. Whether a configurator follows it is `commandRefusal`'s to say.
 */
export const parseConfiguratorCommand = (
  unit: LengthUnit,
  currency: Currency,
  input: ConfiguratorCommandInput,
): Parsed => {
  const { kind, material, format: text = '' } = input;
  if (!isCommandKind(kind)) return E.left({ kind: 'unknown-command', text: kind });
  if (kind === 'select-format')
    return pipe(
      parseFormat(unit, text),
      E.map((format) => ({ kind, format })),
    );
  if (material === undefined) return E.left({ kind: 'material-missing' });
  if (kind === 'select-material') return E.right({ kind, material });
  const format = parseFormat(unit, text);
  if (E.isLeft(format)) return format;
  if (input.price === undefined)
    return E.right({ kind, material, option: { format: format.right } });
  const price = parsePriceRecord(currency, input.price);
  return E.isLeft(price)
    ? E.left({ kind: 'malformed-price', reason: price.left })
    : E.right({ kind, material, option: { format: format.right, price: price.right } });
};
