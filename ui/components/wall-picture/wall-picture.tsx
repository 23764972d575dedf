import type { ReactNode } from 'react';

import { frameDefaults, type FrameType } from '../../../core/domain/catalogue/materials.ts';
import { formatMillimetres } from '../../../core/domain/format/format.ts';
import type { HungPrint } from '../../../core/domain/image/hung-print.ts';
import { previewTierOf } from '../../../core/domain/image/preview-scale.ts';
import type { CropShares } from '../../../core/domain/image/picture-crop.ts';
import type { RoomGeometry } from '../../../core/domain/image/rooms.ts';
import { customProperties } from '../custom-properties.ts';
import { Picture, type PictureProps, type PictureSize } from '../picture/picture.tsx';
import styles from './wall-picture.module.css';

/** The wall that fills the container: its height, and where a picture's middle goes. */
export type PictureWall = {
  readonly millimetresHigh: number;
  readonly hang: RoomGeometry['hang'];
  readonly light?: PictureSize | undefined;
  /** White where the wall is seen: what stands before it covers the picture, too. */
  readonly before?: PictureSize | undefined;
};

type WallPictureProps = {
  readonly object: HungPrint;
  /** It is cut to the format. */
  readonly motif: PictureProps;
  /** A blurred copy of a few bytes, shown until the picture is there. */
  readonly placeholder?: string | undefined;
  /** The part that the front shows; without it as much of the middle as fits. */
  readonly crop?: CropShares | undefined;
  /** Such as "60 × 40 cm, Keilrahmen 2,5 cm". */
  readonly caption?: string | undefined;
  /** A room to hang in, to scale; absent hangs it by its size class (decisions, "Preview"). */
  readonly room?: PictureWall | undefined;
  /** Share of its place, 0 to 1, instead of the size class of its format. */
  readonly share?: number | undefined;
};

const defaultMat = (frame: FrameType | undefined): NonNullable<HungPrint['mat']> =>
  frame === undefined ? { matType: 'mat-none', matSize: 0 } : frameDefaults[frame];

const place = ({
  object,
  room,
  share,
}: WallPictureProps): Readonly<Record<`--${string}`, number>> =>
  room === undefined
    ? { '--share': share ?? previewTierOf(object.format).percent / 100 }
    : {
        '--wall-down': room.millimetresHigh,
        '--hang-x': room.hang.x,
        '--hang-y': room.hang.y,
      };

/** The whole picture behind the front, moved to the part that shows. */
const cropProperties = ({ left, top, width, height }: CropShares) =>
  customProperties({
    '--crop-left': left / width,
    '--crop-top': top / height,
    '--crop-across': 1 / width,
    '--crop-down': 1 / height,
  });

/** A mirrored edge shows the front as a mirror on it would. */
const reflections = ['right', 'bottom', 'corner'] as const;

/** The room and what hangs in it, enlarged as `hangInRoom` says. */
export const NearerRoom = ({
  zoom,
  children,
}: {
  readonly zoom: number;
  readonly children: ReactNode;
}) => (
  <div className={styles['room']} style={customProperties({ '--zoom': zoom })}>
    {children}
  </div>
);

/** At the lower edge of the nearest positioned container with a size. */
export const WallCaption = ({ children }: { readonly children: string }) => (
  <span className={styles['caption']}>{children}</span>
);

/**
 * A print drawn from its material, frame, mat and format. It hangs in the nearest positioned
 * container with a size; a choice moves nothing else.
 */
export const WallPicture = (props: WallPictureProps) => {
  const { object, motif, placeholder, crop, caption, room } = props;
  const {
    material,
    frame,
    format,
    frameColour,
    isMuseumGlass,
    edgeStyle,
    mat = defaultMat(frame),
  } = object;
  const { width, height } = formatMillimetres(format);
  return (
    <figure
      className={styles['figure']}
      data-material={material}
      data-frame={frame}
      data-mat={mat.matType}
      data-edge={edgeStyle}
      data-room={room && ''}
      data-before={room?.before && ''}
      data-colour={frameColour && ''}
      data-glass={isMuseumGlass ? 'museum' : undefined}
      style={customProperties({
        '--across': width,
        '--down': height,
        '--mat': mat.matSize,
        ...(frameColour !== undefined && { '--frame-colour': frameColour }),
        ...(room?.before && { '--before': `url("${room.before.src}")` }),
        ...(placeholder !== undefined && { '--placeholder': `url("${placeholder}")` }),
        ...place(props),
      })}
    >
      <span className={styles['object']}>
        <span
          className={styles['print']}
          data-crop={crop && ''}
          style={crop && cropProperties(crop)}
        >
          <Picture {...motif} fit="cover" />
          {edgeStyle === 'gespiegelt' &&
            reflections.map((side) => (
              <span className={styles['reflection']} data-side={side} key={side}>
                <Picture {...motif} alt="" isFirst={false} fit="cover" />
              </span>
            ))}
          <span className={styles['surface']} />
          {room?.light && <img className={styles['light']} loading="lazy" alt="" {...room.light} />}
        </span>
      </span>
      {caption !== undefined && (
        <figcaption>
          <WallCaption>{caption}</WallCaption>
        </figcaption>
      )}
    </figure>
  );
};
