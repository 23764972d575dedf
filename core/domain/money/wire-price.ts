import { E } from '../../fp.ts';
import type { Currency } from '../locale/locales.ts';
import type { Money } from './money.ts';

/** `too-fine`: more than two decimals; `too-large`: beyond exact integers. */
export type MoneyError = {
  readonly kind: 'malformed' | 'negative' | 'too-fine' | 'too-large';
  readonly text: string;
};

const decimalPattern = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<fraction>\d+))?$/u;

/**
 * Reads a JSON number or string with at most two decimals, never through arithmetic on fractions
 * (decisions, "Money and formats"). An exponent is malformed.
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

/** Two decimals: `64.90`. */
export const printWirePrice = ({ minorUnits }: Money): string => {
  const digits = String(minorUnits).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
