/** The shopper's own picture where it is only shown, without what chooses and sends it. */
import { useEffect, useSyncExternalStore } from 'react';

import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import {
  frontShares,
  pictureCrop,
  type CropShares,
  type PictureFraming,
  type PrintedArea,
} from '../../../core/domain/image/picture-crop.ts';
import { E, pipe } from '../../../core/fp.ts';
import type { PictureSize } from '../../components/picture/picture.tsx';
import { keptPicture } from '../composition/compose.client.ts';
import { createStore } from '../islands/store.ts';
import { ownPictureMark } from './own-marks.ts';
import { useOwnPicture } from './own-picture-store.ts';

type OwnPhoto = {
  readonly photo: PictureSize;
  /** Of the print. */
  readonly size: ImageSize;
  readonly framing: PictureFraming;
};

const kept = createStore<OwnPhoto | undefined>(undefined);

let reading: Promise<void> | undefined;

const readKept = async (): Promise<void> => {
  const found = await (await keptPicture(ownPictureMark)).read();
  if (found === undefined) return;
  const { preview, previewSize, size, framing } = found;
  kept.set({ photo: { src: URL.createObjectURL(preview), ...previewSize }, size, framing });
};

/** What the page knows since it was chosen here, else what the device keeps. */
export const useOwnPhoto = (): OwnPhoto | undefined => {
  const { state, tools } = useOwnPicture();
  const read = useSyncExternalStore(kept.subscribe, kept.get, () => undefined);
  useEffect(() => {
    // A list without it is whole.
    reading ??= readKept().catch(() => undefined);
  }, []);
  if (tools === undefined) return read;
  if (state.kind !== 'shown') return undefined;
  const { picture, framing } = state;
  const { src, size } = picture.small ?? picture.preview;
  return { photo: { src, ...size }, size: picture.size, framing };
};

/** The part of it that the front of a print shows; undefined where there is none. */
export const useOwnPhotoOn = (
  area: PrintedArea,
): { readonly photo: PictureSize; readonly front: CropShares } | undefined => {
  const own = useOwnPhoto();
  if (own === undefined) return undefined;
  const { photo, size, framing } = own;
  const front = pipe(
    pictureCrop(size, area, framing),
    E.map((crop) => frontShares(size, crop, area)),
  );
  return E.isRight(front) ? { photo, front: front.right } : undefined;
};
