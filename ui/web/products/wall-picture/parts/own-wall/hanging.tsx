import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

import { formatMillimetres } from '../../../../../../core/domain/format/format.ts';
import type { CropShares } from '../../../../../../core/domain/image/picture-crop.ts';
import {
  applyHomography,
  cssMatrix,
  scaledBefore,
  type Homography,
  type PlanePoint,
} from '../../../../../../core/domain/preview/homography.ts';
import {
  pictureOnWall,
  wallWayOfKey,
  type WallCommand,
} from '../../../../../../core/domain/preview/own-wall.ts';
import { customProperties } from '../../../../../components/custom-properties.ts';
import { runKeyCommand } from '../../../../../components/dialog/key-commands.ts';
import type { PictureProps, PictureSize } from '../../../../../components/picture/picture.tsx';
import {
  WallPicture,
  type WallPictureObject,
} from '../../../../../components/wall-picture/wall-picture.tsx';
import { useText } from '../../../../../messages/text.tsx';
import { photoPoint, WallPhoto } from './wall-photo.tsx';
import styles from './own-wall.module.css';

type HangingProps = {
  readonly photo: PictureSize;
  /** From millimetres to pixels of the photo. */
  readonly wall: Homography;
  readonly middle: PlanePoint;
  readonly object: WallPictureObject;
  readonly motif: PictureProps;
  readonly crop?: CropShares | undefined;
  readonly onCommand: (command: WallCommand) => void;
};

/** Pixels per millimetre where the picture hangs: as many as are seen, so that it stays sharp. */
const density = (map: Homography, { width, height }: { width: number; height: number }): number => {
  const [start, across, down] = [
    applyHomography(map, { x: 0, y: 0 }),
    applyHomography(map, { x: width, y: 0 }),
    applyHomography(map, { x: 0, y: height }),
  ];
  return Math.max(
    Math.hypot(across.x - start.x, across.y - start.y) / width,
    Math.hypot(down.x - start.x, down.y - start.y) / height,
  );
};

/** The picture to scale on the photo, as the wall is seen; it moves by pointer and keys. */
export const Hanging = (props: HangingProps) => {
  const { photo, wall, middle, object, motif, crop, onCommand } = props;
  const text = useText();
  const last = useRef<PlanePoint | undefined>(undefined);
  const print = formatMillimetres(object.format);
  const map = pictureOnWall(wall, middle, print);
  const pixels = density(map, print);
  const letGo = (): void => void (last.current = undefined);
  const listeners = {
    onKeyDown: (event: KeyboardEvent) =>
      runKeyCommand(event, wallWayOfKey, (way) => onCommand({ kind: 'step', way })),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = photoPoint(event, photo);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (last.current === undefined) return;
      const to = photoPoint(event, photo);
      onCommand({ kind: 'drag', from: last.current, to });
      last.current = to;
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
  return (
    <div
      className={styles['stage']}
      // Screen readers hand arrow keys on to it.
      role="application"
      aria-label={text('own-wall.scene')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move what it shows
      tabIndex={0}
      style={customProperties({ '--ratio': photo.width / photo.height })}
      data-step="hang"
      {...listeners}
    >
      <WallPhoto photo={photo}>
        <div
          className={styles['picture']}
          style={{
            width: `${print.width * pixels}px`,
            height: `${print.height * pixels}px`,
            transform: cssMatrix(scaledBefore(map, 1 / pixels)),
          }}
        >
          <WallPicture
            object={object}
            motif={motif}
            crop={crop}
            room={{ millimetresHigh: print.height, hang: { x: 0.5, y: 0.5 } }}
          />
        </div>
      </WallPhoto>
    </div>
  );
};
