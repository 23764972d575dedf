import type { CSSProperties } from 'react';

/** The numbers that a style sheet calculates with, by the names of its custom properties. */
type CustomProperties = Readonly<Record<`--${string}`, number | string>>;

/** Custom properties as a `style`: the only kind of inline style that components have. */
export const customProperties = (properties: CustomProperties): CSSProperties => properties;
