/** Files are recognised by their bytes, as names can say anything. */
import { E } from '../../fp.ts';
import {
  toolboxLimits,
  toolboxToolTable,
  type ToolboxFileType,
  type ToolboxTool,
  type ToolboxToolRow,
} from './toolbox-table.ts';

export type BroughtFile = { readonly name: string; readonly bytes: Uint8Array };

export type ToolboxFile = BroughtFile & { readonly type: ToolboxFileType };

/** `maximum` in bytes; `from` are the types that the tool takes. */
export type ToolboxFileError =
  | { readonly kind: 'empty-file'; readonly name: string }
  | {
      readonly kind: 'file-too-large';
      readonly name: string;
      readonly byteCount: number;
      readonly maximum: number;
    }
  | { readonly kind: 'unknown-file-type'; readonly name: string }
  | {
      readonly kind: 'file-type-not-taken';
      readonly name: string;
      readonly type: ToolboxFileType;
      readonly from: readonly ToolboxFileType[];
    };

/** First bytes, as characters of one byte each, from an offset on. */
type Signature = {
  readonly type: ToolboxFileType;
  readonly begins: readonly (readonly [place: number, text: string])[];
};

const brandedAs = (type: ToolboxFileType, brand: string): Signature => ({
  type,
  begins: [
    [4, 'ftyp'],
    [8, brand],
  ],
});

const signatures: readonly Signature[] = [
  { type: 'jpg', begins: [[0, '\u00ff\u00d8\u00ff']] },
  { type: 'png', begins: [[0, '\u0089PNG\r\n\u001a\n']] },
  {
    type: 'webp',
    begins: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
  ...['avif', 'avis'].map((brand) => brandedAs('avif', brand)),
  ...['heic', 'heix', 'hevc', 'mif1', 'msf1'].map((brand) => brandedAs('heic', brand)),
  { type: 'tiff', begins: [[0, 'II*\u0000']] },
  { type: 'tiff', begins: [[0, 'MM\u0000*']] },
  { type: 'gif', begins: [[0, 'GIF87a']] },
  { type: 'gif', begins: [[0, 'GIF89a']] },
  { type: 'pdf', begins: [[0, '%PDF-']] },
];

const holdsAt = (bytes: Uint8Array, place: number, text: string): boolean =>
  text === String.fromCharCode(...bytes.subarray(place, place + text.length));

/** By the first bytes. */
export const toolboxFileTypeOf = (bytes: Uint8Array): ToolboxFileType | undefined =>
  signatures.find(({ begins }) => begins.every(([place, text]) => holdsAt(bytes, place, text)))
    ?.type;

/** The types that a tool takes. */
export const toolboxTypesTaken = (tool: ToolboxTool): readonly ToolboxFileType[] =>
  toolboxToolTable[tool].from;

/** The file, if a tool takes it. */
export const parseToolboxFile = (
  tool: ToolboxTool,
  { name, bytes }: BroughtFile,
): E.Either<ToolboxFileError, ToolboxFile> => {
  const byteCount = bytes.byteLength;
  if (byteCount === 0) return E.left({ kind: 'empty-file', name });
  if (byteCount > toolboxLimits.bytes)
    return E.left({ kind: 'file-too-large', name, byteCount, maximum: toolboxLimits.bytes });
  const type = toolboxFileTypeOf(bytes);
  if (type === undefined) return E.left({ kind: 'unknown-file-type', name });
  const { from }: ToolboxToolRow = toolboxToolTable[tool];
  return from.includes(type)
    ? E.right({ name, bytes, type })
    : E.left({ kind: 'file-type-not-taken', name, type, from });
};

/** What file systems refuse, control characters. */
// oxlint-disable-next-line eslint/no-control-regex -- control characters are what it looks for
const unfitCharacters = /[\u0000-\u001f\u007f-\u009f"*:<>?|]/gu;
const nameEnding = /\.[A-Za-z0-9]{1,5}$/u;

/** Without folders, with the new ending; `file` where nothing is left. */
export const toolboxResultName = (name: string, type: ToolboxFileType): string => {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const stem = last.replaceAll(unfitCharacters, '').replace(nameEnding, '').trim();
  const cut = Array.from(stem)
    .slice(0, toolboxLimits.name - type.length - 1)
    .join('')
    .trimEnd();
  return `${/^\.*$/u.test(cut) ? 'file' : cut}.${type}`;
};
