import { Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import type { PhotoboxType } from '../../../../../core/domain/catalogue/photoboxes.ts';
import type { PhotoPrintFormat } from '../../../../../core/domain/format/photo-print-sizes.ts';
import { amountOfPhotos } from '../../../../../core/domain/products/photobox/print-photos.ts';
import { PhotosField } from '../../../../components/own-picture/photos-field.tsx';
import { useText } from '../../../../messages/text.tsx';
import { lazyComponent } from '../../../navigation/lazy-component.tsx';
import { addPhotos, chosenPhotos, type ChosenPhoto } from './photos-store.ts';

export type OwnPhotosProps = {
  readonly type: PhotoboxType;
  readonly format: PhotoPrintFormat;
  readonly formatName: string;
  readonly amount: number;
  readonly onAmount: (amount: number) => void;
};

/** Browsers alone draw it, once there are photos. */
const ChosenPhotos = import.meta.env.SSR
  ? undefined
  : lazyComponent(async () => (await import('./chosen-photos.tsx')).ChosenPhotos);

const none: readonly ChosenPhoto[] = [];

/** Photos of the shopper's own: as many as are chosen are ordered, unless another number is typed. */
export const OwnPhotos = (props: OwnPhotosProps) => {
  const { type, amount, onAmount } = props;
  const text = useText();
  const photos = useSyncExternalStore(
    chosenPhotos.subscribe,
    chosenPhotos.get,
    (): readonly ChosenPhoto[] => none,
  );
  const follow = useEffectEvent((chosen: readonly ChosenPhoto[]) => {
    const next = amountOfPhotos(chosen, type);
    if (next !== undefined && next !== amount) onAmount(next);
  });
  useEffect(() => follow(photos), [photos]);
  return (
    <PhotosField
      title={text('photobox.photos-title')}
      choose={text('photobox.photos-choose')}
      drop={text('photobox.photos-drop')}
      hint={text('photobox.photos-private')}
      onFiles={addPhotos}
    >
      {ChosenPhotos && photos.length > 0 && (
        <Suspense>
          <ChosenPhotos {...props} photos={photos} />
        </Suspense>
      )}
    </PhotosField>
  );
};
