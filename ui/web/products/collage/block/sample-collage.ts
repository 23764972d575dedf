import type { DrawnCollage } from './collage-drawing.tsx';

export const sampleCollage = (
  width: number,
  height: number,
  across: number,
  down: number,
): DrawnCollage => ({
  width,
  height,
  photos: Array.from({ length: across * down }, (_, place) => ({
    left: Math.round(((place % across) * width) / across) + 4,
    top: Math.round((Math.floor(place / across) * height) / down) + 4,
    width: Math.round(width / across) - 8,
    height: Math.round(height / down) - 8,
  })),
});
