import type { ReactNode } from 'react';

import {
  frameDefaults,
  type FrameType,
  type MaterialType,
  type MatType,
} from '../../../core/domain/catalogue/materials.ts';
import { formatMillimetres, type Format } from '../../../core/domain/format/format.ts';
import { previewTierOf } from '../../../core/domain/image/preview-scale.ts';
import type { CanvasEdge } from '../../../core/domain/image/canvas-edge.ts';
import type { CropShares } from '../../../core/domain/image/picture-crop.ts';
import type { RoomGeometry } from '../../../core/domain/image/rooms.ts';
import { customProperties } from '../custom-properties.ts';
import { Picture, type PictureProps, type PictureSize } from '../picture/picture.tsx';
import styles from './wall-picture.module.css';

/** The visible part of a wall picture's configuration. */
export type WallPictureObject = {
  readonly material: MaterialType;
  readonly frame?: FrameType | undefined;
  /** The mat inside the frame, its width in millimetres; absent is the frame's default. */
  readonly mat?: { readonly matType: MatType; readonly matSize: number } | undefined;
  /** The colour of the frame, as CSS writes it; absent is the family's own black. */
  readonly frameColour?: string | undefined;
  /** The glass reflects less than the usual one. */
  readonly isMuseumGlass?: boolean | undefined;
  readonly format: Format;
  /** The edge of canvas; without it the picture goes round. */
  readonly edgeStyle?: CanvasEdge['edgeStyle'] | undefined;
};

/**
 * The wall that fills the container: its height, and where a picture's middle goes; or a close look
 * at the picture's lower right corner.
 */
export type PictureWall = {
  readonly millimetresHigh: number;
  readonly hang: RoomGeometry['hang'] | 'corner';
  /** The light of the room, as large as its picture: a picture takes on its sun and shade. */
  readonly light?: PictureSize | undefined;
};

type WallPictureProps = {
  readonly object: WallPictureObject;
  /** The picture that is printed; it is cut to the format. */
  readonly motif: PictureProps;
  /** The address of a blurred copy of a few bytes, which stands in its place until it is there. */
  readonly placeholder?: string | undefined;
  /** The part that the front shows; without it as much of the middle as fits. */
  readonly crop?: CropShares | undefined;
  /** A line under the picture, such as "60 × 40 cm, Keilrahmen 2,5 cm". */
  readonly caption?: string | undefined;
  /** A room to hang in, to scale; absent hangs it by its size class (decisions, "Preview"). */
  readonly room?: PictureWall | undefined;
  /** Share of its place, 0 to 1, instead of the size class of its format. */
  readonly share?: number | undefined;
};

const defaultMat = (frame: FrameType | undefined): NonNullable<WallPictureObject['mat']> =>
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
        ...(room.hang !== 'corner' && { '--hang-x': room.hang.x, '--hang-y': room.hang.y }),
      };

/** The picture behind the front: as much larger as it has more, and moved to what shows. */
const cropProperties = ({ left, top, width, height }: CropShares) =>
  customProperties({
    '--crop-left': left / width,
    '--crop-top': top / height,
    '--crop-across': 1 / width,
    '--crop-down': 1 / height,
  });

/** The edges that are seen, and where they meet; a mirrored one shows the front as in a mirror that stands on it. */
const reflections = ['right', 'bottom', 'corner'] as const;

/** A room and what hangs in it, so much nearer as `hangInRoom` says. */
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

/** A line at the lower edge of a wall, the nearest positioned container with a size. */
export const WallCaption = ({ children }: { readonly children: string }) => (
  <span className={styles['caption']}>{children}</span>
);

/**
 * A print on the wall, drawn from what it is made of: material, frame, mat and format. It fills
 * the nearest positioned container with a size, and hangs in it; choosing moves nothing else.
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
      data-room={room && (room.hang === 'corner' ? 'corner' : '')}
      data-colour={frameColour && ''}
      data-glass={isMuseumGlass ? 'museum' : undefined}
      style={customProperties({
        '--across': width,
        '--down': height,
        '--mat': mat.matSize,
        ...(frameColour !== undefined && { '--frame-colour': frameColour }),
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
