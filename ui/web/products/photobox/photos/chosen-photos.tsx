import { useEffect } from 'react';

import {
  photoPrintSizes,
  type PhotoPrintFormat,
} from '../../../../../core/domain/format/photo-print-sizes.ts';
import type { ImageSize } from '../../../../../core/domain/image/image-size.ts';
import { photoAmountsOf } from '../../../../../core/domain/products/photobox/photobox-options.ts';
import {
  photoCounts,
  photoProgressLabel,
  printedPhotos,
  printVerdict,
  surplusPhotos,
} from '../../../../../core/domain/products/photobox/print-photos.ts';
import { adoptStyles } from '../../../../components/adopt-styles.ts';
import { ownPictureMessages } from '../../../../components/own-picture/messages.ts';
import { textIn } from '../../../../messages/text-in.ts';
import { useText, type Text } from '../../../../messages/text.tsx';
import { useShell } from '../../../islands/use-shell.ts';
import type { OwnPhotosProps } from './own-photos.tsx';
import styleText from './photo-list.module.css?inline';
import { PhotoList, type ListedPhoto } from './photo-list.tsx';
import { removePhotos, type ChosenPhoto } from './photos-store.ts';
import { readWaitingPhotos } from './read-photos.ts';

adoptStyles(styleText);

type ChosenPhotosProps = Omit<OwnPhotosProps, 'onAmount'> & {
  readonly photos: readonly ChosenPhoto[];
};

const signOf = { good: 'good', fair: 'acceptable', 'too-small': 'too-low' } as const;

/** As a format is printed: turned like the photo. */
const ratioOf = (format: PhotoPrintFormat, photo: ImageSize): string => {
  const { width, height } = photoPrintSizes[format].millimetres;
  const isTurned = photo.width > photo.height !== width > height && width !== height;
  return isTurned ? `${height} / ${width}` : `${width} / ${height}`;
};

/** How far the reading is; undefined once it is done. */
const progressOf = (text: Text, { photos, format }: ChosenPhotosProps): string | undefined => {
  const { waiting } = photoCounts(photos, format);
  return waiting === 0
    ? undefined
    : text('photobox.reading', {
        progress: photoProgressLabel(photos.length - waiting, photos.length),
      });
};

/** What was chosen: 12/24 photos, of which so many are good, and so on; then what to do about it. */
const summaryOf = (
  text: Text,
  { photos, format, formatName, type, amount }: ChosenPhotosProps,
): readonly string[] => {
  const counts = photoCounts(photos, format);
  const printed = printedPhotos(photos);
  const surplus = surplusPhotos(photos, type);
  const kinds = (['good', 'fair', 'too-small', 'refused'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => text(`photobox.count-${kind}`, { count: counts[kind] }));
  return [
    `${text('photobox.filled', { progress: photoProgressLabel(printed, amount) })}: ${kinds.join(', ')}.`,
    ...(surplus > 0
      ? [
          text('photobox.too-many', {
            count: surplus,
            maximum: String(photoAmountsOf(type).maximum),
          }),
        ]
      : []),
    ...(counts['too-small'] > 0 ? [text('photobox.advice', { format: formatName })] : []),
    text('photobox.in-designer'),
  ];
};

/** Chosen photos, each with what becomes of it in the chosen format. */
export const ChosenPhotos = (props: ChosenPhotosProps) => {
  const { format, photos } = props;
  const { locale } = useShell();
  const text = useText();
  useEffect(() => readWaitingPhotos(), [photos]);
  const listed = photos.map(({ id, name, state }): ListedPhoto => {
    switch (state.kind) {
      case 'waiting':
        return { id, name, note: text('photobox.waiting') };
      case 'refused':
        return {
          id,
          name,
          problem: textIn(locale, ownPictureMessages[`own-picture.${state.error}`]),
        };
      case 'read': {
        const verdict = printVerdict(state.size, format);
        return {
          id,
          name,
          picture: { src: state.copy.src, ratio: ratioOf(format, state.size) },
          verdict: { kind: signOf[verdict], text: text(`photobox.verdict-${verdict}`) },
        };
      }
    }
  });
  return (
    <PhotoList
      photos={listed}
      label={text('photobox.photos-title')}
      progress={progressOf(text, props)}
      summary={summaryOf(text, props)}
      removeLabel={(name) => text('photobox.remove', { name })}
      removeAllLabel={text('photobox.remove-all')}
      onRemove={(ids) => removePhotos(new Set(ids))}
    />
  );
};
