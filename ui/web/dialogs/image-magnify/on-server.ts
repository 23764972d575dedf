import { findMaterial, startOption } from '../../../../core/domain/calculator/calculator.ts';
import { formatMillimetres } from '../../../../core/domain/format/format.ts';
import { pictureAttributes, sourceAttributes } from '../../../../core/domain/image/attributes.ts';
import { isObjectSize } from '../../../../core/domain/image/parse-source.ts';
import type { PictureSource } from '../../../../core/domain/image/sources.ts';
import { imageMagnifyMessages } from '../../../components/image-magnify/messages.ts';
import { chosenMat } from '../chosen-mat.ts';
import { closeUp, drawnMotif } from '../../products/calculator/close-up.ts';
import type { DialogOnServer, DialogRequest } from '../dialog.ts';
import type { ImageMagnifyData, MagnifiedPicture } from './image-magnify.tsx';

/**
 * The product as it hangs on a wall, in the chosen format; undefined where the media library does not
 * draw it: a format of very long sides, and a mat that is not the frame's own.
 */
const frontal = (asked: DialogRequest): PictureSource | undefined => {
  const { block, calculator, state } = asked;
  const option = findMaterial(calculator, state.material) ?? startOption(calculator);
  const { frameType } = option.context;
  const { width, height } = formatMillimetres(state.format);
  return isObjectSize(width, height) && chosenMat(asked, frameType).isUsual
    ? {
        kind: 'object',
        ...drawnMotif(block.motif),
        view: 'frontal',
        material: option.materialType,
        frame: frameType,
        width,
        height,
      }
    : undefined;
};

/** The pictures that can be looked at from close: the product, its corner, its surface. */
const picturesOf = (asked: DialogRequest): ImageMagnifyData['pictures'] => {
  const { block, calculator, state, names } = asked;
  const option = findMaterial(calculator, state.material) ?? startOption(calculator);
  const { fullName = '', name = '' } = names[option.value] ?? {};
  const { motif } = block;
  const whole = frontal(asked);
  const closeView = (view: 'corner' | 'material', alternative: string): MagnifiedPicture => {
    const source = closeUp(view, motif, option);
    return { name: view, picture: pictureAttributes('magnify', source), alternative };
  };
  return [
    {
      name: 'product',
      picture:
        whole === undefined
          ? sourceAttributes('magnify', motif.source)
          : pictureAttributes('magnify', whole),
      alternative: `${fullName}: ${motif.alternative}`,
    },
    closeView('corner', fullName),
    closeView('material', name),
  ];
};

/** The server's part of the magnifier. */
export const imageMagnifyOnServer: DialogOnServer<ImageMagnifyData> = {
  load: async (asked) => {
    const pictures = picturesOf(asked);
    const wanted = asked.query('picture');
    const shown = pictures.find(({ name }) => name === wanted) ?? pictures[0];
    return { kind: 'ready', data: { pictures, shown: shown.name } };
  },
  messages: [imageMagnifyMessages],
};
