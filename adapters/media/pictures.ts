/** Pictures: drawn, coded, kept, and found again without either. */
import { LRUCache } from 'lru-cache';

import type { CodedFormat } from '../../core/domain/image/formats.ts';
import { printSource } from '../../core/domain/image/sources.ts';
import { formatChoices, type FormatChoice, type WantedFormat } from './choose-format.ts';
import type { DrawnPicture, PictureRequest } from './drawing.ts';
import type { Drawing } from './draw-in-thread.ts';
import type { Encode } from './encode.ts';
import { errorCodeOf, isShortOfDescriptors } from './picture-files.ts';
import { sharedWork } from './shared-work.ts';
import type { PictureStore } from './store.ts';
import type { Work, WorkLoad } from './work.ts';

/** What a client asks for. */
export type PictureQuestion = {
  readonly request: PictureRequest;
  readonly wanted: WantedFormat;
  /** Whether the client has the picture of a name already. */
  readonly isHeld: (name: string) => boolean;
  /** Aborted when the client has left. */
  readonly signal?: AbortSignal | undefined;
};

/** Why there is no picture: too many wait, the client left, or drawing or coding failed. */
export type PictureFailure =
  | { readonly kind: 'busy' }
  | { readonly kind: 'abandoned' }
  | { readonly kind: 'render-failed'; readonly cause: unknown };

/**
 * A coded picture, under a name that changes whenever its bytes would; `unchanged` where the client
 * has it.
 */
export type PictureAnswer =
  | (FormatChoice & {
      readonly kind: 'picture';
      readonly name: string;
      readonly bytes: Buffer<ArrayBuffer>;
    })
  | (FormatChoice & { readonly kind: 'unchanged'; readonly name: string })
  | PictureFailure;

/** Pictures, made once and kept. */
export type Pictures = {
  /**
   * Answers with a picture, made now if it is not there. AVIF is never made while a client waits:
   * WebP stands in, and AVIF is made when there is nothing better to do.
   */
  readonly answer: (question: PictureQuestion) => Promise<PictureAnswer>;
  /** How many pictures are being made, and how many wait for it. */
  readonly load: () => WorkLoad;
  /** Drops what waits, and settles when what is being made has ended. */
  readonly close: () => Promise<void>;
};

type PicturesSettings = {
  readonly drawing: Drawing;
  readonly encode: Encode;
  readonly store: PictureStore;
  readonly work: Work;
  /** Told when a picture could not be made in the background. */
  readonly report: (cause: unknown) => void;
};

/** Addresses whose digests are remembered: some 200 bytes each. */
const rememberedAddresses = 20_000;

/** AVIFs that could not be made, which are not tried again. */
const rememberedFailures = 1_000;

const nameOf = (digest: string, format: CodedFormat): string => `${digest}.${format}`;

/** One key for both endings of a source: they are the same picture. */
const keyOf = ({ preset, density, source }: PictureRequest): string =>
  `${preset}@${density}/${printSource({ ...source, ending: 'png' })}`;

/** What cannot be read or made for want of descriptors or threads can be in a moment. */
const failureOf = (cause: unknown): PictureFailure =>
  isShortOfDescriptors(cause) || errorCodeOf(cause) === 'ERR_WORKER_INIT_FAILED'
    ? { kind: 'busy' }
    : { kind: 'render-failed', cause };

const pictureOf = (bytes: Buffer<ArrayBuffer> | undefined) =>
  bytes && { kind: 'picture' as const, bytes };

/** A picture that was just made or found, under the digest of its drawing. */
type Made = { readonly digest: string; readonly bytes: Buffer<ArrayBuffer> };

/** Pictures from a drawing, an encoder and a store. */
export const pictures = (settings: PicturesSettings): Pictures => {
  const { drawing, encode, store, work, report } = settings;
  const digests = new LRUCache<string, string>({ max: rememberedAddresses });
  const failed = new LRUCache<string, true>({ max: rememberedFailures });
  const makings = sharedWork<Made>();
  const preparing = new Set<string>();

  const draw = async (request: PictureRequest): Promise<DrawnPicture> => {
    const drawn = await drawing.draw(request);
    digests.set(keyOf(request), drawn.digest);
    return drawn;
  };

  const make = async (request: PictureRequest, format: CodedFormat): Promise<Made> => {
    const drawn = await draw(request);
    const name = nameOf(drawn.digest, format);
    const there = await store.read(name);
    if (there !== undefined) return { digest: drawn.digest, bytes: there };
    const bytes = await encode(request, drawn, format);
    await store.write(name, bytes);
    return { digest: drawn.digest, bytes };
  };

  const prepareAvif = (request: PictureRequest, digest: string): void => {
    // What a full disk does not keep would be made again and again.
    if (preparing.has(digest) || failed.has(digest) || store.isRefusing()) return;
    const isQueued = work.later(async () => {
      try {
        await make(request, 'avif');
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

  /** The best that is there, or was just made; a file that is gone gives way to the next. */
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

  const answer = async (question: PictureQuestion): Promise<PictureAnswer> => {
    const { request, wanted, signal } = question;
    const key = keyOf(request);
    const known = digests.get(key);
    const found = known === undefined ? undefined : await find(known, question);
    if (found !== undefined) return found;
    const format = wanted === 'jpg' ? 'jpg' : 'webp';
    const made = await makings.join(`${key}.${format}`, signal, (everyoneLeft) =>
      work.urgent(() => make(request, format), everyoneLeft),
    );
    if (made.kind !== 'done') return made;
    const { digest, bytes } = made.value;
    // An earlier process may have left the better format. The last choice is the one just made.
    return (await find(digest, question, { format, bytes })) ?? { kind: 'busy' };
  };

  return {
    answer: (question) => answer(question).catch(failureOf),
    load: work.load,
    close: async () => {
      await work.stop();
      await Promise.all([store.close(), drawing.close()]);
    },
  };
};
