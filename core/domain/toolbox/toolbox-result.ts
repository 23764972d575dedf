import { E } from '../../fp.ts';
import type { ToolboxFileType } from './toolbox-table.ts';
import { textOf } from '../text/text.ts';

/** Fetched by its id (storefront §7, `toolbox-download`). */
export type ToolboxResult = {
  readonly id: string;
  readonly name: string;
  readonly type: ToolboxFileType;
  readonly byteCount: number;
};

/** The id is not 1 to 64 letters, digits, dashes or underscores. */
export type ToolboxResultIdError = {
  readonly kind: 'malformed-result-id';
  readonly text: string;
};

const resultIdPattern = /^[\w-]{1,64}$/u;

/** Reads the id of a result. */
export const parseToolboxResultId = (given: string): E.Either<ToolboxResultIdError, string> => {
  const text = textOf(given);
  return resultIdPattern.test(text) ? E.right(text) : E.left({ kind: 'malformed-result-id', text });
};

/** Whole percent, rounded down; at 0 the shopper keeps the original. */
export const savedPercent = (before: number, after: number): number =>
  after >= 0 && after < before ? Math.floor(((before - after) * 100) / before) : 0;
