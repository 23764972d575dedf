/** The page of the toolbox: what was wished, and what became of each file. */
import { oneOf } from '../text/one-of.ts';
import { toolboxFileTypeOf, type BroughtFile } from './toolbox-file.ts';
import type { ToolboxRequestError } from './toolbox-request.ts';
import type { ToolboxResult } from './toolbox-result.ts';
import type { ToolboxTool } from './toolbox-table.ts';

/** What shall become of files: fewer bytes, or another type. */
export const toolboxWishes = ['jpg', 'png', 'webp', 'avif', 'smaller'] as const;

export type ToolboxWish = (typeof toolboxWishes)[number];

const isToolboxWish = oneOf(toolboxWishes);

/** The first wish for an unknown text. */
export const readToolboxWish = (value: unknown): ToolboxWish =>
  isToolboxWish(value) ? value : toolboxWishes[0];

/** The file decides first: of a PDF all that can be made is pictures of its pages. */
export const toolboxToolFor = (
  { bytes }: Pick<BroughtFile, 'bytes'>,
  wish: ToolboxWish,
): ToolboxTool => {
  if (toolboxFileTypeOf(bytes) === 'pdf') return 'convert-pdf';
  return wish === 'smaller' ? 'optimize-image' : 'convert-file';
};

/** Why nothing became of a file; each is said in words of its own. */
export const toolboxProblems = [
  'empty',
  'too-large',
  'heic',
  'type',
  'not-made',
  'same',
  'unreadable',
  'locked',
  'pages',
  'failed',
] as const;

export type ToolboxProblem = (typeof toolboxProblems)[number];

/** What is said of a request that is wrong. */
export const toolboxProblemOf = (error: ToolboxRequestError): ToolboxProblem => {
  switch (error.kind) {
    case 'empty-file':
      return 'empty';
    case 'file-too-large':
      return 'too-large';
    case 'file-type-not-taken':
      return error.type === 'heic' ? 'heic' : 'type';
    case 'unknown-file-type':
      return 'type';
    case 'file-type-not-made':
    case 'toolbox-number-outside':
      return 'not-made';
    case 'file-type-already':
      return 'same';
  }
};

/** `byteCount` is that of the file which was brought. */
export type ToolboxOutcome = { readonly name: string; readonly byteCount: number } & (
  | { readonly kind: 'made'; readonly results: readonly ToolboxResult[] }
  | { readonly kind: 'already-small' }
  | { readonly kind: 'refused'; readonly problem: ToolboxProblem }
);

export type ToolboxStep = {
  readonly wish: ToolboxWish;
  readonly outcomes: readonly ToolboxOutcome[];
  /** Nothing was worked on: no file was brought, or too much at once. */
  readonly problem: 'none' | 'too-much' | undefined;
};

export const emptyToolboxStep: ToolboxStep = {
  wish: toolboxWishes[0],
  outcomes: [],
  problem: undefined,
};

/** Of the form. */
export const toolboxFields = { file: 'file', wish: 'wish' } as const;

/** Where a result is fetched; it works as a link and as a picture's source. */
export const toolboxDownloadHref = ({ id }: Pick<ToolboxResult, 'id'>): string =>
  `/web-api/toolbox-download?id=${id}`;
