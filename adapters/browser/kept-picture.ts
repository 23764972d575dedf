/**
 * Kept on the device alone: in the browser's database, beside a mark that tells at once whether
 * there is one. Where nothing can be kept, it lives as long as the page.
 */
import { createStore, del, get, set } from 'idb-keyval';

import type { ImageSize } from '../../core/domain/image/image-size.ts';
import type { PictureFraming } from '../../core/domain/image/picture-crop.ts';
import type { TextSlot } from './text-slot.ts';

export type KeptPicture = {
  readonly name: string;
  readonly file: Blob;
  readonly size: ImageSize;
  readonly preview: Blob;
  readonly previewSize: ImageSize;
  readonly framing: PictureFraming;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  /** No product has been turned to its orientation yet. */
  readonly isNew?: boolean | undefined;
  /** It came from another device: the upload has all of it, this one a copy for the screen. */
  readonly isCopy?: boolean | undefined;
  /** The upload begun with it. */
  readonly upload?: string | undefined;
};

export type PictureSlot = {
  readonly read: () => Promise<KeptPicture | undefined>;
  readonly write: (picture: KeptPicture) => Promise<void>;
  readonly remove: () => Promise<void>;
};

const key = 'own-picture';

const isSize = (value: unknown): value is ImageSize =>
  typeof value === 'object' && value !== null && 'width' in value && 'height' in value;

const isFraming = (value: unknown): value is PictureFraming =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value && 'zoom' in value;

const isBytes = (value: unknown): value is { type: string; bytes: ArrayBuffer } =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'bytes' in value &&
  value.bytes instanceof ArrayBuffer;

const files = ['file', 'preview'] as const;

/** Private windows of WebKit keep bytes, and no Blob. */
const asBytes = async (picture: KeptPicture): Promise<object> => {
  const bytesOf = async (blob: Blob) => ({ type: blob.type, bytes: await blob.arrayBuffer() });
  const [file, preview] = await Promise.all(files.map((name) => bytesOf(picture[name])));
  return { ...picture, file, preview };
};

const withBlobs = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'file' in value && isBytes(value.file)
    ? Object.fromEntries(
        Object.entries(value).map(([name, part]: readonly [string, unknown]) => [
          name,
          isBytes(part) ? new Blob([part.bytes], { type: part.type }) : part,
        ]),
      )
    : value;

/** Older pages of ours may have stored another shape. */
const isKept = (value: unknown): value is KeptPicture =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'file' in value &&
  value.file instanceof Blob &&
  'preview' in value &&
  value.preview instanceof Blob &&
  'size' in value &&
  isSize(value.size) &&
  'previewSize' in value &&
  isSize(value.previewSize) &&
  'framing' in value &&
  isFraming(value.framing) &&
  'keptAt' in value &&
  typeof value.keptAt === 'number';

/** False without a database, without room, or where the visitor forbids it. */
const isDone = async (act: () => Promise<unknown>): Promise<boolean> => {
  try {
    await act();
    return true;
  } catch {
    return false;
  }
};

/**
 * The picture of this device; `mark` is read by pages that load none of this; `longest` is in
 * milliseconds.
 */
export const pictureSlot = (mark: TextSlot, now: () => number, longest: number): PictureSlot => {
  const store = () => createStore('passepartout', 'pictures');
  const remove = async (): Promise<void> => {
    mark.remove();
    await isDone(() => del(key, store()));
  };
  const lookUp = async () => {
    let value: unknown;
    const isRead = await isDone(async () => {
      value = withBlobs(await get(key, store()));
    });
    return { isRead, value };
  };
  return {
    read: async () => {
      const { isRead, value } = await lookUp();
      if (isKept(value) && now() - value.keptAt < longest) return value;
      // A database that does not answer now may have it on the next page.
      if (isRead) await remove();
      return undefined;
    },
    write: async (picture) => {
      if (
        (await isDone(() => set(key, picture, store()))) ||
        (await isDone(async () => set(key, await asBytes(picture), store())))
      )
        return mark.write('kept');
      const { value } = await lookUp();
      // Another picture must not come back in its place; an earlier framing of the same may.
      if (!isKept(value) || value.keptAt !== picture.keptAt) await remove();
    },
    remove,
  };
};
