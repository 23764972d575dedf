/** Requests to the toolbox, checked before anything is sent. */
import { E } from '../../fp.ts';
import {
  parseToolboxFile,
  type BroughtFile,
  type ToolboxFile,
  type ToolboxFileError,
} from './toolbox-file.ts';
import {
  isToolboxFileType,
  toolboxLimits,
  toolboxToolTable,
  type ToolboxFileType,
  type ToolboxTool,
  type ToolboxToolRow,
} from './toolbox-table.ts';

export type FileConversion = { readonly file: ToolboxFile; readonly to: ToolboxFileType };

export type PdfConversion = FileConversion & { readonly dotsPerInch: number };

/** A picture to be made smaller in bytes. */
export type ImageOptimization = {
  readonly file: ToolboxFile;
  /** 1 to 100. */
  readonly quality: number;
  /** Pixels; the size stays without it or where it is smaller. */
  readonly longestSide?: number | undefined;
};

export type ToolboxNumber = 'dotsPerInch' | 'quality' | 'longestSide';

/**
 * The tool does not make the type `to`, the file has it already, or a number is not whole or
 * outside its limits.
 */
export type ToolboxRequestError =
  | ToolboxFileError
  | {
      readonly kind: 'file-type-not-made';
      readonly tool: ToolboxTool;
      readonly to: string;
      readonly types: readonly ToolboxFileType[];
    }
  | { readonly kind: 'file-type-already'; readonly type: ToolboxFileType }
  | {
      readonly kind: 'toolbox-number-outside';
      readonly name: ToolboxNumber;
      readonly value: number;
      readonly minimum: number;
      readonly maximum: number;
    };

type Answer<A> = E.Either<ToolboxRequestError, A>;

/** The usual one first. */
export const toolboxTypesMade = (tool: ToolboxTool): ToolboxToolRow['to'] =>
  toolboxToolTable[tool].to;

const readType = (tool: ToolboxTool, to: string | undefined): Answer<ToolboxFileType> => {
  const types = toolboxTypesMade(tool);
  if (to === undefined || to === '') return E.right(types[0]);
  const lower = to.toLowerCase();
  const type = lower === 'jpeg' ? 'jpg' : lower;
  return isToolboxFileType(type) && types.includes(type)
    ? E.right(type)
    : E.left({ kind: 'file-type-not-made', tool, to, types });
};

const readNumber = (name: ToolboxNumber, value: number): Answer<number> => {
  const { minimum, maximum } = toolboxLimits[name];
  return Number.isInteger(value) && value >= minimum && value <= maximum
    ? E.right(value)
    : E.left({ kind: 'toolbox-number-outside', name, value, minimum, maximum });
};

/** `jpg` where no type is named. */
export const parseFileConversion = (brought: BroughtFile, to?: string): Answer<FileConversion> => {
  const file = parseToolboxFile('convert-file', brought);
  if (E.isLeft(file)) return file;
  const type = readType('convert-file', to);
  if (E.isLeft(type)) return type;
  return file.right.type === type.right
    ? E.left({ kind: 'file-type-already', type: type.right })
    : E.right({ file: file.right, to: type.right });
};

/** `jpg` and 300 dots per inch where nothing is named. */
export const parsePdfConversion = (
  brought: BroughtFile,
  wanted: { readonly to?: string | undefined; readonly dotsPerInch?: number | undefined } = {},
): Answer<PdfConversion> => {
  const file = parseToolboxFile('convert-pdf', brought);
  if (E.isLeft(file)) return file;
  const to = readType('convert-pdf', wanted.to);
  if (E.isLeft(to)) return to;
  const { usual } = toolboxLimits.dotsPerInch;
  const dotsPerInch = readNumber('dotsPerInch', wanted.dotsPerInch ?? usual);
  return E.isLeft(dotsPerInch)
    ? dotsPerInch
    : E.right({ file: file.right, to: to.right, dotsPerInch: dotsPerInch.right });
};

/** Quality 85 and the size as it is where nothing is named. */
export const parseImageOptimization = (
  brought: BroughtFile,
  wanted: { readonly quality?: number | undefined; readonly longestSide?: number | undefined } = {},
): Answer<ImageOptimization> => {
  const file = parseToolboxFile('optimize-image', brought);
  if (E.isLeft(file)) return file;
  const quality = readNumber('quality', wanted.quality ?? toolboxLimits.quality.usual);
  if (E.isLeft(quality)) return quality;
  const longestSide =
    wanted.longestSide === undefined
      ? E.right(undefined)
      : readNumber('longestSide', wanted.longestSide);
  return E.isLeft(longestSide)
    ? longestSide
    : E.right({ file: file.right, quality: quality.right, longestSide: longestSide.right });
};
