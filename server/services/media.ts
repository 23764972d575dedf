import { Hono } from 'hono';
import type { Context } from 'hono';
import { isPicture, pictures } from '../../adapters/media/pictures.ts';
import type { CodedPicture, PictureFailure, Pictures } from '../../adapters/media/pictures.ts';
import { defaultPictureFormat } from '../../core/domain/image/formats.ts';
import type { CodedFormat } from '../../core/domain/image/formats.ts';
import { parseMediaPath } from '../../core/domain/image/image.ts';
import type { ImageError, MediaPath } from '../../core/domain/image/image.ts';
import { presetOf } from '../../core/domain/image/presets.ts';
import type { PresetName } from '../../core/domain/image/presets.ts';
import type { PictureSource } from '../../core/domain/image/sources.ts';
import type { Log } from '../../core/ports/log.ts';
import { acceptsType } from '../http/accept.ts';

/** The embedded media service. */
export interface MediaService {
  /** To be mounted at `/media`. */
  readonly app: Hono;
  /** Has pictures made ahead, in both densities, when there is nothing better to do. */
  readonly warm: (wanted: readonly (readonly [PresetName, PictureSource])[]) => void;
  /** Drops what waits and settles when what is being made has ended. */
  readonly close: () => Promise<void>;
}

const contentTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Readonly<Record<CodedFormat, string>>;

const cacheControl = {
  fixed: 'public, max-age=31536000, immutable',
  negotiated: 'public, max-age=86400, stale-while-revalidate=604800',
  refused: 'public, max-age=60',
  failed: 'no-store',
} as const;

/**
 * A path that is not a media path at all is the client's slip; one that names what is not there,
 * 404.
 */
const statusOf = (error: ImageError): 400 | 404 =>
  error.kind === 'malformed-path' || error.kind === 'malformed-source' ? 400 : 404;

/**
 * Answers `auto`: AVIF where it is made already and smaller, else WebP at once while AVIF is made
 * in the background; JPEG for those that name neither, crawlers and mail clients among them.
 */
const negotiated = async (
  made: Pictures,
  path: MediaPath,
  accept: string,
): Promise<CodedPicture | PictureFailure> => {
  const avifWelcome = acceptsType(accept, contentTypes.avif);
  if (!avifWelcome && !acceptsType(accept, contentTypes[defaultPictureFormat]))
    return made.picture(path, 'jpg');
  const [usual, better] = await Promise.all([
    made.picture(path, defaultPictureFormat),
    avifWelcome ? made.ready(path, 'avif') : undefined,
  ]);
  if (avifWelcome && better === undefined && isPicture(usual)) made.prepare(path, 'avif');
  return better !== undefined && isPicture(usual) && better.bytes.length < usual.bytes.length
    ? better
    : usual;
};

const refusal = (context: Context, error: ImageError): Response => {
  context.header('Cache-Control', cacheControl.refused);
  return context.json({ message: { text: error.kind } }, statusOf(error));
};

const failure = (context: Context, kind: PictureFailure['kind']): Response => {
  context.header('Cache-Control', cacheControl.failed);
  if (kind === 'busy') context.header('Retry-After', '1');
  return context.json({ message: { text: kind } }, kind === 'busy' ? 503 : 500);
};

const reasonOf = (failed: PictureFailure): string =>
  failed.kind === 'busy' ? failed.kind : `${failed.kind}: ${String(failed.cause)}`;

const matches = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  header
    .split(',')
    .some((given) => given.trim() === '*' || given.trim().replace(/^W\//, '') === tag);

const answer = (context: Context, picture: CodedPicture, auto: boolean): Response => {
  const tag = `"${picture.name}"`;
  context.header('ETag', tag);
  context.header('Cache-Control', auto ? cacheControl.negotiated : cacheControl.fixed);
  if (auto) context.header('Vary', 'Accept');
  if (matches(context.req.header('If-None-Match'), tag)) return context.body(null, 304);
  context.header('Content-Type', contentTypes[picture.format]);
  context.header('Content-Length', String(picture.bytes.length));
  return context.body(new Uint8Array(picture.bytes));
};

/**
 * Draws, codes and keeps pictures under `{dataDir}/media`. Only addresses that the core's tables
 * allow are drawn; what a client sends wrong is 400 or 404 with the reason's name.
 */
export const mediaService = (options: {
  readonly dataDir: string;
  readonly log: Log;
}): MediaService => {
  const made = pictures(options.dataDir);
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
  });

  app.get('/*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const parsed = parseMediaPath(pathname);
    if (parsed._tag === 'Left') return refusal(context, parsed.left);
    const path = parsed.right;
    const auto = path.format === 'auto';
    const picture =
      path.format === 'auto'
        ? await negotiated(made, path, context.req.header('Accept') ?? '')
        : await made.picture(path, path.format);
    if (isPicture(picture)) return answer(context, picture, auto);
    options.log.report('request-failed', { path: pathname, reason: reasonOf(picture) });
    return failure(context, picture.kind);
  });

  return {
    app,
    warm: (wanted) => {
      for (const [preset, source] of wanted) {
        for (const density of presetOf(preset).densities) {
          made.prepare({ preset, density, source }, defaultPictureFormat);
        }
      }
    },
    close: made.close,
  };
};
