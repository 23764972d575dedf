import { useEffect, useRef, useState } from 'react';

import { centredFraming } from '../../../../../core/domain/image/picture-crop.ts';
import { readPicture } from '../../../own-picture/read-picture.ts';
import { createPhotoReader, noPhotos, type PhotoReader, type ReadPhoto } from './photo-reader.ts';

const readPhoto: ReadPhoto = async (file) => {
  const read = await readPicture(file);
  if (read._tag === 'Left') return undefined;
  const { preview, size } = read.right;
  return { source: URL.createObjectURL(preview), size, framing: centredFraming };
};

/** Photos on this device; a page that is left has none of them. */
export const useMorePhotos = () => {
  const [photos, setPhotos] = useState(noPhotos);
  const reader = useRef<PhotoReader>(undefined);
  const started = (): PhotoReader =>
    (reader.current ??= createPhotoReader(readPhoto, {
      show: setPhotos,
      release: ({ source }) => URL.revokeObjectURL(source),
    }));
  useEffect(() => () => reader.current?.clear(), []);
  return {
    ...photos,
    choose: (files: readonly File[]) => void started().choose(files),
    clear: () => reader.current?.clear(),
  };
};
