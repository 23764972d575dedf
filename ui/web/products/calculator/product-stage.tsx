import type { ContentPicture } from '../../../../core/domain/content/content-picture.ts';
import type { MaterialOption } from '../../../../core/domain/calculator/calculator.ts';
import type { Format } from '../../../../core/domain/format/format.ts';
import { pictureAttributes, sourceAttributes } from '../../../../core/domain/image/attributes.ts';
import type { PresetName } from '../../../../core/domain/image/presets.ts';
import { hangInLivingRoom } from '../../../../core/domain/image/rooms.ts';
import type { PictureSource } from '../../../../core/domain/image/sources.ts';
import { Stage, type StagePicture } from '../../../components/stage/stage.tsx';
import type { WallPictureObject } from '../../../components/wall-picture/wall-picture.tsx';
import type { OptionNames } from './calculator-page.ts';
import { closeUp } from './close-up.ts';

type ProductStageProps = {
  readonly motif: ContentPicture;
  readonly names: Readonly<Record<string, OptionNames>>;
  readonly option: Pick<MaterialOption, 'value' | 'materialType' | 'context'>;
  readonly format: Format;
  readonly caption: string;
  /** The mat inside the frame; the frame's default one where it is absent. */
  readonly mat?: WallPictureObject['mat'];
  /** The frame's colour and glass, as far as they are not its usual ones. */
  readonly frame?: Pick<WallPictureObject, 'frameColour' | 'isMuseumGlass'>;
};

const pictureOf = (
  source: PictureSource,
  sizes: { readonly large: PresetName; readonly small: PresetName },
  alternative: string,
): StagePicture => ({
  picture: {
    large: pictureAttributes(sizes.large, source),
    small: pictureAttributes(sizes.small, source),
  },
  thumbnail: pictureAttributes('thumb', source),
  alternative,
});

/** The pictures of the chosen product: on the wall, in a room, its corner and its surface. */
export const productStage = (props: ProductStageProps) => {
  const { motif, names, option, format, caption, mat, frame } = props;
  const { source, alternative } = motif;
  const { fullName, name } = names[option.value] ?? { fullName: '', name: '' };
  const { room, geometry } = hangInLivingRoom(format, 'room');
  const detail = { large: 'detail', small: 'detail-small' } as const;
  return (
    <Stage
      object={{
        material: option.materialType,
        frame: option.context.frameType,
        mat,
        format,
        ...frame,
      }}
      motif={{
        picture: {
          large: sourceAttributes('motif', source),
          small: sourceAttributes('motif-small', source),
        },
        thumbnail: sourceAttributes('motif-thumb', source),
        alternative: `${fullName}: ${alternative}`,
      }}
      caption={caption}
      room={{
        ...pictureOf({ kind: 'room', room }, { large: 'room', small: 'room-small' }, ''),
        geometry,
      }}
      corner={pictureOf(closeUp('corner', motif, option), detail, fullName)}
      material={pictureOf(closeUp('material', motif, option), detail, name)}
    />
  );
};
