import type { SlotPicture } from '../../../../../core/domain/artwork/resolve.ts';
import { photobookSizeOf } from '../../../../../core/domain/products/photobook/photobook-options.ts';
import { photobookPictureOf } from '../../../../../core/domain/products/photobook/photobook-picture.ts';
import type {
  DrawnPhotobook,
  PhotobookOrder,
} from '../../../../../core/domain/products/photobook/designs/own-photobook.ts';
import { useShell } from '../../../islands/use-shell.ts';
import { useOwnPicture } from '../../../own-picture/own-picture-store.ts';
import { SlotPhoto } from '../../../own-picture/slot-photo.tsx';
import { drawingThread, useDrawing } from '../../../own-picture/use-drawing.ts';
import styles from '../../../own-picture/slot-photo.module.css';
import { PhotosField } from '../../../../components/book/photos-field.tsx';
import { useMorePhotos } from './more-photos.ts';
import { photobookPhotoMessages } from './photobook-photo-messages.ts';

const start = drawingThread<PhotobookOrder, DrawnPhotobook>(
  () => new Worker(new URL('./photobook-worker.client.ts', import.meta.url), { type: 'module' }),
);

const useFirstPhoto = (): SlotPicture | undefined => {
  const { state } = useOwnPicture();
  if (state.kind !== 'shown') return undefined;
  const { picture, framing } = state;
  return { source: picture.preview.src, size: picture.size, framing };
};

type OwnPhotosProps = {
  readonly photobook: Parameters<typeof photobookPictureOf>[0];
  /** To the designer. */
  readonly href: string;
  /** Called with the book that shows the photos, with undefined without photos. */
  readonly onDrawn: (drawn: DrawnPhotobook | undefined) => void;
};

/** The fields for photos of one's own, which stand on the cover and on all spreads at once. */
export const OwnPhotos = ({ photobook, href, onDrawn }: OwnPhotosProps) => {
  const { locale } = useShell();
  const kept = useFirstPhoto();
  const more = useMorePhotos();
  const [first, ...others] = [...(kept ? [kept] : []), ...more.photos];
  const { design, foil } = photobookPictureOf(photobook, locale, 'laid');
  const hasFailed = useDrawing({
    start,
    order: first && { id: design, locale, foil, photos: [first, ...others] },
    isOwn: first !== undefined,
    onDrawn,
  });
  return (
    <>
      {/* A photo is as large as a page at most. */}
      <SlotPhoto
        slot={photobookSizeOf(photobook.format)}
        href={href}
        words={photobookPhotoMessages}
      />
      <div className={styles['live']}>
        <PhotosField
          count={more.photos.length}
          refused={more.refused}
          isReading={more.isReading}
          hasFailed={hasFailed}
          onChoose={more.choose}
          onClear={more.clear}
        />
      </div>
    </>
  );
};
