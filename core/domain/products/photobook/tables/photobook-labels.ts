import type {
  PhotobookBinding,
  PhotobookCover,
  PhotobookCoverLamination,
  PhotobookOrientation,
  PhotobookPaper,
  PhotobookPrinting,
  PhotobookType,
} from '../photobooks.ts';

/** What the values of a photo book are called in one language. */
export type PhotobookLabels = {
  readonly types: Readonly<Record<PhotobookType, string>>;
  readonly printings: Readonly<Record<PhotobookPrinting, string>>;
  readonly bindings: Readonly<Record<PhotobookBinding, string>>;
  readonly covers: Readonly<Record<PhotobookCover, string>>;
  readonly papers: Readonly<Record<PhotobookPaper, string>>;
  readonly coverLaminations: Readonly<Record<PhotobookCoverLamination, string>>;
  readonly orientations: Readonly<Record<PhotobookOrientation, string>>;
  /** The word after a DIN name: `A4 hoch`. */
  readonly dinWords: Readonly<Record<Exclude<PhotobookOrientation, 'square'>, string>>;
};
