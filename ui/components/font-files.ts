import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import fraunces from '@fontsource/fraunces/files/fraunces-latin-400-normal.woff2?url';
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

import type { Channel } from '../../core/domain/locale/channel.ts';

/**
 * The fonts to preload for a channel's first view, headline before text: the same files as in
 * `fonts.css`.
 */
export const fontFiles = {
  poster: [bricolage, instrument],
  kartenliebe: [fraunces, instrument],
} as const satisfies Readonly<Record<Channel, readonly string[]>>;
