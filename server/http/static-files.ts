import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream';

import { acceptsEncoding } from './accepted-encoding.ts';
import { commonHeaders } from './security-headers.ts';

type Encoding = 'br' | 'gzip';

type StaticFile = {
  readonly file: string;
  readonly size: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly encoded: Partial<Record<Encoding, { readonly file: string; readonly size: number }>>;
};

/** Answers a request for a built file; false where there is none. */
export type StaticFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => boolean;

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const endings = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

const listFiles = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

const describe = (file: string, path: string): StaticFile => {
  const variant = (encoding: Encoding): StaticFile['encoded'] => {
    const encodedFile = `${file}${endings[encoding]}`;
    return existsSync(encodedFile)
      ? { [encoding]: { file: encodedFile, size: statSync(encodedFile).size } }
      : {};
  };
  // Names under /assets carry a hash of their content: they never change.
  const caching = path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';
  return {
    file,
    size: statSync(file).size,
    headers: {
      ...commonHeaders,
      'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
      'cache-control': caching,
      vary: 'accept-encoding',
    },
    encoded: { ...variant('br'), ...variant('gzip') },
  };
};

const acceptedVariant = (
  { file, size, encoded }: StaticFile,
  accepted: string | undefined,
): { file: string; size: number; encoding: string | undefined } => {
  const encoding = (['br', 'gzip'] as const).find(
    (name) => encoded[name] !== undefined && acceptsEncoding(accepted, name),
  );
  const variant = encoding === undefined ? undefined : encoded[encoding];
  return variant === undefined ? { file, size, encoding: undefined } : { ...variant, encoding };
};

/**
 * The built files of a folder, listed once at start, so that no request's path ever reaches the
 * file system. Compressed forms that the build made are sent to those who accept them.
 */
export const createStaticFiles = (folder: string): StaticFiles => {
  const compressed = new Set<string>(Object.values(endings));
  const files = new Map(
    listFiles(folder)
      .filter((file) => !compressed.has(extname(file)))
      .map((file) => {
        const path = `/${relative(folder, file).split(sep).join('/')}`;
        return [path, describe(file, path)] as const;
      }),
  );
  const small = new Map<string, Buffer>();
  const bytesOf = (file: string): Buffer | undefined => {
    const known = small.get(file);
    if (known !== undefined) return known;
    // A build under a running server may have taken it away since it was listed.
    if (!existsSync(file)) return undefined;
    const read = readFileSync(file);
    small.set(file, read);
    return read;
  };
  return (request, response, path) => {
    const found = files.get(path);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (found === undefined || !isRead) return false;
    const { file, size, encoding } = acceptedVariant(found, request.headers['accept-encoding']);
    const isSmall = size < 1_000_000;
    const bytes = isSmall ? bytesOf(file) : undefined;
    if (isSmall && bytes === undefined) return false;
    response.writeHead(200, {
      ...found.headers,
      'content-length': bytes?.length ?? size,
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    });
    if (request.method === 'HEAD') response.end();
    else if (bytes !== undefined) response.end(bytes);
    // It closes the file when a reader goes away, and the answer when the file does.
    else pipeline(createReadStream(file), response, () => undefined);
    return true;
  };
};
