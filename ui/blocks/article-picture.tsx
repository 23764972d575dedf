import type { ShownArticle } from '../../core/domain/cart/cart-step.ts';
import type { Format } from '../../core/domain/format/format.ts';
import { pictureAttributes } from '../../core/domain/image/attributes.ts';
import { uploadedPictureHref } from '../../core/domain/image/own-picture.ts';
import { Picture } from '../components/picture/picture.tsx';
import { WallPicture } from '../components/wall-picture/wall-picture.tsx';

/** A place is 4 : 3, and a share counts in its height: a wide print may be longer. */
const shareOf = ({ width, height }: Format): number => Math.min(1.3, Math.max(1, width / height));

/**
 * As it hangs, with the shopper's own photo where one goes with it. Decorative: the article's name
 * stands beside it.
 */
export const ArticlePicture = ({ look, photo }: Pick<ShownArticle, 'look' | 'photo'>) => {
  if (photo === undefined)
    return look && <Picture {...pictureAttributes('tile', look)} alt="" fit="cover" />;
  if (photo.kind !== 'shown') return null;
  const { id, size, front, print } = photo;
  return (
    <WallPicture
      object={print}
      motif={{ src: uploadedPictureHref(id), ...size, alt: '' }}
      crop={front}
      share={shareOf(print.format)}
    />
  );
};
