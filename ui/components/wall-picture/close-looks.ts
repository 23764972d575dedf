import type { PictureWall } from './wall-picture.tsx';

/** Close looks at a picture, to scale: how much of the wall their height shows. */
export const closeLooks = {
  corner: { millimetresHigh: 300, hang: 'corner' },
  material: { millimetresHigh: 150, hang: { x: 0.5, y: 0.5 } },
} as const satisfies Readonly<Record<string, PictureWall>>;
