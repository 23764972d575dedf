/**
 * The toolbox (storefront §1, "converting files and optimising images"; §7, `toolbox-*`): what it
 * takes, what it makes of it, and within which limits. The specification names the tools alone; the
 * rest is ours.
 */
import { oneOf } from '../text/one-of.ts';

/** The tools that make a file of a file; `toolbox-download` hands out what they made. */
export const toolboxTools = ['convert-file', 'convert-pdf', 'optimize-image'] as const;

/** A tool of the toolbox. */
export type ToolboxTool = (typeof toolboxTools)[number];

/** Narrows a text to a tool of the toolbox. */
export const isToolboxTool = oneOf(toolboxTools);

/** The types of files that the toolbox knows. */
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

/** A type of file. */
export type ToolboxFileType = (typeof toolboxFileTypes)[number];

/** Narrows a text to a type of file of the toolbox, in lower case. */
export const isToolboxFileType = oneOf(toolboxFileTypes);

/** The media type of each type of file, for what is downloaded. */
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

/** Input and output types of a tool. */
export type ToolboxToolRow = {
  readonly from: readonly [ToolboxFileType, ...ToolboxFileType[]];
  /** The first one is meant where none is named. */
  readonly to: readonly [ToolboxFileType, ...ToolboxFileType[]];
};

/**
 * One row a tool: pictures become pictures that the designers take, the pages of a PDF become
 * pictures, and a picture that is optimised keeps its type.
 */
export const toolboxToolTable = {
  'convert-file': {
    from: ['jpg', 'png', 'webp', 'avif', 'heic', 'tiff', 'gif'],
    to: ['jpg', 'png', 'webp', 'avif'],
  },
  'convert-pdf': { from: ['pdf'], to: ['jpg', 'png'] },
  'optimize-image': { from: ['jpg', 'png', 'webp', 'avif'], to: ['jpg', 'png', 'webp', 'avif'] },
} as const satisfies Record<ToolboxTool, ToolboxToolRow>;

/** The limits of the toolbox. */
export const toolboxLimits = {
  /** The largest file, in bytes: 50 MiB. */
  bytes: 52_428_800,
  /** The longest name of a file, in characters; a longer one is cut. */
  name: 120,
  /** The dots per inch at which the pages of a PDF are drawn. */
  dotsPerInch: { minimum: 72, maximum: 300, usual: 300 },
  /** The quality of an optimised picture; the usual one is that of all pictures (storefront §9). */
  quality: { minimum: 1, maximum: 100, usual: 85 },
  /** The longest side of an optimised picture, in pixels; without one the size stays. */
  longestSide: { minimum: 16, maximum: 10_000 },
} as const;
