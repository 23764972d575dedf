import type { CSSProperties } from 'react';

type CustomProperties = Readonly<Record<`--${string}`, number | string>>;

/** The only kind of inline style that components have. */
export const customProperties = (properties: CustomProperties): CSSProperties => properties;
