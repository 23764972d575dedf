import { E } from '../../fp.ts';
import type { Currency } from '../locale/locales.ts';
import type { Money } from './money.ts';

/**
 * Why a wire price is refused: `malformed` where it is not a decimal number, `negative`, `too-fine`
 * where it has more than two decimals, `too-large` beyond what an integer holds exactly.
 */
export type MoneyError = {
  readonly kind: 'malformed' | 'negative' | 'too-fine' | 'too-large';
  readonly text: string;
};

const decimalPattern = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<fraction>\d+))?$/u;

/**
 * Reads a price from the wire, a JSON number or string with at most two decimals, by its shortest
 * decimal form and never through arithmetic on fractions (decisions, "Money and formats"). A text
 * with an exponent is malformed; a zero with a sign is 0.
 */
export const parseWirePrice = <C extends Currency>(
  currency: C,
  wire: number | string,
): E.Either<MoneyError, Money<C>> => {
  const text = String(wire);
  const groups = decimalPattern.exec(text)?.groups;
  if (groups === undefined) return E.left({ kind: 'malformed', text });
  const { sign = '', whole = '', fraction = '' } = groups;
  const minorUnits = Number(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`);
  if (/[1-9]/u.test(fraction.slice(2))) return E.left({ kind: 'too-fine', text });
  if (sign === '-' && minorUnits > 0) return E.left({ kind: 'negative', text });
  if (!Number.isSafeInteger(minorUnits)) return E.left({ kind: 'too-large', text });
  return E.right({ minorUnits, currency });
};

/** Prints an amount for the wire with exactly two decimals: `64.90`. */
export const printWirePrice = ({ minorUnits }: Money): string => {
  const digits = String(minorUnits).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
