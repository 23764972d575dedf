import type { CSSProperties } from 'react';

type CustomProperties = Readonly<Record<`--${string}`, number | string>>;

/** Finer than a pixel in whatever is measured by such a number; more digits are bytes of every page. */
const digits = 4;

/** The only kind of inline style that components have. */
export const customProperties = (properties: CustomProperties): CSSProperties =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      typeof value === 'number' ? Number(value.toFixed(digits)) : value,
    ]),
  );
