import type { ContentPicture } from '../../../../core/domain/content/content-picture.ts';
import type { MaterialOption } from '../../../../core/domain/configurator/configurator.ts';
import { pictureAttributes, sourceAttributes } from '../../../../core/domain/image/attributes.ts';
import type { chosenLook } from '../../../../core/domain/products/wall-picture/picture-looks.ts';
import { sourcePlaceholder } from '../../../../core/domain/image/placeholder.ts';
import type { PresetName } from '../../../../core/domain/image/presets.ts';
import { hangInRoom, isMaterialRoom, roomOfMaterial } from '../../../../core/domain/image/rooms.ts';
import type { LayerSource, PictureSource } from '../../../../core/domain/image/sources.ts';
import { Stage, type StagePicture } from './parts/stage/stage.tsx';
import type { HungPrint } from '../../../../core/domain/image/hung-print.ts';
import type { OwnPictureLook } from '../../own-picture/own-picture-look.ts';
import type { OptionNames } from './option-names.ts';
import { closeUp } from './close-up.ts';

/** What a view shows beside the print, which brings mat and glass. */
export const shownLayers = (
  look: ReturnType<typeof chosenLook> | undefined,
): Pick<LayerSource, 'producedFrame' | 'options'> => ({
  producedFrame: look?.producedFrame,
  options: look?.options,
});

type ProductStageProps = {
  readonly motif: ContentPicture;
  readonly names: Readonly<Record<string, OptionNames>>;
  readonly option: Pick<MaterialOption, 'value' | 'materialType' | 'context'>;
  readonly object: HungPrint;
  readonly caption: string;
  /** The shopper's own picture in the motif's place. */
  readonly own?: OwnPictureLook | undefined;
  /** The frame colour and options shown in a close view; the default look if absent. */
  readonly lookOf?: ((view: 'corner' | 'material') => ReturnType<typeof chosenLook>) | undefined;
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

/** The pictures of the chosen product: in a room, on the wall, its corner and its surface. */
export const productStage = (props: ProductStageProps) => {
  const { motif, names, option, object, caption, own, lookOf } = props;
  const { source, alternative } = motif;
  const { fullName, name } = names[option.value] ?? { fullName: '', name: '' };
  const { room, ...hung } = hangInRoom(
    roomOfMaterial(option.materialType, 'living'),
    object.format,
    'room',
  );
  const layer = (name: 'light' | 'wall') =>
    pictureAttributes('room', { kind: 'room', room, layer: name });
  const detail = { large: 'detail', small: 'detail-small' } as const;
  return (
    <Stage
      object={object}
      motif={
        own
          ? {
              picture: { large: own.picture },
              thumbnail: own.picture,
              alternative: `${fullName}, ${own.alternative}`,
            }
          : {
              picture: {
                large: sourceAttributes('motif', source),
                small: sourceAttributes('motif-small', source),
              },
              thumbnail: sourceAttributes('motif-thumb', source),
              alternative: `${fullName}, ${alternative}`,
            }
      }
      placeholder={own ? undefined : sourcePlaceholder(source)}
      crop={own?.front}
      closeUp={
        own &&
        ((view, size, alternative) =>
          own.closeUp({
            view,
            size,
            print: object,
            shown: shownLayers(lookOf?.(view)),
            alternative,
          }))
      }
      caption={caption}
      room={{
        ...pictureOf({ kind: 'room', room }, { large: 'room', small: 'room-small' }, ''),
        ...hung,
        light: layer('light'),
        before: isMaterialRoom(room) ? layer('wall') : undefined,
      }}
      corner={pictureOf(closeUp('corner', motif, option, lookOf?.('corner')), detail, fullName)}
      material={pictureOf(closeUp('material', motif, option, lookOf?.('material')), detail, name)}
    />
  );
};
