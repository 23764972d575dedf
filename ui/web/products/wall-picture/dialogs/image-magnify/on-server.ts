import {
  findMaterial,
  startOption,
} from '../../../../../../core/domain/configurator/configurator.ts';
import { formatMillimetres } from '../../../../../../core/domain/format/format.ts';
import {
  pictureAttributes,
  sourceAttributes,
} from '../../../../../../core/domain/image/attributes.ts';
import { isObjectSize } from '../../../../../../core/domain/image/parse-source.ts';
import { chosenLook } from '../../../../../../core/domain/products/wall-picture/picture-looks.ts';
import type { ChosenView } from '../../../../../../core/domain/image/shown-options.ts';
import { pictureLooks } from '../../../../../../core/domain/image/shown-options.ts';
import type { PictureSource } from '../../../../../../core/domain/image/sources.ts';
import {
  readComponents,
  componentsFor,
} from '../../../../../../core/domain/products/wall-picture/component-selection.ts';
import { readPairs } from '../../../../../../core/domain/query/query.ts';
import { imageMagnifyMessages } from '../../parts/image-magnify/messages.ts';
import { closeUp, drawnMotif } from '../../close-up.ts';
import type { PictureDialogOnServer, DialogRequest } from '../dialog.ts';
import type { ImageMagnifyData, MagnifiedPicture } from './image-magnify.tsx';

type ChosenLookOf = (view: ChosenView) => ReturnType<typeof chosenLook>;

/** The visible choices of the address. */
const lookAsked = ({ request, configurator, state }: DialogRequest): ChosenLookOf => {
  const { materialType, context } =
    findMaterial(configurator, state.material) ?? startOption(configurator);
  const { frameType } = context;
  const components = componentsFor(
    { materialType, frameType },
    readComponents(readPairs(request.url.search)),
  );
  const looks = pictureLooks(materialType, frameType);
  return (view) => chosenLook(view, looks, components);
};

/**
 * The product as it hangs on a wall, in the chosen format; undefined where the media library does not
 * draw it: a format of very long sides.
 */
const frontal = (asked: DialogRequest, look: ChosenLookOf): PictureSource | undefined => {
  const { block, configurator, state } = asked;
  const option = findMaterial(configurator, state.material) ?? startOption(configurator);
  const { frameType } = option.context;
  const { width, height } = formatMillimetres(state.format);
  return isObjectSize(width, height)
    ? {
        kind: 'object',
        ...drawnMotif(block.motif),
        view: 'frontal',
        material: option.materialType,
        frame: frameType,
        ...look('frontal'),
        width,
        height,
      }
    : undefined;
};

/** The pictures that can be looked at from close: the product, its corner, its surface. */
const picturesOf = (asked: DialogRequest): ImageMagnifyData['pictures'] => {
  const { block, configurator, state, names } = asked;
  const option = findMaterial(configurator, state.material) ?? startOption(configurator);
  const { fullName = '', name = '' } = names[option.value] ?? {};
  const { motif } = block;
  const look = lookAsked(asked);
  const whole = frontal(asked, look);
  const closeView = (view: 'corner' | 'material', alternative: string): MagnifiedPicture => {
    const source = closeUp(view, motif, option, look(view));
    return { name: view, picture: pictureAttributes('magnify', source), alternative };
  };
  return [
    {
      name: 'product',
      picture:
        whole === undefined
          ? sourceAttributes('magnify', motif.source)
          : pictureAttributes('magnify', whole),
      alternative: `${fullName}, ${motif.alternative}`,
    },
    closeView('corner', fullName),
    closeView('material', name),
  ];
};

/** The server's part of the magnifier. */
export const imageMagnifyOnServer: PictureDialogOnServer<ImageMagnifyData> = {
  load: async (asked) => {
    const pictures = picturesOf(asked);
    const wanted = asked.query('picture');
    const shown = pictures.find(({ name }) => name === wanted) ?? pictures[0];
    return { kind: 'ready', data: { pictures, shown: shown.name } };
  },
  messages: [imageMagnifyMessages],
};
