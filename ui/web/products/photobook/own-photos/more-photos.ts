import { useEffect, useRef, useState } from 'react';

import type { SlotPicture } from '../../../../../core/domain/artwork/resolve.ts';
import { centredFraming } from '../../../../../core/domain/image/picture-crop.ts';
import { keptPhotos } from '../../../composition/compose.client.ts';
import { keepsOwn } from '../../../own-picture/kept-mark.ts';
import { ownPhotosMark } from '../../../own-picture/own-marks.ts';
import { readPicture } from '../../../own-picture/read-picture.ts';
import { createPhotoReader, noPhotos, type PhotoReader, type ReadPhoto } from './photo-reader.ts';

/** What is shown of each photo, by its address. */
type Copies = Map<string, { readonly preview: Blob; readonly size: SlotPicture['size'] }>;

const opened = () => keptPhotos(ownPhotosMark);

const ignored = (): undefined => undefined;

const createPhotos = (show: (photos: typeof noPhotos) => void) => {
  const copies: Copies = new Map();
  let shown = noPhotos;
  const pictureOf = (preview: Blob, size: SlotPicture['size']): SlotPicture => {
    const source = URL.createObjectURL(preview);
    copies.set(source, { preview, size });
    return { source, size, framing: centredFraming };
  };
  const read: ReadPhoto = async (file) => {
    const answer = await readPicture(file);
    return answer._tag === 'Left' ? undefined : pictureOf(answer.right.preview, answer.right.size);
  };
  const reader: PhotoReader = createPhotoReader(read, {
    show: (next) => {
      shown = next;
      show(next);
    },
    release: ({ source }) => {
      copies.delete(source);
      URL.revokeObjectURL(source);
    },
  });
  const forget = async (): Promise<void> => (await opened()).remove();
  const keep = async (): Promise<void> => {
    // Others are being read by now.
    if (shown.isReading) return;
    const photos = shown.photos.flatMap(({ source }) => copies.get(source) ?? []);
    await (photos.length === 0 ? forget() : (await opened()).write({ photos, keptAt: Date.now() }));
  };
  const kept = async (): Promise<readonly SlotPicture[]> => {
    const found = await (await opened()).read();
    return (found?.photos ?? []).map(({ preview, size }) => pictureOf(preview, size));
  };
  return {
    // Where nothing can be kept they live as long as the page.
    choose: (files: readonly File[]) => void reader.choose(files).then(keep).catch(ignored),
    restore: () => {
      if (keepsOwn(ownPhotosMark)) reader.restore(kept()).catch(ignored);
    },
    remove: () => {
      reader.clear();
      forget().catch(ignored);
    },
    leave: reader.clear,
  };
};

/** Photos on this device, which keeps copies for the screen as it keeps one's own picture. */
export const useMorePhotos = () => {
  const [photos, setPhotos] = useState(noPhotos);
  const holder = useRef<ReturnType<typeof createPhotos>>(undefined);
  const started = () => (holder.current ??= createPhotos(setPhotos));
  useEffect(() => {
    started().restore();
    return () => holder.current?.leave();
  }, []);
  return {
    ...photos,
    choose: (files: readonly File[]) => started().choose(files),
    clear: () => started().remove(),
  };
};
