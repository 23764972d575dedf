import { millimetresOfTenths, type Format } from './format.ts';

const sides = ['width', 'height'] as const;

/**
 * The worse side, relative to the wish, the same way up, in any units: 0.1 has a side a tenth too
 * long or too short. Not meaningful for a wished side of 0.
 */
export const formatDistance = (format: Format, wished: Format): number =>
  Math.max(
    ...sides.map((side) => {
      const length = millimetresOfTenths(wished.unit, wished[side]);
      return Math.abs(millimetresOfTenths(format.unit, format[side]) - length) / length;
    }),
  );

/**
 * The same way up; the first of equally near ones, undefined without any or for a wished side of 0.
 */
export const nearestStandardFormat = <F extends Format>(
  standards: readonly F[],
  wished: Format,
): F | undefined =>
  standards
    .map((standard) => ({ standard, distance: formatDistance(standard, wished) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .reduce<{ readonly standard: F; readonly distance: number } | undefined>(
      (best, each) => (best === undefined || each.distance < best.distance ? each : best),
      undefined,
    )?.standard;
