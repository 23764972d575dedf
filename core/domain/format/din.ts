import { dinNames, dinSizes, type DinName } from './din-sizes.ts';
import type { Format } from './format.ts';
import type { MillimetreFormat } from './millimetre-format.ts';
import type { UprightOrLying } from './turn-format.ts';
import { oneOf } from '../text/one-of.ts';

export const isDinName = oneOf(dinNames);

/** Millimetres: A4 is 210 × 297 upright, 297 × 210 lying. */
export const dinFormat = (name: DinName, orientation: UprightOrLying): MillimetreFormat => {
  const { shorter, longer } = dinSizes[name];
  return orientation === 'portrait'
    ? { width: shorter, height: longer, unit: 'mm' }
    : { width: longer, height: shorter, unit: 'mm' };
};

/**
 * The same for a turned format; undefined for other formats and for inches, so that no wall format
 * of en-US is named by DIN (decisions, "Money and formats"). A tenth of a centimetre is a
 * millimetre.
 */
export const dinNameOf = ({
  width,
  height,
  unit,
}: Format | MillimetreFormat): DinName | undefined =>
  unit === 'in'
    ? undefined
    : dinNames.find((name) => {
        const { shorter, longer } = dinSizes[name];
        return Math.min(width, height) === shorter && Math.max(width, height) === longer;
      });
