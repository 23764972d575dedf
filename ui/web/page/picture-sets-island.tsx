import { useState, useSyncExternalStore } from 'react';

import { ownPictureAccept, type OwnPictureError } from '../../../core/domain/image/own-picture.ts';
import type { ShownPicture } from '../../../core/domain/image/own-picture-state.ts';
import { centredFraming } from '../../../core/domain/image/picture-crop.ts';
import { E } from '../../../core/fp.ts';
import type { LivePictureSetsBlock } from '../../blocks/picture-sets/live.ts';
import { PictureSetsSection } from '../../blocks/picture-sets/picture-sets-section.tsx';
import type { HungPicture } from '../../blocks/picture-sets/shown-set.ts';
import { Field } from '../../components/field/field.tsx';
import { ownPictureMessages } from '../../components/own-picture/messages.ts';
import { useLive } from '../../components/use-live.ts';
import { textIn } from '../../messages/text-in.ts';
import { useText } from '../../messages/text.tsx';
import { createStore } from '../islands/store.ts';
import { useShell } from '../islands/use-shell.ts';
import { lookOf } from '../own-picture/own-picture-look.ts';
import { readPicture } from '../own-picture/read-picture.ts';
import type { PageData } from '../wire/page-data.ts';
import { liveBlockOf } from './live-block-of.ts';

/** For as long as the shop is open: another set shows the same photos. */
const photos = createStore<readonly ShownPicture[]>([]);

/** In their order; the first refusal is said. */
const choosePhotos = async (
  files: readonly File[],
): Promise<OwnPictureError['kind'] | undefined> => {
  const read = await Promise.all(files.map((file) => readPicture(file)));
  for (const { preview } of photos.get()) URL.revokeObjectURL(preview.src);
  photos.set(
    read.flatMap((one, index) =>
      E.isRight(one)
        ? [
            {
              name: files[index]?.name ?? '',
              size: one.right.size,
              preview: { src: URL.createObjectURL(one.right.preview), size: one.right.previewSize },
            },
          ]
        : [],
    ),
  );
  return read.flatMap((one) => (E.isLeft(one) ? [one.left.kind] : []))[0];
};

/** A field that works with scripts alone. */
const PhotosField = () => {
  const { locale } = useShell();
  const text = useText();
  const isLive = useLive();
  const [refusal, setRefusal] = useState<OwnPictureError['kind'] | undefined>(undefined);
  return (
    isLive && (
      <>
        <Field
          label={text('picture-set.photos')}
          error={refusal && textIn(locale, ownPictureMessages[`own-picture.${refusal}`])}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept={ownPictureAccept}
              multiple
              onChange={({ currentTarget: { files } }) =>
                void choosePhotos([...(files ?? [])]).then(setRefusal)
              }
            />
          )}
        </Field>
        <p>{text('picture-set.photos-hint')}</p>
      </>
    )
  );
};

const LivePictureSets = ({ block: { set } }: { readonly block: LivePictureSetsBlock }) => {
  const { locale } = useShell();
  const shown = useSyncExternalStore(photos.subscribe, photos.get, photos.get);
  const ownOf = ({ object }: HungPicture, index: number) => {
    const picture = shown[index];
    if (picture === undefined) return undefined;
    const article = { materialType: object.material, frameType: object.frame };
    const state = {
      kind: 'shown',
      picture,
      framing: centredFraming,
      handOver: { kind: 'resting' },
    } as const;
    const look = lookOf(state, article, object.format, locale);
    return look && { motif: { ...look.picture, alt: look.alternative }, crop: look.front };
  };
  return (
    <PictureSetsSection {...set} ownOf={ownOf}>
      <PhotosField />
    </PictureSetsSection>
  );
};

/** Shows the shopper's own photos in a set. */
export const draw = (page: PageData, id: string) => {
  const block = liveBlockOf(page, id, 'picture-sets');
  return block && <LivePictureSets block={block} />;
};
