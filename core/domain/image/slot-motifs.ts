import type { PictureMotif } from './sources.ts';

/**
 * Motifs of the library that stand in the slots of a design, in turn, until the shopper's own photo
 * does.
 */
export const slotMotifs = [
  'dunes',
  'botanical',
  'waves',
  'mountains',
] as const satisfies readonly PictureMotif[];
