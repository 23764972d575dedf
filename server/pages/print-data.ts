/** Prints the data of a document; what stands on many pages is a piece of it. */
import { isRecord } from '../../core/domain/text/record.ts';
import { printScriptJson } from '../../core/domain/content/structured-data.ts';
import { isLasting } from '../../ui/kept-by-inputs.ts';
import { ownBytes } from './page-cache.ts';

/** Adds a piece to the page; answers its mark. */
type MarkOf = (piece: Buffer) => string;

/** Printed objects; they go with the objects. */
const printed = new WeakMap<object, Buffer>();

const bytesOf = (value: object): Buffer => {
  const kept = printed.get(value) ?? ownBytes(Buffer.from(printScriptJson(value)));
  printed.set(value, kept);
  return kept;
};

const isPiece = (value: unknown): value is object => isRecord(value) && isLasting(value);

/**
 * Data as `printScriptJson` prints it, with marks in the places of lasting objects: they stand in
 * objects, each of which has one itself. What it is given is plain: nothing in it has a `toJSON`.
 */
export const printData = (value: unknown, markOf: MarkOf): string => {
  if (isPiece(value)) return markOf(bytesOf(value));
  if (!isRecord(value) || !Object.values(value).some(isPiece)) return printScriptJson(value);
  const entries = Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined ? [] : [`${printScriptJson(name)}:${printData(inner, markOf)}`],
  );
  return `{${entries.join(',')}}`;
};
