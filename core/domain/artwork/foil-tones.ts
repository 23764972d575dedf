import type { Foil } from '../catalogue/foil.ts';
import type { InkColour } from './artwork.ts';

/** What a metal looks like across a page in flat light: dark, light, dark again. */
export const foilTones = {
  gold: ['#a37a34', '#dcbb74', '#f2dca6', '#bb9047', '#dcbd77', '#a98340'],
  rosegold: ['#a86a52', '#dfae94', '#f4d6c6', '#bd8067', '#e0b29c', '#a96f58'],
  silber: ['#878b8f', '#c9cdd0', '#eef0f1', '#9a9ea2', '#cfd3d5', '#8c9094'],
} as const satisfies Readonly<Record<Foil, readonly InkColour[]>>;
