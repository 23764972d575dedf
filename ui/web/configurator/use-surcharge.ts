import { currencyOf } from '../../../core/domain/locale/locale-units.ts';
import { printPrice } from '../../../core/domain/money/price-style.ts';
import { useShell } from '../islands/use-shell.ts';

/** `+ 5,00 €`; undefined for 0. */
export const useSurcharge = () => {
  const { locale, moneyStyle } = useShell();
  const currency = currencyOf(locale);
  return (minorUnits: number): string | undefined => {
    if (minorUnits === 0) return undefined;
    const sign = minorUnits < 0 ? '\u2212' : '+';
    return `${sign}\u00a0${printPrice(moneyStyle, { minorUnits: Math.abs(minorUnits), currency })}`;
  };
};
