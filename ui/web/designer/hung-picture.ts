import type { HandOffsByDesigner } from '../../../core/domain/products/products-by-designer.ts';
import { pictureAttributes } from '../../../core/domain/image/attributes.ts';
import { uploadedPictureHref } from '../../../core/domain/image/own-picture.ts';
import {
  centredFraming,
  frontShares,
  pictureCrop,
  wrapOf,
  type CropShares,
} from '../../../core/domain/image/picture-crop.ts';
import type { ImageCrop } from '../../../core/domain/image/cover-crop.ts';
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import { E } from '../../../core/fp.ts';
import type { HandedWall } from '../../../core/domain/products/wall-picture/handed-picture.ts';
import type { PictureProps } from '../../components/picture/picture.tsx';
import { placeOf } from '../shell/request-place.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import type { Words } from './describe-context.ts';

/** What hangs in the designer: a picture, what of it shows, and whether it is the shopper's own. */
type HungPicture = {
  readonly motif: PictureProps;
  readonly crop?: CropShares | undefined;
  readonly own: 'shown' | 'missing' | undefined;
};

/** The picture that hangs in the designer where a shopper brings none. */
const sample = { kind: 'motif', motif: 'mountains', seed: 1 } as const;

const sampleMotif = {
  ...pictureAttributes('motif', sample),
  phone: pictureAttributes('motif-small', sample),
  alt: '',
  isFirst: true,
} as const;

const isWithin = ({ left, top, width, height }: ImageCrop, size: ImageSize): boolean =>
  left + width <= size.width && top + height <= size.height;

/** What of a picture shows: what was handed over, if it lies within the picture, else its middle. */
const shownShares = (
  size: ImageSize,
  handed: ImageCrop | undefined,
  optionTypes: readonly string[],
  { materialType, frame, format }: Pick<HandedWall, 'materialType' | 'frame' | 'format'>,
): CropShares | undefined => {
  const wrap = wrapOf({ materialType, frameType: frame?.frameType, optionTypes });
  const area = { format, wrap };
  const middle = pictureCrop(size, area, centredFraming);
  const crop = handed !== undefined && isWithin(handed, size) ? E.right(handed) : middle;
  return E.isRight(crop) ? frontShares(size, crop.right, area) : undefined;
};

/** The shopper's own picture, where it was handed over and is this visitor's; else a sample. */
export const hungPicture = async (
  request: StorefrontRequest,
  words: Words,
  { picture, optionTypes }: HandOffsByDesigner['photo-frame'],
  complete: Pick<HandedWall, 'materialType' | 'frame' | 'format'>,
): Promise<HungPicture> => {
  if (picture === undefined) return { motif: sampleMotif, own: undefined };
  const { site, locale } = placeOf(request);
  const uploads = request.ports.pictureUploads(request.cookies ?? '', {
    channel: site.channel,
    locale,
  });
  const found = await uploads.find(picture.id)();
  const size = E.isRight(found) ? found.right.picture?.size : undefined;
  if (size === undefined) return { motif: sampleMotif, own: 'missing' };
  return {
    motif: {
      src: uploadedPictureHref(picture.id),
      ...size,
      alt: words.text('designer.own-alt'),
      isFirst: true,
    },
    crop: shownShares(size, picture.crop, optionTypes, complete),
    own: 'shown',
  };
};
