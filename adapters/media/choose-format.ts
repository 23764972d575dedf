import type { CodedFormat } from '../../core/domain/image/formats.ts';

/** `smallest` is AVIF or WebP, whichever has fewer bytes. */
export type WantedFormat = CodedFormat | 'smallest';

export type FormatChoice = {
  readonly format: CodedFormat;
  /** False where WebP stands in for an AVIF that is not made yet. */
  readonly isFinal: boolean;
};

/**
 * Best first. The last may be made while the client waits, so it is never AVIF, which takes
 * seconds. `sizeOf`: bytes of a format that exists.
 */
export const formatChoices = (
  wanted: WantedFormat,
  sizeOf: (format: CodedFormat) => number | undefined,
): readonly [FormatChoice, ...FormatChoice[]] => {
  if (wanted === 'webp' || wanted === 'jpg') return [{ format: wanted, isFinal: true }];
  const avif = sizeOf('avif');
  if (avif === undefined) return [{ format: 'webp', isFinal: false }];
  return wanted === 'smallest' && avif >= (sizeOf('webp') ?? Number.POSITIVE_INFINITY)
    ? [{ format: 'webp', isFinal: true }]
    : [
        { format: 'avif', isFinal: true },
        { format: 'webp', isFinal: false },
      ];
};
