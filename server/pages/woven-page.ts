import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A rendered page with gaps for the nonce. The page is the same for every visitor and kept in the
 * cache; only the nonce differs, so it is woven in at the very end, into the compressed form too:
 * each part is a deflate segment of its own, ended on a byte, and the nonce stands between them as
 * an uncompressed block.
 */
export type WovenPage = {
  readonly parts: readonly Buffer[];
  /** Made at the first request that accepts it. */
  compressed: readonly Buffer[] | undefined;
};

/** Splits a rendered page at its nonce gaps. */
export const splitPage = (html: string, gap: string): WovenPage => ({
  parts: html.split(gap).map((part) => Buffer.from(part)),
  compressed: undefined,
});

const join = (parts: readonly Buffer[], filler: Buffer): Buffer => {
  const [first = Buffer.alloc(0), ...others] = parts;
  if (others.length === 0) return first;
  return Buffer.concat([first, ...others.flatMap((part) => [filler, part])]);
};

/** The page as it is sent, with the nonce in its gaps. */
export const weave = ({ parts }: WovenPage, nonce: string): Buffer =>
  join(parts, Buffer.from(nonce));

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** The end of a deflate stream: a last block of fixed codes with nothing in it. */
const lastBlock = Buffer.from([0x03, 0x00]);

const storedBlock = (bytes: Buffer): Buffer => {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([header, bytes]);
};

const compressPart = (part: Buffer): Buffer =>
  deflateRawSync(part, { level: 7, finishFlush: constants.Z_FULL_FLUSH });

/** The page as gzip, with the nonce in its gaps; the parts are compressed once a page. */
export const weaveGzip = (page: WovenPage, nonce: string): Buffer => {
  page.compressed ??= page.parts.map(compressPart);
  const filler = Buffer.from(nonce);
  const plain = join(page.parts, filler);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(plain), 0);
  trailer.writeUInt32LE(plain.length % 2 ** 32, 4);
  return Buffer.concat([
    gzipHeader,
    join(page.compressed, storedBlock(filler)),
    lastBlock,
    trailer,
  ]);
};
