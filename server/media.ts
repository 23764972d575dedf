import type { IncomingMessage, ServerResponse } from 'node:http';

import { Hono } from 'hono';

import type { HeaderReader } from '../adapters/http/scope.ts';
import type { WantedFormat } from '../adapters/media/choose-format.ts';
import { occasionalReport } from '../adapters/media/occasional-report.ts';
import type { PictureAnswer, PictureFailure, Pictures } from '../adapters/media/pictures.ts';
import { defaultPictureFormat } from '../core/domain/image/formats.ts';
import type { CodedFormat } from '../core/domain/image/formats.ts';
import { isArtwork } from '../core/domain/products/artworks.ts';
import { parseMediaPath } from '../core/domain/image/image.ts';
import type { ImageError, MediaPath } from '../core/domain/image/image.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { Log } from '../core/ports/log.ts';
import { acceptsType } from './http/accept.ts';
import { namesTag } from './http/entity-tag.ts';
import { leaving } from './http/leaving.ts';

export interface MediaService {
  /** To be mounted at `/media`. */
  readonly app: Hono;
  /**
   * For reading requests of a plain Node server: a web request and response cost more than a
   * finished picture does.
   */
  readonly listen: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Pictures being made, and those that wait. */
  readonly load: Pictures['load'];
  /** Drops what waits; settles when what is being made has ended. */
  readonly close: () => Promise<void>;
}

const contentTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Readonly<Record<CodedFormat, string>>;

/** `standIn` is WebP while AVIF is being made. */
const cacheControl = {
  fixed: {
    final: 'public, max-age=31536000, immutable',
    standIn: 'public, max-age=60',
  },
  negotiated: {
    final: 'public, max-age=86400, stale-while-revalidate=604800',
    standIn: 'public, max-age=60, stale-while-revalidate=604800',
  },
  refused: 'public, max-age=60',
  failed: 'no-store',
} as const;

/** Seconds, when too many pictures wait, or the vendor is away. */
const retryAfter = 5;

/** Milliseconds between reports of a full queue, or of assets that do not come. */
const reportEvery = 60_000;

/** A malformed path is 400, one that names a missing picture 404. */
const statusOf = (error: ImageError): 400 | 404 =>
  error.kind === 'malformed-path' || error.kind === 'malformed-source' ? 400 : 404;

/** JPEG for crawlers and mail clients, which name neither. */
const wantedFormat = ({ format }: MediaPath, accept: string): WantedFormat => {
  if (format !== 'auto') return format;
  if (acceptsType(accept, contentTypes.avif)) return 'smallest';
  return acceptsType(accept, contentTypes[defaultPictureFormat]) ? defaultPictureFormat : 'jpg';
};

type MediaAnswer = {
  readonly status: 200 | 304 | 400 | 404 | 500 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer<ArrayBuffer> | string | null;
};

const message = (
  status: MediaAnswer['status'],
  text: string,
  headers: MediaAnswer['headers'],
): MediaAnswer => ({
  status,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify({ message: { text } }),
});

const refusal = (error: ImageError): MediaAnswer =>
  message(statusOf(error), error.kind, { 'cache-control': cacheControl.refused });

/** What is not there is a client's or an editor's slip; what passes is not kept. */
const failure = (kind: PictureFailure['kind']): MediaAnswer => {
  switch (kind) {
    case 'render-failed':
      return message(500, kind, { 'cache-control': cacheControl.failed });
    case 'asset-not-found':
    case 'asset-unreadable':
      return message(404, kind, { 'cache-control': cacheControl.refused });
    case 'busy':
    case 'abandoned':
    case 'asset-unavailable':
      return message(503, kind, {
        'cache-control': cacheControl.failed,
        'retry-after': String(retryAfter),
      });
  }
};

const tagOf = (name: string): string => `"${name}"`;

const success = (picture: Exclude<PictureAnswer, PictureFailure>, isAuto: boolean): MediaAnswer => {
  const { final, standIn } = isAuto ? cacheControl.negotiated : cacheControl.fixed;
  const headers = {
    etag: tagOf(picture.name),
    'cache-control': picture.isFinal ? final : standIn,
    ...(isAuto && { vary: 'Accept' }),
  };
  if (picture.kind === 'unchanged') return { status: 304, headers, body: null };
  const { format, bytes } = picture;
  const typed = { 'content-type': contentTypes[format], 'content-length': String(bytes.length) };
  return { status: 200, headers: { ...headers, ...typed }, body: bytes };
};

/**
 * Only addresses of the core's tables are drawn; others are 400 or 404 with the reason's name. AVIF
 * is answered where it is made already; until then WebP, under its own type and tag and for a
 * minute.
 */
export const mediaService = (options: {
  readonly pictures: Pictures;
  readonly clock: Clock;
  readonly log: Log;
}): MediaService => {
  const { pictures, clock, log } = options;
  const app = new Hono();
  const reportBusy = occasionalReport(clock, reportEvery, (path: string, times) => {
    log.report('pictures-busy', { path, times });
  });

  const reportAsset = occasionalReport(
    clock,
    reportEvery,
    ({ path, reason }: { readonly path: string; readonly reason: string }, times) => {
      log.report('asset-not-loaded', { path, reason, times });
    },
  );

  const report = (path: string, failed: PictureFailure): void => {
    if (failed.kind === 'busy') reportBusy(path);
    if (failed.kind === 'asset-unreadable' || failed.kind === 'asset-unavailable')
      reportAsset({ path, reason: failed.reason });
    // A client that has left is not a fault.
    if (failed.kind === 'render-failed')
      log.report('request-failed', { path, reason: String(failed.cause) });
  };

  const answer = async (
    pathname: string,
    header: HeaderReader,
    signal: AbortSignal,
  ): Promise<MediaAnswer> => {
    const parsed = parseMediaPath(pathname);
    if (parsed._tag === 'Left') return refusal(parsed.left);
    const path = parsed.right;
    if (path.source.kind === 'artwork' && !isArtwork(path.source))
      return refusal({ kind: 'unknown-design', part: path.source.design });
    const held = header('if-none-match');
    const found = await pictures.answer({
      request: path,
      wanted: wantedFormat(path, header('accept') ?? ''),
      isHeld: (name) => namesTag(held, tagOf(name)),
      signal,
    });
    if (found.kind === 'picture' || found.kind === 'unchanged')
      return success(found, path.format === 'auto');
    report(pathname, found);
    return failure(found.kind);
  };

  app.use(async (context, next) => {
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
  });

  app.get('/*', async ({ req }) => {
    const { pathname } = new URL(req.url);
    const { status, headers, body } = await answer(
      pathname,
      (name) => req.header(name),
      req.raw.signal,
    );
    return new Response(body, { status, headers });
  });

  const listen: MediaService['listen'] = async (request, response) => {
    const { url = '', headers: asked, method } = request;
    const [pathname = ''] = url.split('?', 1);
    const { status, headers, body } = await answer(
      pathname,
      (name) => String(asked[name] ?? ''),
      leaving(response),
    );
    response.writeHead(status, { ...headers, 'x-content-type-options': 'nosniff' });
    response.end(method === 'HEAD' ? undefined : body);
  };

  return { app, listen, load: pictures.load, close: pictures.close };
};
