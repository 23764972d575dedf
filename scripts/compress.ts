/**
 * Writes a Brotli and a gzip copy beside every client asset that gains from it, so that the server
 * sends ready bytes and can afford the strongest setting. Pictures and WOFF2 are packed already.
 */
import { promisify } from 'node:util';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = join(import.meta.dirname, '..', 'build', 'client');
const compressible = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.svg',
  '.ttf',
  '.txt',
  '.wasm',
  '.xml',
]);
/** Below this many bytes the headers weigh more than the gain. */
const smallest = 1024;

const brotli = (content: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

const gzipped = (content: Buffer): Promise<Buffer> => promisify(gzip)(content, { level: 9 });

const compress = async (path: string): Promise<void> => {
  const content = await readFile(path);
  if (content.length < smallest) return;
  const [br, gz] = await Promise.all([brotli(content), gzipped(content)]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
};

const files = await readdir(folder, { recursive: true, withFileTypes: true });

await Promise.all(
  files
    .filter((file) => file.isFile() && compressible.has(extname(file.name)))
    .map((file) => compress(join(file.parentPath, file.name))),
);
