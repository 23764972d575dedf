import type { CodedFormat } from '../../core/domain/image/formats.ts';

/**
 * Part of a picture's name, so pictures coded otherwise are others. `quality` is multiplied with
 * the preset's: AVIF at 64 looks as WebP and JPEG do at 85. AVIF's `effort` 2 takes a fifth of the
 * time of 4 for a few more bytes; with 1 it has more bytes than WebP.
 */
export const encodings = {
  avif: { quality: 0.75, effort: 2 },
  webp: { quality: 1, effort: 2, alphaQuality: 90 },
  jpg: { quality: 1, mozjpeg: true, progressive: true },
} as const satisfies Readonly<
  Record<CodedFormat, Readonly<Record<string, number | boolean>> & { readonly quality: number }>
>;
