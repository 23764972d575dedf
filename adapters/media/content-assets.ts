/** Editors' pictures, from the vendor's image service. */
import { assetPath } from '../../core/domain/image/asset-source.ts';
import { defaultPictureFormat } from '../../core/domain/image/formats.ts';
import type { ImageSize } from '../../core/domain/image/image-size.ts';
import { readPictureHead } from '../../core/domain/image/picture-head.ts';
import { contentAssetUrl } from '../../core/domain/image/providers.ts';
import type { AssetSource } from '../../core/domain/image/sources.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { AnswerLimits, Fetch } from '../shared/fetch.ts';
import { createAnswerCache } from '../shared/answer-cache.ts';
import { work, type WorkAnswer } from './work.ts';

/**
 * The space does not have the asset, it is not a picture, or the vendor does not answer. `reason`
 * is for the log.
 */
export type AssetFailure =
  | { readonly kind: 'asset-not-found' }
  | { readonly kind: 'asset-unreadable'; readonly reason: string }
  | { readonly kind: 'asset-unavailable'; readonly reason: string };

type AssetAnswer =
  | { readonly kind: 'photo'; readonly bytes: Uint8Array<ArrayBuffer> }
  | AssetFailure;

export type ContentAssets = {
  /**
   * Cut to a size in pixels. `busy` where too many wait, `abandoned` where the signal is aborted.
   * Never rejects.
   */
  readonly fetch: (
    source: AssetSource,
    size: ImageSize,
    signal: AbortSignal,
  ) => Promise<WorkAnswer<AssetAnswer>>;
  /** Drops what waits, and settles when what is asked for has been answered. */
  readonly close: () => Promise<void>;
};

type ContentAssetsSettings = {
  /** Without a slash at the end. */
  readonly host: string;
  /** Keeps to the limits that it is given, and takes a redirect for an answer. */
  readonly fetch: Fetch;
  /** Of the only space whose assets are fetched; undefined while nobody knows it. */
  readonly ownSpace: () => Promise<string | undefined>;
  readonly clock: Clock;
};

/** Of a photo in the size of a preset. */
const photoLimits: AnswerLimits = { bytes: 8_000_000, milliseconds: 5_000 };

/** Better than what is answered, so that coding it once more is not seen; 100 is refused. */
const photoQuality = 95;

/** Apart from the pool that codes, which a slow vendor must not fill. */
const fetching = { running: 6, urgent: 200, later: 0, quiet: 0 } as const;

/**
 * For the picture's other codings and repeated misses; an outage only as long as clients are told
 * to wait.
 */
const keptFor = { seconds: 60, unavailableSeconds: 5 } as const;

const kept = { answers: 2_000, bytes: 24 * 1024 * 1024 } as const;

/** Beside a photo's bytes. */
const answerBytes = 200;

/** The vendor cannot answer now. */
const passing = (status: number): boolean => status >= 500 || status === 429 || status === 408;

const isGif = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 6)).toString('latin1').startsWith('GIF8');

const photoTypes: readonly string[] = ['jpg', 'png', 'webp', 'avif'];

/** By the first bytes, whatever the answer says of itself: no SVG, no page. */
const isPhoto = (bytes: Uint8Array): boolean =>
  isGif(bytes) || photoTypes.includes(readPictureHead(bytes)?.type ?? '');

const answerOf = async (response: Response): Promise<AssetAnswer> => {
  const { status } = response;
  if (passing(status)) return { kind: 'asset-unavailable', reason: `answered ${status}` };
  if (status >= 400) return { kind: 'asset-not-found' };
  if (status !== 200) return { kind: 'asset-unreadable', reason: `answered ${status}` };
  const bytes = new Uint8Array(await response.arrayBuffer());
  return isPhoto(bytes)
    ? { kind: 'photo', bytes }
    : { kind: 'asset-unreadable', reason: 'no picture by its first bytes' };
};

/** Of the own space, from the configured host and no other. */
export const contentAssets = (settings: ContentAssetsSettings): ContentAssets => {
  const { host, ownSpace, clock } = settings;
  const pool = work(fetching);
  const answers = createAnswerCache<AssetAnswer>({
    clock,
    seconds: keptFor.seconds,
    bounds: {
      entries: kept.answers,
      bytes: kept.bytes,
      sizeOf: (answer) => answerBytes + (answer.kind === 'photo' ? answer.bytes.byteLength : 0),
    },
  });

  const ask = async (address: string, signal: AbortSignal): Promise<AssetAnswer> => {
    try {
      return await answerOf(await settings.fetch(new Request(address, { signal }), photoLimits));
    } catch (error) {
      return { kind: 'asset-unavailable', reason: String(error) };
    }
  };

  const remember = (address: string, answer: AssetAnswer): void =>
    answers.keep(address, answer, {
      seconds: answer.kind === 'asset-unavailable' ? keptFor.unavailableSeconds : keptFor.seconds,
    });

  const askFor = async (
    source: AssetSource,
    address: string,
    signal: AbortSignal,
  ): Promise<AssetAnswer> => {
    const space = await ownSpace();
    if (space === undefined)
      return { kind: 'asset-unavailable', reason: 'the content service does not name its space' };
    if (space !== source.space) return { kind: 'asset-not-found' };
    const answer = await ask(address, signal);
    // Nothing is known of what nobody waited for.
    if (!signal.aborted) remember(address, answer);
    return answer;
  };

  return {
    fetch: async (source, { width, height }, signal) => {
      const address = contentAssetUrl(host, assetPath(source), {
        width,
        height,
        quality: photoQuality,
        blur: 0,
        format: defaultPictureFormat,
      });
      const known = answers.find(address);
      if (known !== undefined) return { kind: 'done', value: known.answer };
      const answer = await pool.urgent(() => askFor(source, address, signal), signal);
      return signal.aborted ? { kind: 'abandoned' } : answer;
    },
    close: pool.stop,
  };
};
