import type { CardLayouts } from '../layout.ts';
import { lineArtFrames } from './line-art-frames.ts';
import { lineArtMotifs } from './line-art-motifs.ts';
import { lineArtPieces } from './line-art-pieces.ts';

export const lineArtLayouts = {
  ...lineArtMotifs,
  ...lineArtFrames,
  ...lineArtPieces,
} as const satisfies CardLayouts;
