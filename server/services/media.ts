import { Hono } from 'hono';
import type { Context } from 'hono';

import type { WantedFormat } from '../../adapters/media/choose-format.ts';
import { occasionalReport } from '../../adapters/media/occasional-report.ts';
import type { PictureAnswer, PictureFailure, Pictures } from '../../adapters/media/pictures.ts';
import { defaultPictureFormat } from '../../core/domain/image/formats.ts';
import type { CodedFormat } from '../../core/domain/image/formats.ts';
import { parseMediaPath } from '../../core/domain/image/image.ts';
import type { ImageError, MediaPath } from '../../core/domain/image/image.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Log } from '../../core/ports/log.ts';
import { acceptsType } from '../http/accept.ts';
import { namesTag } from '../http/entity-tag.ts';

/** The embedded media service. */
export interface MediaService {
  /** To be mounted at `/media`. */
  readonly app: Hono;
  /** How many pictures are being made, and how many wait for it. */
  readonly load: Pictures['load'];
  /** Drops what waits and settles when what is being made has ended. */
  readonly close: () => Promise<void>;
}

const contentTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Readonly<Record<CodedFormat, string>>;

/** How long an answer may be kept; `standIn` is WebP while AVIF is being made. */
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

/** Seconds after which a client may ask again when too many pictures wait. */
const retryAfter = 5;

/** How often a full queue is reported, in milliseconds. */
const reportEvery = 60_000;

/**
 * A path that is not a media path at all is the client's slip; one that names what is not there,
 * 404.
 */
const statusOf = (error: ImageError): 400 | 404 =>
  error.kind === 'malformed-path' || error.kind === 'malformed-source' ? 400 : 404;

/** What `auto` is for a client; JPEG for those that name neither, crawlers and mail clients. */
const wantedFormat = ({ format }: MediaPath, accept: string): WantedFormat => {
  if (format !== 'auto') return format;
  if (acceptsType(accept, contentTypes.avif)) return 'smallest';
  return acceptsType(accept, contentTypes[defaultPictureFormat]) ? defaultPictureFormat : 'jpg';
};

const refusal = (context: Context, error: ImageError): Response => {
  context.header('Cache-Control', cacheControl.refused);
  return context.json({ message: { text: error.kind } }, statusOf(error));
};

const failure = (context: Context, kind: PictureFailure['kind']): Response => {
  context.header('Cache-Control', cacheControl.failed);
  if (kind === 'render-failed') return context.json({ message: { text: kind } }, 500);
  context.header('Retry-After', String(retryAfter));
  return context.json({ message: { text: kind } }, 503);
};

const tagOf = (name: string): string => `"${name}"`;

const success = (
  context: Context,
  picture: Exclude<PictureAnswer, PictureFailure>,
  isAuto: boolean,
): Response => {
  const { final, standIn } = isAuto ? cacheControl.negotiated : cacheControl.fixed;
  context.header('ETag', tagOf(picture.name));
  context.header('Cache-Control', picture.isFinal ? final : standIn);
  if (isAuto) context.header('Vary', 'Accept');
  if (picture.kind === 'unchanged') return context.body(null, 304);
  context.header('Content-Type', contentTypes[picture.format]);
  context.header('Content-Length', String(picture.bytes.length));
  return context.body(picture.bytes);
};

/**
 * Answers `/media` with pictures. Only addresses that the core's tables allow are drawn; what a
 * client sends wrong is 400 or 404 with the reason's name. AVIF is answered where it is made
 * already; until then WebP, under its own type and tag and for a minute.
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

  const report = (path: string, failed: PictureFailure): void => {
    if (failed.kind === 'busy') reportBusy(path);
    // A client that has left needs nothing and is nothing unusual.
    if (failed.kind === 'render-failed')
      log.report('request-failed', { path, reason: String(failed.cause) });
  };

  app.use(async (context, next) => {
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
  });

  app.get('/*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const parsed = parseMediaPath(pathname);
    if (parsed._tag === 'Left') return refusal(context, parsed.left);
    const path = parsed.right;
    const held = context.req.header('If-None-Match');
    const answer = await pictures.answer({
      request: path,
      wanted: wantedFormat(path, context.req.header('Accept') ?? ''),
      isHeld: (name) => namesTag(held, tagOf(name)),
      signal: context.req.raw.signal,
    });
    if (answer.kind === 'picture' || answer.kind === 'unchanged')
      return success(context, answer, path.format === 'auto');
    report(pathname, answer);
    return failure(context, answer.kind);
  });

  return { app, load: pictures.load, close: pictures.close };
};
