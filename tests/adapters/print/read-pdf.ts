/** Reads what the shop's PDF files are made of: objects by their numbers, and where each begins. */
import { inflateSync } from 'node:zlib';

type ReadPdf = {
  readonly text: string;
  /** Dictionaries and arrays, without streams; the first has number 1. */
  readonly objects: readonly string[];
  /** Unpacked, where the object has a stream that is packed. */
  readonly contents: ReadonlyMap<number, string>;
  readonly trailer: string;
};

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Throws where the table does not say where objects begin, or a stream is not as long as it says. */
export const readPdf = (bytes: Uint8Array): ReadPdf => {
  const text = latin(bytes);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/u.exec(text)?.[1]);
  const table = text.slice(start);
  if (!table.startsWith('xref\n')) throw new Error('The table is not where the end says.');
  const offsets = [...table.matchAll(/(\d{10}) 00000 n /gu)].map(([, offset]) => Number(offset));
  const contents = new Map<number, string>();
  const objects = offsets.map((offset, index) => {
    const name = index + 1;
    const opening = `${name} 0 obj\n`;
    if (!text.startsWith(opening, offset)) throw new Error(`Object ${name} begins elsewhere.`);
    const from = offset + opening.length;
    const until = offsets[index + 1] ?? start;
    const streamAt = text.indexOf('\nstream\n', from);
    if (streamAt < 0 || streamAt > until) return text.slice(from, text.indexOf('\nendobj', from));
    const dictionary = text.slice(from, streamAt);
    const begins = streamAt + '\nstream\n'.length;
    const length = Number(/\/Length (\d+)/u.exec(dictionary)?.[1]);
    if (!text.startsWith('\nendstream\nendobj\n', begins + length))
      throw new Error(`Object ${name} is longer or shorter than it says.`);
    if (dictionary.includes('/FlateDecode'))
      contents.set(name, latin(inflateSync(bytes.subarray(begins, begins + length))));
    return dictionary;
  });
  return { text, objects, contents, trailer: table.slice(table.indexOf('trailer')) };
};

/** Left, bottom, right and top in points. */
type PdfBox = readonly [number, number, number, number];

/** A box of a page; throws where it has none. */
export const boxOfPage = (page: string, name: string): PdfBox => {
  const [, sides = ''] = new RegExp(`/${name} \\[([^\\]]+)\\]`, 'u').exec(page) ?? [];
  const [left, bottom, right, top] = sides.split(' ').map(Number);
  if (left === undefined || bottom === undefined || right === undefined || top === undefined)
    throw new Error(`No ${name}.`);
  return [left, bottom, right, top];
};
