import { pictureLink } from '../../../../core/domain/designer/picture-link.ts';
import { useShell } from '../../shell/use-shell.ts';
import { useAdClickId } from './use-ad-click-id.ts';
import type { CalculatorUse } from './use-calculator.ts';

/** The way on with what is chosen: the address of the designer that answers at `base`. */
export const useHandOff = ({ calculator, state, wish }: CalculatorUse, base: string): string => {
  const { locale } = useShell();
  const adClickId = useAdClickId();
  return pictureLink(calculator, state, { base, parts: wish, locale, adClickId });
};
