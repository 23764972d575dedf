/** The photos that were chosen on this page, as long as it is open; none of them leaves the device. */
import type { PrintPhoto } from '../../../../../core/domain/products/photobox/print-photos.ts';
import { createStore } from '../../../islands/store.ts';
import type { ReadPhoto } from './read-photo.ts';

type PhotoCopy = { readonly src: string };

export type ChosenPhoto = PrintPhoto<PhotoCopy>;

export const chosenPhotos = createStore<readonly ChosenPhoto[]>([]);

const files = new Map<number, Blob>();

let lastId = 0;

export const addPhotos = (chosen: readonly File[]): void => {
  const added = chosen.map((file): ChosenPhoto => {
    lastId += 1;
    files.set(lastId, file);
    return { id: lastId, name: file.name, state: { kind: 'waiting' } };
  });
  chosenPhotos.set([...chosenPhotos.get(), ...added]);
};

/** Undefined of one that was read, or removed. */
export const fileOfPhoto = (id: number): Blob | undefined => files.get(id);

/** Of one that was removed meanwhile nothing is kept. */
export const noteRead = (id: number, read: ReadPhoto): void => {
  files.delete(id);
  const photos = chosenPhotos.get();
  if (!photos.some((photo) => photo.id === id)) return;
  const state: ChosenPhoto['state'] =
    read.kind === 'read' ? { ...read, copy: { src: URL.createObjectURL(read.copy) } } : read;
  chosenPhotos.set(photos.map((photo) => (photo.id === id ? { ...photo, state } : photo)));
};

export const removePhotos = (ids: ReadonlySet<number>): void => {
  const photos = chosenPhotos.get();
  for (const { id, state } of photos.filter((photo) => ids.has(photo.id))) {
    files.delete(id);
    if (state.kind === 'read') URL.revokeObjectURL(state.copy.src);
  }
  chosenPhotos.set(photos.filter(({ id }) => !ids.has(id)));
};
