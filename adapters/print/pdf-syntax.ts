/** How PDF (ISO 32000-1) writes numbers, colours, paths, texts, objects and its table of them. */
import { deflateSync } from 'node:zlib';

import type { InkColour } from '../../core/domain/artwork/artwork.ts';
import type { Path, PathCommand } from '../../core/domain/artwork/path.ts';

/** Points of a micrometre: 72 of them are an inch. */
export const points = 72 / 25_400;

/** A length or a share, to four digits. */
export const number = (value: number): string => String(Number(value.toFixed(4)));

/** Red, green and blue, 0 to 1. */
export const colour = (ink: InkColour): string =>
  [1, 3, 5].map((at) => number(Number.parseInt(ink.slice(at, at + 2), 16) / 255)).join(' ');

/** A path's operators. PDF has no quadratic curve: the cubic one of the same shape. */
export const commands = (path: Path): string => {
  let [x, y] = [0, 0];
  const drawn = (command: PathCommand): string => {
    switch (command[0]) {
      case 'M':
        [x, y] = [command[1], command[2]];
        return `${x} ${y} m`;
      case 'L':
        [x, y] = [command[1], command[2]];
        return `${x} ${y} l`;
      case 'Q': {
        const [, byX, byY, toX, toY] = command;
        const cubic = [
          x + (2 * (byX - x)) / 3,
          y + (2 * (byY - y)) / 3,
          toX + (2 * (byX - toX)) / 3,
          toY + (2 * (byY - toY)) / 3,
          toX,
          toY,
        ];
        [x, y] = [toX, toY];
        return `${cubic.map(number).join(' ')} c`;
      }
      case 'C':
        [x, y] = [command[5], command[6]];
        return `${command.slice(1).join(' ')} c`;
      case 'Z':
        return 'h';
    }
  };
  return path.map(drawn).join('\n');
};

/** Hexadecimal digits of UTF-16. */
export const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  ).join('');

/** A box in micrometres (left, bottom, right, top) as one in points. */
export const boxText = (box: readonly number[]): string =>
  `[${box.map((edge) => number(edge * points)).join(' ')}]`;

/** Text that names the document to readers and screen readers; UTF-16 with its mark. */
export const hexText = (text: string): string => `<FEFF${utf16(text)}>`;

/** A stream with the entries of its dictionary beside its length. */
export const stream = (entries: string, bytes: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

/** Packed. */
export const deflated = (entries: string, bytes: Uint8Array | string): Buffer =>
  stream(`${entries} /Filter /FlateDecode`.trim(), deflateSync(bytes));

/** The first bytes; those above 127 tell that binary data follows. */
export const pdfHeader = (version: '1.6' | '1.7'): Buffer =>
  Buffer.from(`%PDF-${version}\n%\u00e2\u00e3\u00cf\u00d3\n`, 'latin1');

/** An object under its number. */
export const numbered = (name: number, object: Uint8Array | string): Buffer =>
  Buffer.concat([Buffer.from(`${name} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);

/** The table at the end: where each object begins, from number 1 on, and where the table does. */
export const pdfEnd = (offsets: readonly number[], start: number, entries: string): Buffer => {
  const size = offsets.length + 1;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  return Buffer.from(
    `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} ${entries} >>\nstartxref\n${start}\n%%EOF\n`,
  );
};
