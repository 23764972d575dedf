import {
  ImageMagnifyDialog,
  type MagnifiedView,
} from '../../parts/image-magnify/image-magnify.tsx';
import { chosenLook } from '../../../../../../core/domain/products/wall-picture/picture-looks.ts';
import { chosenObject } from '../../chosen-object.ts';
import { shownLayers } from '../../product-stage.tsx';
import type { DialogPlace, PictureDialogProps } from '../dialog.ts';

/** A picture that can be looked at from close. */
export type MagnifiedPicture = Omit<MagnifiedView, 'href' | 'drawn'>;

/** The pictures, and the name of the one that is shown. */
export type ImageMagnifyData = {
  readonly pictures: readonly [MagnifiedPicture, ...MagnifiedPicture[]];
  readonly shown: MagnifiedPicture['name'];
};

/** The shopper's own picture in a view's place, where there is one. */
const withOwnPicture = (
  one: MagnifiedPicture,
  { names, configuration, look }: DialogPlace,
): Omit<MagnifiedView, 'href'> => {
  if (look === undefined) return one;
  const object = chosenObject(configuration);
  const looks = configuration.knownComponents.data?.looks;
  return {
    name: one.name,
    picture: look.picture,
    alternative: `${names[configuration.state.material]?.fullName ?? ''}, ${look.alternative}`,
    drawn: {
      object,
      crop: look.front,
      closeUp: (view, alternative) =>
        look.closeUp({
          view,
          size: 'large',
          print: object,
          shown: shownLayers(looks && chosenLook(view, looks, configuration.components)),
          alternative,
        }),
    },
  };
};

/** The product's pictures, to be looked at from close. */
export const Magnify = (props: PictureDialogProps<ImageMagnifyData>) => {
  const { data, frame, place, hrefOfPicture } = props;
  const viewOf = (one: MagnifiedPicture): MagnifiedView => ({
    ...withOwnPicture(one, place),
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
