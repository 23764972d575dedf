/**
 * Kept on the device alone: in the browser's database, beside a mark that tells at once whether
 * there is one. Where nothing can be kept, it lives as long as the page.
 */
import { createStore, del, get, set } from 'idb-keyval';

import type { ImageSize } from '../../core/domain/image/image-size.ts';
import type { PictureFraming } from '../../core/domain/image/picture-crop.ts';
import { isRecord } from '../../core/domain/text/record.ts';
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

/** Several photos, as copies for the screen: these are handed over nowhere. */
type KeptPhotos = {
  readonly photos: readonly { readonly preview: Blob; readonly size: ImageSize }[];
  /** Milliseconds since 1970. */
  readonly keptAt: number;
};

type DeviceSlot<Kept> = {
  readonly read: () => Promise<Kept | undefined>;
  readonly write: (kept: Kept) => Promise<void>;
  readonly remove: () => Promise<void>;
};

export type PictureSlot = DeviceSlot<KeptPicture>;

export type PhotosSlot = DeviceSlot<KeptPhotos>;

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

/** Private windows of WebKit keep bytes, and no Blob. */
const asBytes = async (value: unknown): Promise<unknown> => {
  if (value instanceof Blob) return { type: value.type, bytes: await value.arrayBuffer() };
  if (Array.isArray(value)) return Promise.all(value.map(asBytes));
  if (!isRecord(value)) return value;
  const parts = Object.entries(value).map(async ([name, part]) => [name, await asBytes(part)]);
  return Object.fromEntries(await Promise.all(parts));
};

const withBlobs = (value: unknown): unknown => {
  if (isBytes(value)) return new Blob([value.bytes], { type: value.type });
  if (Array.isArray(value)) return value.map(withBlobs);
  return isRecord(value) && !(value instanceof Blob)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withBlobs(part)]))
    : value;
};

/** Older pages of ours may have stored another shape. */
const isPicture = (value: unknown): value is KeptPicture =>
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

const isPhotos = (value: unknown): value is KeptPhotos =>
  isRecord(value) &&
  Array.isArray(value['photos']) &&
  value['photos'].every(
    (photo: unknown) =>
      isRecord(photo) && photo['preview'] instanceof Blob && isSize(photo['size']),
  ) &&
  typeof value['keptAt'] === 'number';

/** False without a database, without room, or where the visitor forbids it. */
const isDone = async (act: () => Promise<unknown>): Promise<boolean> => {
  try {
    await act();
    return true;
  } catch {
    return false;
  }
};

/** What a slot of the device holds, and under which key. */
type Kind<Kept> = { readonly key: string; readonly isKept: (value: unknown) => value is Kept };

const deviceSlot = <Kept extends { readonly keptAt: number }>(
  { key, isKept }: Kind<Kept>,
  mark: TextSlot,
  now: () => number,
  longest: number,
): DeviceSlot<Kept> => {
  const store = () => createStore('passepartout', 'pictures');
  const remove = async (): Promise<void> => {
    mark.remove();
    await isDone(() => del(key, store()));
  };
  const lookUp = async () => {
    let value: unknown;
    const isRead = await isDone(async () => {
      value = await get(key, store());
      if (!isKept(value)) value = withBlobs(value);
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
    write: async (kept) => {
      if (
        (await isDone(() => set(key, kept, store()))) ||
        (await isDone(async () => set(key, await asBytes(kept), store())))
      )
        return mark.write('kept');
      const { value } = await lookUp();
      // Another picture must not come back in its place; an earlier framing of the same may.
      if (!isKept(value) || value.keptAt !== kept.keptAt) await remove();
    },
    remove,
  };
};

/**
 * The picture of this device; `mark` is read by pages that load none of this; `longest` is in
 * milliseconds.
 */
export const pictureSlot = (mark: TextSlot, now: () => number, longest: number): PictureSlot =>
  deviceSlot({ key: 'own-picture', isKept: isPicture }, mark, now, longest);

/** Several photos of this device, beside the picture; as `pictureSlot`. */
export const photosSlot = (mark: TextSlot, now: () => number, longest: number): PhotosSlot =>
  deviceSlot({ key: 'own-photos', isKept: isPhotos }, mark, now, longest);
