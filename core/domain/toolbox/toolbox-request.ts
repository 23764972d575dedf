/** Requests to the toolbox, checked before anything is sent. */
import { E, pipe } from '../../fp.ts';
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
export const parseFileConversion = (brought: BroughtFile, to?: string): Answer<FileConversion> =>
  pipe(
    E.Do,
    E.bind('file', (): Answer<ToolboxFile> => parseToolboxFile('convert-file', brought)),
    E.bind('to', () => readType('convert-file', to)),
    E.filterOrElse(
      ({ file, to: type }) => file.type !== type,
      ({ to: type }): ToolboxRequestError => ({ kind: 'file-type-already', type }),
    ),
  );

/** `jpg` and 300 dots per inch where nothing is named. */
export const parsePdfConversion = (
  brought: BroughtFile,
  wanted: { readonly to?: string | undefined; readonly dotsPerInch?: number | undefined } = {},
): Answer<PdfConversion> =>
  pipe(
    E.Do,
    E.bind('file', (): Answer<ToolboxFile> => parseToolboxFile('convert-pdf', brought)),
    E.bind('to', () => readType('convert-pdf', wanted.to)),
    E.bind('dotsPerInch', () =>
      readNumber('dotsPerInch', wanted.dotsPerInch ?? toolboxLimits.dotsPerInch.usual),
    ),
  );

/** Quality 85 and the size as it is where nothing is named. */
export const parseImageOptimization = (
  brought: BroughtFile,
  wanted: { readonly quality?: number | undefined; readonly longestSide?: number | undefined } = {},
): Answer<ImageOptimization> =>
  pipe(
    E.Do,
    E.bind('file', (): Answer<ToolboxFile> => parseToolboxFile('optimize-image', brought)),
    E.bind('quality', () => readNumber('quality', wanted.quality ?? toolboxLimits.quality.usual)),
    E.bind('longestSide', (): Answer<number | undefined> =>
      wanted.longestSide === undefined
        ? E.right(undefined)
        : readNumber('longestSide', wanted.longestSide),
    ),
  );
