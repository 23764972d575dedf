import type { CSSProperties } from 'react';

/** The numbers that a style sheet calculates with, by the names of its custom properties. */
type CustomProperties = Readonly<Record<`--${string}`, number | string>>;

/** Finer than a pixel in whatever is measured by such a number; more digits are bytes of every page. */
const digits = 4;

/** Custom properties as a `style`: the only kind of inline style that components have. */
export const customProperties = (properties: CustomProperties): CSSProperties =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      typeof value === 'number' ? Number(value.toFixed(digits)) : value,
    ]),
  );
