import type { CardStyle } from './card-design.ts';
import type { CardLayouts } from './layout.ts';
import { floralLayouts } from './layouts/floral.ts';
import { lineArtLayouts } from './layouts/line-art.ts';
import { photoLayouts } from './layouts/photo.ts';
import { playfulLayouts } from './layouts/playful.ts';
import { foilLayouts } from './layouts/foil.ts';
import { typographicLayouts } from './layouts/typographic.ts';

/** How each style lays out its cards. */
export const cardLayouts = {
  'line-art': lineArtLayouts,
  floral: floralLayouts,
  photo: photoLayouts,
  typographic: typographicLayouts,
  foil: foilLayouts,
  playful: playfulLayouts,
} as const satisfies Readonly<Record<CardStyle, CardLayouts>>;
