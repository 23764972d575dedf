import {
  ImageMagnifyDialog,
  type MagnifiedView,
} from '../../../components/image-magnify/image-magnify.tsx';
import type { DialogViewProps } from '../dialog.ts';

/** A picture that can be looked at from close. */
export type MagnifiedPicture = Omit<MagnifiedView, 'href'>;

/** The pictures, and the name of the one that is shown. */
export type ImageMagnifyData = {
  readonly pictures: readonly [MagnifiedPicture, ...MagnifiedPicture[]];
  readonly shown: MagnifiedPicture['name'];
};

/** The product's pictures, to be looked at from close. */
export const Magnify = ({ data, frame, hrefOfPicture }: DialogViewProps<ImageMagnifyData>) => {
  const viewOf = (one: MagnifiedPicture): MagnifiedView => ({
    ...one,
    href: hrefOfPicture(one.name),
  });
  const [first, ...others] = data.pictures;
  return (
    <ImageMagnifyDialog
      frame={frame}
      views={[viewOf(first), ...others.map(viewOf)]}
      shown={data.shown}
    />
  );
};
