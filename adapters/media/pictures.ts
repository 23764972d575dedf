import { LRUCache } from 'lru-cache';

import type { CodedFormat } from '../../core/domain/image/formats.ts';
import { presetOf } from '../../core/domain/image/presets.ts';
import { printSource } from '../../core/domain/image/sources.ts';
import { singleFlight, stays } from '../shared/single-flight.ts';
import { assetDigest } from './asset-digest.ts';
import type { AssetFailure, ContentAssets } from './content-assets.ts';
import { formatChoices, type FormatChoice, type WantedFormat } from './choose-format.ts';
import type {
  AssetRequest,
  DrawingRequest,
  DrawnPicture,
  PhotoPicture,
  PictureRequest,
} from './drawing.ts';
import type { Drawing } from './draw-in-thread.ts';
import type { Encode } from './encode.ts';
import { codeOf, isShortOfDescriptors } from '../shared/thrown.ts';
import type { PictureStore } from './store.ts';
import type { Work, WorkAnswer, WorkLoad } from './work.ts';

export type PictureQuestion = {
  readonly request: PictureRequest;
  readonly wanted: WantedFormat;
  /** The client holds it already. */
  readonly isHeld: (name: string) => boolean;
  /** Aborted when the client has left. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Too many pictures wait, the client left, drawing or coding failed, or the content space does not
 * have the picture.
 */
export type PictureFailure =
  | AssetFailure
  | { readonly kind: 'busy' }
  | { readonly kind: 'abandoned' }
  | { readonly kind: 'render-failed'; readonly cause: unknown };

/** The name changes whenever the bytes would; `unchanged` where the client has it. */
export type PictureAnswer =
  | (FormatChoice & {
      readonly kind: 'picture';
      readonly name: string;
      readonly bytes: Buffer<ArrayBuffer>;
    })
  | (FormatChoice & { readonly kind: 'unchanged'; readonly name: string })
  | PictureFailure;

export type Pictures = {
  /**
   * Made now if it is not there. AVIF is never made while a client waits: WebP stands in, and AVIF
   * is made when there is nothing better to do.
   */
  readonly answer: (question: PictureQuestion) => Promise<PictureAnswer>;
  readonly load: () => WorkLoad;
  /** Drops what waits, and settles when what is being made has ended. */
  readonly close: () => Promise<void>;
};

type PicturesSettings = {
  readonly drawing: Drawing;
  readonly encode: Encode;
  readonly store: PictureStore;
  readonly work: Work;
  /** Editors' pictures; undefined with the embedded content service. */
  readonly assets?: ContentAssets | undefined;
  /** A picture could not be made in the background. */
  readonly report: (cause: unknown) => void;
};

/** Some 200 bytes each. */
const rememberedAddresses = 20_000;

/** AVIFs that are not tried again. */
const rememberedFailures = 1_000;

const nameOf = (digest: string, format: CodedFormat): string => `${digest}.${format}`;

/** Both endings of a source are the same picture. */
const keyOf = ({ preset, density, source }: PictureRequest): string =>
  `${preset}@${density}/${printSource(source.kind === 'asset' ? source : { ...source, ending: 'png' })}`;

/** A shortage of descriptors or threads passes: it asks to try again. */
const failureOf = (cause: unknown): PictureFailure =>
  isShortOfDescriptors(cause) || codeOf(cause) === 'ERR_WORKER_INIT_FAILED'
    ? { kind: 'busy' }
    : { kind: 'render-failed', cause };

const pictureOf = (bytes: Buffer<ArrayBuffer> | undefined) =>
  bytes && { kind: 'picture' as const, bytes };

/** Under the digest of what is seen. */
type Made = {
  readonly kind: 'made';
  readonly digest: string;
  readonly bytes: Buffer<ArrayBuffer>;
};

type InTurn = <A>(task: () => Promise<A>) => Promise<WorkAnswer<A>>;

/** For who has had the turn already. */
const atOnce: InTurn = async (task) => ({ kind: 'done', value: await task() });

/** Pictures from a drawing or a content space, an encoder and a store. */
export const pictures = (settings: PicturesSettings): Pictures => {
  const { drawing, encode, store, work, assets, report } = settings;
  const digests = new LRUCache<string, string>({ max: rememberedAddresses });
  const failed = new LRUCache<string, true>({ max: rememberedFailures });
  const makings = singleFlight<WorkAnswer<Made | AssetFailure>>();
  const preparing = new Set<string>();

  const draw = async (request: DrawingRequest): Promise<DrawnPicture> => {
    const drawn = await drawing.draw(request);
    digests.set(keyOf(request), drawn.digest);
    return drawn;
  };

  const code = async (
    request: PictureRequest,
    picture: DrawnPicture | PhotoPicture,
    format: CodedFormat,
  ): Promise<Made> => {
    const { digest } = picture;
    const bytes = await encode(request, picture, format);
    await store.write(nameOf(digest, format), bytes);
    return { kind: 'made', digest, bytes };
  };

  const makeDrawing = async (request: DrawingRequest, format: CodedFormat): Promise<Made> => {
    const drawn = await draw(request);
    const { digest } = drawn;
    const there = await store.read(nameOf(digest, format));
    return there ? { kind: 'made', digest, bytes: there } : code(request, drawn, format);
  };

  /** A photo that cannot be read is its editor's; what passes in a moment is ours. */
  const codePhoto = async (
    request: AssetRequest,
    photo: PhotoPicture,
    format: CodedFormat,
  ): Promise<Made | AssetFailure> => {
    try {
      return await code(request, photo, format);
    } catch (cause) {
      if (failureOf(cause).kind === 'busy') throw cause;
      return { kind: 'asset-unreadable', reason: String(cause) };
    }
  };

  /**
   * The caller has looked for a kept picture. The photo is awaited before the queue, so a slow
   * vendor delays no other picture.
   */
  const makeAsset = async (
    request: AssetRequest,
    format: CodedFormat,
    signal: AbortSignal,
    inTurn: InTurn,
  ): Promise<WorkAnswer<Made | AssetFailure>> => {
    const digest = assetDigest(request);
    if (assets === undefined) return { kind: 'done', value: { kind: 'asset-not-found' } };
    const { width, height } = presetOf(request.preset);
    const size = { width: width * request.density, height: height * request.density };
    const fetched = await assets.fetch(request.source, size, signal);
    if (fetched.kind !== 'done') return fetched;
    const answer = fetched.value;
    if (answer.kind !== 'photo') return { kind: 'done', value: answer };
    return inTurn(() => codePhoto(request, { photo: answer.bytes, digest }, format));
  };

  const make = async (
    request: PictureRequest,
    format: CodedFormat,
    signal: AbortSignal,
  ): Promise<WorkAnswer<Made | AssetFailure>> => {
    const inTurn: InTurn = (task) => work.urgent(task, signal);
    const { source } = request;
    return source.kind === 'asset'
      ? makeAsset({ ...request, source }, format, signal, inTurn)
      : inTurn(() => makeDrawing({ ...request, source }, format));
  };

  /**
   * Inside a turn of the queue, so it waits for no other. A vendor that is away is asked another
   * time.
   */
  const makeAvif = async ({ source, ...request }: PictureRequest): Promise<void> => {
    if (source.kind !== 'asset') return void (await makeDrawing({ ...request, source }, 'avif'));
    const made = await makeAsset({ ...request, source }, 'avif', stays, atOnce);
    if (made.kind === 'done' && made.value.kind === 'asset-unreadable')
      throw new Error(made.value.reason);
  };

  const prepareAvif = (request: PictureRequest, digest: string): void => {
    // What a full disk does not keep would be made again and again.
    if (preparing.has(digest) || failed.has(digest) || store.isRefusing()) return;
    const isQueued = work.later(async () => {
      try {
        await makeAvif(request);
      } catch (cause) {
        failed.set(digest, true);
        report(cause);
      } finally {
        preparing.delete(digest);
      }
    });
    if (isQueued) preparing.add(digest);
  };

  const choicesOf = (digest: string, wanted: WantedFormat) =>
    formatChoices(wanted, (format) => store.sizeOf(nameOf(digest, format)));

  /** If the file of the best format is gone, the next one. */
  const find = async (
    digest: string,
    { request, wanted, isHeld }: PictureQuestion,
    made?: { readonly format: CodedFormat; readonly bytes: Buffer<ArrayBuffer> },
  ): Promise<PictureAnswer | undefined> => {
    for (const choice of choicesOf(digest, wanted)) {
      const name = nameOf(digest, choice.format);
      const found = isHeld(name)
        ? { kind: 'unchanged' as const }
        : pictureOf(made?.format === choice.format ? made.bytes : await store.read(name));
      if (found === undefined) continue;
      if (!choice.isFinal) prepareAvif(request, digest);
      return { ...choice, ...found, name };
    }
    return undefined;
  };

  const digestOf = ({ source, ...request }: PictureRequest): string | undefined =>
    source.kind === 'asset'
      ? assetDigest({ ...request, source })
      : digests.get(keyOf({ ...request, source }));

  const answer = async (question: PictureQuestion): Promise<PictureAnswer> => {
    const { request, wanted, signal } = question;
    const key = keyOf(request);
    const known = digestOf(request);
    const found = known === undefined ? undefined : await find(known, question);
    if (found !== undefined) return found;
    const format = wanted === 'jpg' ? 'jpg' : 'webp';
    const made = await makings
      .join(`${key}.${format}`, signal ?? stays, (everyoneLeft) =>
        make(request, format, everyoneLeft),
      )
      .catch((error: unknown) => {
        if (signal?.aborted === true) return { kind: 'abandoned' } as const;
        throw error;
      });
    if (made.kind !== 'done') return made;
    if (made.value.kind !== 'made') return made.value;
    const { digest, bytes } = made.value;
    // An earlier process may have left the better format. The last choice is the one just made.
    return (await find(digest, question, { format, bytes })) ?? { kind: 'busy' };
  };

  return {
    answer: (question) => answer(question).catch(failureOf),
    load: work.load,
    close: async () => {
      await Promise.all([work.stop(), assets?.close()]);
      await Promise.all([store.close(), drawing.close()]);
    },
  };
};
