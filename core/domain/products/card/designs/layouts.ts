import type { CardStyle } from './card-design.ts';
import type { CardLayouts } from './layout.ts';
import { floralLayouts } from './layouts/floral.ts';
import { lineArtLayouts } from './layouts/line-art.ts';

/** How each style lays out its cards. */
export const cardLayouts = {
  'line-art': lineArtLayouts,
  floral: floralLayouts,
  photo: floralLayouts,
  typographic: floralLayouts,
  foil: floralLayouts,
  playful: floralLayouts,
} as const satisfies Readonly<Record<CardStyle, CardLayouts>>;
