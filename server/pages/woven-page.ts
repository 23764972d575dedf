import { constants, crc32, deflateRawSync } from 'node:zlib';

import { nonceLength } from '../http/nonces.ts';

/**
 * A rendered page with gaps for the nonce. The page is the same for every visitor and kept in the
 * cache; only the nonce differs, so it is woven in at the very end, into the compressed form too:
 * each part is a deflate segment of its own, ended on a byte, and the nonce stands between them as
 * an uncompressed block.
 */
export type WovenPage = {
  readonly parts: readonly string[];
  /** Made at the second use: most pages that are not shared have only one. */
  plain: Sheets | undefined;
  isUsed: boolean;
  /** Made at the first request that accepts it. */
  compressed: Sheets | undefined;
};

/**
 * Copies of one page, lent to answers under way and taken back when they are sent. A nonce has
 * always the same length, so that a copy is used again by writing the next nonce over the last.
 */
type Sheets = {
  readonly master: Buffer;
  readonly gaps: readonly number[];
  readonly free: Buffer[];
};

/** A copy with its nonce; `giveBack` must be called once it has been sent. */
export type WovenCopy = { readonly bytes: Buffer; readonly giveBack: () => void };

const emptyNonce = Buffer.alloc(nonceLength);

/** How many copies of a page wait for their next use; more are made and dropped under load. */
const keptCopies = 32;

const sheetsOf = (parts: readonly Buffer[], filler: Buffer, nonceOffset: number): Sheets => {
  const gaps: number[] = [];
  const pieces: Buffer[] = [];
  let length = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      gaps.push(length + nonceOffset);
      pieces.push(filler);
      length += filler.length;
    }
    pieces.push(part);
    length += part.length;
  }
  return { master: Buffer.concat(pieces), gaps, free: [] };
};

/** Splits a rendered page at its nonce gaps. */
export const splitPage = (html: string, gap: string | undefined): WovenPage => ({
  parts: gap === undefined ? [html] : html.split(gap),
  plain: undefined,
  isUsed: false,
  compressed: undefined,
});

const lend = ({ master, gaps, free }: Sheets, nonce: string): WovenCopy => {
  const bytes = free.pop() ?? Buffer.from(master);
  for (const gap of gaps) bytes.write(nonce, gap, nonceLength, 'latin1');
  return {
    bytes,
    giveBack: () => {
      if (free.length < keptCopies) free.push(bytes);
    },
  };
};

/** The page as it is sent, with the nonce in its gaps. */
export const weave = (page: WovenPage, nonce: string): WovenCopy => {
  if (!page.isUsed) {
    page.isUsed = true;
    return { bytes: Buffer.from(page.parts.join(nonce)), giveBack: () => undefined };
  }
  page.plain ??= sheetsOf(buffersOf(page), emptyNonce, 0);
  return lend(page.plain, nonce);
};

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** The end of a deflate stream, a last block with nothing in it, and room for the trailer. */
const streamEnd = Buffer.from([0x03, 0x00, 0, 0, 0, 0, 0, 0, 0, 0]);

const trailerLength = 8;

/** An uncompressed block of the nonce's length: a header of five bytes, then the nonce. */
const storedNonce = (): Buffer => {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(nonceLength, 1);
  header.writeUInt16LE(~nonceLength & 0xffff, 3);
  return Buffer.concat([header, emptyNonce]);
};

const buffersOf = ({ parts }: WovenPage): readonly Buffer[] =>
  parts.map((part) => Buffer.from(part));

const compressPart = (part: Buffer): Buffer =>
  deflateRawSync(part, { level: 6, finishFlush: constants.Z_FULL_FLUSH });

const compress = (page: WovenPage): Sheets => {
  const filler = storedNonce();
  const compressed = buffersOf(page).map(compressPart);
  const first = Buffer.concat([gzipHeader, compressed[0] ?? Buffer.alloc(0)]);
  const last = Buffer.concat([compressed.at(-1) ?? Buffer.alloc(0), streamEnd]);
  const pieces =
    compressed.length < 2
      ? [Buffer.concat([first, streamEnd])]
      : [first, ...compressed.slice(1, -1), last];
  return sheetsOf(pieces, filler, filler.length - nonceLength);
};

/** The page as gzip, with the nonce in its gaps; the parts are compressed once a page. */
export const weaveGzip = (page: WovenPage, nonce: string): WovenCopy => {
  page.compressed ??= compress(page);
  const plain = weave(page, nonce);
  const copy = lend(page.compressed, nonce);
  const trailer = copy.bytes.length - trailerLength;
  copy.bytes.writeUInt32LE(crc32(plain.bytes), trailer);
  copy.bytes.writeUInt32LE(plain.bytes.length % 2 ** 32, trailer + 4);
  plain.giveBack();
  return copy;
};
