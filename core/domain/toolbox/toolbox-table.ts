/**
 * Storefront §1, "converting files and optimising images"; §7, `toolbox-*`. The specification only
 * names the tools; types and limits are ours.
 */
import { oneOf } from '../text/one-of.ts';

/** `toolbox-download` hands out what these made. */
export const toolboxTools = ['convert-file', 'convert-pdf', 'optimize-image'] as const;

export type ToolboxTool = (typeof toolboxTools)[number];

export const isToolboxTool = oneOf(toolboxTools);

/** Types that the toolbox knows. */
export const toolboxFileTypes = [
  'jpg',
  'png',
  'webp',
  'avif',
  'heic',
  'tiff',
  'gif',
  'pdf',
] as const;

export type ToolboxFileType = (typeof toolboxFileTypes)[number];

export const isToolboxFileType = oneOf(toolboxFileTypes);

/** For downloads. */
export const toolboxMediaTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  tiff: 'image/tiff',
  gif: 'image/gif',
  pdf: 'application/pdf',
} as const satisfies Record<ToolboxFileType, string>;

export type ToolboxToolRow = {
  readonly from: readonly [ToolboxFileType, ...ToolboxFileType[]];
  /** The first one is the default. */
  readonly to: readonly [ToolboxFileType, ...ToolboxFileType[]];
};

/**
 * Pictures become types that the designers take; an optimised picture keeps its type. HEIC is known,
 * but not read: its codec (HEVC) needs a licence.
 */
export const toolboxToolTable = {
  'convert-file': {
    from: ['jpg', 'png', 'webp', 'avif', 'tiff', 'gif'],
    to: ['jpg', 'png', 'webp', 'avif'],
  },
  'convert-pdf': { from: ['pdf'], to: ['jpg', 'png'] },
  'optimize-image': { from: ['jpg', 'png', 'webp', 'avif'], to: ['jpg', 'png', 'webp', 'avif'] },
} as const satisfies Record<ToolboxTool, ToolboxToolRow>;

export const toolboxLimits = {
  /** Bytes: 50 MiB. */
  bytes: 52_428_800,
  /** Brought at once; together they have no more bytes than one may have. */
  files: 5,
  /** Of a PDF. */
  pages: 30,
  /** Characters; a longer name is cut. */
  name: 120,
  dotsPerInch: { minimum: 72, maximum: 300, usual: 300 },
  /** The usual one is that of all pictures (storefront §9). */
  quality: { minimum: 1, maximum: 100, usual: 85 },
  /** Pixels; without one the size stays. */
  longestSide: { minimum: 16, maximum: 10_000 },
} as const;
