import { useState, type KeyboardEvent, type PointerEvent } from 'react';

import type { PlanePoint } from '../../../../../../core/domain/preview/homography.ts';
import {
  wallCorners,
  wallWayOfKey,
  type WallCommand,
  type WallCorner,
  type WallMarks,
} from '../../../../../../core/domain/preview/own-wall.ts';
import { runKeyCommand } from '../../../../../components/dialog/key-commands.ts';
import { customProperties } from '../../../../../components/custom-properties.ts';
import type { PictureSize } from '../../../../../components/picture/picture.tsx';
import { useText } from '../../../../../messages/text.tsx';
import { photoPoint, WallPhoto } from './wall-photo.tsx';
import styles from './own-wall.module.css';

type MarkingProps = {
  readonly photo: PictureSize;
  readonly marks: WallMarks;
  readonly onCommand: (command: WallCommand) => void;
};

const indexes = [0, 1, 2, 3] as const satisfies readonly WallCorner[];

/** The corner whose handle was pressed. */
const cornerAt = ({ target }: PointerEvent): WallCorner | undefined => {
  const handle = target instanceof Element ? target.closest('[data-corner]') : null;
  return indexes.find((index) => handle?.getAttribute('data-corner') === String(index));
};

type Held = { readonly corner: WallCorner; readonly isNext: boolean };

/** What lies under a finger, enlarged, on the other side of the photo. */
const Loupe = ({ photo, at }: { readonly photo: PictureSize; readonly at: PlanePoint }) => (
  <div
    className={styles['loupe']}
    data-side={at.x > photo.width / 2 ? 'left' : 'right'}
    style={customProperties({ '--x': at.x / photo.width, '--y': at.y / photo.height })}
  >
    <img src={photo.src} alt="" />
  </div>
);

/**
 * A press places the next corner and may be corrected before it ends; handles move by pointer and
 * keys.
 */
export const Marking = ({ photo, marks, onCommand }: MarkingProps) => {
  const text = useText();
  const [held, setHeld] = useState<Held | undefined>(undefined);
  const { corners, placed, selected } = marks;
  const outline = corners
    .slice(0, placed)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
  const near = held?.corner ?? (placed === 4 ? selected : undefined);
  const place = (corner: WallCorner, at: PlanePoint): void =>
    onCommand({ kind: 'place', corner, at });
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0 || held !== undefined) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const handle = cornerAt(event);
    setHeld({ corner: handle ?? selected, isNext: handle === undefined });
    if (handle === undefined) place(selected, photoPoint(event, photo));
    else onCommand({ kind: 'select', corner: handle });
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    if (held?.isNext === true) onCommand({ kind: 'tap', at: photoPoint(event, photo) });
    setHeld(undefined);
  };
  return (
    <fieldset
      className={styles['stage']}
      aria-label={text('own-wall.corners')}
      style={customProperties({ '--ratio': photo.width / photo.height })}
      data-step="mark"
      onPointerDown={onPointerDown}
      onPointerMove={(event) => {
        if (held) place(held.corner, photoPoint(event, photo));
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setHeld(undefined)}
    >
      <WallPhoto photo={photo} />
      <svg
        className={styles['lines']}
        viewBox={`0 0 ${photo.width} ${photo.height}`}
        aria-hidden="true"
      >
        <polygon points={outline} />
        <polygon points={outline} />
      </svg>
      {indexes.map((index) => (
        <button
          type="button"
          className={styles['handle']}
          aria-label={text(`own-wall.corner-${wallCorners[index]}`)}
          aria-pressed={selected === index}
          data-corner={index}
          data-placed={index < placed}
          style={customProperties({
            '--x': corners[index].x / photo.width,
            '--y': corners[index].y / photo.height,
          })}
          onFocus={() => onCommand({ kind: 'select', corner: index })}
          onKeyDown={(event: KeyboardEvent) =>
            runKeyCommand(event, wallWayOfKey, (way) => onCommand({ kind: 'step', way }))
          }
          key={index}
        />
      ))}
      {near !== undefined && <Loupe photo={photo} at={corners[near]} />}
    </fieldset>
  );
};
