/** Reads chosen photos one after the other: of 200 large ones, one is open at a time. */
import {
  checkOwnPicture,
  checkPictureSize,
  pictureHeadBytes,
  type OwnPictureError,
} from '../../../../../core/domain/image/own-picture.ts';
import { readPictureHead } from '../../../../../core/domain/image/picture-head.ts';
import { E } from '../../../../../core/fp.ts';
import { smallCopy } from '../../../own-picture/read-picture.ts';
import { chosenPhotos, fileOfPhoto, noteRead, type ChosenPhoto } from './photos-store.ts';

/** Pixels of the longer side of the copy in the list. */
const copySide = 240;

const refused = (error: OwnPictureError['kind']): ChosenPhoto['state'] => ({
  kind: 'refused',
  error,
});

const readPhoto = async (file: Blob): Promise<ChosenPhoto['state']> => {
  const bytes = new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer());
  const checked = checkOwnPicture(file.size, readPictureHead(bytes));
  if (E.isLeft(checked)) return refused(checked.left.kind);
  const copy = await smallCopy(file, copySide);
  if (copy === undefined)
    return refused(checked.right.type === 'heic' ? 'picture-heic' : 'picture-unreadable');
  const sized = checkPictureSize(copy.of);
  return E.isLeft(sized)
    ? refused(sized.left.kind)
    : { kind: 'read', size: sized.right, copy: { src: URL.createObjectURL(copy.blob) } };
};

const readAll = async (): Promise<void> => {
  for (;;) {
    const next = chosenPhotos.get().find(({ state }) => state.kind === 'waiting');
    if (next === undefined) return;
    const file = fileOfPhoto(next.id);
    // A file that was moved or deleted meanwhile cannot be read any more.
    const state = await (file && readPhoto(file).catch(() => refused('picture-unreadable')));
    noteRead(next.id, state ?? refused('picture-unreadable'));
  }
};

let reading: Promise<void> | undefined;

/** Reads all that wait; asked again meanwhile, it goes on. */
export const readWaitingPhotos = (): Promise<void> =>
  (reading ??= readAll().finally(() => {
    reading = undefined;
  }));
