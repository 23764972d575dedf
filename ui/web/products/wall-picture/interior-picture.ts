import { pictureAttributes } from '../../../../core/domain/image/attributes.ts';
import { uploadedPictureHref } from '../../../../core/domain/image/own-picture.ts';
import {
  handedShares,
  wrapOf,
  type CropShares,
} from '../../../../core/domain/image/picture-crop.ts';
import type { ImageCrop } from '../../../../core/domain/image/cover-crop.ts';
import type { ImageSize } from '../../../../core/domain/image/image-size.ts';
import { E } from '../../../../core/fp.ts';
import type { WallPictureHandOff } from '../../../../core/domain/products/wall-picture/wall-picture-hand-off.ts';
import type { PictureProps } from '../../../components/picture/picture.tsx';
import { placeOf } from '../../shell/request-place.ts';
import type { StorefrontRequest } from '../../requests/storefront-request.ts';
import type { Words } from '../at-designer.ts';

/** The picture on the designer's wall. */
export type InteriorPicture = {
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

const shownShares = (
  size: ImageSize,
  handed: ImageCrop | undefined,
  { materialType, frame, format, optionTypes }: WallPictureHandOff,
): CropShares | undefined => {
  if (materialType === undefined || format === undefined) return undefined;
  const wrap = wrapOf({ materialType, frameType: frame?.frameType, optionTypes }, format.unit);
  const shares = handedShares(size, handed, { format, wrap });
  return E.isRight(shares) ? shares.right : undefined;
};

/** The shopper's own picture, where it was handed over and is this visitor's; else a sample. */
export const interiorPicture = async (
  request: StorefrontRequest,
  words: Words,
  handOff: WallPictureHandOff,
): Promise<InteriorPicture> => {
  const { picture } = handOff;
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
    crop: shownShares(size, picture.crop, handOff),
    own: 'shown',
  };
};
