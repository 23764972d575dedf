import type { PictureWall } from './wall-picture.tsx';

/** Close looks, to scale: the millimetres of wall that their height shows. */
export const closeLooks = {
  corner: { millimetresHigh: 300, hang: 'corner' },
  material: { millimetresHigh: 150, hang: { x: 0.5, y: 0.5 } },
} as const satisfies Readonly<Record<string, PictureWall>>;
