import type { CardStyle } from './card-design.ts';
import type { CardLayouts } from './layout.ts';
import { floralLayouts } from './layouts/floral.ts';
import { foilLayouts } from './layouts/foil.ts';
import { typographicLayouts } from './layouts/typographic.ts';

/** How each style lays out its cards. */
export const cardLayouts = {
  'line-art': floralLayouts,
  floral: floralLayouts,
  photo: floralLayouts,
  typographic: typographicLayouts,
  foil: foilLayouts,
  playful: floralLayouts,
} as const satisfies Readonly<Record<CardStyle, CardLayouts>>;
