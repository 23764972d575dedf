import { once } from 'node:events';
import { existsSync, ReadStream, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { mime, send } from '@fastify/send';

import { isShortOfDescriptors } from '../../adapters/shared/thrown.ts';
import { acceptedEncoding, encodings, type Encoding } from './accept.ts';
import { framePolicy, workerPolicy, workersFolder } from './security-headers.ts';

const endings = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

type StaticFile = {
  readonly path: string;
  readonly encodings: readonly Encoding[];
  readonly type: string;
};

/** False where no such file exists. */
type StaticFiles = (request: IncomingMessage, response: ServerResponse, path: string) => boolean;

/** By its path in an address; hidden files are not for the public. */
const listFiles = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((path) => !/(?:^|\/)\./u.test(path))
        .map((path) => `/${path}`)
    : [];

/** The library's table is older than RFC 9239. */
const ownTypes: Readonly<Record<string, string>> = { '.js': 'text/javascript' };

const typeOf = (path: string): string => {
  const type = ownTypes[extname(path)] ?? mime.getType(path) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
};

const filesOf = (folder: string): ReadonlyMap<string, StaticFile> => {
  const paths = new Set(listFiles(folder));
  const compressed = new Set<string>(Object.values(endings));
  return new Map(
    [...paths]
      .filter((path) => !compressed.has(extname(path)))
      .map((path) => [
        path,
        {
          path,
          encodings: encodings.filter((encoding) => paths.has(path + endings[encoding])),
          type: typeOf(path),
        },
      ]),
  );
};

/** Names under /assets carry a hash of their content: they never change. */
const cachingOf = (path: string) =>
  path.startsWith('/assets/')
    ? ({ maxAge: '365d', immutable: true } as const)
    : ({ maxAge: '1h', immutable: false } as const);

/** What is refused is told as a document. */
const policyOf = ({ path }: StaticFile, isFile: boolean): string => {
  if (!isFile) return `default-src 'none'; ${framePolicy}`;
  return path.startsWith(workersFolder) ? workerPolicy : framePolicy;
};

/** Before its open settles, a file has not been announced. */
const opened = async (stream: Readable): Promise<void> => {
  if (stream instanceof ReadStream && stream.pending) await once(stream, 'open');
};

/**
 * Built files, listed once at start, so that no other path reaches the file system; ranges, entity
 * tags and conditional requests by `@fastify/send`. Compressed forms of the build go to those who
 * accept them.
 */
export const createStaticFiles = (folder: string): StaticFiles => {
  const files = filesOf(folder);

  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    file: StaticFile,
  ): Promise<void> => {
    const encoding = acceptedEncoding(request.headers['accept-encoding'], file.encodings);
    const path = encoding === undefined ? file.path : file.path + endings[encoding];
    const { statusCode, headers, stream } = await send(request, encodeURI(path), {
      root: folder,
      index: false,
      contentType: false,
      ...cachingOf(file.path),
    });
    await opened(stream);
    const isFile = statusCode < 400;
    response.writeHead(statusCode, {
      ...headers,
      'content-security-policy': policyOf(file, isFile),
      ...(isFile && { 'content-type': file.type, vary: 'accept-encoding' }),
      ...(isFile && encoding !== undefined && { 'content-encoding': encoding }),
    });
    // Closes the file when a reader goes away, and the answer when the file does.
    pipeline(stream, response, () => undefined);
  };

  return (request, response, path) => {
    const file = files.get(path);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (file === undefined || !isRead) return false;
    answer(request, response, file).catch((error: unknown) => {
      // A build under a running server may have taken the file away.
      const status = isShortOfDescriptors(error) ? 503 : 404;
      if (!response.headersSent)
        response.writeHead(status, status === 503 ? { 'retry-after': '1' } : {});
      response.end();
    });
    return true;
  };
};
