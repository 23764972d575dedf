/** Reads many photos of this device, one after the other, and holds them until others are chosen. */
import type { SlotPicture } from '../../../../../core/domain/artwork/resolve.ts';

/** As many as the shown pages of a book have slots for. */
export const mostPhotos = 24;

export type ReadPhotos = {
  readonly photos: readonly SlotPicture[];
  /** Files that cannot be shown as photos. */
  readonly refused: number;
  readonly isReading: boolean;
};

export const noPhotos: ReadPhotos = { photos: [], refused: 0, isReading: false };

/** `undefined` for a file that cannot be shown. */
export type ReadPhoto = (file: Blob) => Promise<SlotPicture | undefined>;

export type PhotoReader = {
  /** Replaces those before; settles when all are read, or others were chosen. */
  readonly choose: (files: readonly Blob[]) => Promise<void>;
  /** Shows those that were kept, unless others were chosen by then. */
  readonly restore: (kept: Promise<readonly SlotPicture[]>) => Promise<void>;
  readonly clear: () => void;
};

type Sinks = {
  readonly show: (photos: ReadPhotos) => void;
  /** Called with each photo that is no longer held. */
  readonly release: (photo: SlotPicture) => void;
};

export const createPhotoReader = (read: ReadPhoto, { show, release }: Sinks): PhotoReader => {
  let held = noPhotos;
  let turn = 0;
  const hold = (next: ReadPhotos): void => {
    held = next;
    show(next);
  };
  const clear = (): void => {
    turn += 1;
    for (const photo of held.photos) release(photo);
    hold(noPhotos);
  };
  const choose = async (files: readonly Blob[]): Promise<void> => {
    clear();
    const mine = turn;
    hold({ ...noPhotos, isReading: true });
    for (const file of files.slice(0, mostPhotos)) {
      // One at a time: a phone has no memory for all.
      const photo = await read(file).catch(() => undefined);
      if (turn !== mine) {
        if (photo) release(photo);
        return;
      }
      hold(
        photo === undefined
          ? { ...held, refused: held.refused + 1 }
          : { ...held, photos: [...held.photos, photo] },
      );
    }
    hold({ ...held, isReading: false });
  };
  const restore: PhotoReader['restore'] = async (kept) => {
    const mine = turn;
    const photos = await kept;
    if (turn === mine) hold({ ...noPhotos, photos });
    else for (const photo of photos) release(photo);
  };
  return { choose, restore, clear };
};
